/**
 * Who sat where, made ready to be added up in columns: on every line one North-South and one East-West, each by a
 * place in the columns.
 */
import type { ScoringLine } from '../scoring-line.ts';
import type { CodeColumn } from './code-table.ts';
import { Interner } from './interner.ts';

/** The seats of a line. */
export type LineSeats = Pick<ScoringLine, 'ns' | 'ew'>;

/** The lowest and the highest number of an entry. */
export interface EntryNumberRange {
  readonly least: number;
  readonly most: number;
}

export interface SeatIndex {
  readonly lines: readonly LineSeats[];
  /** For each line the place of its result among the kinds. */
  readonly kind: CodeColumn;
  /** What a line calls an entry less this is the place of the entry in columns ... */
  readonly first: number;
  /** ... which are so long. Nobody may sit at some of their places. */
  readonly length: number;
  /** The entries by their places. */
  readonly entries: readonly number[];
}

/** Lines whose entries are to be added up, see `EncodedLines`. */
interface LinesOfEntries {
  readonly lines: readonly ScoringLine[];
  readonly kind: CodeColumn;
  readonly range: EntryNumberRange;
  readonly individual: boolean;
}

/**
 * The seats of the lines. Partners sit on lines of their own. Where the numbers of the entries are close together they
 * are their places, so that nobody is looked up; else entries are numbered in order of appearance.
 */
export function indexSeats(merged: LinesOfEntries): SeatIndex {
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

function numbered(lines: readonly LineSeats[], kind: CodeColumn): SeatIndex {
  const numbers = new Interner();
  const named = lines.map(({ ns, ew }): LineSeats => ({ ns: numbers.of(ns), ew: numbers.of(ew) }));
  return { lines: named, kind, first: 0, length: numbers.known.length, entries: numbers.known };
}

function withPartners({
  lines,
  kind,
}: LinesOfEntries): Pick<SeatIndex, 'lines' | 'kind'> & { readonly range: EntryNumberRange } {
  const kinds: number[] = [];
  const seats = lines.flatMap((line, index): readonly LineSeats[] => {
    const own = line.partners ? [line, line.partners] : [line];
    for (const _ of own) kinds.push(kind[index] as number);
    return own;
  });
  return { lines: seats, kind: Int32Array.from(kinds), range: entryNumberRange(seats) };
}

export function entryNumberRange(lines: readonly LineSeats[]): EntryNumberRange {
  let least = lines[0]?.ns ?? 0;
  let most = least;
  for (const { ns, ew } of lines) {
    least = Math.min(least, ns, ew);
    most = Math.max(most, ns, ew);
  }
  return { least, most };
}
