import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pointsOfFigure, type BoardScores } from '../../../../src/scoring/boards/board-scores.ts';
import { scoreButler } from '../../../../src/scoring/boards/butler.ts';
import { toNumber } from '../../../../src/scoring/numbers/exact.ts';
import { boardsWithTwoDatums, scoreFixedDatum } from '../../../../src/scoring/boards/fixed-datum.ts';
import type { ScoringLine } from '../../../../src/scoring/scoring-line.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { awardLine, linesOf, weightedLine } from '../line.ts';

const { wbf } = REGULATIONS;

function held(lines: readonly ScoringLine[], datum: number): ScoringLine[] {
  return lines.map((line) => ({ ...line, datum }));
}

function both({ results, ...board }: BoardScores): (number | null)[][] {
  const points = (figure: number | null) =>
    figure === null ? null : toNumber(pointsOfFigure({ ...board, results }, figure));
  return results.map(({ ns, ew }) => [points(ns), points(ew)]);
}

describe('a board against the score given for it', () => {
  test('each result for itself, seen from either side', () => {
    const board = scoreFixedDatum(held(linesOf([620, 170, -100]), 600), 3, wbf);
    expect(board).toMatchObject({ datum: 600, actual: 3, expected: 3, top: 0 });
    expect(both(board)).toEqual([
      [1, -1],
      [-10, 10],
      [-12, 12],
    ]);
  });

  test('a single result counts, whether others were expected or not', () => {
    expect(both(scoreFixedDatum(held(linesOf([620]), -50), 1, wbf))).toEqual([[12, -12]]);
    expect(scoreFixedDatum(held(linesOf([620]), -50), 1, wbf).expected).toBe(1);
    expect(both(scoreFixedDatum(held(linesOf([620]), -50), 9, wbf))).toEqual([[12, -12]]);
  });

  test('a board with more results than expected is its own measure', () => {
    expect(scoreFixedDatum(held(linesOf([620, 170, -100]), 600), 2, wbf).expected).toBe(3);
  });

  test('the datum may be named on a later line', () => {
    const board = scoreFixedDatum([...linesOf([null]), ...held(linesOf([620]), 600)], 2, wbf);
    expect([board.datum, both(board)[1]]).toEqual([600, [1, -1]]);
  });

  test('awards are 3, 0 and -3; weighted scores are weighted IMPs', () => {
    const weighted = weightedLine([
      [420, 75],
      [-50, 25],
    ]);
    const lines = held([awardLine(60, 50, { ns: 1, ew: 2 }), weighted, ...linesOf([null])], 220);
    expect(both(scoreFixedDatum(lines, 3, wbf))).toEqual([
      [3, 0],
      [2, -2],
      [null, null],
    ]);
  });

  test('without a datum it counts for nobody', () => {
    const board = scoreFixedDatum(linesOf([420, -50]), 2, wbf);
    expect(board.datum).toBeNull();
    expect(both(board)).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});

test('two datums of one board are found, also where one line has none', () => {
  const lines = [...held(linesOf([420], 1), 100), ...held(linesOf([420], 1), 110), ...held(linesOf([1, 2], 2), 50)];
  expect([...boardsWithTwoDatums(lines)]).toEqual([1]);
  expect([...boardsWithTwoDatums([...held(linesOf([420], 3), 100), ...linesOf([420], 3)])]).toEqual([3]);
});

test("against Butler's own datum it is Butler", () => {
  const field = fc.array(
    fc.integer({ min: -400, max: 400 }).map((tens) => tens * 10),
    { minLength: 2, maxLength: 20 },
  );
  fc.assert(
    fc.property(field, (scores) => {
      const butler = scoreButler(linesOf(scores), 0, wbf);
      expect(both(scoreFixedDatum(held(linesOf(scores), butler.datum ?? NaN), 0, wbf))).toEqual(both(butler));
    }),
  );
});
