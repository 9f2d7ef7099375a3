import { exact, type Exact } from '../numbers/exact.ts';
import type { MasterpointTable } from './scheme.ts';

/** An entry of a ranking, of the whole field or of a stratum. Entries that are equal have the same place. */
export interface PlacedEntry {
  /** From 1; after a shared place as many stay empty. */
  readonly place: number;
}

/**
 * The masterpoints of one place.
 *
 * Entries that share a place share equally what the places they fill are worth; places without an award count 0 (EBU
 * White Book 143.4).
 * @param place from 1
 * @param sharing entries with this place, 1 when it isn't shared
 */
export function placeMasterpoints(
  { places, unit, shared, least }: MasterpointTable,
  place: number,
  sharing: number,
): Exact {
  const filled = places.slice(place - 1, place - 1 + sharing);
  const sum = filled.reduce((total, award) => total + award, 0);
  if (sum === 0) return exact(0);
  const units = shared === 'up' ? Math.ceil(sum / (sharing * unit)) : roundHalfUp(sum, sharing * unit);
  return exact(Math.max(units * unit, least), 100);
}

/**
 * The masterpoints of every entry of a ranking, in its order. A stratum is a ranking like any other.
 * @param ranking the entries that have a result
 */
export function rankingMasterpoints(table: MasterpointTable, ranking: readonly PlacedEntry[]): readonly Exact[] {
  const sharing = Map.groupBy(ranking, ({ place }) => place);
  return ranking.map(({ place }) => placeMasterpoints(table, place, sharing.get(place)?.length ?? 1));
}

/** Whole numbers, not negative: amount / divisor to the nearest whole, an exact half up. */
export function roundHalfUp(amount: number, divisor: number): number {
  return Math.floor((2 * amount + divisor) / (2 * divisor));
}
