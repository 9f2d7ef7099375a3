import { slotOf } from '../session/slot.ts';
import type { ReviewedCell, ReviewedResult } from './finding.ts';

/** A pair typed in the place of another: its number was probably misread. */
export interface WrongNumber {
  readonly typed: number;
  /** The pair of the schedule that lacks the board. */
  readonly expected: number;
  /** Where the pair that was typed is to play the board. */
  readonly meets: ReviewedCell;
}

/** What is known of the other lines of the session. */
export interface OtherLines {
  /** The table and round where the schedule has an entry play a board. */
  readonly meets: (entry: number, board: number) => ReviewedCell | undefined;
  /** Whether an entry has a result of a board. */
  readonly has: (entry: number, board: number) => boolean;
  /** Whether an entry has a result in the round of a cell at another table. */
  readonly playsElsewhere: (entry: number, cell: ReviewedCell) => boolean;
}

/**
 * The wrong number on a line: one of its pairs was not expected and is to play the board at another table, where it now
 * can't; the pair that was expected has no result of the board, and none at another table of the round either, as it
 * would where two pairs sat down in each other's seats. Null where nothing points to a slip.
 */
export function findWrongNumber(result: ReviewedResult, cell: ReviewedCell, lines: OtherLines): WrongNumber | null {
  const { board, ns, ew } = result;
  const strange = [ns, ew].filter((entry) => entry !== cell.ns && entry !== cell.ew);
  const absent = [cell.ns, cell.ew].filter((entry) => entry !== ns && entry !== ew);
  const [typed] = strange;
  const [expected] = absent;
  if (typed === undefined || expected === undefined || strange.length > 1 || board !== result.slotBoard) return null;
  const meets = lines.meets(typed, board);
  if (!meets || lines.has(expected, board) || lines.playsElsewhere(expected, cell)) return null;
  return { typed, expected, meets };
}

/** The line as it is with the pair that was expected. */
export function withExpectedPair(result: ReviewedResult, { typed, expected }: WrongNumber) {
  const { board, ns, ew, outcome } = result;
  const put = (entry: number) => (entry === typed ? expected : entry);
  return { ...slotOf(result), board, ns: put(ns), ew: put(ew), outcome };
}
