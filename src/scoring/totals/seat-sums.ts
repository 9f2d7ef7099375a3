import type { SeatIndex } from './seat-index.ts';

/** What entries have got from their seats, by their index in the columns, see `SeatIndex`. */
export interface SeatSums<Sums> {
  /** Whole numbers of points. */
  readonly sums: Sums;
  /** How often an entry sat North-South and East-West. */
  readonly asNs: Int32Array;
  readonly asEw: Int32Array;
}

/** What each distinct result is worth to either side, by its code; 0 where it counts for nobody. */
export interface FigureColumns<Column> {
  readonly ns: Column;
  readonly ew: Column;
}

/**
 * Adds up what the lines are worth, and how often everybody sat on either side. The caller makes sure that no sum is
 * too large.
 */
export function sumLines(
  { lines, codes, first, length }: SeatIndex,
  figures: FigureColumns<Float64Array>,
): SeatSums<Float64Array> {
  const sums = new Float64Array(length);
  const asNs = new Int32Array(length);
  const asEw = new Int32Array(length);
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] as SeatIndex['lines'][number];
    const code = codes[index] as number;
    const ns = line.ns - first;
    sums[ns] = (sums[ns] as number) + (figures.ns[code] as number);
    asNs[ns] = (asNs[ns] as number) + 1;
    const ew = line.ew - first;
    sums[ew] = (sums[ew] as number) + (figures.ew[code] as number);
    asEw[ew] = (asEw[ew] as number) + 1;
  }
  return { sums, asNs, asEw };
}

/** Does the same as `sumLines` in numbers of any length. */
export function sumLinesLong(
  { lines, codes, first, length }: SeatIndex,
  figures: FigureColumns<readonly bigint[]>,
): SeatSums<bigint[]> {
  const sums = Array.from({ length }, () => 0n);
  const asNs = new Int32Array(length);
  const asEw = new Int32Array(length);
  for (const [index, line] of lines.entries()) {
    const code = codes[index] as number;
    const ns = line.ns - first;
    sums[ns] = (sums[ns] as bigint) + (figures.ns[code] as bigint);
    asNs[ns] = (asNs[ns] as number) + 1;
    const ew = line.ew - first;
    sums[ew] = (sums[ew] as bigint) + (figures.ew[code] as bigint);
    asEw[ew] = (asEw[ew] as number) + 1;
  }
  return { sums, asNs, asEw };
}
