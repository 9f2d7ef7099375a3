import {
  isFieldComparison,
  type FieldComparisonCode,
  type MatchStageScoring,
} from '../../scoring/ranked-matches/scoring.ts';
import type { Regulation } from '../../scoring/regulation/regulation.ts';
import { MATCH_SCALES, type MatchScale } from '../../scoring/regulation/rules/victory-points.ts';
import type { SessionMethod } from '../../scoring/session-scoring.ts';
import { VICTORY_POINT_SCALES } from '../../scoring/victory-points/scales.ts';
import { usualBye } from '../teams/usual-scoring.ts';

/**
 * How the matches of a Swiss of pairs are scored: by the method of the session, compared with the whole room. The
 * percentage of a match becomes victory points by the EBU's table; IMPs by a scale of teams, the regulation's.
 * @param now as they are scored now: a scale and a bye that can stay do
 */
export function pairsMatchScoring(
  method: SessionMethod,
  { victoryPoints }: Pick<Regulation, 'victoryPoints'>,
  now: MatchStageScoring | null = null,
): MatchStageScoring {
  const comparison = method === 'fixed-datum' ? 'butler' : method;
  const known = now?.scale;
  const isKept = known !== undefined && known !== null && fits(comparison, known);
  const scale = isKept ? known : usualScale(comparison, victoryPoints);
  const bye = isKept && now ? now.bye : usualBye(scale);
  return { comparison, scale, pool: null, bye, withdrawals: 'session' };
}

/** The scales that matches of pairs can be read by; the club's own is one for IMPs. */
export function pairsScales(comparison: FieldComparisonCode, hasClubScale: boolean): readonly MatchScale[] {
  return MATCH_SCALES.filter((scale) => fits(comparison, scale) && (scale !== 'club' || hasClubScale));
}

/** The same with another scale: a bye gives what is usual by it. */
export function withScale(scoring: MatchStageScoring, scale: MatchScale): MatchStageScoring {
  return { ...scoring, scale, bye: usualBye(scale) };
}

/** Whether the matches of a scoring are those of pairs. */
export function isOfPairs({ comparison }: MatchStageScoring): boolean {
  return isFieldComparison(comparison);
}

function usualScale(comparison: FieldComparisonCode, victoryPoints: MatchScale): MatchScale {
  if (comparison === 'matchpoints') return 'ebu-swiss-pairs';
  return fits(comparison, victoryPoints) ? victoryPoints : 'wbf-continuous';
}

function fits(comparison: FieldComparisonCode, scale: MatchScale): boolean {
  const takes = scale === 'club' ? 'imps' : VICTORY_POINT_SCALES[scale].takes;
  return takes === (comparison === 'matchpoints' ? 'percentage' : 'imps');
}
