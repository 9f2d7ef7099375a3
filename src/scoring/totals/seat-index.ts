/**
 * The seats of lines by columns: who sat North-South and East-West on every line, each by an index into the columns.
 */
import type { ScoringLine } from '../scoring-line.ts';
import type { CodeColumn } from './code-table.ts';
import { Interner } from './interner.ts';

/** The two sides of a line. */
export type LineSeats = Pick<ScoringLine, 'ns' | 'ew'>;

/** The lowest and the highest number of an entry. */
export interface EntryNumberRange {
  readonly least: number;
  readonly most: number;
}

export interface SeatIndex {
  readonly lines: readonly LineSeats[];
  /** For each line the index of its result in `EncodedLines.distinct`. */
  readonly codes: CodeColumn;
  /** The index of an entry in the columns is its number on the lines less this. */
  readonly first: number;
  /** The length of the columns. Some of their indexes may belong to nobody. */
  readonly length: number;
  /** The entries by index. */
  readonly entries: readonly number[];
}

/** Lines whose entries are to be added up, see `EncodedLines`. */
interface LinesOfEntries {
  readonly lines: readonly ScoringLine[];
  readonly codes: CodeColumn;
  readonly range: EntryNumberRange;
  readonly individual: boolean;
}

/**
 * Indexes the seats of lines; partners get lines of their own. Where the numbers of entries are close together, an
 * index is a number less the lowest, and nobody is looked up. Else entries are interned.
 */
export function indexSeats(encoded: LinesOfEntries): SeatIndex {
  const { lines, codes, range } = encoded.individual ? withPartners(encoded) : encoded;
  const length = range.most - range.least + 1;
  if (length > UNUSED_INDEXES + INDEXES_PER_LINE * lines.length) return interned(lines, codes);
  return { lines, codes, first: range.least, length, entries: numbersFrom(range.least, length) };
}

function numbersFrom(first: number, length: number): number[] {
  const numbers: number[] = [];
  // an array that grows is copied again and again
  numbers.length = length;
  for (let index = 0; index < length; index += 1) numbers[index] = first + index;
  return numbers;
}

/** So many indexes may belong to nobody: columns are then still small beside the lines. */
const UNUSED_INDEXES = 64;
const INDEXES_PER_LINE = 4;

function interned(lines: readonly LineSeats[], codes: CodeColumn): SeatIndex {
  const entries = new Interner();
  const seats = lines.map(({ ns, ew }): LineSeats => ({ ns: entries.intern(ns), ew: entries.intern(ew) }));
  return { lines: seats, codes, first: 0, length: entries.keys.length, entries: entries.keys };
}

function withPartners({
  lines,
  codes,
}: LinesOfEntries): Pick<SeatIndex, 'lines' | 'codes'> & { readonly range: EntryNumberRange } {
  const ofSeats: number[] = [];
  const seats = lines.flatMap((line, index): readonly LineSeats[] => {
    const own = line.partners ? [line, line.partners] : [line];
    for (const _ of own) ofSeats.push(codes[index] as number);
    return own;
  });
  return { lines: seats, codes: Int32Array.from(ofSeats), range: entryNumberRange(seats) };
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
