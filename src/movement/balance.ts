import type { Seating } from './seating.ts';
import type { Range } from './range.ts';

/** How evenly a group of rivals is compared. */
export interface Balance {
  /** Quality Qf, 0 to 100; 100 when every two rivals compete equally. */
  readonly balance: number;
  /** Competition of two rivals, in sets, and its standard deviation over all pairs of rivals. */
  readonly competition: Range & { readonly deviation: number };
  /** Sets on which two rivals held the same cards at different tables. */
  readonly comparisons: Range;
}

/**
 * Manning's competition, and the quality figure computed from it. For each set played t times, two rivals
 * compete by t-1 when they meet on it, by 1 when they hold the same cards at different tables, by -1 when
 * they hold opposite cards. With S the sum over the N pairs of rivals, Qf = 100 S² / (N x sum of squares);
 * 0 when nobody is compared with anybody.
 *
 * `sets` lists, set by set, the tables at which it was played; `rivals` the pairs ranked together.
 */
export function balanceOf(sets: readonly (readonly Seating[])[], rivals: readonly number[]): Balance {
  const size = rivals.length;
  const place = new Map(rivals.map((pair, index) => [pair, index]));
  const same = new Int32Array(size * size);
  const opposite = new Int32Array(size * size);
  for (const plays of sets) {
    const ns = plays.map((seating) => place.get(seating.ns) ?? NO_RIVAL);
    const ew = plays.map((seating) => place.get(seating.ew) ?? NO_RIVAL);
    countPairs(same, size, ns, ns, 1);
    countPairs(same, size, ew, ew, 1);
    countPairs(opposite, size, ns, ew, -1);
    // A meeting was counted as -1 for opposite cards; t more make it t-1.
    ns.forEach((one, index) => countPair(opposite, size, one, ew[index] as number, plays.length));
  }
  return summary(same, opposite, size);
}

const NO_RIVAL = -1;

/** Adds `by` for every two rivals, one of each list. */
function countPairs(
  figures: Int32Array,
  size: number,
  ones: readonly number[],
  others: readonly number[],
  by: number,
): void {
  for (const one of ones) for (const other of others) countPair(figures, size, one, other, by);
}

function countPair(figures: Int32Array, size: number, one: number, other: number, by: number): void {
  if (one === NO_RIVAL || other === NO_RIVAL) return;
  figures[one * size + other] = (figures[one * size + other] as number) + by;
}

function summary(same: Int32Array, opposite: Int32Array, size: number): Balance {
  const competition = new Spread();
  const comparisons = new Spread();
  for (let one = 0; one < size; one += 1) {
    for (let other = one + 1; other < size; other += 1) {
      const there = one * size + other;
      const back = other * size + one;
      const compared = same[there] as number;
      comparisons.add(compared);
      competition.add(compared + (opposite[there] as number) + (opposite[back] as number));
    }
  }
  const { count, sum, squares } = competition;
  return {
    balance: squares > 0 ? (100 * sum ** 2) / (count * squares) : 0,
    competition: { ...competition.range(), deviation: competition.deviation() },
    comparisons: comparisons.range(),
  };
}

/** The count, sum and range of figures, added one by one. */
class Spread {
  count = 0;
  sum = 0;
  squares = 0;
  #least = Infinity;
  #most = -Infinity;

  add(value: number): void {
    this.count += 1;
    this.sum += value;
    this.squares += value * value;
    this.#least = Math.min(this.#least, value);
    this.#most = Math.max(this.#most, value);
  }

  range(): Range {
    return this.count > 0 ? { least: this.#least, most: this.#most } : { least: 0, most: 0 };
  }

  deviation(): number {
    if (this.count === 0) return 0;
    return Math.sqrt(Math.max(0, this.squares / this.count - (this.sum / this.count) ** 2));
  }
}
