import { expect, test } from 'vitest';
import { qualityOf } from '../../../../src/movement/quality.ts';
import { build, faults, lines, sizes, written } from '../build.ts';

test.each(sizes(4, 40, 4))('double weave of %i tables: complete, no sharing, no bye stand', (tables) => {
  const movement = build(lines('double-weave', tables));
  expect(faults(movement)).toEqual([]);
  expect(qualityOf(movement)).toMatchObject({
    balance: 100,
    byeStands: 0,
    opponents: { least: tables, most: tables },
    boardsPlayed: { least: tables, most: tables },
  });
});

test('a double weave begins as a straight Mitchell: pair T+t on set t at table t', () => {
  expect(written(build(lines('double-weave', 8)), 1)).toBe('1-9:1 2-10:2 3-11:3 4-12:4 5-13:5 6-14:6 7-15:7 8-16:8');
});
