import type { AwardedSide, ScoringLine } from '../../../../src/scoring/scoring-line.ts';

export function line(board: number, ns: number, ew: number, score: number | null): ScoringLine {
  return { board, ns, ew, score, award: null };
}

export function award(board: number, ns: AwardedSide, ew: AwardedSide, pairs = { ns: 1, ew: 101 }): ScoringLine {
  return { board, ...pairs, score: null, award: { ns, ew } };
}

/** Two boards on which pair 1 beats as many of the others as make up its percentage. */
export function boardsWith(percent: number, others = 8): ScoringLine[] {
  const beaten = (percent / 100) * others;
  return [1, 2].flatMap((board) => [
    line(board, 1, 101, 100),
    ...Array.from({ length: others }, (_, index) => line(board, index + 2, index + 102, index < beaten ? 50 : 150)),
  ]);
}

/** Board 9 with equal results. */
export const EMPTY: readonly ScoringLine[] = Array.from({ length: 8 }, (_, index) =>
  line(9, index + 2, index + 102, 50),
);
