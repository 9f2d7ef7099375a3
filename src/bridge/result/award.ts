import type { AverageKind } from './average.ts';
import type { Award, Outcome } from './result.ts';
import type { Side } from '../seat.ts';

/** What an award gives each side: an average or a percentage; null for a side that it doesn't count for. */
export function awardedSides({ ns, ew, nsAverage, ewAverage }: Award): {
  readonly ns: number | AverageKind | null;
  readonly ew: number | AverageKind | null;
} {
  return { ns: nsAverage ?? ns, ew: ewAverage ?? ew };
}

/** The only side that an outcome counts for; null where it counts for both, or for neither. */
export function onlySideOf(outcome: Outcome): Side | null {
  if (outcome.kind !== 'award' || (outcome.ns !== null && outcome.ew !== null)) return null;
  return outcome.ns === null ? 'EW' : 'NS';
}
