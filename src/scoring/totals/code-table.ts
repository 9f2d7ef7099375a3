import { Interner } from './interner.ts';

/** For each line the place of its kind. Nearly always the short one is long enough, and half as much to be written and read. */
export type CodeColumn = Uint16Array | Int32Array;

/**
 * Which kind of result a score on a board is: a table with a row for each board and a column for each score, both from
 * 1 on in order of appearance. Row and column 0 are those of what is not known, and empty.
 */
export class CodeTable {
  /** Row by row, one more than the kind; 0 for none. Another array once the table has grown. */
  cells = new Int32Array(FEW * FEW);
  /** Of a row; higher than the column of any score. */
  width = FEW;
  readonly #boards = new Interner();
  readonly #scores = new Interner();

  /** The rows of small numbers of boards; 0 where there is none. */
  get rowOf(): Int32Array {
    return this.#boards.small;
  }

  /** The columns of scores, by `scoreKey`; 0 where there is none. */
  get columnOf(): Int32Array {
    return this.#scores.small;
  }

  /** The row of the board, given now if it has none. */
  row(board: number): number {
    const row = this.#boards.of(board) + 1;
    if (row * this.width >= this.cells.length) {
      const longer = new Int32Array(2 * this.cells.length);
      longer.set(this.cells);
      this.cells = longer;
    }
    return row;
  }

  /** The place in `cells` of a score on the board in this row; the score is given a column now if it has none. */
  cell(row: number, score: number): number {
    const column = this.#scores.of(scoreKey(score)) + 1;
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

/** What a score is known by among the scores: small, and not negative, for any there is. */
export function scoreKey(score: number): number {
  return score + MOST_POINTS;
}

/** No contract is worth more (seven redoubled down thirteen, vulnerable), to either side. */
const MOST_POINTS = 7600;
