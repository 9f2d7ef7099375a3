import type { Outcome } from '../../bridge/result/result.ts';
import type { CsvRow } from '../csv.ts';
import { readPairsCsvOutcome } from '../results/award.ts';
import { csvSeatingOf, resultsCsvRow, type ResultColumns, type ResultsCsvRow } from '../results/columns.ts';
import { isCsvProblem, type ResultsCsvProblemCode } from '../results/problem.ts';
import { outcomeOfCsv } from './outcome.ts';
import { csvEventProblem, type CsvEventProblem, type CsvEventProblemCode } from './problem.ts';

/** A line of results as the file has it: who sat, by their numbers. */
export interface CsvEventLine {
  readonly line: number;
  readonly section: string;
  readonly round: number | null;
  readonly table: number | null;
  readonly board: number;
  /** NS and EW, or North, South, East, West. */
  readonly seats: readonly string[];
  /** The names of each seat; empty where the file has none. */
  readonly names: readonly string[];
  readonly outcome: Outcome;
  readonly nsPoints: string | null;
  readonly ewPoints: string | null;
}

/** The heads of columns of names: of the players of each side, or of each seat of an individual. */
export const NAME_HEADS = {
  pairs: ['ns_player1', 'ns_player2', 'ew_player1', 'ew_player2'],
  players: ['n_player', 's_player', 'e_player', 'w_player'],
} as const;

/** Columns that only an event has, beside those of results. */
export interface EventColumns {
  readonly results: ResultColumns;
  readonly table: number | undefined;
  /** Of each name, in order of NAME_HEADS. */
  readonly names: readonly (number | undefined)[];
}

/** Reads one line. A problem leaves it out, but for a contract beside a score that can be read. */
export function readEventLine(
  row: CsvRow,
  columns: EventColumns,
): { readonly line: CsvEventLine | null; readonly problem: CsvEventProblem | null } {
  const read = resultsCsvRow(row, columns.results);
  const { cells } = read;
  const board = /^0*[1-9]\d{0,3}$/.test(cells.board) ? Number(cells.board) : null;
  if (board === null) return { line: null, problem: csvEventProblem('boardUnreadable', row.line, cells.board) };
  const isOfPlayers = csvSeatingOf(columns.results) === 'players';
  const seats = isOfPlayers ? [cells.n, cells.s, cells.e, cells.w] : [cells.ns, cells.ew];
  if (seats.includes('')) return { line: null, problem: csvEventProblem('playersMissing', row.line, '', board) };
  const { outcome, problem } = outcomeOf(read, board);
  if (!outcome) return { line: null, problem };
  const at = (index: number | undefined): string => (index === undefined ? '' : (row.cells[index] ?? ''));
  return {
    line: {
      line: row.line,
      section: cells.section,
      round: wholeNumber(cells.round),
      table: wholeNumber(at(columns.table)),
      board,
      seats,
      names: columns.names.map(at),
      outcome,
      nsPoints: null,
      ewPoints: null,
    },
    problem,
  };
}

function wholeNumber(text: string): number | null {
  return /^0*[1-9]\d{0,2}$/.test(text) ? Number(text) : null;
}

function outcomeOf(
  row: ResultsCsvRow,
  board: number,
): { readonly outcome: Outcome | null; readonly problem: CsvEventProblem | null } {
  const read = readPairsCsvOutcome(row, board, 'since-1987');
  if (!isCsvProblem(read)) return { outcome: outcomeOfCsv(read), problem: null };
  const { cells } = row;
  const problem = csvEventProblem(
    CODES[read.code] ?? 'awardUnreadable',
    row.line,
    'text' in read ? read.text : '',
    board,
  );
  if (cells.score === '' || cells.contract === '') return { outcome: null, problem };
  // The score stays without the contract.
  const bare = readPairsCsvOutcome({ ...row, cells: { ...cells, contract: '', award: '' } }, board, 'since-1987');
  return { outcome: isCsvProblem(bare) ? null : outcomeOfCsv(bare), problem };
}

/** The others are about an adjusted score. */
const CODES: Partial<Readonly<Record<ResultsCsvProblemCode, CsvEventProblemCode>>> = {
  contract: 'contractUnreadable',
  declarer: 'declarerUnreadable',
  score: 'scoreUnreadable',
  scoreDisagrees: 'scoreDisagrees',
  lead: 'leadUnreadable',
  noResult: 'resultMissing',
  empty: 'resultMissing',
  tricks: 'tricksUnreadable',
  result: 'tricksUnreadable',
  tricksOfPass: 'tricksUnreadable',
  tricksDisagree: 'tricksUnreadable',
};
