import { describe, expect, test } from 'vitest';
import { qualityOf } from '../../../../src/movement/quality.ts';
import { nextMove } from '../../../../src/movement/next-move.ts';
import { build, faults, howell, written } from '../build.ts';
import { figures } from '../figures.ts';

interface Row {
  readonly tables: number;
  readonly balance: number;
  readonly sameDirection: readonly [number, number];
  readonly competition: readonly [number, number];
  readonly withoutFixedPair: number | null;
}

const { rows } = figures('howell') as { readonly rows: readonly Row[] };

describe.each(rows)('$tables tables', ({ tables, balance, sameDirection, competition }) => {
  const movement = build(howell(tables));
  const quality = qualityOf(movement);
  const others = 2 * tables - 1;

  test('is sound, and every pair meets every other and plays every set', () => {
    expect(faults(movement, tables === 2 ? [1, 2] : tables === 3 ? [1, 2, 3] : [])).toEqual([]);
    expect(movement).toMatchObject({ sets: others, winners: 1, phantom: null });
    expect(quality.opponents).toEqual({ least: others, most: others, possible: others });
    expect(quality.boardsPlayed).toEqual({ least: 2 * others, most: 2 * others });
  });

  test('has the best balance known', () => {
    expect(quality.balance).toBeCloseTo(balance, 2);
    expect(Object.values(quality.comparisons)).toEqual(sameDirection);
    expect(quality.competition).toMatchObject({ least: competition[0], most: competition[1] });
  });

  test('only the last pair is fixed, everybody else takes the seat of the next lower number', () => {
    expect(quality.stationary).toEqual([2 * tables]);
    const movers = Array.from({ length: others }, (_, index) => index + 1);
    for (let round = 1; round < others; round += 1) {
      expect(nextMove(movement, round)?.pairs).toEqual({ kind: 'follow', movers, stationary: [2 * tables] });
    }
  });

  test('without the fixed pair everyone sits out once', () => {
    const half = qualityOf(build(howell(tables, { phantom: true })));
    expect(half.sitOuts).toEqual({ least: 1, most: 1 });
  });

  test('ends early in any round', () => {
    for (let rounds = 1; rounds < others; rounds += 1) {
      expect(build(howell(tables, { rounds })).rounds).toEqual(movement.rounds.slice(0, rounds));
    }
  });
});

test.each(rows.filter(({ withoutFixedPair }) => withoutFixedPair !== null))(
  '$tables tables without the fixed pair: balance $withoutFixedPair',
  ({ tables, withoutFixedPair }) => {
    const { balance } = qualityOf(build(howell(tables, { phantom: true })));
    expect(balance).toBeCloseTo(withoutFixedPair ?? 0, 2);
  },
);

test.each([5, 7, 9])('%i tables need one bye stand, with the fixed pair at the middle table', (tables) => {
  const movement = build(howell(tables));
  expect(qualityOf(movement).byeStands).toBe(1);
  expect(movement.rounds[0]?.find(({ ns }) => ns === 2 * tables)?.table).toBe((tables + 1) / 2);
});

test.each([4, 6, 8, 10])('%i tables need two', (tables) => {
  expect(qualityOf(build(howell(tables))).byeStands).toBe(2);
});

test.each([4, 5, 6, 7, 8, 9, 10])('%i tables: boards go down one table after every round', (tables) => {
  const movement = build(howell(tables));
  const kinds = movement.rounds.slice(1).map((_, index) => nextMove(movement, index + 1)?.boards.kind);
  expect(new Set(kinds)).toEqual(new Set(['down']));
});

test('two tables share every set', () => {
  const movement = build(howell(2));
  expect([1, 2, 3].map((round) => written(movement, round))).toEqual(['4-1:1 2-3:1', '4-2:2 3-1:2', '4-3:3 1-2:3']);
});

test('three tables share the last set only', () => {
  expect(qualityOf(build(howell(3))).sharing).toEqual({ rounds: 1, tables: 3 });
});

test('the same every time', () => {
  expect(build(howell(7)).rounds).toEqual(build(howell(7, { boardsPerRound: 3 })).rounds);
});
