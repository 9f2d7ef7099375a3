import type { Exact } from '../numbers/exact.ts';
import type { AverageBasis } from '../standing/basis.ts';
import { bestFirst, Quotients } from './quotients.ts';
import type { Standing } from '../standing/standings.ts';
import { totalColumnsOf, pointsAt, type EntryTotal, type TotalColumns } from './total-columns.ts';

/** An entry in a ranking by average. */
export interface RankedEntry extends Pick<Standing, 'unranked' | 'separations' | 'lotToDraw'> {
  readonly entry: number;
  /** From 1; equal entries share a place, and as many places after it stay empty. Null where it has none. */
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
 * Ranks entries by their percentage or by their points a board. Equal means exactly equal. Entries without a scored
 * board share the last place, and while nobody has one there are no places. Entries that share a place are in order of
 * their numbers.
 */
export function rankTotals(totals: readonly EntryTotal[], basis: AverageBasis = 'percentage'): readonly RankedEntry[] {
  return rankColumns(totalColumnsOf(totals), Int32Array.from(totals.keys()), basis);
}

/** @param ranked the indexes in the columns of those to be ranked */
export function rankColumns(totals: TotalColumns, ranked: Int32Array, basis: AverageBasis): readonly RankedEntry[] {
  const quotients = new Quotients(totals, basis, ranked);
  const order = bestFirst(quotients);
  const rows: RankedRow[] = [];
  // an array that grows is copied again and again
  rows.length = ranked.length;
  const best = order.sorted[0];
  const isNobodyScored = best === undefined || totals.boards[ranked[best] as number] === 0;
  let place = 1;
  for (let index = 0; index < ranked.length; index += 1) {
    if (order.asPrevious[index] === 0) place = index + 1;
    const tied = order.asPrevious[index] === 1 || order.asPrevious[index + 1] === 1;
    rows[index] = new RankedRow(
      quotients,
      order.sorted[index] as number,
      isNobodyScored ? null : place,
      !isNobodyScored && tied,
    );
  }
  return rows;
}

/** A row that reads its figures from the columns on demand: nobody looks at all rows of a ranking of 100,000. */
class RankedRow implements RankedEntry {
  readonly place: number | null;
  readonly tied: boolean;
  readonly #quotients: Quotients;
  readonly #at: number;

  constructor(quotients: Quotients, index: number, place: number | null, tied: boolean) {
    this.#quotients = quotients;
    this.#at = quotients.ranked[index] as number;
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
