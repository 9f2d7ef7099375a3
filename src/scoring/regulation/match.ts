/** What a regulation says of a match of teams, as the scorer of matches takes it. */
import type { MatchRules } from '../teams/match-rules.ts';
import { clubScale, isClubScale } from '../victory-points/club.ts';
import type { VictoryPointScale } from '../victory-points/scale.ts';
import { VICTORY_POINT_SCALES } from '../victory-points/scales.ts';
import type { Regulation } from './rules.ts';

/**
 * How the boards of a match are scored.
 * @param scale what its IMPs are read by; null where they are final
 */
export function matchRulesOf({ matches }: Pick<Regulation, 'matches'>, scale: VictoryPointScale | null): MatchRules {
  const { averages, boardDecimals } = matches;
  return { averages, boardDecimals: boardDecimals === 'by-result' ? (scale ? 0 : 1) : boardDecimals };
}

/** The scale that IMPs of a match are read by; null where the club's own can't be, which `regulationProblems` names. */
export function victoryPointScaleOf({
  victoryPoints,
  ownScale,
}: Pick<Regulation, 'victoryPoints' | 'ownScale'>): VictoryPointScale | null {
  if (victoryPoints !== 'club') return VICTORY_POINT_SCALES[victoryPoints];
  const scale = ownScale && clubScale(ownScale);
  return scale && isClubScale(scale) ? scale : null;
}
