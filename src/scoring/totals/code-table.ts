import { Interner } from './interner.ts';

/** The code of each line. The short one nearly always holds them all, and is half as much to write and read. */
export type CodeColumn = Uint16Array | Int32Array;

/**
 * The codes of scores on boards: a table with a row for each board and a column for each score, both from 1 on in order
 * of appearance. Row and column 0 are for what is not known; they are empty.
 */
export class CodeTable {
  /** Row by row, one more than the code; 0 for none. Replaced by a longer array when the table grows. */
  cells = new Int32Array(FEW * FEW);
  /** The length of a row; higher than the column of any score. */
  width = FEW;
  readonly #boards = new Interner();
  readonly #scores = new Interner();

  /** The rows by small board numbers; 0 where there is none. */
  get rowOf(): Int32Array {
    return this.#boards.smallIndexes;
  }

  /** The columns by `scoreKey`; 0 where there is none. */
  get columnOf(): Int32Array {
    return this.#scores.smallIndexes;
  }

  /** The row of the board, added if it has none. */
  row(board: number): number {
    const row = this.#boards.intern(board) + 1;
    if (row * this.width >= this.cells.length) {
      const longer = new Int32Array(2 * this.cells.length);
      longer.set(this.cells);
      this.cells = longer;
    }
    return row;
  }

  /** The index in `cells` of a score on the board of this row; the score gets a column if it has none. */
  cell(row: number, score: number): number {
    const column = this.#scores.intern(scoreKey(score)) + 1;
    if (column === this.width) this.#widen();
    return row * this.width + column;
  }

  #widen(): void {
    const wider = new Int32Array(2 * this.cells.length);
    for (let from = 0; from < this.cells.length; from += this.width) {
      wider.set(this.cells.subarray(from, from + this.width), 2 * from);
    }
    this.cells = wider;
    this.width *= 2;
  }
}

const FEW = 32;

/** The key of a score among the scores: small, and never negative. */
export function scoreKey(score: number): number {
  return score + MOST_POINTS;
}

/** No contract is worth more (seven redoubled down thirteen, vulnerable), to either side. */
const MOST_POINTS = 7600;
