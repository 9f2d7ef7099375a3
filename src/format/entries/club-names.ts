/**
 * Names of everybody in a simultaneous event as CSV: a header row, then a line an entry. Columns in any order and
 * either case, others ignored: `club`, `entry` as in the results of the club, with `section` and `line` (NS, EW) where
 * several entries have the same number, and `name`.
 *
 *     readClubNamesCsv('club,entry,name\nLarch,7,Ann Birch & Bo Fir')
 *     // { kind: 'names', rows: [{ line: 2, club: 'Larch', entry: '7', section: '', side: null, name: 'Ann Birch & Bo Fir' }] }
 */
import type { Side } from '../../bridge/seat.ts';
import { cellAt, cellsBeyond, readCsvTable, type CsvProblemAt, type CsvTableProblem } from '../csv-table.ts';
import { readSide } from './side.ts';

export const CLUB_NAME_COLUMNS = ['club', 'entry', 'section', 'line', 'name'] as const;
type ClubNamesColumn = (typeof CLUB_NAME_COLUMNS)[number];

/** A line of the file. */
export interface ClubNameRow {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly club: string;
  readonly entry: string;
  /** '' when the file has none. */
  readonly section: string;
  readonly side: Side | null;
  readonly name: string;
}

/** What is wrong in the file, and where. Its sentence is in src/language/files/club-names.ts. */
export type ClubNamesProblem =
  | CsvTableProblem<ClubNamesColumn, 'noNames'>
  | CsvProblemAt<'empty', { readonly column: 'club' | 'entry' | 'name' }>
  | CsvProblemAt<'line', { readonly column: 'line'; readonly text: string }>;

export type ClubNamesCsv =
  | { readonly kind: 'names'; readonly rows: readonly ClubNameRow[] }
  /** All problems of the file, in order of lines; never empty. */
  | { readonly kind: 'problems'; readonly problems: readonly ClubNamesProblem[] };

/** More than the pairs of a simultaneous event in a thousand clubs. */
const MOST_ROWS = 100_000;

/** Reads the file. Never throws: problems are listed with line and column. */
export function readClubNamesCsv(text: string): ClubNamesCsv {
  const table = readCsvTable(text, {
    known: CLUB_NAME_COLUMNS,
    needed: ['club', 'entry', 'name'],
    without: 'noNames',
    mostRows: MOST_ROWS,
  });
  if (!('body' in table)) return { kind: 'problems', problems: table };
  const { columns, body, width } = table;
  const problems: ClubNamesProblem[] = [];
  const rows = body.map((row): ClubNameRow => {
    const { line, cells } = row;
    const cell = (column: ClubNamesColumn): string => cellAt(cells, columns.get(column));
    problems.push(...cellsBeyond(row, width));
    for (const column of ['club', 'entry', 'name'] as const) {
      if (cell(column) === '') problems.push({ kind: 'problem', line, column, code: 'empty' });
    }
    const side = readSide(cell('line'));
    if (side === null && cell('line') !== '') {
      problems.push({ kind: 'problem', line, column: 'line', code: 'line', text: cell('line') });
    }
    return { line, club: cell('club'), entry: cell('entry'), section: cell('section'), side, name: cell('name') };
  });
  return problems.length > 0 ? { kind: 'problems', problems } : { kind: 'names', rows };
}
