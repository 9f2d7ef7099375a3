import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareNew, compareResult, withPendingScore } from '../../../../src/scoring/boards/comparison.ts';
import { exact } from '../../../../src/scoring/numbers/exact.ts';
import { scoreMatchpoints } from '../../../../src/scoring/boards/matchpoints.ts';
import { percentageOfFigure } from '../../../../src/scoring/boards/board-scores.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { linesOf } from '../line.ts';

/** The frequencies of these scores. */
function frequenciesOf(scores: readonly number[]) {
  return scoreMatchpoints(linesOf(scores), 0, REGULATIONS.wbf).frequencies;
}

describe('a score being typed', () => {
  const frequencies = frequenciesOf([620, 630, -100, 650, 500, 620, 600]);

  test('650 beats 6 and equals 1 of 7: 92.9 %', () => {
    expect(compareNew(frequencies, 650, 'NS')).toEqual({
      better: 0,
      equal: 1,
      beaten: 6,
      others: 7,
      percentage: exact(13, 14),
    });
  });

  test('for East-West better is beaten', () => {
    expect(compareNew(frequencies, 650, 'EW')).toEqual({
      better: 6,
      equal: 1,
      beaten: 0,
      others: 7,
      percentage: exact(1, 14),
    });
  });

  test('the first of its board compares with nothing', () => {
    expect(compareNew([], 650, 'NS')).toEqual({ better: 0, equal: 0, beaten: 0, others: 0, percentage: null });
  });

  test('stands in the frequencies on its line', () => {
    const rows = withPendingScore(frequencies, 620);
    expect(rows.map(({ score, pending }) => [score, pending])).toEqual([
      [650, false],
      [630, false],
      [620, true],
      [600, false],
      [500, false],
      [-100, false],
    ]);
    expect(rows[2]?.frequency?.times).toBe(2);
  });

  test('or on a new one, where nobody else has it', () => {
    const rows = withPendingScore(frequencies, 170);
    expect(rows.map(({ score }) => score)).toEqual([650, 630, 620, 600, 500, 170, -100]);
    expect(rows[5]).toEqual({ score: 170, frequency: null, pending: true });
  });

  test('no score, no line', () => {
    expect(withPendingScore(frequencies, null).some(({ pending }) => pending)).toBe(false);
  });
});

describe('a result of the board', () => {
  test('of the 12 other results 8 beaten and 1 equalled, 17 of 24', () => {
    const frequencies = frequenciesOf([660, 650, 650, 630, 630, 620, 620, 620, 600, 500, 170, -100, -100]);
    expect(compareResult(frequencies, 630, 'NS')).toEqual({
      better: 3,
      equal: 1,
      beaten: 8,
      others: 12,
      percentage: exact(17, 24),
    });
  });

  test('has the percentage of its matchpoints, from either side', () => {
    const scores = fc.array(
      fc.integer({ min: -9, max: 9 }).map((tens) => tens * 10),
      { minLength: 2, maxLength: 20 },
    );
    fc.assert(
      fc.property(scores, (field) => {
        const board = scoreMatchpoints(linesOf(field), 0, REGULATIONS.wbf);
        for (const { line, ns, ew } of board.results) {
          const score = line.score ?? NaN;
          expect(compareResult(board.frequencies, score, 'NS').percentage).toEqual(
            percentageOfFigure(board, ns ?? NaN),
          );
          expect(compareResult(board.frequencies, score, 'EW').percentage).toEqual(
            percentageOfFigure(board, ew ?? NaN),
          );
        }
      }),
    );
  });

  test('beside a weighted score, by its weights', () => {
    const weighted = [
      { score: 170, percent: 67 },
      { score: 140, percent: 33 },
    ];
    const lines = [...linesOf([140, -100]), { board: 1, ns: 3, ew: 103, score: null, award: null, weighted }];
    const board = scoreMatchpoints(lines, 0, REGULATIONS.wbf);
    expect(compareResult(board.frequencies, 140, 'NS').percentage).toEqual(
      percentageOfFigure(board, board.results[0]?.ns ?? NaN),
    );
  });
});
