import type { MovementSpec } from '../movement.ts';
import type { Quality } from '../quality.ts';

/** A movement with its figures and its times. */
export interface PlannedMovement {
  readonly spec: MovementSpec;
  readonly rounds: number;
  readonly boardsPerRound: number;
  /** Boards played by a pair at most. */
  readonly boards: number;
  readonly minutes: number;
  /** Local time of the end, hh:mm. */
  readonly ends: string;
  readonly winners: 1 | 2;
  /** Copies of every board the movement is made for. */
  readonly copies: number;
  readonly quality: Quality;
}
