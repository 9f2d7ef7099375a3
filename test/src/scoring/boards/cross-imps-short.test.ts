import { describe, expect, test } from 'vitest';
import { writeExact } from '../../../../src/scoring/numbers/exact.ts';
import { pointsOfFigure } from '../../../../src/scoring/boards/board-scores.ts';
import { scoreCrossImps } from '../../../../src/scoring/boards/cross-imps.ts';
import {
  REGULATIONS,
  type CrossImpFigure,
  type ShortCrossImps,
} from '../../../../src/scoring/regulation/regulation.ts';
import { linesOf } from '../line.ts';

/** bridge.dk's five results, whose sums are -3, 30, -26, 2 and -3. */
const SCORES = [140, 420, -50, 170, 140];

function figures(expected: number, shortCrossImps: ShortCrossImps, crossImps: CrossImpFigure): string[] {
  const board = scoreCrossImps(linesOf(SCORES), expected, { ...REGULATIONS.wbf, shortCrossImps, crossImps });
  return board.results.map(({ ns }) => writeExact(pointsOfFigure(board, ns ?? NaN)));
}

describe('cross-IMPs with five results of eight', () => {
  test('White Book 4.2.4: every result stands for 8/5', () => {
    expect(figures(8, 'results', 'sum')).toEqual(['-24/5', '48', '-208/5', '16/5', '-24/5']);
    expect(figures(8, 'results', 'mean')).toEqual(['-24/35', '48/7', '-208/35', '16/35', '-24/35']);
  });

  test('ACBLscore manual, 83: the mean of the four comparisons there were, the sum as many of them as in a full field', () => {
    expect(figures(8, 'comparisons', 'mean')).toEqual(['-3/4', '15/2', '-13/2', '1/2', '-3/4']);
    expect(figures(8, 'comparisons', 'sum')).toEqual(['-21/4', '105/2', '-91/2', '7/2', '-21/4']);
  });

  test('a full board is the same by both', () => {
    for (const figure of ['sum', 'mean'] as const) {
      expect(figures(5, 'comparisons', figure)).toEqual(figures(5, 'results', figure));
    }
  });

  test('a single result has nothing to compare with: 0 IMPs', () => {
    const board = scoreCrossImps(linesOf([420]), 8, REGULATIONS.acbl);
    expect(writeExact(pointsOfFigure(board, board.results[0]?.ns ?? NaN))).toBe('0');
  });
});
