import { compareResult, type Comparison } from '../../../src/scoring/comparison.ts';
import { exact, type Exact } from '../../../src/scoring/exact.ts';
import type { PlayedBoard } from './scorecard.ts';

/** Why a board is worth what it is worth to a pair. */
export type Explanation =
  | {
      readonly kind: 'compared';
      readonly comparison: Comparison;
      /** Matchpoints among the results that exist: two a score beaten, one a score equalled. */
      readonly earned: number;
      readonly points: Exact;
      readonly top: Exact;
      readonly percentage: Exact;
      /** Results compared and results of a full board, where there are fewer than those; otherwise null. */
      readonly short: { readonly actual: number; readonly expected: number } | null;
    }
  | { readonly kind: 'alone'; readonly percentage: Exact | null }
  | { readonly kind: 'awarded'; readonly points: Exact; readonly top: Exact; readonly percentage: Exact }
  /** At IMPs: Butler's datum where there is one. */
  | { readonly kind: 'imps'; readonly imps: Exact; readonly others: number; readonly datum: number | null }
  | { readonly kind: 'notCounted' };

export function explain({ scores, result, side, points, percentage }: PlayedBoard): Explanation {
  if (scores === null || result.outcome.kind === 'notPlayed') return { kind: 'notCounted' };
  // at IMPs there is no share of a top
  if (points !== null && percentage === null) {
    const others = result.score === null ? scores.actual : scores.actual - 1;
    return { kind: 'imps', imps: points, others, datum: scores.datum };
  }
  if (result.score === null) {
    if (points === null || percentage === null) return { kind: 'notCounted' };
    return { kind: 'awarded', points, top: exact(scores.top), percentage };
  }
  const comparison = compareResult(scores.frequencies, result.score, side);
  if (comparison.others === 0 || points === null || percentage === null) return { kind: 'alone', percentage };
  const { actual, expected } = scores;
  return {
    kind: 'compared',
    comparison,
    earned: 2 * comparison.beaten + comparison.equal,
    points,
    top: exact(scores.top),
    percentage,
    short: actual < expected ? { actual, expected } : null,
  };
}
