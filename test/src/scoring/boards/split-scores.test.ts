import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeExact } from '../../../../src/scoring/numbers/exact.ts';
import { isCompared, type ScoringLine, type SplitSide } from '../../../../src/scoring/scoring-line.ts';
import { pointsOfFigure, type BoardScores } from '../../../../src/scoring/boards/board-scores.ts';
import { METHODS } from '../../../../src/scoring/method.ts';
import { REGULATIONS, SPLIT_SCORES, type Regulation } from '../../../../src/scoring/regulation/regulation.ts';
import { scoreSession } from '../../../../src/scoring/ranked-session/score-session.ts';
import { linesOf } from '../line.ts';

const { wbf } = REGULATIONS;
const { matchpoints } = METHODS;

function splitLine(ns: SplitSide, ew: SplitSide): ScoringLine {
  return { board: 1, ns: 99, ew: 199, score: null, award: null, split: { ns, ew } };
}

/** A side's plain score. */
function whole(score: number): SplitSide {
  return [{ score, percent: 100 }];
}

function both(board: BoardScores): (string | null)[][] {
  const text = (figure: number | null): string | null =>
    figure === null ? null : writeExact(pointsOfFigure(board, figure));
  return board.results.map(({ ns, ew }) => [text(ns), text(ew)]);
}

const halves: Regulation = { ...wbf, splitScores: 'half-frequencies' };

describe('a split score', () => {
  const lines = [...linesOf([420, -50]), splitLine(whole(-50), whole(420))];

  test('two charts: each side is compared by its own score, the others by both', () => {
    const board = matchpoints.scoreBoard(lines, 3, wbf);
    expect(both(board)).toEqual([
      ['4', '1'],
      ['1', '4'],
      ['1', '1'],
    ]);
    expect(board).toMatchObject({ board: 1, actual: 3, expected: 3, datum: null, frequencies: [] });
    expect(board.subfields?.map(({ side, frequencies }) => [side, frequencies.map(({ times }) => times)])).toEqual([
      ['NS', [1, 2]],
      ['EW', [2, 1]],
    ]);
  });

  test.each(SPLIT_SCORES)('%s: the board has its number, also where the split score comes first', (splitScores) => {
    expect(matchpoints.scoreBoard(lines.toReversed(), 3, { ...wbf, splitScores }).board).toBe(1);
  });

  test('two charts: the board has as many results as the larger of them', () => {
    const awardToOne = [...linesOf([420, -50]), splitLine('average-minus', whole(420))];
    expect(matchpoints.scoreBoard(awardToOne, 3, wbf)).toMatchObject({ actual: 3, expected: 3 });
    const toOther = [...linesOf([420, -50]), splitLine(whole(420), 'average-minus')];
    expect(matchpoints.scoreBoard(toOther, 3, wbf)).toMatchObject({ actual: 3, expected: 3 });
  });

  test('ACBL: on a fouled board both charts of a form follow the rule of the smaller', () => {
    const { acbl } = REGULATIONS;
    const formB = [...linesOf([420, 400, -50]), splitLine(40, whole(450))].map((line) => ({ ...line, form: 'b' }));
    const formA = linesOf([100, 110, 120, 130, 140]).map((line) => ({ ...line, form: 'a' }));
    // of a top of 8: three results have 70, 60 and 50 % in North-South's chart
    const board = matchpoints.scoreBoard([...formB, ...formA], 9, acbl);
    expect(both(board).slice(0, 3)).toEqual([
      // in East-West's chart of four 60 % and five more or less for each matchpoint: 55, 65 and 75 %
      ['28/5', '22/5'],
      ['24/5', '26/5'],
      ['4', '6'],
    ]);
    // of a board that is not fouled a chart is as short as it is
    expect(both(matchpoints.scoreBoard(linesOf([420, -50]).concat(splitLine(40, whole(450))), 3, acbl))[0]?.[1]).toBe(
      '1',
    );
  });

  test('half frequencies: each of two lines with an award and a score has its own award', () => {
    const awarded = [splitLine(70, whole(420)), splitLine(20, whole(-50))];
    const board = matchpoints.scoreBoard([...linesOf([420, -50]), ...awarded], 4, halves);
    expect(board.results.slice(2).map(({ ns }) => writeExact(pointsOfFigure(board, ns ?? NaN)))).toEqual([
      '21/5',
      '6/5',
    ]);
  });

  test('half frequencies: a split score alone, and nothing more expected, counts for nobody', () => {
    expect(both(matchpoints.scoreBoard([splitLine(whole(-50), whole(420))], 1, halves))).toEqual([[null, null]]);
  });

  test('half frequencies: weights that no floating point number holds are exact', () => {
    const ns: SplitSide = [
      { score: 420, percent: 29 },
      { score: -50, percent: 71 },
    ];
    const board = matchpoints.scoreBoard([...linesOf([450, 140, -100]), splitLine(ns, whole(420))], 4, halves);
    // 420 is there 0.645 times, -50 0.355 times; worth 2 x 2.355 + 0.645 - 1 and 2 + 0.355 - 1
    expect(both(board)).toHaveProperty('[3]', ['89/40', '329/200']);
  });

  test('half frequencies: one chart, the sides of the others have a top together', () => {
    const board = matchpoints.scoreBoard(lines, 3, halves);
    expect(both(board)).toEqual([
      ['7/2', '1/2'],
      ['1/2', '7/2'],
      ['1/2', '1/2'],
    ]);
    expect(board.frequencies.map(({ score, times }) => [score, times])).toEqual([
      [420, 1.5],
      [-50, 1.5],
    ]);
  });

  test('is a result of the field, and with awards on both sides none', () => {
    expect(isCompared(splitLine(whole(420), 40))).toBe(true);
    expect(isCompared(splitLine('average-plus', 40))).toBe(false);
  });

  test.each(SPLIT_SCORES)('%s: one side a score, the other an award', (splitScores) => {
    const board = matchpoints.scoreBoard([...linesOf([420, -50]), splitLine('average-minus', whole(420))], 3, {
      ...wbf,
      splitScores,
    });
    const [, , split] = both(board) as unknown[][];
    // in East-West's chart 420 equals one of two and beats none
    expect(split).toEqual(['8/5', '1']);
    // without a score North-South's chart has two results of three
    expect(both(board)).toHaveProperty('[0]', splitScores === 'two-charts' ? ['7/2', '1'] : ['3', '1']);
  });

  test.each(SPLIT_SCORES)('%s: awards on both sides are what they say, whatever the last line has', (splitScores) => {
    const lines = [splitLine(60, 40), ...linesOf([420, -50])];
    const [split] = both(matchpoints.scoreBoard(lines, 3, { ...wbf, splitScores })) as unknown[][];
    expect(split).toEqual(['12/5', '8/5']);
  });

  // two charts: 420 beats 140 and -100, -50 beats -100; half frequencies: 420 is there 0.665 times, -50 0.335 times
  test.each(SPLIT_SCORES)('%s: weighted sides, each component matchpointed first', (splitScores) => {
    const ns: SplitSide = [
      { score: 420, percent: 33 },
      { score: -50, percent: 67 },
    ];
    const board = matchpoints.scoreBoard([...linesOf([450, 140, -100]), splitLine(ns, whole(420))], 4, {
      ...wbf,
      splitScores,
    });
    const [, , , split] = both(board) as unknown[][];
    expect(split).toEqual(splitScores === 'two-charts' ? ['133/50', '2'] : ['93/40', '333/200']);
  });

  test('counts among the results that a board can have', () => {
    expect(scoreSession(lines, { winners: 1, regulation: wbf }).expected).toBe(3);
  });

  test('Butler: a datum for each side', () => {
    const board = METHODS.butler.scoreBoard(lines, 3, wbf);
    expect(board.subfields?.map(({ datum }) => datum)).toEqual([110, 260]);
    expect(both(board)).toHaveProperty('[2]', ['-4', '-4']);
  });
});

