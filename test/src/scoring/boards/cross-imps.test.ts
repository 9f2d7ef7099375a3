import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { percentageOfFigure, pointsOfFigure, type BoardScores } from '../../../../src/scoring/boards/board-scores.ts';
import { scoreCrossImps } from '../../../../src/scoring/boards/cross-imps.ts';
import { exact, multiply, writeExact, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import { imps } from '../../../../src/scoring/boards/imps.ts';
import type { ScoringLine } from '../../../../src/scoring/scoring-line.ts';
import { REGULATIONS, type Regulation } from '../../../../src/scoring/regulation/regulation.ts';
import { awardLine, linesOf, weightedLine } from '../line.ts';

const MEAN: Regulation = { ...REGULATIONS.wbf, crossImps: 'mean' };
const SUM: Regulation = { ...REGULATIONS.wbf, crossImps: 'sum' };

function ns(board: BoardScores): (string | null)[] {
  return board.results.map((result) => (result.ns === null ? null : writeExact(pointsOfFigure(board, result.ns))));
}

function ew(board: BoardScores): (string | null)[] {
  return board.results.map((result) => (result.ew === null ? null : writeExact(pointsOfFigure(board, result.ew))));
}

describe('a fully played board', () => {
  test('is the mean of the comparisons with every other result, or their sum', () => {
    const lines = linesOf([-140, -460, 50, -490]);
    expect(ns(scoreCrossImps(lines, 4, MEAN))).toEqual(['11/3', '-6', '9', '-20/3']);
    expect(ew(scoreCrossImps(lines, 4, MEAN))).toEqual(['-11/3', '6', '-9', '20/3']);
    expect(ns(scoreCrossImps(lines, 4, SUM))).toEqual(['11', '-18', '27', '-20']);
  });

  test('has no top and no datum, and its frequencies with their IMPs', () => {
    const board = scoreCrossImps(linesOf([420, -50, 420], 7), 3, SUM);
    expect(board).toMatchObject({ board: 7, actual: 3, expected: 3, top: 0, datum: null, denominator: 1 });
    expect(board.frequencies).toEqual([
      { score: 420, times: 2, ns: 10, ew: -10 },
      { score: -50, times: 1, ns: -20, ew: 20 },
    ]);
    expect(percentageOfFigure(board, 10)).toBeNull();
  });
});

describe('fewer results than the rest', () => {
  test('eight expected and five there: every result stands for 8/5 of them (White Book 4.2.4)', () => {
    // the sums of the five alone are -3, 30, -26, 2, -3
    const lines = linesOf([140, 420, -50, 170, 140]);
    expect(ns(scoreCrossImps(lines, 8, SUM))).toEqual(['-24/5', '48', '-208/5', '16/5', '-24/5']);
    expect(ns(scoreCrossImps(lines, 8, MEAN))).toEqual(['-24/35', '48/7', '-208/35', '16/35', '-24/35']);
  });

  test('a single result of a board others were to play is nothing, one alone counts for nobody', () => {
    expect(ns(scoreCrossImps(linesOf([620]), 7, MEAN))).toEqual(['0']);
    expect(ns(scoreCrossImps(linesOf([620]), 1, MEAN))).toEqual([null]);
    expect(ns(scoreCrossImps([awardLine(60, 40, { ns: 1, ew: 2 })], 1, MEAN))).toEqual([null]);
  });

  test('even one alone has figures that can be read', () => {
    const board = scoreCrossImps(linesOf([620]), 1, MEAN);
    expect(board.frequencies.map((row) => writeExact(pointsOfFigure(board, row.ns)))).toEqual(['0']);
  });

  test('a board with more results than expected is its own measure', () => {
    expect(scoreCrossImps(linesOf([420, -50, 420]), 2, SUM)).toEqual(scoreCrossImps(linesOf([420, -50, 420]), 3, SUM));
  });

  test('a board of nothing', () => {
    expect(scoreCrossImps([], 0, MEAN)).toMatchObject({ actual: 0, expected: 0, results: [], frequencies: [] });
  });
});

describe('awards and boards not played', () => {
  const lines = [
    ...linesOf([420, -50, null]),
    awardLine(60, 40, { ns: 4, ew: 104 }),
    awardLine(50, 60, { ns: 5, ew: 105 }),
  ];

  test('3, 0 and -3 IMPs, beside the field', () => {
    const board = scoreCrossImps(lines, 4, MEAN);
    expect(board.actual).toBe(2);
    // two results of four: 10 IMPs x 4/2, over three comparisons
    expect(ns(board)).toEqual(['20/3', '-20/3', null, '3', '0']);
    expect(ew(board)).toEqual(['-20/3', '20/3', null, '-3', '3']);
  });

  test('as a sum three IMPs a comparison', () => {
    expect(ns(scoreCrossImps(lines, 4, SUM)).slice(3)).toEqual(['9', '0']);
  });

  test('another percentage has no IMPs, on its side only', () => {
    const board = scoreCrossImps([...linesOf([420, -50]), awardLine(60, 0, { ns: 4, ew: 104 })], 3, MEAN);
    expect([ns(board)[2], ew(board)[2]]).toEqual(['3', null]);
  });

  test('only awards: they count where the board was expected more than once', () => {
    expect(ns(scoreCrossImps([awardLine(60, 40, { ns: 1, ew: 2 })], 5, MEAN))).toEqual(['3']);
  });
});

describe('weighted scores (Law 12C1)', () => {
  test('each component is brought to IMPs and then weighted; the others meet it with its weights', () => {
    const weighted = weightedLine([
      [420, 60],
      [-50, 40],
    ]);
    const board = scoreCrossImps([...linesOf([420, -50]), weighted], 3, SUM);
    // 420 beats one -50 and 0.4 of the weighted: 14; -50 loses to 1.6 times 420: -16; weighted 0.6 x 14 - 0.4 x 16
    expect(ns(board)).toEqual(['14', '-16', '2']);
    expect(board.frequencies.map(({ score, times }) => [score, times])).toEqual([
      [420, 1.6],
      [-50, 1.4],
    ]);
  });
});

test('a field too large to be counted exactly is refused, not rounded', () => {
  expect(() => scoreCrossImps(linesOf([420, 450]), Number.MAX_SAFE_INTEGER, MEAN)).toThrow(
    'too large to be counted exactly',
  );
  expect(() => scoreCrossImps(linesOf([420, 450, -50]), 100_000, MEAN)).not.toThrow();
});

const score = fc.integer({ min: -400, max: 400 }).map((tens) => tens * 10);
const field = fc.array(score, { minLength: 2, maxLength: 30 });
const regulation = fc.constantFrom(MEAN, SUM);

/** A field with some weighted scores in it. */
const anyField = fc
  .tuple(field, fc.array(fc.tuple(score, score, fc.integer({ min: 1, max: 99 })), { maxLength: 3 }))
  .map(([scores, weighted]): ScoringLine[] => [
    ...linesOf(scores),
    ...weighted.map(([first, second, percent]) =>
      weightedLine([
        [first, percent],
        [second, 100 - percent],
      ]),
    ),
  ]);

describe('for every board', () => {
  test('the IMPs of its results add up to nothing, weighted scores among them', () => {
    fc.assert(
      fc.property(anyField, fc.nat(9), regulation, (lines, missing, variant) => {
        const board = scoreCrossImps(lines, lines.length + missing, variant);
        expect(board.results.reduce((sum, result) => sum + (result.ns ?? NaN), 0)).toBe(0);
      }),
    );
  });

  test('it is what comparing each result with every other gives', () => {
    fc.assert(
      fc.property(field, (scores) => {
        const sums = scores.map((own) => scores.reduce((sum, other) => sum + imps(own - other), 0));
        expect(ns(scoreCrossImps(linesOf(scores), 0, SUM))).toEqual(sums.map(String));
        const means = sums.map((sum) => writeExact(exact(sum, scores.length - 1)));
        expect(ns(scoreCrossImps(linesOf(scores), 0, MEAN))).toEqual(means);
      }),
    );
  });

  test('brought to E results the sum is E/A of what it was, and E = A changes nothing', () => {
    fc.assert(
      fc.property(anyField, fc.nat(9), (lines, missing) => {
        const plain = scoreCrossImps(lines, 0, SUM);
        const brought = scoreCrossImps(lines, lines.length + missing, SUM);
        const factor = exact(lines.length + missing, lines.length);
        expect(points(brought)).toEqual(points(plain).map((value) => multiply(value, factor)));
      }),
    );
  });

  test('the sum is the mean times the comparisons of a full board, awards too', () => {
    fc.assert(
      fc.property(anyField, fc.nat(9), (lines, missing) => {
        const awarded = [...lines, awardLine(60, 40, { ns: 98, ew: 198 })];
        const expected = lines.length + missing;
        const means = points(scoreCrossImps(awarded, expected, MEAN));
        const sums = points(scoreCrossImps(awarded, expected, SUM));
        expect(means.map((value) => multiply(value, exact(expected - 1)))).toEqual(sums);
      }),
    );
  });

  test('seen from East-West it is the mirror', () => {
    fc.assert(
      fc.property(field, fc.nat(9), regulation, (scores, missing, variant) => {
        const expected = scores.length + missing;
        const mirror = scoreCrossImps(linesOf(scores.map((value) => 0 - value)), expected, variant);
        expect(ns(mirror)).toEqual(ew(scoreCrossImps(linesOf(scores), expected, variant)));
      }),
    );
  });

  test('the order of entry does not matter', () => {
    fc.assert(
      fc.property(anyField, regulation, (lines, variant) => {
        const board = scoreCrossImps(lines, 40, variant);
        const reversed = scoreCrossImps(lines.toReversed(), 40, variant);
        expect(ns(reversed).toReversed()).toEqual(ns(board));
      }),
    );
  });

  test('one component of 100 is that score', () => {
    fc.assert(
      fc.property(field, score, regulation, (scores, own, variant) => {
        const weighted = scoreCrossImps([...linesOf(scores), weightedLine([[own, 100]])], 40, variant);
        expect(ns(weighted)).toEqual(ns(scoreCrossImps(linesOf([...scores, own]), 40, variant)));
      }),
    );
  });

  test('a better score never has fewer IMPs', () => {
    fc.assert(
      fc.property(field, regulation, (scores, variant) => {
        const { frequencies } = scoreCrossImps(linesOf(scores), 40, variant);
        for (const [index, row] of frequencies.entries()) {
          expect(row.ns).toBeGreaterThanOrEqual(frequencies[index + 1]?.ns ?? -Infinity);
        }
      }),
    );
  });
});

function points(board: BoardScores): Exact[] {
  return board.results.map((result) => pointsOfFigure(board, result.ns ?? NaN));
}
