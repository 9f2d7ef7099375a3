import type { Rule } from '../rule.ts';
import { choice } from '../shape.ts';

/**
 * Points for a score beaten, a score equalled, a score not reached. Matchpoints are always counted on
 * 2-1-0; the scale says how many of those make one point.
 */
export const MATCHPOINT_SCALES = ['2-1-0', '1-1/2-0'] as const;
export type MatchpointScale = (typeof MATCHPOINT_SCALES)[number];

export const matchpointsRule: Rule<MatchpointScale> = {
  scope: 'matchpoint-unit',
  usual: '2-1-0',
  shape: choice('matchpoints', MATCHPOINT_SCALES),
};
