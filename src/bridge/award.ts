import type { AverageKind } from './average.ts';
import type { Award } from './result.ts';

/** What each side of an award was given: an average, or so many percent. */
export function awardedSides({ ns, ew, nsAverage, ewAverage }: Award): {
  readonly ns: number | AverageKind;
  readonly ew: number | AverageKind;
} {
  return { ns: nsAverage ?? ns, ew: ewAverage ?? ew };
}
