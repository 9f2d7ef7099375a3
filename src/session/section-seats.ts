/** A table in a round, with the entries that the schedule seats there. */
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
  /** Entries that have left. */
  readonly gone: readonly number[];
  readonly boardsPerRound: number;
}
