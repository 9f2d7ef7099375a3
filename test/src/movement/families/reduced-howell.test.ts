import { describe, expect, test } from 'vitest';
import { numbersTo } from '../../../../src/basics/numbers-to.ts';
import { reducedHowell, reducedRounds } from '../../../../src/movement/families/reduced-howell.ts';
import { REDUCED_HOWELLS } from '../../../../src/movement/construction/reduced-howell-first-rounds.ts';
import { makeMovement } from '../../../../src/movement/make.ts';
import { sharedTables } from '../../../../src/movement/sharing.ts';
import { qualityOf } from '../../../../src/movement/quality.ts';
import { build, faults, field } from '../build.ts';
import { figures } from '../figures.ts';

type Row = readonly [tables: number, rounds: number, balance: number];

const { rows, shared } = figures('reduced-howells') as {
  readonly rows: readonly Row[];
  readonly shared: { readonly rows: readonly Row[] };
};

const mayShare = (tables: number, rounds: number): boolean =>
  shared.rows.some((row) => row[0] === tables && row[1] === rounds);

describe('reduced Howells', () => {
  test.each(REDUCED_HOWELLS)('%i tables, %i rounds: sound, balance %d', (tables, rounds, balance) => {
    const movement = build(field('reduced-howell', tables, { sets: rounds, rounds }));
    const [sharing = []] = sharedTables(movement.spec);
    expect(faults(movement, sharing)).toEqual([]);
    const quality = qualityOf(movement);
    expect(quality).toMatchObject({ boardsPlayed: { least: rounds, most: rounds }, opponents: { least: rounds } });
    expect(sharing).toHaveLength(mayShare(tables, rounds) ? 2 : 0);
    expect(quality.sharing).toEqual(mayShare(tables, rounds) ? { rounds, tables: 2 } : { rounds: 0, tables: 1 });
    expect(quality.stationary).toHaveLength(2 * tables - rounds);
    expect(quality.balance).toBeCloseTo(balance, 1);
  });

  test.each(rows)('%i tables, %i rounds: at least as balanced as %d', (tables, rounds, balance) => {
    const movement = build(field('reduced-howell', tables, { sets: rounds, rounds }));
    expect(qualityOf(movement).balance).toBeGreaterThan(balance - 0.01);
  });

  test.each(shared.rows)('%i tables, %i rounds, two tables share: at least as balanced as published, %d', (...row) => {
    const [tables, rounds, balance] = row;
    const movement = build(field('reduced-howell', tables, { sets: rounds, rounds }));
    const [sharing = []] = sharedTables(movement.spec);
    expect((sharing[1] ?? 0) - (sharing[0] ?? 0)).toBe(1);
    expect(Number(qualityOf(movement).balance.toFixed(2))).toBeGreaterThanOrEqual(balance);
  });

  test('every number of rounds from T, or T+2 where T is even, up to one short of the full Howell', () => {
    for (const tables of [6, 7, 8, 9, 10, 11, 12, 13, 14]) {
      const least = tables % 2 === 0 ? tables + 2 : tables;
      const unshared = reducedRounds(tables).filter((rounds) => !mayShare(tables, rounds));
      expect(unshared).toEqual(numbersTo(2 * tables - 2).filter((rounds) => rounds >= least));
    }
    expect(reducedRounds(3)).toEqual([3, 4]);
    expect(reducedRounds(4)).toEqual([6]);
    expect(reducedRounds(5)).toEqual([5, 6, 7, 8]);
    expect(reducedRounds(6)).toEqual([6, 8, 9, 10]);
  });

  test('two tables have none, nor have more than fourteen', () => {
    const spec = reducedHowell.usual({ tables: 2, isHalf: false, rounds: null, even: null, phantom: null });
    expect(makeMovement(spec)).toMatchObject({ code: 'tables', given: 2, least: 3, most: 14 });
    expect(sharedTables({ ...spec, tables: 4, sets: 5 })).toEqual([]);
  });

  test('of the fixed pairs the missing one hurts least', () => {
    const [tables, sets] = [7, 9];
    const full = build(field('reduced-howell', tables, { sets }));
    const balances = [10, 11, 12, 13, 14].map((phantom) => qualityOf({ ...full, phantom }).balance);
    expect(Math.max(...balances)).toBe(balances.at(-1));
  });
});
