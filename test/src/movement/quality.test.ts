import { expect, test } from 'vitest';
import { boardsOfSet } from '../../../src/movement/board-set.ts';
import { qualityOf } from '../../../src/movement/quality.ts';
import { build, howell, mitchell } from './build.ts';

test('a Mitchell of 13 tables', () => {
  expect(qualityOf(build(mitchell(13)))).toEqual({
    pairs: 26,
    boardsInPlay: 26,
    boardsPlayed: { least: 26, most: 26 },
    opponents: { least: 13, most: 13, possible: 13 },
    repeats: 0,
    sharing: { rounds: 0, tables: 1 },
    copies: 1,
    byeStands: 0,
    sitOuts: { least: 0, most: 0 },
    sitOutBoards: 0,
    moves: { least: 0, most: 12 },
    stationary: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    balance: 100,
    competition: { least: 13, most: 13, deviation: 0 },
    comparisons: { least: 13, most: 13 },
  });
});

test('with two rankings the worse line counts', () => {
  const { balance } = qualityOf(build(mitchell(13, { rounds: 11 })));
  expect(balance).toBeGreaterThan(99);
  expect(balance).toBeLessThan(100);
  expect(qualityOf(build(mitchell(13, { rounds: 12 }))).balance).toBe(100);
});

test('a half table: sit-outs and their length, the missing pair left out', () => {
  expect(qualityOf(build(mitchell(5, { phantom: 'NS', boardsPerRound: 5 })))).toMatchObject({
    pairs: 9,
    boardsPlayed: { least: 20, most: 25 },
    opponents: { least: 4, most: 5, possible: 5 },
    sitOuts: { least: 0, most: 1 },
    sitOutBoards: 5,
    stationary: [1, 2, 3, 4],
  });
  expect(qualityOf(build(howell(5, { phantom: true, boardsPerRound: 3 })))).toMatchObject({
    pairs: 9,
    boardsPlayed: { least: 24, most: 24 },
    opponents: { least: 8, most: 8, possible: 8 },
    sitOutBoards: 3,
    stationary: [],
  });
});

test('a shared set needs a copy for each table that is not to share', () => {
  expect(qualityOf(build(mitchell(8)))).toMatchObject({ sharing: { rounds: 8, tables: 2 }, copies: 2 });
});

test('the boards of a set', () => {
  expect(boardsOfSet(1, 2)).toEqual([1, 2]);
  expect(boardsOfSet(13, 2)).toEqual([25, 26]);
  expect(boardsOfSet(4, 1)).toEqual([4]);
});
