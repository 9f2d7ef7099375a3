/** The rules of a regulation for a match of teams, in the shape that the scoring of matches takes. */
import type { MatchRules } from '../teams/match-rules.ts';
import { clubScale, isClubScale } from '../victory-points/club.ts';
import type { VictoryPointScale } from '../victory-points/scale.ts';
import { VICTORY_POINT_SCALES } from '../victory-points/scales.ts';
import type { Regulation } from './rules.ts';

/**
 * How the boards of a match are scored.
 * @param scale the victory point scale of the match; null where its IMPs are final
 */
export function matchRulesOf({ matches }: Pick<Regulation, 'matches'>, scale: VictoryPointScale | null): MatchRules {
  const { averages, boardDecimals } = matches;
  return { averages, boardDecimals: boardDecimals === 'by-result' ? (scale ? 0 : 1) : boardDecimals };
}

/** The victory point scale of a match; null where the club's own scale can't be, which `regulationProblems` names. */
export function victoryPointScaleOf({
  victoryPoints,
  ownScale,
}: Pick<Regulation, 'victoryPoints' | 'ownScale'>): VictoryPointScale | null {
  if (victoryPoints !== 'club') return VICTORY_POINT_SCALES[victoryPoints];
  const scale = ownScale && clubScale(ownScale);
  return scale && isClubScale(scale) ? scale : null;
}
