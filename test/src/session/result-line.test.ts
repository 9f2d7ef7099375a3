import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../../src/bridge/result/result.ts';
import { resultLine, type LinedResult } from '../../../src/session/result-line.ts';

const SLOT = { section: 1, round: 2, table: 3, slotBoard: 4 };
const RULES = { datum: undefined, scale: 'since-1987' } as const;

function recorded(outcome: Outcome, score: number | null, changes: Partial<LinedResult> = {}): LinedResult {
  return { ...SLOT, board: 5, ns: 7, ew: 8, outcome, score, ...changes };
}

describe('a recorded result as a line for the scorer', () => {
  test('stands where it was expected, and counts on the board that was played', () => {
    expect(resultLine(recorded({ kind: 'score', score: 420 }, 420), RULES)).toEqual({
      ...SLOT,
      board: 5,
      ns: 7,
      ew: 8,
      score: 420,
      award: null,
    });
  });

  test('a score that is known is not worked out again', () => {
    expect(resultLine(recorded({ kind: 'score', score: 420 }, 430), RULES).score).toBe(430);
  });

  test('an award, a ruling and a board not played are what the scorer makes of them', () => {
    expect(resultLine(recorded({ kind: 'award', ns: 60, ew: 40 }, null), RULES)).toMatchObject({
      score: null,
      award: { ns: 60, ew: 40 },
    });
    expect(resultLine(recorded({ kind: 'notPlayed' }, null), RULES)).toMatchObject({ score: null, award: null });
  });

  test('the form of a fouled board and the datum of the board go along', () => {
    const line = resultLine(recorded({ kind: 'passedOut' }, 0, { form: 'b' }), { ...RULES, datum: 90 });
    expect(line).toMatchObject({ form: 'b', datum: 90, score: 0 });
  });
});
