/**
 * Totals of many entries as a columnar store: at 200,000 entries an object for each costs more than adding up. An entry
 * is known by its index in the columns, called `at`.
 */
import { exact, type Exact } from '../numbers/exact.ts';

/** What an entry has over all its boards. */
export interface EntryTotal {
  readonly entry: number;
  /** Matchpoints or IMPs won. */
  readonly points: Exact;
  /** Matchpoints that could be won: the tops of the boards that count for the entry; 0 at IMPs. */
  readonly available: number;
  /** Boards that count for the entry. */
  readonly boards: number;
  /** Lines on which it sat North-South and East-West, counted or not. */
  readonly asNs: number;
  readonly asEw: number;
}

/** A column for each figure of an `EntryTotal`. */
export interface TotalColumns {
  readonly entries: readonly number[];
  readonly points: PointsColumn;
  readonly available: Float64Array;
  readonly boards: Int32Array;
  readonly asNs: Int32Array;
  readonly asEw: Int32Array;
}

/** Whole numbers over one denominator where they are small enough to be exact; else fractions. */
export type PointsColumn = { readonly sums: Float64Array; readonly denominator: number } | readonly Exact[];

export function totalColumnsOf(totals: readonly EntryTotal[]): TotalColumns {
  return {
    entries: totals.map(({ entry }) => entry),
    points: totals.map(({ points }) => points),
    available: Float64Array.from(totals, ({ available }) => available),
    boards: Int32Array.from(totals, ({ boards }) => boards),
    asNs: Int32Array.from(totals, ({ asNs }) => asNs),
    asEw: Int32Array.from(totals, ({ asEw }) => asEw),
  };
}

/** The columns without the entries that sat nowhere. */
export function withoutUnseated(columns: TotalColumns): TotalColumns {
  const { entries, points, available, boards, asNs, asEw } = columns;
  const isSeated = (at: number): boolean => (asNs[at] as number) + (asEw[at] as number) > 0;
  if (entries.every((_, at) => isSeated(at))) return columns;
  const seated = indexesWhere(columns, isSeated);
  return {
    entries: Array.from(seated, (at) => entries[at] as number),
    points:
      'sums' in points
        ? { ...points, sums: Float64Array.from(seated, (at) => points.sums[at] as number) }
        : Array.from(seated, (at) => points[at] as Exact),
    available: Float64Array.from(seated, (at) => available[at] as number),
    boards: seated.map((at) => boards[at] as number),
    asNs: seated.map((at) => asNs[at] as number),
    asEw: seated.map((at) => asEw[at] as number),
  };
}

/** The totals of the columns as objects. */
export function totalsFromColumns(columns: TotalColumns): readonly EntryTotal[] {
  return columns.entries.map((entry, at) => ({
    entry,
    points: pointsAt(columns, at),
    available: columns.available[at] as number,
    boards: columns.boards[at] as number,
    asNs: columns.asNs[at] as number,
    asEw: columns.asEw[at] as number,
  }));
}

export function pointsAt({ points }: TotalColumns, at: number): Exact {
  return 'sums' in points ? exact(points.sums[at] as number, points.denominator) : (points[at] as Exact);
}

/** The indexes of the entries that pass the test. */
export function indexesWhere({ entries }: Pick<TotalColumns, 'entries'>, test: (at: number) => boolean): Int32Array {
  const indexes = new Int32Array(entries.length);
  let found = 0;
  for (let at = 0; at < entries.length; at += 1) if (test(at)) indexes[found++] = at;
  return indexes.subarray(0, found);
}
