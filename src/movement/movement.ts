import type { Side } from '../bridge/seat.ts';

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
export type MovementSpec = LineSpec | FieldSpec | OwnSpec;

/** Movements of two lines: every pair keeps North-South or East-West but for arrow switches. */
export type LineSpec = MitchellSpec | MitchellKinSpec | WebSpec | RoverSpec;

/** Movements of one field, in which pairs sit both ways and are ranked together. */
export type FieldSpec = HowellSpec | ReducedHowellSpec | HowellKinSpec;

export type MovementKind = MovementSpec['kind'];

interface LineFigures {
  /** Tables, a half table counted as one. */
  readonly tables: number;
  /** The line that lacks a pair, or null when every table is full. The missing pair is the line's last. */
  readonly phantom: Side | null;
  readonly rounds: number;
  readonly boardsPerRound: number;
  /** The last rounds in which North-South and East-West exchange, so that there is one ranking; 0 for two. */
  readonly arrowSwitch: number;
}

export interface MitchellSpec extends LineFigures {
  readonly kind: 'mitchell';
  /** How an even number of tables is dealt with; without meaning for an odd one. */
  readonly even: 'share' | 'skip';
}

/** What grew out of the Mitchell; one file each tells how it goes. */
export interface MitchellKinSpec extends LineFigures {
  readonly kind: 'blackpool' | 'double-weave' | 'appendix' | 'twin';
}

/** A web plays as many rounds as it has sets, or stops before. */
export interface WebSpec extends LineFigures {
  readonly kind: 'web';
  readonly sets: number;
}

/**
 * A Mitchell with one pair more than its tables hold. The last table is no table but the place where a pair
 * waits: in round 1 the rover, the last pair of North-South; then whoever it has unseated. The East-West pair of
 * that place is the missing one.
 */
export interface RoverSpec extends LineFigures {
  readonly kind: 'rover';
  readonly phantom: 'EW';
  readonly even: 'share' | 'skip';
}

interface FieldFigures {
  readonly tables: number;
  /** Whether one pair is missing; a fixed pair, the one with the highest number, is left out. */
  readonly phantom: boolean;
  readonly rounds: number;
  readonly boardsPerRound: number;
}

export interface HowellSpec extends FieldFigures {
  readonly kind: 'howell';
}

/** What grew out of the Howell; one file each tells how it goes. */
export interface HowellKinSpec extends FieldFigures {
  readonly kind: 'half-rounds' | 'hesitation' | 'barometer';
}

/** A reduced Howell plays as many rounds as it has sets, or stops before. */
export interface ReducedHowellSpec extends FieldFigures {
  readonly kind: 'reduced-howell';
  readonly sets: number;
}

/** A movement of the club's own, typed or imported. */
export interface OwnSpec {
  readonly kind: 'own';
  readonly name: string;
  readonly tables: number;
  readonly rounds: number;
  readonly boardsPerRound: number;
  readonly sets: number;
  readonly winners: 1 | 2;
  readonly phantom: number | null;
  /** Copies there are of each board; tables beyond share. */
  readonly copies: number;
  readonly schedule: readonly (readonly Seating[])[];
}
