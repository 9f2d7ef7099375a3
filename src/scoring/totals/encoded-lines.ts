/**
 * Lines in dictionary encoding: equal results of a board are scored once, however many tables had them. A board played
 * 100,000 times has a few dozen different scores.
 *
 *     const encoded = encodeLines(lines);
 *     encoded.distinct[encoded.codes[7]]; // a line equal to line 7; its `times` says how many are
 *
 * What belongs to every line is in a column of plain numbers: at two million lines objects cost more than scoring.
 */
import type { BoardScores } from '../boards/board-scores.ts';
import { isPlain, type ScoringLine } from '../scoring-line.ts';
import { scoreKey, CodeTable, type CodeColumn } from './code-table.ts';
import { entryNumberRange, type EntryNumberRange } from './seat-index.ts';

export interface EncodedLines<Line extends ScoringLine> {
  readonly lines: readonly Line[];
  /** One line for each distinct result of a board: the dictionary. */
  readonly distinct: readonly Line[];
  /** The codes of each board, boards in order of appearance. */
  readonly boards: readonly (readonly number[])[];
  /** For each line the index of its result in `distinct`. */
  readonly codes: CodeColumn;
  /** Of the entries named as `ns` and `ew`. */
  readonly range: EntryNumberRange;
  /** Whether any line names partners, as in an individual. */
  readonly individual: boolean;
}

export function encodeLines<Line extends ScoringLine>(lines: readonly Line[]): EncodedLines<Line> {
  const encoder = new LineEncoder(lines);
  for (let next = 0; next < lines.length; next = encoder.addKnown(next)) encoder.add(next++);
  return encoder.encoded();
}

/**
 * Encodes lines that were scored one by one: every result has a code of its own. Partners are left out, see
 * `asPlayers`.
 */
export function encodeEachResult(boards: readonly BoardScores[]): EncodedLines<ScoringLine> {
  const lines = boards.flatMap(({ results }) => results.map(({ line }) => line));
  let next = 0;
  return {
    lines,
    distinct: lines,
    boards: boards.map(({ results }) => results.map(() => next++)),
    codes: Int32Array.from(lines.keys()),
    range: entryNumberRange(lines),
    individual: false,
  };
}

/** The indexes of the lines of each board, in the order they came; boards in the order of `boards`. */
export function lineIndexesByBoard({
  boards,
  distinct,
  codes,
}: EncodedLines<ScoringLine>): readonly (readonly number[])[] {
  const lines = boards.map((): number[] => []);
  const boardOf = new Int32Array(distinct.length);
  for (const [board, own] of boards.entries()) for (const code of own) boardOf[code] = board;
  for (const [line, code] of codes.entries()) (lines[boardOf[code] as number] as number[]).push(line);
  return lines;
}

class LineEncoder<Line extends ScoringLine> {
  readonly #lines: readonly Line[];
  readonly #distinct: Line[] = [];
  readonly #boards: number[][] = [];
  readonly #table = new CodeTable();
  #codes: CodeColumn;
  #least: number;
  #most: number;
  #individual = false;

  constructor(lines: readonly Line[]) {
    this.#lines = lines;
    this.#codes = new Uint16Array(lines.length);
    this.#least = this.#most = lines[0]?.ns ?? 0;
  }

  /**
   * Encodes a line. Plain results of a board with the same score have one code; anything else has a code of its own.
   */
  add(index: number): void {
    const line = this.#lines[index] as Line;
    this.#least = Math.min(this.#least, line.ns, line.ew);
    this.#most = Math.max(this.#most, line.ns, line.ew);
    const row = this.#table.row(line.board);
    // a new code may replace the column by a longer one
    const code = isPlain(line) ? this.#codeOf(line, row) : this.#newCode(line, row);
    this.#codes[index] = code;
  }

  /**
   * Encodes the lines from here on, as long as they are plain and their codes known. Nearly every line is encoded here,
   * where nothing grows and only arrays are read.
   * @returns the index of the first other line
   */
  addKnown(from: number): number {
    const lines = this.#lines;
    const codes = this.#codes;
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
      codes[index] = known - 1;
      least = Math.min(least, ns, ew);
      most = Math.max(most, ns, ew);
    }
    this.#least = least;
    this.#most = most;
    return index;
  }

  #codeOf(line: Line & { readonly score: number }, row: number): number {
    const cell = this.#table.cell(row, line.score);
    const known = this.#table.cells[cell] as number;
    if (known > 0) return known - 1;
    const code = this.#newCode(line, row);
    this.#table.cells[cell] = code + 1;
    return code;
  }

  #newCode(line: Line, row: number): number {
    const code = this.#distinct.length;
    if (code === MOST_SHORT_CODES) this.#codes = Int32Array.from(this.#codes);
    (this.#boards[row - 1] ??= []).push(code);
    this.#individual ||= line.partners !== undefined;
    this.#distinct.push(line);
    return code;
  }

  encoded(): EncodedLines<Line> {
    const times = countsOf(this.#codes, this.#distinct.length);
    return {
      lines: this.#lines,
      distinct: this.#distinct.map((line, code) =>
        times[code] === 1 ? line : { ...line, times: times[code] as number },
      ),
      boards: this.#boards,
      codes: this.#codes,
      range: { least: this.#least, most: this.#most },
      individual: this.#individual,
    };
  }
}

/** How many codes fit into a short column. */
const MOST_SHORT_CODES = 2 ** 16;

/** Whether the array has the index: reading beyond its ends takes twice as long, from then on for every read. */
function isIn({ length }: Int32Array, index: number): boolean {
  return index >= 0 && index < length;
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
