import { describe, expect, test } from 'vitest';
import { numbersTo } from '../../../../src/basics/numbers-to.ts';
import { qualityOf } from '../../../../src/movement/quality.ts';
import { build, faults, field } from '../build.ts';

describe('barometer', () => {
  test.each(numbersTo(12).slice(1))('%i tables: everybody meets everybody, all on one set a round', (tables) => {
    const movement = build(field('barometer', tables));
    expect(faults(movement, [], tables)).toEqual([]);
    const all = 2 * tables - 1;
    expect(qualityOf(movement)).toMatchObject({ opponents: { least: all, most: all }, copies: tables });
    movement.rounds.forEach((seatings, index) =>
      expect(new Set(seatings.map(({ set }) => set))).toEqual(new Set([index + 1])),
    );
  });

  test.each([
    [4, 100],
    [5, 83.33],
    [6, 100],
    [7, 91.3],
    [8, 100],
    [10, 100],
    [12, 100],
  ])('%i tables: balance %d, the limits of the Howell', (tables, balance) => {
    expect(qualityOf(build(field('barometer', tables))).balance).toBeCloseTo(balance, 1);
  });
});
