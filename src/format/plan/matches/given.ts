import type { MatchStageScoring } from '../../../scoring/ranked-matches/scoring.ts';
import type { PlannedMatch } from './plan.ts';

/** The score of a match that is typed, as decimal text; a bye has nothing for the other side. */
export interface PlannedGivenResult {
  readonly kind: 'totals' | 'bye';
  readonly home: string;
  readonly away: string;
  readonly unit: 'imps' | 'victory-points' | 'points';
}

const UNITS = { vp: 'victory-points', imps: 'imps', points: 'points' } as const;

/**
 * What a match is given in the place of its boards: the file's score where none of them can be compared, and what a bye
 * is worth where that isn't what every bye is. Null where nothing is given.
 */
export function givenResultOf(
  { away, isPlayed, homeScore, awayScore, unit: said }: Omit<PlannedMatch, 'home' | 'at'>,
  { scale, bye }: Pick<MatchStageScoring, 'scale' | 'bye'>,
): PlannedGivenResult | null {
  const unit = said === null ? (scale === null ? 'imps' : 'victory-points') : UNITS[said];
  if (away === null) {
    if (homeScore === null || Number(homeScore) * 100 === (bye ?? 0)) return null;
    return { kind: 'bye', home: homeScore, away: '0', unit };
  }
  if (isPlayed || homeScore === null || awayScore === null) return null;
  return { kind: 'totals', home: homeScore, away: awayScore, unit };
}
