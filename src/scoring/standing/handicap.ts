import { add, exact, divide, type Exact } from '../numbers/exact.ts';
import { standingFigure, type StandingBasis, type RankedSum } from './basis.ts';

/** The units of handicaps. */
export const HANDICAP_UNITS = ['percent', 'points'] as const;
export type HandicapUnit = (typeof HANDICAP_UNITS)[number];

/** Whether places go by the figures as they were won, or with handicap. */
export type RankedBy = 'scratch' | 'handicap';

/**
 * Handicaps: percent added to the percentage (New Zealand), or points added to the total. No federation publishes how
 * large they are, so each is the club's figure; it may be less than 0.
 */
export interface Handicap {
  readonly unit: HandicapUnit;
  readonly of: ReadonlyMap<number, Exact>;
  /** A New Zealand club prints percentages with handicap and places by scratch. */
  readonly placesBy: RankedBy;
}

/** The figure with the handicap of an entry, if it has one; null while no board counts for it. */
export function figureWithHandicap(
  entry: number,
  tally: RankedSum,
  handicap: Handicap,
  basis: StandingBasis,
  most: number,
): Exact | null {
  const given = handicap.of.get(entry);
  const scratch = standingFigure(tally, basis, most);
  if (given === undefined || scratch === null) return scratch;
  if (handicap.unit === 'points') return standingFigure({ ...tally, total: add(tally.total, given) }, basis, most);
  return basis === 'percentage' ? add(scratch, divide(given, exact(100))) : scratch;
}
