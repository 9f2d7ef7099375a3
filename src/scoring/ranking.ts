import { compare, exact, toNumber, type Exact } from './exact.ts';
import { WholeTotal, type Total } from './totals.ts';

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
  const sorted = bestFirst(totals, basis);
  const ranked: RankedRow[] = [];
  let asPrevious = false;
  for (const [index, total] of sorted.entries()) {
    const next = sorted[index + 1];
    const asNext = next !== undefined && compareQuotients(total, next, basis) === 0;
    const place = asPrevious ? (ranked[index - 1]?.place ?? index) : index + 1;
    ranked.push(new RankedRow(total, basis, place, asPrevious || asNext));
    asPrevious = asNext;
  }
  return ranked;
}

/** A row whose fractions are made when they are asked for: a ranking of 100,000 is rarely looked at whole. */
class RankedRow implements RankedEntry {
  readonly entry: number;
  readonly place: number;
  readonly tied: boolean;
  readonly available: number;
  readonly boards: number;
  readonly total: Total;
  readonly basis: Basis;

  constructor(total: Total, basis: Basis, place: number, tied: boolean) {
    this.entry = total.entry;
    this.place = place;
    this.tied = tied;
    this.available = total.available;
    this.boards = total.boards;
    this.total = total;
    this.basis = basis;
  }

  get points(): Exact {
    return this.total.points;
  }

  get percentage(): Exact | null {
    return this.basis === 'percentage' && this.available !== 0 ? quotientOf(this.total, this.basis) : null;
  }
}

/** What the points are divided by; 0 while no board counts. */
function divisorOf({ available, boards }: Total, basis: Basis): number {
  return basis === 'percentage' ? available : boards;
}

/** What a total is ranked by; it has a scored board. */
function quotientOf(total: Total, basis: Basis): Exact {
  const { numerator, denominator } = total.points;
  return exact(numerator, denominator * BigInt(divisorOf(total, basis)));
}

/** The quotient as a floating-point number; below all others where no board counts. */
function nearQuotient(total: Total, basis: Basis): number {
  const divisor = divisorOf(total, basis);
  if (divisor === 0) return Number.NEGATIVE_INFINITY;
  return total instanceof WholeTotal ? total.sum / total.denominator / divisor : toNumber(quotientOf(total, basis));
}

/** Floating point sorts, exact numbers decide wherever two quotients are not far apart. */
function bestFirst(totals: readonly Total[], basis: Basis): readonly Total[] {
  const sorted = largestFirst(totals, (total) => nearQuotient(total, basis));
  const exactly = (a: Total, b: Total): number => compareQuotients(b, a, basis) || a.entry - b.entry;
  for (let from = 0; from < sorted.length;) {
    let to = from + 1;
    let inOrder = true;
    for (; to < sorted.length && areNear(sorted[to - 1] as Total, sorted[to] as Total, basis); to += 1) {
      inOrder &&= exactly(sorted[to - 1] as Total, sorted[to] as Total) < 0;
    }
    if (!inOrder) sorted.splice(from, to - from, ...sorted.slice(from, to).toSorted(exactly));
    from = to;
  }
  return sorted;
}

/** Whether floating point could be mistaken about the two: it is far more exact than this, in parts of the number. */
function areNear(a: Total, b: Total, basis: Basis): boolean {
  const near = nearQuotient(a, basis);
  return !(Math.abs(near - nearQuotient(b, basis)) > 1e-9 * Math.max(1, Math.abs(near)));
}

/**
 * The totals, that with the largest key first, of equal keys as they come. The machine sorts plain numbers several
 * times as fast as by a comparison of ours, so the keys are sorted alone and each total finds its place after.
 */
function largestFirst(totals: readonly Total[], keyOf: (total: Total) => number): Total[] {
  const keys = new Float64Array(totals.length);
  for (const [index, total] of totals.entries()) keys[index] = -keyOf(total);
  const sorted = keys.toSorted();
  const taken = new Uint32Array(totals.length);
  const placed = [...totals];
  for (const [index, total] of totals.entries()) {
    const first = firstPlace(sorted, keys[index] as number);
    const before = taken[first] as number;
    placed[first + before] = total;
    taken[first] = before + 1;
  }
  return placed;
}

/** The first place of a key in the rising list that has it. */
function firstPlace(sorted: Float64Array, key: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Negative, 0 or positive as a's quotient is less than, equal to or more than b's; none is less than any. */
function compareQuotients(a: Total, b: Total, basis: Basis): number {
  const [divisorA, divisorB] = [divisorOf(a, basis), divisorOf(b, basis)];
  if (divisorA === 0 || divisorB === 0) return Number(divisorB === 0) - Number(divisorA === 0);
  const alike = divisorA === divisorB && a instanceof WholeTotal && b instanceof WholeTotal;
  if (alike && a.denominator === b.denominator) return a.sum - b.sum;
  return compare(quotientOf(a, basis), quotientOf(b, basis));
}
