import { useAfterPaint } from '../../../shared/afterPaint.ts';
import type { RankedPair } from '../../session/rankedLines.ts';

/** So many rows of a line are in sight before anybody scrolls, on a high screen too. */
const IN_SIGHT = 40;

/**
 * The rows of a ranking for now: the first as they are, and those below, which are out of sight in a large room, a paint
 * later. Every pair is among them once.
 */
export function useFirstRowsFirst(standings: readonly RankedPair[]): readonly RankedPair[] {
  const before = useAfterPaint(standings);
  return before === standings ? standings : firstRowsFirst(standings, before);
}

/** The first rows of what is, and whoever is not among them in the order of before; all as they are where others were ranked. */
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