const score = fc.integer({ min: -20, max: 20 }).map((tens) => tens * 10);
const codes = ['matchpoints', 'cross-imps', 'butler'] as const;

describe.each(codes.flatMap((code) => SPLIT_SCORES.map((splitScores) => [code, splitScores] as const)))(
  '%s, %s, for every board',
  (code, splitScores) => {
    const { scoreBoard } = METHODS[code];
    const regulation = { ...wbf, splitScores };

    test('the same score for both sides is a plain score', () => {
      fc.assert(
        fc.property(fc.array(score, { maxLength: 12 }), score, fc.nat(5), (scores, own, missing) => {
          const expected = scores.length + 1 + missing;
          const plain = scoreBoard([...linesOf(scores), ...linesOf([own])], expected, regulation);
          const split = scoreBoard([...linesOf(scores), splitLine(whole(own), whole(own))], expected, regulation);
          expect(both(split)).toEqual(both(plain));
        }),
      );
    });

    test('awards for both sides are an award', () => {
      fc.assert(
        fc.property(fc.array(score, { maxLength: 12 }), fc.nat(5), (scores, missing) => {
          const expected = scores.length + 1 + missing;
          const award = { ...splitLine(60, 40), award: { ns: 60, ew: 40 } };
          delete (award as { split?: unknown }).split;
          const plain = scoreBoard([...linesOf(scores), award], expected, regulation);
          expect(both(scoreBoard([...linesOf(scores), splitLine(60, 40)], expected, regulation))).toEqual(both(plain));
        }),
      );
    });
  },
);
