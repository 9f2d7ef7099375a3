import { describe, expect, test } from 'vitest';
import { reducedRounds } from '../../../../src/movement/families/reduced-howell.ts';
import { REDUCED_HOWELLS } from '../../../../src/movement/construction/reduced-howell-first-rounds.ts';
import { numbersTo } from '../../../../src/basics/numbers-to.ts';
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

  test('of the fixed pairs the missing one hurts least', () => {
    const [tables, sets] = [7, 9];
    const full = build(field('reduced-howell', tables, { sets }));
    const balances = [10, 11, 12, 13, 14].map((phantom) => qualityOf({ ...full, phantom }).balance);
    expect(Math.max(...balances)).toBe(balances.at(-1));
  });
});

describe('three tables without sharing', () => {
  const movement = build(field('half-rounds', 3));

  test('ten rounds, everybody twice, balance 100', () => {
    expect(faults(movement).filter((fault) => !fault.includes('meets'))).toEqual([]);
    expect(qualityOf(movement)).toMatchObject({
      balance: 100,
      repeats: 15,
      sharing: { rounds: 0 },
      opponents: { least: 5, most: 5 },
      boardsPlayed: { least: 10, most: 10 },
    });
  });
});

describe('hesitation', () => {
  const { balances } = figures('hesitations') as { readonly balances: Record<string, number> };

  test.each(numbersTo(20).slice(2))('%i tables: sound; an even number shares at one table', (tables) => {
    const movement = build(field('hesitation', tables));
    expect(faults(movement, tables % 2 === 0 ? [1, tables] : [])).toEqual([]);
    const quality = qualityOf(movement);
    expect(quality.boardsPlayed).toEqual({ least: tables + 1, most: tables + 1 });
    expect(quality.stationary).toHaveLength(tables - 1);
  });

  test.each(Object.entries(balances))('%s tables: balance %d, as published', (tables, balance) => {
    expect(qualityOf(build(field('hesitation', Number(tables)))).balance).toBeCloseTo(balance, 2);
  });
});

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
