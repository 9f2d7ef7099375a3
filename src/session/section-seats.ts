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
}
