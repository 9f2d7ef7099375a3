import type { MatchStageScoring } from '../../scoring/ranked-matches/scoring.ts';
import type { Regulation } from '../../scoring/regulation/regulation.ts';
import type { MatchScale } from '../../scoring/regulation/rules/victory-points.ts';
import { VICTORY_POINT_SCALES } from '../../scoring/victory-points/scales.ts';
import type { TeamSpec } from './families/index.ts';

/** Points of a match that a Patton shares out for every board, beside the two a board of the first part. */
const POOL_A_BOARD = 2;

/** The points that a Patton shares out in a match of so many boards. */
export function pattonPool(boardsPerMatch: number): number {
  return POOL_A_BOARD * boardsPerMatch;
}

/** What both sides of a match get together by the club's own scale, or one whose sum depends on the margin. */
const USUAL_SUM = 2000;

/**
 * Hundredths of what a bye gives where not everybody has one: 60 % of the victory points of a match, 12 of 20; nothing
 * where matches have no scale.
 */
export function usualBye(scale: MatchScale | null): number | null {
  if (scale === null) return null;
  const sum = (scale === 'club' ? null : VICTORY_POINT_SCALES[scale].sum) ?? USUAL_SUM;
  return Math.round((sum * 3) / 5);
}

/**
 * How the matches of a movement are scored until the director chooses: IMPs by the regulation's scale, a Patton by
 * points a board and the share of the total points (EBU newsletter, winter 2009: in four boards 8 + 8). Where everybody
 * meets everybody a bye gives nothing, as each team has one. In a Swiss few have one, and who leaves goes by half of
 * the rounds. In a knockout IMPs decide without a scale.
 */
export function usualMatchScoring(
  { kind, boardsPerMatch }: TeamSpec,
  { victoryPoints }: Pick<Regulation, 'victoryPoints'>,
): MatchStageScoring {
  const common = { bye: null, withdrawals: 'all-play-all' } as const;
  if (kind === 'patton')
    return { comparison: 'patton-ratio', scale: null, pool: pattonPool(boardsPerMatch), ...common };
  if (kind === 'knockout') return { comparison: 'imps', scale: null, pool: null, bye: null, withdrawals: 'session' };
  if (kind === 'swiss') {
    const bye = usualBye(victoryPoints);
    return { comparison: 'imps', scale: victoryPoints, pool: null, bye, withdrawals: 'session' };
  }
  return { comparison: 'imps', scale: victoryPoints, pool: null, ...common };
}
