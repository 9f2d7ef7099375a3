import type { TeamSpec } from './families/index.ts';
import type { TeamLayout } from './layout.ts';

/**
 * A movement of teams: in which round which team's pairs sit where, on which boards, in which match. Teams are numbered
 * from 1. A team has one pair North-South and one East-West in a round, or a bye.
 */
export interface TeamMovement extends TeamLayout {
  readonly spec: TeamSpec;
  readonly teams: number;
}
