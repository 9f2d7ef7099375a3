/**
 * Equal results of a board taken together, so that what a score is worth is worked out once, however many tables had
 * it: a board played 100,000 times has a few dozen different scores. A kind is one of them, on one board.
 *
 *     const merged = mergeLines(lines);
 *     merged.kinds[merged.kind[7]]; // a line that is as line 7 is; its `times` says how many are
 *
 * What is kept for every line stands in a column of plain numbers: at two million lines objects cost more than scoring.
 */
import type { BoardScores } from '../boards/board-scores.ts';
import { isPlain, type ScoringLine } from '../scoring-line.ts';
import { scoreKey, CodeTable, type CodeColumn } from './code-table.ts';
import { entryNumberRange, type EntryNumberRange } from './seat-index.ts';

export interface EncodedLines<Line extends ScoringLine> {
  readonly lines: readonly Line[];
  readonly kinds: readonly Line[];
  /** The places in `kinds` of each board's, boards in order of appearance. */
  readonly boards: readonly (readonly number[])[];
  /** For each line the place of its result in `kinds`. */
  readonly kind: CodeColumn;
  /** Of those named as `ns` and `ew`. */
  readonly range: EntryNumberRange;
  /** Whether the partners of a line are entries as well, as in an individual. */
  readonly individual: boolean;
}

/** Takes the equal results of each board together. */
export function encodeLines<Line extends ScoringLine>(lines: readonly Line[]): EncodedLines<Line> {
  const merger = new Merger(lines);
  for (let next = 0; next < lines.length; next = merger.addKnown(next)) merger.add(next++);
  return merger.merged();
}

/** Lines that were scored one by one: every result is a kind of its own. Partners are not looked at, see `asPlayers`. */
export function encodeEachResult(boards: readonly BoardScores[]): EncodedLines<ScoringLine> {
  const kinds = boards.flatMap(({ results }) => results.map(({ line }) => line));
  let next = 0;
  return {
    lines: kinds,
    kinds,
    boards: boards.map(({ results }) => results.map(() => next++)),
    kind: Int32Array.from(kinds.keys()),
    range: entryNumberRange(kinds),
    individual: false,
  };
}

/** The lines of each board by their places, as they came; boards in the order of `boards`. */
export function lineIndexesByBoard({ boards, kinds, kind }: EncodedLines<ScoringLine>): readonly (readonly number[])[] {
  const lines = boards.map((): number[] => []);
  const boardOf = new Int32Array(kinds.length);
  for (const [board, own] of boards.entries()) for (const place of own) boardOf[place] = board;
  for (const [line, place] of kind.entries()) (lines[boardOf[place] as number] as number[]).push(line);
  return lines;
}

class Merger<Line extends ScoringLine> {
  readonly #lines: readonly Line[];
  readonly #kinds: Line[] = [];
  readonly #boards: number[][] = [];
  readonly #table = new CodeTable();
  #kind: CodeColumn;
  #least: number;
  #most: number;
  #individual = false;

  constructor(lines: readonly Line[]) {
    this.#lines = lines;
    this.#kind = new Uint16Array(lines.length);
    this.#least = this.#most = lines[0]?.ns ?? 0;
  }

  /** A plain result is of the kind of its score; anything else is of a kind of its own. */
  add(index: number): void {
    const line = this.#lines[index] as Line;
    this.#least = Math.min(this.#least, line.ns, line.ew);
    this.#most = Math.max(this.#most, line.ns, line.ew);
    const row = this.#table.row(line.board);
    const kind = isPlain(line) ? this.#kindOf(line, row) : this.#newKind(line, row);
    this.#kind[index] = kind;
  }

  /**
   * The same for all lines from here on, as long as they are plain and their kinds known. Nearly every line is added
   * here, where nothing grows and nothing is looked up but in these arrays.
   * @returns the place of the first other line
   */
  addKnown(from: number): number {
    const lines = this.#lines;
    const kinds = this.#kind;
    const { cells, width, rowOf, columnOf } = this.#table;
    let least = this.#least;
    let most = this.#most;
    let index = from;
    for (; index < lines.length; index += 1) {
      const line = lines[index] as Line;
      if (!isPlain(line)) break;
      const { board, ns, ew } = line;
      const key = scoreKey(line.score);
      if (!isIn(rowOf, board) || !isIn(columnOf, key)) break;
      const known = cells[(rowOf[board] as number) * width + (columnOf[key] as number)] as number;
      if (!(known > 0)) break;
      kinds[index] = known - 1;
      least = Math.min(least, ns, ew);
      most = Math.max(most, ns, ew);
    }
    this.#least = least;
    this.#most = most;
    return index;
  }

  #kindOf(line: Line & { readonly score: number }, row: number): number {
    const cell = this.#table.cell(row, line.score);
    const known = this.#table.cells[cell] as number;
    if (known > 0) return known - 1;
    const kind = this.#newKind(line, row);
    this.#table.cells[cell] = kind + 1;
    return kind;
  }

  #newKind(line: Line, row: number): number {
    const kind = this.#kinds.length;
    if (kind === MOST_SHORT) this.#kind = Int32Array.from(this.#kind);
    (this.#boards[row - 1] ??= []).push(kind);
    this.#individual ||= line.partners !== undefined;
    this.#kinds.push(line);
    return kind;
  }

  merged(): EncodedLines<Line> {
    const times = countsOf(this.#kind, this.#kinds.length);
    return {
      lines: this.#lines,
      kinds: this.#kinds.map((line, kind) => (times[kind] === 1 ? line : { ...line, times: times[kind] as number })),
      boards: this.#boards,
      kind: this.#kind,
      range: { least: this.#least, most: this.#most },
      individual: this.#individual,
    };
  }
}

/** So many kinds have numbers in a short column. */
const MOST_SHORT = 2 ** 16;

/** Whether there is such a place: reading beyond the ends of an array takes twice as long, then and ever after. */
function isIn({ length }: Int32Array, place: number): boolean {
  return place >= 0 && place < length;
}

/** How often each whole number below `length` occurs. */
function countsOf(column: CodeColumn, length: number): Int32Array {
  const counts = new Int32Array(length);
  // an iterator over a typed array takes eight times as long
  for (let index = 0; index < column.length; index += 1) {
    const number = column[index] as number;
    counts[number] = (counts[number] as number) + 1;
  }
  return counts;
}
