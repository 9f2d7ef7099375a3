import { slotOf } from '../session/slot.ts';
import type { ReviewedCell, ReviewedResult } from './finding.ts';

/** A pair typed in the place of another: the number was probably misread. */
export interface WrongNumber {
  readonly typed: number;
  /** The pair of the schedule that lacks the board. */
  readonly expected: number;
  /** Where the typed pair is to play the board. */
  readonly meets: ReviewedCell;
}

/** Questions about the other lines of the session. */
export interface OtherLines {
  /** The table and round where an entry is to play a board. */
  readonly meets: (entry: number, board: number) => ReviewedCell | undefined;
  /** Whether an entry has a result of a board. */
  readonly has: (entry: number, board: number) => boolean;
  /** Whether an entry has a result in the round of a cell at another table. */
  readonly playsElsewhere: (entry: number, cell: ReviewedCell) => boolean;
}

/**
 * The wrong number on a line; null where nothing points to one. One of the line's pairs is not the expected one and is
 * to play the board at another table, which it can't do any more. The expected pair has no result on the board, and
 * none at another table in the round: it would have one if two pairs had sat in each other's seats.
 */
export function findWrongNumber(result: ReviewedResult, cell: ReviewedCell, lines: OtherLines): WrongNumber | null {
  const { board, ns, ew } = result;
  const unexpected = [ns, ew].filter((entry) => entry !== cell.ns && entry !== cell.ew);
  const absent = [cell.ns, cell.ew].filter((entry) => entry !== ns && entry !== ew);
  const [typed] = unexpected;
  const [expected] = absent;
  if (typed === undefined || expected === undefined || unexpected.length > 1 || board !== result.slotBoard) return null;
  const meets = lines.meets(typed, board);
  if (!meets || lines.has(expected, board) || lines.playsElsewhere(expected, cell)) return null;
  return { typed, expected, meets };
}

/** The line with the expected pair instead of the typed one. */
export function withExpectedPair(result: ReviewedResult, { typed, expected }: WrongNumber) {
  const { board, ns, ew, outcome } = result;
  const put = (entry: number) => (entry === typed ? expected : entry);
  return { ...slotOf(result), board, ns: put(ns), ew: put(ew), outcome };
}
