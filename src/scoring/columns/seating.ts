/**
 * Who sat where, made ready to be added up in columns: on every line one North-South and one East-West, each by a
 * place in the columns.
 */
import type { ScoringLine } from '../lines.ts';
import type { KindColumn } from './kind-table.ts';
import { Numbering } from './numbering.ts';

/** The seats of a line. */
export type Seats = Pick<ScoringLine, 'ns' | 'ew'>;

/** The lowest and the highest number of an entry. */
export interface EntryRange {
  readonly least: number;
  readonly most: number;
}

export interface Seating {
  readonly lines: readonly Seats[];
  /** For each line the place of its result among the kinds. */
  readonly kind: KindColumn;
  /** What a line calls an entry less this is the place of the entry in columns ... */
  readonly first: number;
  /** ... which are so long. Nobody may sit at some of their places. */
  readonly length: number;
  /** The entries by their places. */
  readonly entries: readonly number[];
}

/** Lines whose entries are to be added up, see `MergedLines`. */
interface LinesOfEntries {
  readonly lines: readonly ScoringLine[];
  readonly kind: KindColumn;
  readonly range: EntryRange;
  readonly individual: boolean;
}

/**
 * The seats of the lines. Partners sit on lines of their own. Where the numbers of the entries are close together they
 * are their places, so that nobody is looked up; else entries are numbered in order of appearance.
 */
export function seatingOf(merged: LinesOfEntries): Seating {
  const { lines, kind, range } = merged.individual ? withPartners(merged) : merged;
  const length = range.most - range.least + 1;
  if (length > FEW + PLACES_PER_LINE * lines.length) return numbered(lines, kind);
  return { lines, kind, first: range.least, length, entries: numbersFrom(range.least, length) };
}

function numbersFrom(first: number, length: number): number[] {
  const numbers: number[] = [];
  // room for all at once: an array that grows is copied again and again
  numbers.length = length;
  for (let index = 0; index < length; index += 1) numbers[index] = first + index;
  return numbers;
}

/** So many places may be empty: a column is then still small beside the lines. */
const FEW = 64;
const PLACES_PER_LINE = 4;

function numbered(lines: readonly Seats[], kind: KindColumn): Seating {
  const numbers = new Numbering();
  const named = lines.map(({ ns, ew }): Seats => ({ ns: numbers.of(ns), ew: numbers.of(ew) }));
  return { lines: named, kind, first: 0, length: numbers.known.length, entries: numbers.known };
}

function withPartners({
  lines,
  kind,
}: LinesOfEntries): Pick<Seating, 'lines' | 'kind'> & { readonly range: EntryRange } {
  const kinds: number[] = [];
  const seats = lines.flatMap((line, index): readonly Seats[] => {
    const own = line.partners ? [line, line.partners] : [line];
    for (const _ of own) kinds.push(kind[index] as number);
    return own;
  });
  return { lines: seats, kind: Int32Array.from(kinds), range: rangeOf(seats) };
}

export function rangeOf(lines: readonly Seats[]): EntryRange {
  let least = lines[0]?.ns ?? 0;
  let most = least;
  for (const { ns, ew } of lines) {
    least = Math.min(least, ns, ew);
    most = Math.max(most, ns, ew);
  }
  return { least, most };
}
