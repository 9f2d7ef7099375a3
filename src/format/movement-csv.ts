/**
 * A club's own movement as CSV: a line for each table and round, columns `round`, `table`, `ns`, `ew`, `set` in any
 * order. A pair sits out where its opponents are empty, or where the set is empty. Each pair has its own number, or
 * both lines are numbered from 1 to the number of tables, which makes two rankings.
 *
 *     readMovementCsv('round,table,ns,ew,set\n1,1,1,1,1\n1,2,2,2,2\n...', { name: 'Tuesdays', boardsPerRound: 2, copies: 1 })
 *     // { kind: 'own', name: 'Tuesdays', tables: 2, ..., schedule: [[{ table: 1, ns: 1, ew: 3, set: 1 }, ...], ...] }
 *
 * `writeMovementCsv` is the inverse. The validator decides whether the movement can be played.
 */
import type { OwnSpec } from '../movement/families/own.ts';
import type { Movement } from '../movement/movement.ts';
import { MOST_CELLS } from '../movement/own/grid.ts';
import { ownMovementOf, type OwnMovementLine } from '../movement/own/lines.ts';
import { numbersTo } from '../basics/numbers-to.ts';
import { readCsv, writeCsv, type CsvRow, type CsvSeparator } from './csv.ts';
import type { CsvSource } from './csv-table.ts';

const COLUMNS = ['round', 'table', 'ns', 'ew', 'set'] as const;
type Column = (typeof COLUMNS)[number];
const MOST = 999;
/** Characters of a file: each line of the largest movement, with room for spaces and quotation marks. */
const LONGEST_TEXT = 50 * MOST_CELLS;

/** What is wrong in the file, and where. Its sentence is in src/language/files/movement.ts. */
export interface MovementCsvProblem {
  readonly kind: 'problem';
  readonly code:
    | 'tooLarge'
    | 'emptyFile'
    | 'quoteNotClosed'
    | 'columnMissing'
    | 'columnTwice'
    | 'noLines'
    | 'notANumber'
    | 'nobodySits'
    | 'roundMissing';
  readonly line: number;
  readonly column: Column | null;
  readonly text: string;
}

export interface MovementCsvProblems {
  readonly kind: 'problems';
  readonly problems: readonly MovementCsvProblem[];
}

/** One line of the file. */
interface Line extends OwnMovementLine {
  readonly line: number;
}

/** Reads a movement. Never throws: problems are listed with line and column, in order of lines. */
export function readMovementCsv(
  source: CsvSource,
  { name, boardsPerRound, copies }: Pick<OwnSpec, 'name' | 'boardsPerRound' | 'copies'>,
): OwnSpec | MovementCsvProblems {
  if (typeof source === 'string' && source.length > LONGEST_TEXT) return failed([problem('tooLarge', 1)]);
  const rows = typeof source === 'string' ? readCsv(source) : source;
  if ('code' in rows) return failed([problem(rows.code, rows.line)]);
  const [header, ...body] = rows;
  if (header === undefined) return failed([problem('emptyFile', 1)]);
  const names = header.cells.map((cell) => cell.toLowerCase());
  const missing = COLUMNS.filter((column) => !names.includes(column));
  const twice = COLUMNS.filter((column) => names.indexOf(column) !== names.lastIndexOf(column));
  if (missing.length + twice.length > 0) {
    return failed([
      ...missing.map((column) => problem('columnMissing', header.line, column)),
      ...twice.map((column) => problem('columnTwice', header.line, column)),
    ]);
  }
  if (body.length > MOST_CELLS) return failed([problem('tooLarge', header.line)]);
  if (body.length === 0) return failed([problem('noLines', header.line)]);
  const read = body.map((row) => readLine(row, names));
  const problems = read.flatMap((line) => ('round' in line ? [] : line));
  if (problems.length > 0) return failed(problems);
  const lines = read.flatMap((line) => ('round' in line ? [line] : []));
  const rounds = Math.max(...lines.map(({ round }) => round));
  const there = new Set(lines.map(({ round }) => round));
  const gap = numbersTo(rounds).find((round) => !there.has(round));
  if (gap !== undefined) return failed([problem('roundMissing', header.line, 'round', String(gap))]);
  const tables = Math.max(...lines.map(({ table }) => table));
  if (rounds * tables > MOST_CELLS) return failed([problem('tooLarge', header.line)]);
  return { kind: 'own', name, boardsPerRound, copies, rounds, ...ownMovementOf(lines, rounds, tables) };
}

function readLine(row: CsvRow, names: readonly string[]): Line | MovementCsvProblem[] {
  const problems: MovementCsvProblem[] = [];
  const cell = (column: Column): number | null => {
    const text = row.cells[names.indexOf(column)] ?? '';
    const isEmpty = text === '' || text === '0';
    const canBeEmpty = column !== 'round' && column !== 'table';
    if (isEmpty && canBeEmpty) return null;
    const number = /^\d{1,3}$/.test(text) ? Number(text) : 0;
    if (number < 1 || number > MOST) problems.push(problem('notANumber', row.line, column, text));
    return number;
  };
  const [round, table, ns, ew, set] = COLUMNS.map(cell);
  if (problems.length === 0 && ns === null && ew === null) problems.push(problem('nobodySits', row.line, 'ns'));
  if (problems.length > 0) return problems;
  return { line: row.line, round: round ?? 0, table: table ?? 0, ns: ns ?? null, ew: ew ?? null, set: set ?? null };
}

/** Writes any movement of pairs, with its own pair numbers. */
export function writeMovementCsv(movement: Movement, separator: CsvSeparator): string {
  const pair = (number: number): string => (number === movement.phantom ? '' : String(number));
  const rows = movement.rounds.flatMap((seatings, index) =>
    seatings.map(({ table, ns, ew, set }) => {
      const playing = ns !== movement.phantom && ew !== movement.phantom;
      return [String(index + 1), String(table), pair(ns), pair(ew), playing ? String(set) : ''];
    }),
  );
  return writeCsv([COLUMNS, ...rows], separator);
}

function problem(
  code: MovementCsvProblem['code'],
  line: number,
  column: Column | null = null,
  text = '',
): MovementCsvProblem {
  return { kind: 'problem', code, line, column, text };
}

function failed(problems: readonly MovementCsvProblem[]): MovementCsvProblems {
  return { kind: 'problems', problems };
}
