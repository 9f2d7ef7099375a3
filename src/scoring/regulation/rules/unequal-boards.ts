import type { Rule } from '../rule.ts';
import { choice } from '../shape.ts';

/**
 * What entries that have played different numbers of boards are ranked by: their average, which is the share of the
 * matchpoints available to them, or points a board; their total; or their total factored to the most boards that
 * anybody has.
 */
export const UNEQUAL_BOARDS = ['average', 'total', 'factored-total'] as const;
export type UnequalBoards = (typeof UNEQUAL_BOARDS)[number];

export const unequalBoardsRule: Rule<UnequalBoards> = {
  scope: 'sessions',
  usual: 'average',
  shape: choice('unequalBoards', UNEQUAL_BOARDS),
};
