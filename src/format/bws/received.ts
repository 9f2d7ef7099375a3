/** The results that a Bridgemate server has received, each line of play once. */
import type { TableOutcome } from '../../bridge/result/result.ts';
import { isBoardNumber } from '../event/board-faults.ts';
import { quoteOf } from '../event/deal-faults.ts';
import { partnersIn, type BwsMeeting } from './meetings.ts';
import { bwsRowOutcome, remarkOutcome } from './outcome.ts';
import type { BwsProblem } from './problem.ts';
import { numberIn, textIn, type BwsRow } from './tables.ts';

/** What the file says now of one line of play: a section's table in a round, with a board. */
export interface ReceivedLine {
  /** The row that counts, from 1. */
  readonly at: number;
  readonly section: number;
  readonly table: number;
  readonly round: number;
  readonly board: number;
  readonly ns: number;
  readonly ew: number;
  /** The other two players of an individual, whose North and East stand in `ns` and `ew`; null where pairs play. */
  readonly partners: BwsMeeting['partners'];
  /** Null where the row was erased: the line has no result. */
  readonly outcome: TableOutcome | null;
  readonly note: string;
}

export interface ReceivedLines {
  /** In the order in which their last rows came in. */
  readonly lines: readonly ReceivedLine[];
  readonly problems: readonly BwsProblem[];
}

/**
 * The lines of the rows of ReceivedData. A correction is a further row of the same line: the last one counts, and where
 * that is erased the line has no result. A row that makes no sense is a problem and leaves its line as it was.
 */
export function receivedLines(rows: readonly BwsRow[]): ReceivedLines {
  const lines = new Map<string, ReceivedLine>();
  const problems: BwsProblem[] = [];
  for (const row of byNumber(rows)) {
    const read = readRow(row);
    if ('code' in read) {
      problems.push(read);
      continue;
    }
    const key = `${read.section} ${read.table} ${read.round} ${read.board}`;
    lines.delete(key);
    lines.set(key, read);
  }
  return { lines: [...lines.values()], problems: problems.toSorted((a, b) => a.line - b.line) };
}

/** The server numbers rows as they come in; where the file has lost the order, the numbers have kept it. */
function byNumber(rows: readonly BwsRow[]): readonly BwsRow[] {
  return rows.toSorted((a, b) => (numberIn(a, 'ID') ?? a.at) - (numberIn(b, 'ID') ?? b.at));
}

function readRow(row: BwsRow): ReceivedLine | BwsProblem {
  const [section, table, round, board] = ['Section', 'Table', 'Round', 'Board'].map((name) => numberIn(row, name));
  const [ns, ew] = [numberIn(row, 'PairNS'), numberIn(row, 'PairEW')];
  const problem = (code: BwsProblem['code'], text: string): BwsProblem => {
    const of = { kind: 'problem', code, line: row.at, text, board: isBoardNumber(board) ? board : null } as const;
    const isPlace = isNumber(section) && isNumber(table) && isNumber(round) && isBoardNumber(board);
    return isPlace ? { ...of, place: { section, table, round, board } } : of;
  };
  const numbers = [section, table, round, board].map((number) => number ?? '?').join(' ');
  if (!isNumber(section) || !isNumber(table) || !isNumber(round) || !isBoardNumber(board))
    return problem('line', numbers);
  if (!isNumber(ns) || !isNumber(ew)) return problem('pairs', `${ns ?? '?'} ${ew ?? '?'}`);
  const remarks = textIn(row, 'Remarks');
  const found = { at: row.at, section, table, round, board, ns, ew, partners: partnersIn(row) };
  if (row.values['Erased'] === true) return { ...found, outcome: null, note: remarks };
  const columns = {
    contract: textIn(row, 'Contract'),
    declarer: textIn(row, 'NS/EW'),
    result: textIn(row, 'Result'),
    lead: textIn(row, 'LeadCard'),
    remarks,
  };
  const outcome = bwsRowOutcome(columns);
  if (typeof outcome === 'string') return problem(outcome, quoteOf(columns[outcome] || remarks));
  return { ...found, outcome, note: remarkOutcome(remarks) ? '' : remarks };
}

function isNumber(number: number | null | undefined): number is number {
  return typeof number === 'number' && number >= 1;
}
