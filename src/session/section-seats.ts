import type { Partnership } from './partnerships.ts';

/** A table in a round, with those that the schedule seats there: entries, or partnerships of players. */
export interface TableSeats {
  readonly round: number;
  readonly table: number;
  readonly ns: number;
  readonly ew: number;
  readonly boards: readonly number[];
  /** Which of the two are not there: a phantom, or a pair that withdrew. */
  readonly absent: readonly number[];
}

/** The seats of a section by its schedule. */
export interface SectionSeats {
  readonly id: number;
  readonly cells: readonly TableSeats[];
  readonly entries: readonly { readonly id: number; readonly phantom: boolean }[];
  readonly partnerships: readonly Partnership[];
  /** Entries that have left. */
  readonly gone: readonly number[];
  readonly boardsPerRound: number;
  /** Of rounds whose draw says so; left out where whoever has no seat sits out. */
  readonly sittingOut?: readonly RoundSittingOut[];
}

/** Who sits out in a round by its draw: somebody who was not there is not among them. */
export interface RoundSittingOut {
  readonly round: number;
  readonly entries: readonly number[];
}
