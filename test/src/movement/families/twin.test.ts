import { expect, test } from 'vitest';
import { qualityOf } from '../../../../src/movement/quality.ts';
import { build, faults, lines, sizes } from '../build.ts';

test.each(sizes(6, 42, 4))('twin of %i tables: complete on two copies', (tables) => {
  const movement = build(lines('twin', tables));
  expect(faults(movement, [], 2)).toEqual([]);
  expect(qualityOf(movement)).toMatchObject({ balance: 100, copies: 2, sharing: { rounds: 0 } });
  expect(qualityOf(movement).opponents.least).toBe(tables);
});
