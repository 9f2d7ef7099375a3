import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pointsOfFigure, type BoardScores } from '../../../../src/scoring/boards/board-scores.ts';
import { scoreButler } from '../../../../src/scoring/boards/butler.ts';
import { writeExact } from '../../../../src/scoring/numbers/exact.ts';
import { imps } from '../../../../src/scoring/boards/imps.ts';
import { REGULATIONS, type Regulation } from '../../../../src/scoring/regulation/regulation.ts';
import { awardLine, linesOf, weightedLine } from '../line.ts';

const { wbf, abf } = REGULATIONS;

function ns(board: BoardScores): (string | null)[] {
  return board.results.map((result) => (result.ns === null ? null : writeExact(pointsOfFigure(board, result.ns))));
}

function ew(board: BoardScores): (string | null)[] {
  return board.results.map((result) => (result.ew === null ? null : writeExact(pointsOfFigure(board, result.ew))));
}

function datum(scores: readonly number[], regulation: Regulation = wbf): number | null {
  return scoreButler(linesOf(scores), 0, regulation).datum;
}

describe('the datum', () => {
  test('is the mean of all results to the nearest ten', () => {
    expect(datum([420, 230, 200, 420, 400])).toBe(330);
    expect(datum([-420, -230, -200, -420, -400])).toBe(-330);
  });

  test('an exact five goes away from zero, on either side; less does not', () => {
    expect(datum([100, 110])).toBe(110);
    expect(datum([-100, -110])).toBe(-110);
    expect(datum([0, 0, 0, 10])).toBe(0);
    expect(datum([0, -10])).toBe(-10);
    expect(Object.is(datum([0, 0, 0, -10]), 0)).toBe(true);
  });

  test('without as many of the highest and lowest as the regulation drops', () => {
    const scores = [-650, -170, -1440, 100, -170, -200];
    expect(datum(scores, abf)).toBe(-300);
    expect(datum(scores, { ...wbf, butler: { ...wbf.butler, drops: [{ highest: 2, lowest: 0, from: 3 }] } })).toBe(
      -620,
    );
    expect(datum(scores, { ...wbf, butler: { ...wbf.butler, drops: [{ highest: 0, lowest: 2, from: 3 }] } })).toBe(
      -110,
    );
  });

  test('one of several equal extremes is dropped, not all', () => {
    expect(datum([600, 600, 600, -200, -200, 600], abf)).toBe(400);
  });

  test('none is dropped of a field smaller than the regulation says', () => {
    expect(datum([650, 170, 200], abf)).toBe(340);
    expect(datum([650, 170, 200, 200], abf)).toBe(200);
  });

  test('a weighted score enters it with its weights, and loses them first as an extreme', () => {
    const weighted = weightedLine([
      [1000, 50],
      [0, 50],
    ]);
    expect(scoreButler([...linesOf([400, 400]), weighted], 3, wbf).datum).toBe(430);
    // dropped above: 1000 half, 400 half; below: 0 half, 100 half. Left: 400 one and a half, 100 half
    expect(scoreButler([...linesOf([400, 400, 100]), weighted], 4, abf).datum).toBe(330);
  });

  test('there is none without results', () => {
    expect(scoreButler([awardLine(60, 40, { ns: 1, ew: 2 })], 4, wbf).datum).toBeNull();
    expect(scoreButler([], 0, wbf)).toMatchObject({ datum: null, results: [], frequencies: [] });
  });
});

