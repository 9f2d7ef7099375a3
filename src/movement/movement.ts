import type { Side } from '../bridge/seat.ts';

/**
 * A movement: who sits where against whom on which boards, round by round.
 *
 * Pairs carry one number each, unique in the movement: in a Mitchell North-South are 1 to T and
 * East-West T+1 to 2T, in a Howell 1 to 2T. Sets are numbered from 1; set s holds boards
 * (s-1) x boardsPerRound + 1 and on.
 */
export interface Movement {
  readonly spec: MovementSpec;
  readonly tables: number;
  readonly boardsPerRound: number;
  readonly sets: number;
  readonly winners: 1 | 2;
  /** The missing pair of a half table, or null. Its opponents sit out. */
  readonly phantom: number | null;
  /** rounds[r] lists the tables of round r + 1, in order of table. */
  readonly rounds: readonly (readonly Seating[])[];
}

/** One table in one round. */
export interface Seating {
  readonly table: number;
  readonly ns: number;
  readonly ew: number;
  readonly set: number;
}

/** What is asked of the engine: enough to build the movement again, always the same. */
export type MovementSpec = MitchellSpec | HowellSpec;

export interface MitchellSpec {
  readonly kind: 'mitchell';
  /** Tables, a half table counted as one. */
  readonly tables: number;
  /** The line that lacks a pair, or null when every table is full. The missing pair is the line's last. */
  readonly phantom: Side | null;
  /** How an even number of tables is dealt with; without meaning for an odd one. */
  readonly even: 'share' | 'skip';
  readonly rounds: number;
  readonly boardsPerRound: number;
  /** The last rounds in which North-South and East-West exchange, so that there is one ranking; 0 for two. */
  readonly arrowSwitch: number;
}

export interface HowellSpec {
  readonly kind: 'howell';
  readonly tables: number;
  /** Whether one pair is missing; the fixed pair, the one with the highest number, is left out. */
  readonly phantom: boolean;
  readonly rounds: number;
  readonly boardsPerRound: number;
}
