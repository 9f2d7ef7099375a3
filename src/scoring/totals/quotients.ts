import { compare, exact, toNumber, type Exact } from '../numbers/exact.ts';
import type { AverageBasis } from '../standing/basis.ts';
import { radixSortOrder } from './radix-sort.ts';
import { pointsAt, type PointsColumn, type TotalColumns } from './total-columns.ts';

/**
 * What entries are ranked by: points divided by what could be won, or by boards. `at` is a place in the columns; an
 * index is one in the list of those ranked.
 */
export class Quotients {
  readonly totals: TotalColumns;
  readonly basis: AverageBasis;
  /** The places in the columns of those to be ranked. */
  readonly ranked: Int32Array;
  /** By index: the higher the quotient the lower the key. Infinity where no board counts. */
  readonly keys: Float64Array;
  /** 0 while no board counts. */
  readonly #divisors: Float64Array | Int32Array;
  /** How far apart the keys of equals may be, in parts of the key. */
  readonly #tolerance: number;

  constructor(totals: TotalColumns, basis: AverageBasis, ranked: Int32Array) {
    this.totals = totals;
    this.basis = basis;
    this.ranked = ranked;
    this.#divisors = basis === 'percentage' ? totals.available : totals.boards;
    const whole = wholeKeys(totals.points, this.#divisors, ranked);
    this.keys = whole ?? Float64Array.from(ranked, (at) => -this.#nearly(at));
    // floating point is far more exact than this
    this.#tolerance = whole === null ? 1e-9 : 0;
  }

  #nearly(at: number): number {
    const divisor = this.#divisors[at] as number;
    if (divisor === 0) return Number.NEGATIVE_INFINITY;
    const { points } = this.totals;
    return 'sums' in points ? (points.sums[at] as number) / points.denominator / divisor : toNumber(this.of(at));
  }

  /** Of an entry with a board that counts. */
  of(at: number): Exact {
    const { numerator, denominator } = pointsAt(this.totals, at);
    return exact(numerator, denominator * BigInt(this.#divisors[at] as number));
  }

  /** Whether the keys of the two by index leave open which quotient is higher. */
  areNear(a: number, b: number): boolean {
    const key = this.keys[a] as number;
    return !(Math.abs(key - (this.keys[b] as number)) > this.#tolerance * Math.max(1, Math.abs(key)));
  }

  /** Of two by index: negative, 0 or positive as a's quotient is higher than, equal to or lower than b's; none is lowest. */
  compare(a: number, b: number): number {
    if (!this.areNear(a, b)) return (this.keys[a] as number) - (this.keys[b] as number);
    if (this.#tolerance === 0) return 0;
    const [first, second] = [this.ranked[a] as number, this.ranked[b] as number];
    const [divisor, other] = [this.#divisors[first] as number, this.#divisors[second] as number];
    // a key of Infinity is near any, and none but its like is near it
    if (divisor === 0) return Number(other !== 0);
    const { points } = this.totals;
    if (divisor === other && 'sums' in points) return (points.sums[second] as number) - (points.sums[first] as number);
    return compare(this.of(second), this.of(first));
  }

  entryOf(index: number): number {
    return this.totals.entries[this.ranked[index] as number] as number;
  }
}

/**
 * Where all are divided by the same the sums alone rank them, and the keys are exact: how much less than the best an
 * entry has. They are written on top of 2^52, where floating point counts in ones: only their lowest bits differ, and
 * the fewer do the sooner they are sorted. Null where divisors differ or the sums lie too far apart.
 */
function wholeKeys(
  points: PointsColumn,
  divisors: Float64Array | Int32Array,
  ranked: Int32Array,
): Float64Array<ArrayBuffer> | null {
  const divisor = divisors[ranked[0] as number];
  if (!('sums' in points) || divisor === 0) return null;
  let least = Infinity;
  let most = -Infinity;
  for (let index = 0; index < ranked.length; index += 1) {
    const at = ranked[index] as number;
    if (divisors[at] !== divisor) return null;
    const sum = points.sums[at] as number;
    least = Math.min(least, sum);
    most = Math.max(most, sum);
  }
  if (most - least >= WHOLE) return null;
  const keys = new Float64Array(ranked.length);
  for (let index = 0; index < keys.length; index += 1) {
    keys[index] = WHOLE + (most - (points.sums[ranked[index] as number] as number));
  }
  return keys;
}

const WHOLE = 2 ** 52;

/** Entries best first, by their index; equals in order of their numbers. */
export interface QuotientOrder {
  readonly sorted: Uint32Array;
  /** By place in `sorted`: 1 where the quotient is that of the one before. */
  readonly asPrevious: Uint8Array;
}

/** Keys sort; exact numbers decide wherever two keys are not far apart. */
export function bestFirst(quotients: Quotients): QuotientOrder {
  const sorted = radixSortOrder(quotients.keys);
  const asPrevious = new Uint8Array(sorted.length);
  const exactly = (a: number, b: number): number =>
    quotients.compare(a, b) || quotients.entryOf(a) - quotients.entryOf(b);
  for (let from = 0; from < sorted.length;) {
    let to = from + 1;
    while (to < sorted.length && quotients.areNear(sorted[to - 1] as number, sorted[to] as number)) to += 1;
    if (to > from + 1) {
      const near = sorted.subarray(from, to);
      if (!isInOrder(near, exactly)) near.sort(exactly);
      for (let index = 1; index < near.length; index += 1) {
        const isEqual = quotients.compare(near[index - 1] as number, near[index] as number) === 0;
        asPrevious[from + index] = Number(isEqual);
      }
    }
    from = to;
  }
  return { sorted, asPrevious };
}

/** As most runs are, thanks to a sort that leaves equals as they came: a comparison each instead of a dozen. */
function isInOrder(run: Uint32Array, compared: (a: number, b: number) => number): boolean {
  for (let index = 1; index < run.length; index += 1) {
    if (compared(run[index - 1] as number, run[index] as number) > 0) return false;
  }
  return true;
}
