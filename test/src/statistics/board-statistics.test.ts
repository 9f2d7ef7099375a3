import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outcomeScore } from '../../../src/bridge/score/score.ts';
import type { Outcome, Played } from '../../../src/bridge/result/result.ts';
import { boardStatistics } from '../../../src/statistics/board-statistics.ts';
import { spreadOf } from '../../../src/statistics/spread.ts';

const scores = fc.array(
  fc.integer({ min: -760, max: 760 }).map((tens) => tens * 10),
  { minLength: 1, maxLength: 30 },
);

function contract(level: 3 | 4 | 6, risk: '' | 'X' = '', strain: 'S' | 'NT' = 'S') {
  return { level, strain, risk };
}

function played(what: Played['contract'], declarer: Played['declarer'], tricks: number): Outcome {
  return { kind: 'played', contract: what, declarer, tricks, lead: null };
}

function results(board: number, outcomes: readonly Outcome[]) {
  return outcomes.map((outcome) => ({ board, outcome, score: outcomeScore(outcome, board) }));
}

describe('the spread of scores', () => {
  test.each([
    [[420], [420, 420, 420, 420, 420]],
    [
      [-50, 420],
      [-50, -50, 185, 420, 420],
    ],
    [
      [450, -50, 420],
      [-50, 185, 420, 435, 450],
    ],
    [
      [620, -100, 650, 620],
      [-100, 260, 620, 635, 650],
    ],
    [
      [140, 110, 170, -50, -100],
      [-100, -50, 110, 140, 170],
    ],
  ])('%j: least, hinges, median, most %j', (given, [least, lowerQuartile, median, upperQuartile, most]) => {
    expect(spreadOf(given)).toEqual({ least, lowerQuartile, median, upperQuartile, most });
  });

  test('there is none without a score', () => expect(spreadOf([])).toBeNull());

  test('is in order and whole, whatever the order of the scores', () => {
    fc.assert(
      fc.property(scores, (given) => {
        const spread = spreadOf(given);
        const figures = Object.values(spread ?? {});
        expect(figures).toEqual(figures.toSorted((a, b) => a - b));
        expect(figures.every(Number.isInteger)).toBe(true);
        expect(spreadOf(given.toReversed())).toEqual(spread);
      }),
    );
  });

  test('from the other side it is mirrored', () => {
    fc.assert(
      fc.property(scores, (given) => {
        const [own, other] = [given, given.map((score) => 0 - score)].map((one) => Object.values(spreadOf(one) ?? {}));
        expect(other).toEqual(own?.map((figure) => 0 - figure).toReversed());
      }),
    );
  });
});

describe('what a field makes of a board', () => {
  // Board 1: nobody is vulnerable.
  const [busy, quiet] = boardStatistics([
    ...results(8, [{ kind: 'passedOut' }, { kind: 'notPlayed' }]),
    ...results(1, [
      played(contract(4), 'N', 10),
      played(contract(4), 'S', 10),
      played(contract(4), 'E', 7),
      played(contract(4, 'X'), 'N', 9),
      played(contract(3), 'N', 9),
      played(contract(6), 'S', 12),
      played(contract(3, '', 'NT'), 'S', 9),
      { kind: 'score', score: 420 },
      { kind: 'award', ns: 60, ew: 40 },
    ]),
  ]);

  test('boards come in order, each with its own results', () => {
    expect([busy?.board, quiet?.board]).toEqual([1, 8]);
    expect(quiet).toEqual({
      board: 8,
      scored: 1,
      spread: { least: 0, lowerQuartile: 0, median: 0, upperQuartile: 0, most: 0 },
      scores: [{ score: 0, times: 1 }],
      contracts: 0,
      kinds: { partScore: 0, game: 0, slam: 0, grandSlam: 0 },
      doubled: 0,
      passedOut: 1,
    });
  });

  test('contracts differ by level, strain, doubling and side; seats of a side do not count', () => {
    expect(busy).toMatchObject({
      scored: 8,
      contracts: 6,
      kinds: { partScore: 1, game: 5, slam: 1, grandSlam: 0 },
      doubled: 1,
      passedOut: 0,
    });
  });

  test('scores stand with how often they occurred, least first', () => {
    expect(busy?.scores).toEqual([
      { score: -100, times: 1 },
      { score: 140, times: 1 },
      { score: 150, times: 1 },
      { score: 400, times: 1 },
      { score: 420, times: 3 },
      { score: 980, times: 1 },
    ]);
  });
});
