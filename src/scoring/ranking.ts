import { compare, exact, toNumber, type Exact } from './exact.ts';
import type { Total } from './totals.ts';

/** What entries are compared by: their share of the matchpoints available to them, or their points a board. */
export type Basis = 'percentage' | 'mean';

/** One entry in a ranking. */
export interface RankedEntry {
  readonly entry: number;
  /** From 1; entries that are equal share a place, and as many places behind it stay empty. */
  readonly place: number;
  /** Whether the place is shared, written "3=". */
  readonly tied: boolean;
  /** Matchpoints or IMPs won. */
  readonly points: Exact;
  /** Matchpoints that could be won; 0 at IMPs. */
  readonly available: number;
  /** Share of the matchpoints available (1 for all); null while no board counts for the entry, and at IMPs. */
  readonly percentage: Exact | null;
  /** Boards that count for the entry. */
  readonly boards: number;
}

/**
 * Ranks entries by their percentage or by their points a board; either is fair to unequal numbers of boards, and
 * for equal numbers the mean ranks as the total does. Equal means exactly equal. Entries without a scored board
 * share the last place; within a shared place they stand in order of their numbers.
 */
export function rank(totals: readonly Total[], basis: Basis = 'percentage'): readonly RankedEntry[] {
  const sorted = totals.map((total) => withQuotient(total, basis)).toSorted(byQuotient);
  const ranked: RankedEntry[] = [];
  for (const [index, { total, quotient }] of sorted.entries()) {
    const { entry, points, available, boards } = total;
    const asPrevious = equal(sorted[index - 1]?.quotient, quotient);
    const place = asPrevious ? (ranked[index - 1]?.place ?? index) : index + 1;
    const tied = asPrevious || equal(sorted[index + 1]?.quotient, quotient);
    const percentage = basis === 'percentage' ? quotient : null;
    ranked.push({ entry, place, tied, points, available, percentage, boards });
  }
  return ranked;
}

interface Candidate {
  readonly total: Total;
  /** What it is ranked by; null where no board counts. */
  readonly quotient: Exact | null;
  /** The quotient as a floating-point number; 0 where there is none. */
  readonly near: number;
}

function withQuotient(total: Total, basis: Basis): Candidate {
  const { points, available, boards } = total;
  const divisor = basis === 'percentage' ? available : boards;
  if (divisor === 0) return { total, quotient: null, near: 0 };
  const quotient = exact(points.numerator, points.denominator * BigInt(divisor));
  return { total, quotient, near: toNumber(quotient) };
}

/** Where floating point cannot be mistaken: far beyond its error, in parts of the number. */
const FAR_APART = 1e-9;

/** Best first. Exact numbers decide; floating point only spares them where two quotients are far apart. */
function byQuotient(a: Candidate, b: Candidate): number {
  if (a.quotient === null || b.quotient === null) {
    return Number(a.quotient === null) - Number(b.quotient === null) || a.total.entry - b.total.entry;
  }
  const difference = b.near - a.near;
  if (Math.abs(difference) > FAR_APART * Math.max(1, Math.abs(a.near))) return difference;
  return compare(b.quotient, a.quotient) || a.total.entry - b.total.entry;
}

/** Exact numbers are in lowest terms, so equal ones have equal parts. */
function equal(a: Exact | null | undefined, b: Exact | null): boolean {
  return a?.numerator === b?.numerator && a?.denominator === b?.denominator && a !== undefined;
}
