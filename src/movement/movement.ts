import type { FieldFigures, LineFigures } from './families/family.ts';
import type { FamilySpec } from './families/index.ts';
import type { OwnSpec } from './families/own.ts';
import type { SeatingRounds } from './seating.ts';

/**
 * A movement: who sits where against whom on which boards, round by round.
 *
 * Pairs carry one number each, unique in the movement: where there are two lines North-South are 1 to T and
 * East-West T+1 to 2T, else 1 to 2T. Sets are numbered from 1; set s holds boards
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
  readonly rounds: SeatingRounds;
}

/** The specification of a movement: the movement built from it is always the same. */
export type MovementSpec = FamilySpec | OwnSpec;

/** Movements of two lines: every pair keeps North-South or East-West but for arrow switches. */
export type LineSpec = Extract<FamilySpec, LineFigures>;

/** Movements of one field, in which pairs sit both ways and are ranked together. */
export type FieldSpec = Extract<FamilySpec, FieldFigures>;

export type MovementKind = MovementSpec['kind'];
