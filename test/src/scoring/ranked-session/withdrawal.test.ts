import { describe, expect, test } from 'vitest';
import { exact } from '../../../../src/scoring/numbers/exact.ts';
import type { ScoringLine } from '../../../../src/scoring/scoring-line.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { scoreSession } from '../../../../src/scoring/ranked-session/score-session.ts';
import { standings } from '../../../../src/scoring/standing/standings.ts';
import { withdrawalOutcome, withdrawPairFromSession } from '../../../../src/scoring/ranked-session/withdrawal.ts';

function result(board: number, ns: number, ew: number, score: number | null): ScoringLine {
  return { board, ns, ew, score, award: null };
}

function played(lines: readonly ScoringLine[]): readonly ScoringLine[] {
  return lines.filter(({ score }) => score !== null);
}

test.each([
  [0, 7, 'cancelled'],
  [3, 7, 'cancelled'],
  [4, 7, 'stand'],
  [13, 26, 'stand'],
  [12, 26, 'cancelled'],
])('%i of %i: %s', (played, due, outcome) => {
  expect(withdrawalOutcome(played, due)).toBe(outcome);
});

describe('a pair leaves a session', () => {
  const first = [result(1, 1, 2, 420), result(1, 3, 4, -50), result(1, 5, 6, 420)];
  const second = [result(2, 1, 4, 100), result(2, 3, 6, 110), result(2, 5, 2, 90)];
  const third = [result(3, 1, 6, null), result(3, 3, 2, 120), result(3, 5, 4, 120)];
  const withdrawal = { entry: 1, emptySeat: 0 };

  test('before half: as if it had not been there', () => {
    const due = [result(2, 1, 4, null), third[0] as ScoringLine];
    const { outcome, lines } = withdrawPairFromSession(
      [...first, ...second.slice(1), ...played(third)],
      due,
      withdrawal,
    );
    expect(outcome).toBe('cancelled');
    expect(lines.some(({ ns, ew }) => ns === 1 || ew === 1)).toBe(false);
    expect(lines).toHaveLength(6);
  });

  test('after half: its results stand, and who would have met it has average plus', () => {
    const due = [third[0] as ScoringLine];
    const lines = [...first, ...second, ...played(third)];
    const answer = withdrawPairFromSession(lines, due, withdrawal);
    expect(answer.outcome).toBe('stand');
    expect(answer.lines.at(-1)).toEqual({ ...result(3, 0, 6, null), award: { ns: 0, ew: 'average-plus' } });
    const { rankings } = scoreSession(answer.lines, { winners: 1, regulation: REGULATIONS.wbf });
    const rows = standings(rankings[0]?.rows ?? [], () => [], {
      basis: 'percentage',
      withoutStanding: new Set([1]),
      leftOut: new Set([0]),
    });
    // everybody else has three boards; 6 would have met 1 on the third and has 60 percent there
    expect(rows.map(({ entry, boards, place }) => [entry, boards, place])).toEqual([
      [4, 3, 1],
      [2, 3, 2],
      [3, 3, 3],
      [5, 3, 4],
      [6, 3, 5],
      [1, 2, null],
    ]);
    expect(rows.find(({ entry }) => entry === 6)?.points).toEqual(exact(17, 5));
    expect(answer.lines.slice(0, -1)).toEqual(lines);
  });

  test('on the other side of the table too', () => {
    const { lines } = withdrawPairFromSession(first, [result(2, 7, 6, null)], { ...withdrawal, entry: 6 });
    expect(lines.at(-1)).toEqual({ ...result(2, 7, 0, null), award: { ns: 'average-plus', ew: 0 } });
  });
});
