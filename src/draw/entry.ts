import { compare, type Exact } from '../scoring/numbers/exact.ts';

/** Somebody to be drawn, and the standing the draw goes by. */
export interface DrawEntry {
  readonly entry: number;
  readonly total: Exact;
  /** What orders equals: IMPs won less lost, or matchpoints where these are compared. */
  readonly imps: Exact;
  /** A draw is half a win. */
  readonly wins: Exact;
  /** The order of a lot drawn once at the start, lowest first; null without one. */
  readonly lot: number | null;
}

/** The order of a draw, in which no place is shared: total, then IMPs won less lost, then the lot, then the number. */
export function inOrderOfDraw(entries: readonly DrawEntry[]): readonly DrawEntry[] {
  return entries.toSorted(
    (a, b) =>
      compare(b.total, a.total) ||
      compare(b.imps, a.imps) ||
      (a.lot === b.lot ? 0 : (a.lot ?? Infinity) - (b.lot ?? Infinity)) ||
      a.entry - b.entry,
  );
}

/** The round whose standing a draw goes by: the one before, or, drawn while that one is in play, the one before it. */
export function roundOfStanding(round: number, isLate: boolean): number {
  return Math.max(0, round - (isLate ? 2 : 1));
}
