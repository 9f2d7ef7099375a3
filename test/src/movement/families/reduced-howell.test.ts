import { describe, expect, test } from 'vitest';
import { numbersTo } from '../../../../src/basics/numbers-to.ts';
import { reducedHowell, reducedRounds } from '../../../../src/movement/families/reduced-howell.ts';
import { REDUCED_HOWELLS } from '../../../../src/movement/construction/reduced-howell-first-rounds.ts';
import { makeMovement } from '../../../../src/movement/make.ts';
import { qualityOf } from '../../../../src/movement/quality.ts';
import { build, faults, field } from '../build.ts';
import { figures } from '../figures.ts';

const { rows } = figures('reduced-howells') as { readonly rows: readonly (readonly [number, number, number])[] };

describe('reduced Howells', () => {
  test.each(REDUCED_HOWELLS)('%i tables, %i rounds: sound, balance %d', (tables, rounds, balance) => {
    const movement = build(field('reduced-howell', tables, { sets: rounds, rounds }));
    expect(faults(movement)).toEqual([]);
    const quality = qualityOf(movement);
    expect(quality).toMatchObject({ boardsPlayed: { least: rounds, most: rounds }, copies: 1 });
    expect(quality.stationary).toHaveLength(2 * tables - rounds);
    expect(quality.balance).toBeCloseTo(balance, 1);
  });

  test.each(rows)('%i tables, %i rounds: at least as balanced as %d', (tables, rounds, balance) => {
    const movement = build(field('reduced-howell', tables, { sets: rounds, rounds }));
    expect(qualityOf(movement).balance).toBeGreaterThan(balance - 0.01);
  });

  test('every number of rounds from T, or T+2 where T is even, up to one short of the full Howell', () => {
    for (const tables of [6, 7, 8, 9, 10, 11, 12, 13, 14]) {
      const least = tables % 2 === 0 ? tables + 2 : tables;
      expect(reducedRounds(tables)).toEqual(numbersTo(2 * tables - 2).filter((rounds) => rounds >= least));
    }
    expect(reducedRounds(3)).toEqual([3, 4]);
    expect(reducedRounds(5)).toEqual([5, 6, 7]);
  });

  test('four tables have none: the problem names the tables that have one', () => {
    const spec = reducedHowell.usual({ tables: 4, isHalf: false, rounds: null, even: null, phantom: null });
    expect(makeMovement(spec)).toMatchObject({ code: 'tables', given: 4, possible: [3, 5, 6, 7, 8] });
  });

  test('of the fixed pairs the missing one hurts least', () => {
    const [tables, sets] = [7, 9];
    const full = build(field('reduced-howell', tables, { sets }));
    const balances = [10, 11, 12, 13, 14].map((phantom) => qualityOf({ ...full, phantom }).balance);
    expect(Math.max(...balances)).toBe(balances.at(-1));
  });
});