describe('a board', () => {
  test('every result against the datum, for either side', () => {
    const board = scoreButler(linesOf([170, 420, 400, 520, 420, 170, 420]), 7, wbf);
    expect(board).toMatchObject({ datum: 360, actual: 7, expected: 7, top: 0, denominator: 1 });
    expect(ns(board)).toEqual(['-5', '2', '1', '4', '2', '-5', '2']);
    expect(ew(board)).toEqual(['5', '-2', '-1', '-4', '-2', '5', '-2']);
    expect(board.frequencies[0]).toEqual({ score: 520, times: 1, ns: 4, ew: -4 });
  });

  test('a dropped result is still compared', () => {
    expect(ns(scoreButler(linesOf([-650, -170, -1440, 100, -170, -200]), 6, abf))).toEqual([
      '-8',
      '4',
      '-15',
      '9',
      '4',
      '3',
    ]);
  });

  test('awards are 3, 0 and -3, stay out of the datum and are no result', () => {
    const lines = [...linesOf([420, 420, null]), awardLine(40, 60, { ns: 4, ew: 104 })];
    const board = scoreButler([...lines, awardLine(50, 33, { ns: 5, ew: 105 })], 4, wbf);
    expect(board).toMatchObject({ datum: 420, actual: 2, expected: 4 });
    expect(ns(board)).toEqual(['0', '0', null, '-3', '0']);
    expect(ew(board)).toEqual(['0', '0', null, '3', null]);
  });

  test('a weighted score: each component against the datum, then weighted', () => {
    const weighted = weightedLine([
      [420, 75],
      [-50, 25],
    ]);
    const board = scoreButler([...linesOf([420, -50]), weighted], 3, wbf);
    // mean (420 + -50 + 302.5) / 3 = 224.17; 200 is 5, 270 is 7; 0.75 x 5 - 0.25 x 7
    expect(board.datum).toBe(220);
    expect(ns(board)).toEqual(['5', '-7', '2']);
  });

  test('a result alone counts for nobody; where more were expected it is nothing', () => {
    expect(ns(scoreButler(linesOf([620]), 1, wbf))).toEqual([null]);
    expect(ns(scoreButler(linesOf([620]), 7, wbf))).toEqual(['0']);
  });
});

const score = fc.integer({ min: -400, max: 400 }).map((tens) => tens * 10);
const field = fc.array(score, { minLength: 2, maxLength: 30 });
const regulation = fc.constantFrom(wbf, abf);

describe('for every board', () => {
  test('the datum is a whole ten, not beyond the extremes, and results have their IMPs against it', () => {
    fc.assert(
      fc.property(field, regulation, (scores, variant) => {
        const board = scoreButler(linesOf(scores), 0, variant);
        const value = board.datum ?? NaN;
        expect(Math.abs(value % 10)).toBe(0);
        expect(value).toBeGreaterThanOrEqual(Math.min(...scores));
        expect(value).toBeLessThanOrEqual(Math.max(...scores));
        expect(ns(board)).toEqual(scores.map((own) => String(imps(own - value))));
      }),
    );
  });

  test('the mean of all is less than ten away from the unrounded one', () => {
    fc.assert(
      fc.property(field, (scores) => {
        const mean = scores.reduce((sum, own) => sum + own, 0) / scores.length;
        expect(Math.abs((datum(scores) ?? NaN) - mean)).toBeLessThanOrEqual(5 + 1e-9);
      }),
    );
  });

  test('seen from East-West it is the mirror', () => {
    fc.assert(
      fc.property(field, regulation, (scores, variant) => {
        const mirror = scoreButler(linesOf(scores.map((value) => 0 - value)), 0, variant);
        expect(ns(mirror)).toEqual(ew(scoreButler(linesOf(scores), 0, variant)));
      }),
    );
  });

  test('a result alone in its chart is 0 IMPs, weighted or not', () => {
    const alone = weightedLine([
      [620, 67],
      [-100, 33],
    ]);
    expect(ns(scoreButler([alone], 5, wbf))).toEqual(['0']);
    expect(ns(scoreButler([{ ...alone, form: 'a' }, ...linesOf([620, 600])], 5, wbf))).toEqual(['0', '0', '0']);
    fc.assert(
      fc.property(score, regulation, (own, variant) => {
        expect(ns(scoreButler(linesOf([own]), 2, variant))).toEqual(['0']);
      }),
    );
  });

  test('the order of entry does not matter, nor how many were expected', () => {
    fc.assert(
      fc.property(field, fc.nat(9), regulation, (scores, missing, variant) => {
        const board = scoreButler(linesOf(scores), 0, variant);
        const reversed = scoreButler(linesOf(scores.toReversed()), scores.length + missing, variant);
        expect(ns(reversed).toReversed()).toEqual(ns(board));
      }),
    );
  });

  test('one component of 100 is that score', () => {
    fc.assert(
      fc.property(field, score, regulation, (scores, own, variant) => {
        const weighted = scoreButler([...linesOf(scores), weightedLine([[own, 100]])], 0, variant);
        expect(ns(weighted)).toEqual(ns(scoreButler(linesOf([...scores, own]), 0, variant)));
      }),
    );
  });
});
