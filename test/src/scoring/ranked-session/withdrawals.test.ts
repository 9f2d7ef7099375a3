import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exact } from '../../../../src/scoring/numbers/exact.ts';
import type { ScoringLine } from '../../../../src/scoring/scoring-line.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { METHODS } from '../../../../src/scoring/method.ts';
import { rankSession } from '../../../../src/scoring/ranked-session.ts';
import {
  applyWithdrawals,
  withdrawalOutcome,
  type PairWithdrawal,
} from '../../../../src/scoring/ranked-session/withdrawals.ts';

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
    const left = [...first, ...second.slice(1), ...played(third)];
    const { outcomes, lines, boards } = applyWithdrawals(left, [{ ...withdrawal, due }]);
    expect(outcomes).toEqual(new Map([[1, 'cancelled']]));
    expect(boards).toEqual(new Set([1]));
    expect(lines.some(({ ns, ew }) => ns === 1 || ew === 1)).toBe(false);
    expect(lines).toHaveLength(6);
  });

  test('after half: its results stand, and who would have met it has average plus', () => {
    const due = [third[0] as ScoringLine];
    const lines = [...first, ...second, ...played(third)];
    const answer = applyWithdrawals(lines, [{ ...withdrawal, due }]);
    expect(answer.outcomes).toEqual(new Map([[1, 'stand']]));
    expect(answer.boards).toEqual(new Set([1, 2, 3]));
    expect(answer.lines.at(-1)).toEqual({ ...result(3, 0, 6, null), award: { ns: 0, ew: 'average-plus' } });
    const session = { winners: 1, method: METHODS.matchpoints, regulation: REGULATIONS.wbf } as const;
    const { rankings } = rankSession({ ...session, lines, withdrawals: [{ ...withdrawal, due }] });
    const rows = rankings[0]?.rows ?? [];
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
    const { lines } = applyWithdrawals(first, [{ ...withdrawal, entry: 6, due: [result(2, 7, 6, null)] }]);
    expect(lines.at(-1)).toEqual({ ...result(2, 7, 0, null), award: { ns: 'average-plus', ew: 0 } });
  });

  test('what it was still to play stays where it stood among the lines', () => {
    const lines = [...first, ...second, ...third];
    const due = [third[0] as ScoringLine];
    const after = applyWithdrawals(lines, [{ ...withdrawal, due }]).lines;
    expect(after.map(({ board, ns, ew }) => [board, ns, ew])).toEqual(
      lines.map(({ board, ns, ew }) => [board, ns === 1 && board === 3 ? 0 : ns, ew]),
    );
  });

  test('a line without score that is nobody’s any more is gone', () => {
    const { lines } = applyWithdrawals([...first, ...second, ...third], [{ ...withdrawal, due: [] }]);
    expect(lines).toEqual([...first, ...second, ...played(third)]);
  });

  test('average plus is given in the rounds that have begun, each section by itself', () => {
    const due = [third[0] as ScoringLine, result(4, 1, 3, null)];
    const inRounds = (sectionOf?: (line: ScoringLine) => number) =>
      applyWithdrawals([...first, ...second, ...played(third)], [{ ...withdrawal, due }], {
        roundOf: ({ board }) => board,
        ...(sectionOf ? { sectionOf } : {}),
      }).lines.filter(({ ns }) => ns === 0);
    expect(inRounds().map(({ board }) => board)).toEqual([3]);
    expect(inRounds(({ ns }) => (ns === 1 ? 1 : 2))).toEqual([]);
  });
});

function leaving(entry: number, due: readonly ScoringLine[]): PairWithdrawal {
  return { entry, emptySeat: -entry, due };
}

describe('several pairs leave a session', () => {
  test('who played less than half is cancelled first, then what is left of the others counts', () => {
    // pair 1 has played one of four boards; pair 2 two of four, one of them against pair 1
    const lines = [result(1, 1, 2, 420), result(2, 3, 2, 110), result(2, 5, 4, 90)];
    const dueOfOne = [result(2, 1, 4, null), result(3, 1, 6, null), result(4, 1, 8, null)];
    const dueOfTwo = [result(3, 5, 2, null), result(4, 7, 2, null)];
    expect(applyWithdrawals(lines, [leaving(2, dueOfTwo)]).outcomes.get(2)).toBe('stand');
    const { outcomes, lines: left } = applyWithdrawals(lines, [leaving(1, dueOfOne), leaving(2, dueOfTwo)]);
    expect(outcomes).toEqual(
      new Map([
        [1, 'cancelled'],
        [2, 'cancelled'],
      ]),
    );
    expect(left).toEqual([lines[2]]);
  });

  test('nobody has an average plus for a board between two of them', () => {
    const lines = [result(1, 1, 4, 420), result(1, 3, 2, 110), result(2, 1, 6, 50), result(2, 5, 2, 50)];
    const between = result(3, 1, 2, null);
    const { outcomes, lines: left } = applyWithdrawals(
      [...lines, between],
      [leaving(1, [between]), leaving(2, [between])],
    );
    expect([...outcomes.values()]).toEqual(['stand', 'stand']);
    expect(left).toEqual(lines);
  });

  test('whatever was played and due, the order in which they are named makes no difference', () => {
    const line = fc
      .tuple(fc.integer({ min: 1, max: 9 }), fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 2 }), fc.boolean())
      .map(([board, [ns = 1, ew = 2], isPlayed]) => result(board, ns, ew, isPlayed ? 100 : null));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), fc.subarray([1, 2, 3, 4], { minLength: 2 }), (lines, leavers) => {
        const due = (entry: number) =>
          lines.filter(({ ns, ew, score }) => score === null && (ns === entry || ew === entry));
        const all = leavers.map((entry) => leaving(entry, due(entry)));
        const one = applyWithdrawals(lines, all);
        const other = applyWithdrawals(lines, all.toReversed());
        expect(other.outcomes).toEqual(new Map([...one.outcomes].toReversed()));
        expect(new Set(other.lines)).toEqual(new Set(one.lines));
      }),
    );
  });
});
