import { useAfterPaint } from '../../../shared/afterPaint.ts';
import type { RankedPair } from '../../session/rankedLines.ts';

/** At most so many rows of a line are visible without scrolling, on a high screen too. */
const IN_SIGHT = 40;

/**
 * The rows of a ranking, the visible ones as they are now and those below a paint later. Every pair is among them
 * once.
 */
export function useFirstRowsFirst(standings: readonly RankedPair[]): readonly RankedPair[] {
  const before = useAfterPaint(standings);
  return before === standings ? standings : firstRowsFirst(standings, before);
}

/**
 * The first rows as they are now, then the rest in the order of before. If other pairs were ranked before, all as now.
 */
export function firstRowsFirst(
  now: readonly RankedPair[],
  before: readonly RankedPair[],
  count = IN_SIGHT,
): readonly RankedPair[] {
  if (now.length <= count) return now;
  const first = now.slice(0, count);
  const left = new Set(now.slice(count).map(({ entry }) => entry.id));
  const rest = before.filter(({ entry }) => left.has(entry.id));
  return rest.length === left.size ? [...first, ...rest] : now;
}
