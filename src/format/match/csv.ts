/**
 * The results of one team match as CSV: the columns of results/csv.ts, and `room` (open, closed). `ns` and `ew` may
 * name the teams; without them the home team sits North-South in the open room and East-West in the closed room. The
 * home team is the one named North-South in the open room.
 *
 *     readMatchCsv('board,room,score\n1,open,620\n1,closed,170')
 *     // { kind: 'match', names: null, boards: [1], lines: [{ board: 1, room: 'open', ns: 'home', ... }, ...] }
 */
import type { UndertrickScale } from '../../bridge/score/undertricks.ts';
import type { TableResult } from '../../scoring/teams/board.ts';
import type { SheetLine } from '../../scoring/teams/score-sheet.ts';
import { northSouthIn, opponentOf, type ForTeams, type Room, type MatchTeam } from '../../scoring/teams/team.ts';
import { readCsv, type CsvRow } from '../csv.ts';
import { tableResultOf, type NoTableResult } from './table-result.ts';
import { readPairsCsvOutcome, type PairsCsvOutcome } from '../results/award.ts';
import {
  isRoomHead,
  readResultColumns,
  resultsCsvRow,
  type ResultColumns,
  type ResultsCsvRow,
} from '../results/columns.ts';
import { isCsvProblem, type ResultsCsvProblem } from '../results/problem.ts';

export interface MatchCsv {
  readonly kind: 'match';
  /** The names of the teams; null when the file has none. */
  readonly names: ForTeams<string> | null;
  /** In rising order. */
  readonly boards: readonly number[];
  /** In the order of the file. */
  readonly lines: readonly CsvMatchLine[];
}

export interface CsvMatchLine extends SheetLine {
  /** Line of the file, from 1. */
  readonly line: number;
  /** The outcome as the file has it. */
  readonly entry: PairsCsvOutcome;
}

/** What is wrong in the file of a match, and where. Its sentence is in src/language/files/match.ts. */
export type MatchCsvProblem =
  | ResultsCsvProblem
  | Located<'room' | 'otherTeam' | 'teamAgainstItself' | NoTableResult, { readonly text: string }>
  | Located<'lineTwice', { readonly board: number; readonly room: Room; readonly firstLine: number }>;

type Located<Code extends string, Facts> = Code extends string
  ? { readonly kind: 'problem'; readonly code: Code; readonly line: number; readonly column: string | null } & Facts
  : never;

/** All problems, in order of lines; never empty. */
export interface MatchCsvProblems {
  readonly kind: 'problems';
  readonly problems: readonly MatchCsvProblem[];
}

/** More than a match of a thousand boards, each several times. */
const MOST_ROWS = 10_000;

/**
 * Reads the file of a match. Never throws: problems are listed with line and column.
 * @param scale of undertricks, by the regulation
 */
export function readMatchCsv(text: string, scale: UndertrickScale = 'since-1987'): MatchCsv | MatchCsvProblems {
  const rows = readCsv(text, MOST_ROWS);
  if ('code' in rows) return failed([{ kind: 'problem', code: rows.code, line: rows.line, column: null }]);
  const [header, ...body] = rows;
  if (header === undefined) return failed([{ kind: 'problem', code: 'emptyFile', line: 1, column: null }]);
  const { columns, room, problems } = readMatchColumns(header);
  if (problems.length > 0) return failed(problems);
  if (body.length === 0) return failed([{ kind: 'problem', code: 'noResults', line: header.line, column: null }]);
  const lines = body.map((row) => ({ ...resultsCsvRow(row, columns), room: row.cells[room] ?? '' }));
  return readBody(lines, scale);
}

function failed(problems: readonly MatchCsvProblem[]): MatchCsvProblems {
  return { kind: 'problems', problems };
}

function readMatchColumns(header: CsvRow): {
  readonly columns: ResultColumns;
  readonly room: number;
  readonly problems: readonly MatchCsvProblem[];
} {
  const { columns, problems } = readResultColumns(header);
  const room = header.cells.findIndex(isRoomHead);
  const at = { kind: 'problem', line: header.line, column: 'room' } as const;
  const needed = problems.filter((problem) => problem.code !== 'columnMissing' || problem.column === 'board');
  if (room === -1) return { columns, room, problems: [...needed, { ...at, code: 'columnMissing' }] };
  const twice = header.cells.findLastIndex(isRoomHead) !== room;
  return { columns, room, problems: twice ? [...needed, { ...at, code: 'columnTwice' }] : needed };
}

interface MatchRow extends ResultsCsvRow {
  readonly room: string;
}

function readBody(rows: readonly MatchRow[], scale: UndertrickScale): MatchCsv | MatchCsvProblems {
  const read = rows.map((row) => readLine(row, scale));
  const names = teamNames(read);
  const lines = read.map((line) => ({ ...line, ...seatOf(line, names) }));
  const problems = [...lines.flatMap((line) => line.problems), ...linesTwice(read)];
  if (problems.length > 0) return failed(problems.toSorted((a, b) => a.line - b.line));
  const complete = lines.flatMap(({ line, board, room, ns, entry, result }): CsvMatchLine[] => {
    if (board === null || room === null || entry === null || result === null) return [];
    return [{ line, board, room, ns, entry, result, outcome: atTheTable(entry) }];
  });
  const boards = [...new Set(complete.map(({ board }) => board))].toSorted((a, b) => a - b);
  return { kind: 'match', names, boards, lines: complete };
}

