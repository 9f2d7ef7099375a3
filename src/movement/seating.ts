/** One table in one round: the pairs that sit North-South and East-West, and the set they play. */
export interface Seating {
  readonly table: number;
  readonly ns: number;
  readonly ew: number;
  readonly set: number;
}

/** rounds[r] lists the tables of round r + 1, in order of table. */
export type SeatingRounds = readonly (readonly Seating[])[];
