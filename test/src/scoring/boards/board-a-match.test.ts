import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resultsBeyondTwo, scoreBoardAMatch } from '../../../../src/scoring/boards/board-a-match.ts';
import { pointsOfFigure, type BoardScores } from '../../../../src/scoring/boards/board-scores.ts';
import { toNumber } from '../../../../src/scoring/numbers/exact.ts';
import type { ScoringLine } from '../../../../src/scoring/scoring-line.ts';
import { METHODS } from '../../../../src/scoring/method.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { scoreSession } from '../../../../src/scoring/ranked-session/score-session.ts';
import { awardLine, linesOf, weightedLine } from '../line.ts';

function scored(lines: readonly ScoringLine[]): BoardScores {
  return scoreBoardAMatch(lines, 2, REGULATIONS.wbf);
}

function both(board: BoardScores): (number | null)[][] {
  const points = (figure: number | null) => (figure === null ? null : toNumber(pointsOfFigure(board, figure)));
  return board.results.map(({ ns, ew }) => [points(ns), points(ew)]);
}

/** The same deal at two tables of so many matches. */
function matches(pairs: readonly (readonly [number | null, number | null])[]): ScoringLine[] {
  return linesOf(pairs.flat()).map((line, index) => ({ ...line, match: String(Math.floor(index / 2)) }));
}

test('two for the better, one each for equal, with the other side of the table', () => {
  const board = scored(linesOf([420, 400], 5));
  expect(board).toMatchObject({ board: 5, top: 2, actual: 2, expected: 2, datum: null });
  expect(both(board)).toEqual([
    [2, 0],
    [0, 2],
  ]);
  expect(board.frequencies.map(({ score, ns }) => [score, ns])).toEqual([
    [420, 2],
    [400, 0],
  ]);
});

describe('several matches on one board', () => {
  test('each for itself, in the order of the lines', () => {
    const board = scored(
      matches([
        [420, -50],
        [-50, -50],
      ]),
    );
    expect(both(board)).toEqual([
      [2, 0],
      [0, 2],
      [1, 1],
      [1, 1],
    ]);
    expect(board).toMatchObject({ actual: 4, expected: 4, frequencies: [] });
  });

  test('figures of a match with a weighted score and of one without add up', () => {
    const weighted = weightedLine([
      [420, 50],
      [-50, 50],
    ]);
    const second = [weighted, ...linesOf([100])].map((line) => ({ ...line, match: 'b' }));
    expect(both(scored([...matches([[420, 400]]), ...second])).map(([ns]) => ns)).toEqual([2, 0, 1, 1]);
  });
});

test('an other table without a result: nobody, an award keeps its percent of two', () => {
  expect(both(scored(linesOf([420])))).toEqual([[null, null]]);
  expect(scored(linesOf([420])).frequencies).toEqual([]);
  expect(both(scored(linesOf([420, null])))).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(both(scored([...linesOf([420]), awardLine(60, 40, { ns: 2, ew: 102 })]))).toEqual([
    [null, null],
    [1.2, 0.8],
  ]);
  expect(both(scored([]))).toEqual([]);
});

test('an award has no form, so it keeps no two results from being held against each other', () => {
  const turned = linesOf([420, 50]).map((line) => ({ ...line, form: 'turned' }));
  expect(both(scored([...turned, awardLine(60, 40, { ns: 3, ew: 103 })])).slice(0, 2)).toEqual([
    [2, 0],
    [0, 2],
  ]);
});

test('the third result of a match is found, and refused', () => {
  const lines = [...linesOf([420, 400, 50, 60], 7), ...linesOf([1, 2], 8), awardLine(60, 40, { ns: 9, ew: 10 }, 8)];
  expect(resultsBeyondTwo(lines)).toEqual([lines[2]]);
  expect(() => scored(linesOf([420, 400, 50]))).toThrow('more than two results in a match');
  expect(resultsBeyondTwo([...matches([[420, 400]]), ...linesOf([50, 60])])).toEqual([]);
});

test('for all scores: points of a match add up to two from either side, and exchange with the tables', () => {
  const score = fc.integer({ min: -80, max: 80 }).map((tens) => tens * 10);
  fc.assert(
    fc.property(fc.array(fc.tuple(score, score), { minLength: 1, maxLength: 9 }), (pairs) => {
      const straight = both(scored(matches(pairs)));
      const exchanged = both(scored(matches(pairs.map(([a, b]) => [b, a]))));
      for (const [index] of pairs.entries()) {
        const [first, second] = straight.slice(2 * index);
        expect(Number(first?.[0]) + Number(second?.[0])).toBe(2);
        expect(Number(first?.[0]) + Number(first?.[1])).toBe(2);
        expect(exchanged.slice(2 * index, 2 * index + 2)).toEqual([second, first]);
      }
    }),
  );
});

test('results of two forms of a fouled board are not held against each other', () => {
  const [first, second] = linesOf([420, 50]) as [ScoringLine, ScoringLine];
  for (const regulation of [REGULATIONS.wbf, REGULATIONS.acbl]) {
    const board = scoreBoardAMatch([first, { ...second, form: 'turned' }], 2, regulation);
    expect(both(board)).toEqual([
      [null, null],
      [null, null],
    ]);
  }
});

test('a split score and an award: the side with a score is compared, the other has its award', () => {
  const split = { ns: [{ score: -300, percent: 100 }], ew: 0 };
  const [other, line] = linesOf([420, null]) as [ScoringLine, ScoringLine];
  expect(both(scored([other, { ...line, split }]))).toEqual([
    [2, null],
    [0, 0],
  ]);
  expect(both(scored([{ ...line, split }]))).toEqual([[null, 0]]);
  const turned = { ns: 100, ew: [{ score: 300, percent: 100 }] };
  expect(both(scored([other, { ...line, split: turned }]))).toEqual([
    [null, 0],
    [2, 2],
  ]);
  expect(both(scored([{ ...line, split: turned }]))).toEqual([[2, null]]);
});

test('half frequencies: the only score of a split one is held against the other table, for both of its sides', () => {
  const [other, line] = linesOf([420, null]) as [ScoringLine, ScoringLine];
  const split = { ns: [{ score: -300, percent: 100 }], ew: 0 };
  const halves = { ...REGULATIONS.wbf, splitScores: 'half-frequencies' } as const;
  expect(both(scoreBoardAMatch([other, { ...line, split }], 2, halves))).toEqual([
    [2, 0],
    [0, 0],
  ]);
});

test('two equal results are a tie also where the session takes equal lines together', () => {
  const options = { winners: 1, regulation: REGULATIONS.wbf, method: METHODS['board-a-match'] } as const;
  for (const lines of [linesOf([420, 420]), matches([[420, 420]])]) {
    const [board] = scoreSession(lines, options).boards;
    expect(board && both(board)).toEqual([
      [1, 1],
      [1, 1],
    ]);
  }
});
