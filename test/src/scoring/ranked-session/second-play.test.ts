/** A board played a second time (Law 15B1): its score is nobody's, and who is deprived of one has average plus. */
import { describe, expect, test } from 'vitest';
import { secondPlayOutcome } from '../../../../src/bridge/result/second-play.ts';
import { deriveFigure } from '../../../../src/scoring/derivation/figure.ts';
import { deriveTotal } from '../../../../src/scoring/derivation/total.ts';
import { writeExact } from '../../../../src/scoring/numbers/exact.ts';
import type { ScoringLine } from '../../../../src/scoring/scoring-line.ts';
import { METHODS } from '../../../../src/scoring/method.ts';
import { progressByRound, sharesOf } from '../../../../src/scoring/ranked-session/progress.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { scoredOutcome } from '../../../../src/session/scored-outcome.ts';
import { scoreSession } from '../../../../src/scoring/ranked-session/score-session.ts';

const regulation = REGULATIONS.wbf;
const line = (board: number, ns: number, ew: number, score: number): ScoringLine => ({
  board,
  ns,
  ew,
  score,
  award: null,
});
const ruled = (board: number, ns: number, ew: number, again: 'NS' | 'EW'): ScoringLine => ({
  board,
  ns,
  ew,
  ...scoredOutcome(secondPlayOutcome([again]), board, 'since-1987'),
});

/** Pair 1 played board 1 against 11, and again against 12, for whom it was the first time. */
const lines = [
  line(1, 1, 11, 420),
  line(1, 2, 13, 450),
  line(1, 3, 14, -50),
  ruled(1, 1, 12, 'NS'),
  line(2, 1, 12, 110),
  line(2, 2, 11, 100),
  line(2, 3, 13, 90),
  line(2, 4, 14, 80),
];

function totalsOf(options: Partial<Parameters<typeof scoreSession>[1]> = {}) {
  const { rankings } = scoreSession(lines, { winners: 1, regulation, ...options });
  return new Map(rankings.flatMap(({ rows }) => rows.map((row) => [row.entry, row])));
}

describe('a line that counts for one side alone', () => {
  test('gives average plus to it, and to the other neither points nor a board', () => {
    const totals = totalsOf();
    // A top of a board with four results is 6. Board 1 has three: 1 has 2 of 4 there, by Neuberg 3 of 6; board 2: 6 of
    // 6.
    expect(totals.get(1)).toMatchObject({ boards: 2, available: 12 });
    expect(writeExact(totals.get(1)!.points)).toBe('9');
    // 60 % of 6, and nothing of board 2.
    expect(totals.get(12)).toMatchObject({ boards: 2, available: 12 });
    expect(writeExact(totals.get(12)!.points)).toBe('18/5');
  });

  test('is no result of the board: the others are compared without it', () => {
    const without = scoreSession(lines.toSpliced(3, 1), { winners: 1, regulation });
    const [board, before] = [scoreSession(lines, { winners: 1, regulation }).boards[0], without.boards[0]];
    expect(board?.actual).toBe(3);
    const of = (one: typeof board, ns: number) => {
      const result = one?.results.find((each) => each.line.ns === ns && each.ns !== null);
      return result?.ns === undefined || result.ns === null ? null : result.ns / (one?.denominator ?? 1);
    };
    for (const ns of [1, 2, 3]) expect(of(board, ns)).toBe(of(before, ns));
  });

  test('the side’s own average counts where it is better than 60 %', () => {
    const own = { ...regulation, artificial: { ...regulation.artificial, ownAverage: true } };
    const better = lines.map((one) => (one.board === 2 ? { ...one, score: -(one.score ?? 0) } : one));
    const row = scoreSession(better, { winners: 1, regulation: own }).rankings[0]?.rows.find((one) => one.entry === 12);
    // Pair 12 has all of board 2, so all of board 1 as well.
    expect(writeExact(row!.points)).toBe('12');
  });

  test.each(['cross-imps', 'butler'] as const)('at IMPs (%s) it is a board for its side alone', (code) => {
    const totals = totalsOf({ method: METHODS[code], regulation });
    expect([totals.get(1)?.boards, totals.get(12)?.boards]).toEqual([2, 2]);
  });

  test('in a ranking by lines and round by round it is nothing of the other side either', () => {
    const { boards } = scoreSession(lines, { winners: 2, regulation });
    const rounds = progressByRound(
      boards.map((board) => sharesOf(board, (one) => (one.ns === 1 && one.ew === 12 && one.board === 1 ? 2 : 1))),
      2,
    );
    const [first, second] = rounds.get(1) ?? [];
    expect(first).toBe(second);
  });

  test('explains itself: average plus to one, the Law to the other', () => {
    const scores = scoreSession(lines, { winners: 1, regulation });
    const scoring = { boards: scores.boards, method: METHODS.matchpoints, regulation };
    const board = scores.boards[0]!;
    const result = board.results[3]!;
    expect(deriveFigure(scoring, board, result, 'NS')).toMatchObject({
      from: { kind: 'nothing', reason: 'not-counted' },
      points: null,
    });
    expect(deriveFigure(scoring, board, result, 'EW')).toMatchObject({
      from: { kind: 'award', given: 'average-plus' },
    });
    expect(deriveTotal(scores, scoring, 1)?.boards.map((one) => one.board)).toEqual([1, 2]);
    expect(deriveTotal(scores, scoring, 12)?.boards.map((one) => one.board)).toEqual([1, 2]);
  });
});

test('where both have played it, it is not played', () => {
  expect(secondPlayOutcome(['NS', 'EW'])).toEqual({ kind: 'notPlayed' });
});
