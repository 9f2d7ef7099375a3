import type { MatchStageScoring } from '../../scoring/ranked-matches/scoring.ts';
import type { Regulation } from '../../scoring/regulation/regulation.ts';
import type { TeamSpec } from './families/index.ts';

/** Points of a match that a Patton shares out for every board, beside the two a board of the first part. */
const POOL_A_BOARD = 2;

/** The points that a Patton shares out in a match of so many boards. */
export function pattonPool(boardsPerMatch: number): number {
  return POOL_A_BOARD * boardsPerMatch;
}

/**
 * How the matches of a movement are scored until the director chooses: IMPs by the regulation's scale, a Patton by
 * points a board and the share of the total points (EBU newsletter, winter 2009: in four boards 8 + 8). Everybody meets
 * everybody, so a bye gives nothing: each team has one.
 */
export function usualMatchScoring(
  { kind, boardsPerMatch }: TeamSpec,
  { victoryPoints }: Pick<Regulation, 'victoryPoints'>,
): MatchStageScoring {
  const common = { bye: null, withdrawals: 'all-play-all' } as const;
  if (kind === 'patton')
    return { comparison: 'patton-ratio', scale: null, pool: pattonPool(boardsPerMatch), ...common };
  return { comparison: 'imps', scale: victoryPoints, pool: null, ...common };
}
