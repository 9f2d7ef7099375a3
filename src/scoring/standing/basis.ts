import { divide, exact, multiply, type Exact } from '../numbers/exact.ts';

/**
 * What entries are ranked by: their share of the points available to them, their points a board, their total, or their
 * total factored to the most boards that anybody has (Compscore prints totals of unequal numbers so).
 */
export const STANDING_BASES = ['percentage', 'mean', 'total', 'factored-total'] as const;
export type StandingBasis = (typeof STANDING_BASES)[number];

/** The bases that are averages: fair to entries with unequal numbers of boards. */
export type AverageBasis = Extract<StandingBasis, 'percentage' | 'mean'>;

/** The sums of an entry that its figure is made of. */
export interface RankedSum {
  readonly total: Exact;
  /** Points that could be won; 0 where there is no such number, as at IMPs. */
  readonly available: number;
  readonly boards: number;
}

/**
 * The figure an entry is ranked by; null while no board counts for it.
 * @param most the boards of a full card: the most that anybody in the session has
 */
export function standingFigure(
  { total, available, boards }: RankedSum,
  basis: StandingBasis,
  most: number,
): Exact | null {
  if (boards === 0 || (basis === 'percentage' && available === 0)) return null;
  switch (basis) {
    case 'percentage':
      return divide(total, exact(available));
    case 'mean':
      return divide(total, exact(boards));
    case 'total':
      return total;
    case 'factored-total':
      return multiply(total, exact(most, boards));
  }
}
