import { matchpointWorth, type MatchpointWorth } from '../../../src/scoring/derivation/matchpoint-worth.ts';
import { exact, type Exact } from '../../../src/scoring/exact.ts';
import type { Regulation } from '../../../src/scoring/regulation/regulation.ts';
import type { PlayedBoard } from './scorecard.ts';

/** Why a board is worth what it is worth to a pair. */
export type Explanation =
  | {
      readonly kind: 'compared';
      /** What the result was compared with, and how it was brought to a full board. */
      readonly worth: MatchpointWorth;
      readonly points: Exact;
      readonly top: Exact;
      readonly percentage: Exact;
    }
  | { readonly kind: 'alone'; readonly percentage: Exact | null }
  | { readonly kind: 'awarded'; readonly points: Exact; readonly top: Exact; readonly percentage: Exact }
  /** At IMPs: Butler's datum where there is one. */
  | { readonly kind: 'imps'; readonly imps: Exact; readonly others: number; readonly datum: number | null }
  | { readonly kind: 'notCounted' };

/** @param regulation what the standings were scored by */
export function explain(
  { scores, result, side, points, percentage }: PlayedBoard,
  regulation: Regulation,
): Explanation {
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
  const { actual, expected, frequencies, top } = scores;
  if (actual < 2 || points === null || percentage === null) return { kind: 'alone', percentage };
  const worth = matchpointWorth(frequencies, { actual, expected, largest: true }, result.score, side, regulation);
  return { kind: 'compared', worth, points, top: exact(top), percentage };
}
