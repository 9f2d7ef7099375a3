import { compare, exact, toNumber, type Exact } from '../numbers/exact.ts';
import type { AverageBasis } from '../standing/basis.ts';
import { radixSortOrder } from './radix-sort.ts';
import { pointsAt, type PointsColumn, type TotalColumns } from './total-columns.ts';

/**
 * What entries are ranked by: points divided by what could be won, or by boards. `at` is an index in the columns;
 * `index` is one in the list of those ranked.
 */
export class Quotients {
  readonly totals: TotalColumns;
  readonly basis: AverageBasis;
  /** The indexes in the columns of those to be ranked. */
  readonly ranked: Int32Array;
  /** By index: a higher quotient has a lower key. Infinity where no board counts. */
  readonly keys: Float64Array;
  /** 0 while no board counts. */
  readonly #divisors: Float64Array | Int32Array;
  /** How far apart the keys of equal quotients may be, as a share of the key. */
  readonly #tolerance: number;

  constructor(totals: TotalColumns, basis: AverageBasis, ranked: Int32Array) {
    this.totals = totals;
    this.basis = basis;
    this.ranked = ranked;
    this.#divisors = basis === 'percentage' ? totals.available : totals.boards;
    const whole = wholeKeys(totals.points, this.#divisors, ranked);
    this.keys = whole ?? Float64Array.from(ranked, (at) => -this.#nearly(at));
    // rounding errors of floating point are far smaller
    this.#tolerance = whole === null ? 1e-9 : 0;
  }

  #nearly(at: number): number {
    const divisor = this.#divisors[at] as number;
    if (divisor === 0) return Number.NEGATIVE_INFINITY;
    const { points } = this.totals;
    return 'sums' in points ? (points.sums[at] as number) / points.denominator / divisor : toNumber(this.of(at));
  }

  /** The quotient of an entry with a board that counts. */
  of(at: number): Exact {
    const { numerator, denominator } = pointsAt(this.totals, at);
    return exact(numerator, denominator * BigInt(this.#divisors[at] as number));
  }

  /** Whether the keys of two leave open which quotient is higher. */
  areNear(a: number, b: number): boolean {
    const key = this.keys[a] as number;
    return !(Math.abs(key - (this.keys[b] as number)) > this.#tolerance * Math.max(1, Math.abs(key)));
  }

  /**
   * Negative, 0 or positive as the quotient of a is higher than, equal to or lower than that of b. Without one is
   * lowest.
   */
  compare(a: number, b: number): number {
    if (!this.areNear(a, b)) return (this.keys[a] as number) - (this.keys[b] as number);
    if (this.#tolerance === 0) return 0;
    const [first, second] = [this.ranked[a] as number, this.ranked[b] as number];
    const [divisor, other] = [this.#divisors[first] as number, this.#divisors[second] as number];
    // Infinity is near every key, and only Infinity is near it
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
 * Exact keys: where all have the same divisor the sums alone rank them, and a key is how much less than the best an
 * entry has. 2^52 is added, beyond which floating point counts in ones: then only the lowest bits differ, and a radix
 * sort skips the others. Null where divisors differ or the sums lie too far apart.
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

/** Entries by index, best first; equals in order of their numbers. */
export interface QuotientOrder {
  readonly sorted: Uint32Array;
  /** By position in `sorted`: 1 where the quotient equals the one before. */
  readonly asPrevious: Uint8Array;
}

/** Sorts by keys; exact numbers decide where two keys are near. */
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

/**
 * Whether a run is sorted already. Most are, because the radix sort is stable; checking takes one comparison each,
 * sorting a dozen.
 */
function isInOrder(run: Uint32Array, compared: (a: number, b: number) => number): boolean {
  for (let index = 1; index < run.length; index += 1) {
    if (compared(run[index - 1] as number, run[index] as number) > 0) return false;
  }
  return true;
}
