/** The cost of each pair, row by row: whole numbers from 0, and Infinity for a pair that may not be. */
export interface PairCosts {
  readonly size: number;
  readonly costs: Float64Array;
}
