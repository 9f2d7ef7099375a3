import { compare, exact, toNumber, type Exact } from './exact.ts';
import { risingOrder } from './columns/rising-order.ts';
import type { Standing } from './standing/standings.ts';
import { columnsOf, pointsAt, type Total, type TotalColumns } from './columns/total-columns.ts';

/** What entries are compared by: their share of the matchpoints available to them, or their points a board. */
export type Basis = 'percentage' | 'mean';

/** One entry in a ranking; `separations` and `lotToDraw` where the regulation splits ties. */
export interface RankedEntry extends Pick<Standing, 'unranked' | 'separations' | 'lotToDraw'> {
  readonly entry: number;
  /** From 1; entries that are equal share a place, and as many places behind it stay empty. Null where it has none. */
  readonly place: number | null;
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
  return rankColumns(columnsOf(totals), Int32Array.from(totals.keys()), basis);
}

/** @param ranked the places in the columns of those to be ranked */
export function rankColumns(totals: TotalColumns, ranked: Int32Array, basis: Basis): readonly RankedEntry[] {
  const quotients = new Quotients(totals, basis);
  const sorted = bestFirst(quotients, ranked);
  const rows: RankedRow[] = [];
  let place = 1;
  let asPrevious = false;
  for (let index = 0; index < sorted.length; index += 1) {
    const at = sorted[index] as number;
    const next = sorted[index + 1];
    const asNext = next !== undefined && quotients.compare(at, next) === 0;
    if (!asPrevious) place = index + 1;
    rows.push(new RankedRow(quotients, at, place, asPrevious || asNext));
    asPrevious = asNext;
  }
  return rows;
}

/** A row that reads its figures from the columns when they are asked for: a ranking of 100,000 is rarely looked at whole. */
class RankedRow implements RankedEntry {
  readonly place: number;
  readonly tied: boolean;
  readonly #quotients: Quotients;
  readonly #at: number;

  constructor(quotients: Quotients, at: number, place: number, tied: boolean) {
    this.#quotients = quotients;
    this.#at = at;
    this.place = place;
    this.tied = tied;
  }

  get entry(): number {
    return this.#quotients.totals.entries[this.#at] as number;
  }

  get points(): Exact {
    return pointsAt(this.#quotients.totals, this.#at);
  }

  get available(): number {
    return this.#quotients.totals.available[this.#at] as number;
  }

  get boards(): number {
    return this.#quotients.totals.boards[this.#at] as number;
  }

  get unranked(): null {
    return null;
  }

  get separations(): readonly [] {
    return NOTHING_SEPARATED;
  }

  get lotToDraw(): false {
    return false;
  }

  get percentage(): Exact | null {
    const { basis } = this.#quotients;
    return basis === 'percentage' && this.available !== 0 ? this.#quotients.of(this.#at) : null;
  }
}

const NOTHING_SEPARATED = [] as const;

/** What entries are ranked by: points divided by what could be won, or by boards. */
class Quotients {
  readonly totals: TotalColumns;
  readonly basis: Basis;
  /** 0 while no board counts. */
  readonly #divisors: Float64Array | Int32Array;
  /** In floating point; below all others where no board counts. */
  readonly near: Float64Array;

  constructor(totals: TotalColumns, basis: Basis) {
    this.totals = totals;
    this.basis = basis;
    this.#divisors = basis === 'percentage' ? totals.available : totals.boards;
    this.near = new Float64Array(totals.entries.length);
    for (let at = 0; at < this.near.length; at += 1) this.near[at] = this.#nearly(at);
  }

  #nearly(at: number): number {
    const divisor = this.#divisors[at] as number;
    if (divisor === 0) return Number.NEGATIVE_INFINITY;
    const { points } = this.totals;
    return 'sums' in points ? (points.sums[at] as number) / points.denominator / divisor : toNumber(this.of(at));
  }

  /** Keys that fall as the quotients rise. */
  descending(entries: Int32Array): Float64Array {
    const keys = new Float64Array(entries.length);
    for (let index = 0; index < keys.length; index += 1) keys[index] = -(this.near[entries[index] as number] as number);
    return keys;
  }

  /** Of an entry with a board that counts. */
  of(at: number): Exact {
    const { numerator, denominator } = pointsAt(this.totals, at);
    return exact(numerator, denominator * BigInt(this.#divisors[at] as number));
  }

  /** Whether floating point could be mistaken about the two: it is far more exact than this, in parts of the number. */
  areNear(a: number, b: number): boolean {
    const near = this.near[a] as number;
    return !(Math.abs(near - (this.near[b] as number)) > 1e-9 * Math.max(1, Math.abs(near)));
  }

  /** Negative, 0 or positive as a's quotient is less than, equal to or more than b's; none is less than any. */
  compare(a: number, b: number): number {
    if (!this.areNear(a, b)) return (this.near[a] as number) - (this.near[b] as number);
    const [divisorA, divisorB] = [this.#divisors[a] as number, this.#divisors[b] as number];
    if (divisorA === 0 || divisorB === 0) return Number(divisorB === 0) - Number(divisorA === 0);
    const { points } = this.totals;
    if (divisorA === divisorB && 'sums' in points) return (points.sums[a] as number) - (points.sums[b] as number);
    return compare(this.of(a), this.of(b));
  }
}

/** Floating point sorts, exact numbers decide wherever two quotients are not far apart. */
function bestFirst(quotients: Quotients, ranked: Int32Array): Int32Array {
  const sorted = inOrder(ranked, risingOrder(quotients.descending(ranked)));
  const { entries } = quotients.totals;
  const exactly = (a: number, b: number): number =>
    quotients.compare(b, a) || (entries[a] as number) - (entries[b] as number);
  for (let from = 0; from < sorted.length;) {
    let to = from + 1;
    let sure = true;
    for (; to < sorted.length && quotients.areNear(sorted[to - 1] as number, sorted[to] as number); to += 1) {
      sure &&= exactly(sorted[to - 1] as number, sorted[to] as number) < 0;
    }
    if (!sure) sorted.subarray(from, to).sort(exactly);
    from = to;
  }
  return sorted;
}

function inOrder(values: Int32Array, order: Uint32Array): Int32Array {
  const sorted = new Int32Array(values.length);
  for (let index = 0; index < sorted.length; index += 1) sorted[index] = values[order[index] as number] as number;
  return sorted;
}
