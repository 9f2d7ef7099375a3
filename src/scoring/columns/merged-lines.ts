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
import { isPlain, type ScoringLine } from '../lines.ts';
import { Numbering } from './numbering.ts';

export interface MergedLines<Line extends ScoringLine> {
  readonly lines: readonly Line[];
  readonly kinds: readonly Line[];
  /** The places in `kinds` of each board's, boards in order of appearance. */
  readonly boards: readonly (readonly number[])[];
  /** For each line the place of its result in `kinds`. */
  readonly kind: Int32Array;
  /** Whether the partners of a line are entries as well, as in an individual. */
  readonly individual: boolean;
}

/** Takes the equal results of each board together. */
export function mergeLines<Line extends ScoringLine>(lines: readonly Line[]): MergedLines<Line> {
  const merger = new Merger(lines);
  for (let index = 0; index < lines.length; index += 1) merger.add(lines[index] as Line, index);
  return merger.merged();
}

/** Lines that were scored one by one: every result is a kind of its own. Partners are not looked at, see `asPlayers`. */
export function unmergedLines(boards: readonly BoardScores[]): MergedLines<ScoringLine> {
  const kinds = boards.flatMap(({ results }) => results.map(({ line }) => line));
  let next = 0;
  return {
    lines: kinds,
    kinds,
    boards: boards.map(({ results }) => results.map(() => next++)),
    kind: Int32Array.from(kinds.keys()),
    individual: false,
  };
}

/** The lines of each board by their places, as they came; boards in the order of `boards`. */
export function linesByBoard({ boards, kinds, kind }: MergedLines<ScoringLine>): readonly (readonly number[])[] {
  const lines = boards.map((): number[] => []);
  const boardOf = new Int32Array(kinds.length);
  for (const [board, own] of boards.entries()) for (const place of own) boardOf[place] = board;
  for (const [line, place] of kind.entries()) (lines[boardOf[place] as number] as number[]).push(line);
  return lines;
}

class Merger<Line extends ScoringLine> {
  readonly #lines: readonly Line[];
  readonly #kinds: Line[] = [];
  readonly #times: number[] = [];
  readonly #boards: KindsOfBoard[] = [];
  readonly #boardNumbers = new Numbering();
  readonly #kind: Int32Array;
  #individual = false;

  constructor(lines: readonly Line[]) {
    this.#lines = lines;
    this.#kind = new Int32Array(lines.length);
  }

  add(line: Line, index: number): void {
    const number = this.#boardNumbers.of(line.board);
    const board = (this.#boards[number] ??= { all: [], ofScore: new Int32Array(SCORES) });
    this.#kind[index] = this.#kindOf(line, board);
  }

  /** A plain result is of the kind of its score; anything else is of a kind of its own, and so are strange scores. */
  #kindOf(line: Line, board: KindsOfBoard): number {
    if (!isPlain(line)) return this.#newKind(line, board);
    const place = (line.score + MOST_POINTS) / SCORE_UNIT;
    const known = board.ofScore[place];
    if (known === undefined) return this.#newKind(line, board);
    if (known === 0) return (board.ofScore[place] = this.#newKind(line, board) + 1) - 1;
    this.#times[known - 1] = (this.#times[known - 1] as number) + 1;
    return known - 1;
  }

  #newKind(line: Line, board: KindsOfBoard): number {
    const kind = this.#kinds.length;
    board.all.push(kind);
    this.#individual ||= line.partners !== undefined;
    this.#kinds.push(line);
    this.#times.push(1);
    return kind;
  }

  merged(): MergedLines<Line> {
    return {
      lines: this.#lines,
      kinds: this.#kinds.map((line, kind) => {
        const times = this.#times[kind] as number;
        return times === 1 ? line : { ...line, times };
      }),
      boards: this.#boards.map(({ all }) => all),
      kind: this.#kind,
      individual: this.#individual,
    };
  }
}

/** The kinds of one board. */
interface KindsOfBoard {
  readonly all: number[];
  /** For each possible score one more than its kind; 0 for none. */
  readonly ofScore: Int32Array;
}

/** No contract is worth more (seven redoubled down thirteen, vulnerable), to either side. */
const MOST_POINTS = 7600;
const SCORE_UNIT = 10;
const SCORES = (2 * MOST_POINTS) / SCORE_UNIT + 1;