/** The outcome at the table; null for a decision of the director. */
function atTheTable(entry: PairsCsvOutcome): SheetLine['outcome'] {
  return entry.kind === 'weighted' || entry.kind === 'split' || entry.kind === 'averages' ? null : entry;
}

/** The readable parts of a line. */
interface ReadLine {
  readonly line: number;
  readonly board: number | null;
  readonly room: Room | null;
  readonly nsName: string;
  readonly ewName: string;
  readonly entry: PairsCsvOutcome | null;
  readonly result: TableResult | null;
  readonly problems: readonly MatchCsvProblem[];
}

function readLine(row: MatchRow, scale: UndertrickScale): ReadLine {
  const { line, cells } = row;
  const room = ROOM_WORDS.get(row.room.toLowerCase()) ?? null;
  const board = /^0*[1-9]\d{0,3}$/.test(cells.board) ? Number(cells.board) : null;
  const entry = board === null ? null : readPairsCsvOutcome(row, board, scale);
  const wrongEntry = entry !== null && isCsvProblem(entry) ? entry : null;
  const outcome = entry !== null && !isCsvProblem(entry) ? entry : null;
  const worth = outcome && board !== null ? tableResultOf(outcome, board, scale) : null;
  const problems: MatchCsvProblem[] = [];
  const problemAt = (column: 'board' | 'room', text: string): MatchCsvProblem =>
    text === ''
      ? { kind: 'problem', line, column, code: 'empty' }
      : { kind: 'problem', line, column, code: column, text };
  if (board === null) problems.push(problemAt('board', cells.board));
  if (room === null) problems.push(problemAt('room', row.room));
  if (wrongEntry) problems.push(wrongEntry);
  if (typeof worth === 'string') {
    problems.push({ kind: 'problem', line, column: 'award', code: worth, text: cells.award });
  }
  const result = typeof worth === 'string' ? null : worth;
  return { line, board, room, nsName: cells.ns, ewName: cells.ew, entry: outcome, result, problems };
}

/** Names of the rooms of a match, in either language. */
const ROOM_WORDS: ReadonlyMap<string, Room> = new Map([
  ['open', 'open'],
  ['o', 'open'],
  ['1', 'open'],
  ['i', 'open'],
  ['ouverte', 'open'],
  ['closed', 'closed'],
  ['c', 'closed'],
  ['2', 'closed'],
  ['ii', 'closed'],
  ['fermée', 'closed'],
  ['fermee', 'closed'],
]);

/**
 * The home team sits North-South in the open room: found on the first line that names teams there, else in the closed
 * room.
 */
function teamNames(lines: readonly ReadLine[]): ForTeams<string> | null {
  const named = lines.filter(({ nsName, ewName }) => nsName !== '' && ewName !== '');
  const first = named.find(({ room }) => room === 'open') ?? named[0];
  if (first === undefined) return null;
  const { nsName, ewName } = first;
  return first.room === 'closed' ? { home: ewName, away: nsName } : { home: nsName, away: ewName };
}

/** The team that sat North-South on a line, and the problems of its names. */
function seatOf(
  { line, room, nsName, ewName, problems }: ReadLine,
  names: ForTeams<string> | null,
): { readonly ns: MatchTeam; readonly problems: readonly MatchCsvProblem[] } {
  const due = northSouthIn(room ?? 'open');
  if (nsName === '' && ewName === '') return { ns: due, problems };
  const wrong = (problem: MatchCsvProblem) => ({ ns: due, problems: [...problems, problem] });
  const at = { kind: 'problem', line } as const;
  if (nsName === '') return wrong({ ...at, column: 'ns', code: 'empty' });
  if (ewName === '') return wrong({ ...at, column: 'ew', code: 'empty' });
  const ns = teamNamed(nsName, names);
  const ew = teamNamed(ewName, names);
  if (ns === null) return wrong({ ...at, column: 'ns', code: 'otherTeam', text: nsName });
  if (ew === null) return wrong({ ...at, column: 'ew', code: 'otherTeam', text: ewName });
  return ew === opponentOf(ns)
    ? { ns, problems }
    : wrong({ ...at, column: 'ew', code: 'teamAgainstItself', text: ewName });
}

function teamNamed(name: string, names: ForTeams<string> | null): MatchTeam | null {
  return name === names?.home ? 'home' : name === names?.away ? 'away' : null;
}

/** The problems of boards with more than one line from a table. */
function linesTwice(lines: readonly ReadLine[]): readonly MatchCsvProblem[] {
  const first = new Map<string, number>();
  return lines.flatMap(({ line, board, room }): readonly MatchCsvProblem[] => {
    if (board === null || room === null) return [];
    const key = `${board} ${room}`;
    const firstLine = first.get(key);
    if (firstLine !== undefined)
      return [{ kind: 'problem', line, column: null, code: 'lineTwice', board, room, firstLine }];
    first.set(key, line);
    return [];
  });
}
