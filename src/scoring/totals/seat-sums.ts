import type { SeatIndex } from './seat-index.ts';

/** What entries have got from their seats, by their place in the columns, see `Seating`. */
export interface SeatSums<Sums> {
  /** Whole numbers of points. */
  readonly sums: Sums;
  /** How often an entry sat North-South and East-West. */
  readonly asNs: Int32Array;
  readonly asEw: Int32Array;
}

/** What each kind is worth to either side, by its place in `kinds`; 0 where it counts for nobody. */
export interface FigureColumns<Column> {
  readonly ns: Column;
  readonly ew: Column;
}

/** Adds up what the lines are worth, and who sat where on them. The caller sees to it that no sum is too large. */
export function sumLines(
  { lines, kind, first, length }: SeatIndex,
  figures: FigureColumns<Float64Array>,
): SeatSums<Float64Array> {
  const sums = new Float64Array(length);
  const asNs = new Int32Array(length);
  const asEw = new Int32Array(length);
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as SeatIndex['lines'][number];
    const worth = kind[index] as number;
    const ns = line.ns - first;
    sums[ns] = (sums[ns] as number) + (figures.ns[worth] as number);
    asNs[ns] = (asNs[ns] as number) + 1;
    const ew = line.ew - first;
    sums[ew] = (sums[ew] as number) + (figures.ew[worth] as number);
    asEw[ew] = (asEw[ew] as number) + 1;
  }
  return { sums, asNs, asEw };
}

/** The same in numbers of any length. */
export function sumLinesLong(
  { lines, kind, first, length }: SeatIndex,
  figures: FigureColumns<readonly bigint[]>,
): SeatSums<bigint[]> {
  const sums = Array.from({ length }, () => 0n);
  const asNs = new Int32Array(length);
  const asEw = new Int32Array(length);
  for (const [index, line] of lines.entries()) {
    const worth = kind[index] as number;
    const ns = line.ns - first;
    sums[ns] = (sums[ns] as bigint) + (figures.ns[worth] as bigint);
    asNs[ns] = (asNs[ns] as number) + 1;
    const ew = line.ew - first;
    sums[ew] = (sums[ew] as bigint) + (figures.ew[worth] as bigint);
    asEw[ew] = (asEw[ew] as number) + 1;
  }
  return { sums, asNs, asEw };
}
