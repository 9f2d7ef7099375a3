import type { CsvRow } from '../csv.ts';
import type { ResultsCsvProblem } from './problem.ts';

/** The columns that are read. `board` and the columns of the pairs or players are required. */
export const RESULT_COLUMNS = [
  'board',
  'ns',
  'ew',
  'contract',
  'declarer',
  'tricks',
  'result',
  'score',
  'award',
  'lead',
  'section',
  'form',
  'datum',
  'match',
  'round',
  'n',
  's',
  'e',
  'w',
] as const;
export type ResultColumn = (typeof RESULT_COLUMNS)[number];

/** Who sat at a table: two pairs, or in an individual four players. */
export const SEAT_COLUMNS = { pairs: ['ns', 'ew'], players: ['n', 's', 'e', 'w'] } as const;
export type CsvSeating = keyof typeof SEAT_COLUMNS;

/** A file with a column of pairs has pairs, whatever other columns it has. */
export function csvSeatingOf(columns: ResultColumns): CsvSeating {
  const has = (seating: CsvSeating): boolean => SEAT_COLUMNS[seating].some((name) => columns.has(name));
  return has('players') && !has('pairs') ? 'players' : 'pairs';
}

/** A file needs one of these, or no line can have a result. */
const HOLDING_RESULTS = ['contract', 'score', 'award'] as const;

/** The index of each column of the file, from 0. */
export type ResultColumns = ReadonlyMap<ResultColumn, number>;

/** The cells of a line by the names of their columns; '' for a missing one. */
export interface ResultsCsvRow {
  readonly line: number;
  readonly cells: Readonly<Record<ResultColumn, string>>;
}

export function readResultColumns(header: CsvRow): {
  readonly columns: ResultColumns;
  readonly problems: readonly ResultsCsvProblem[];
} {
  const columns = new Map<ResultColumn, number>();
  const problems: ResultsCsvProblem[] = [];
  const at = { kind: 'problem', line: header.line } as const;
  for (const [index, cell] of header.cells.entries()) {
    const name = RESULT_COLUMNS.find((column) => column === cell.trim().toLowerCase());
    if (name === undefined) continue;
    if (columns.has(name)) problems.push({ ...at, column: name, code: 'columnTwice' });
    columns.set(name, index);
  }
  for (const name of ['board', ...SEAT_COLUMNS[csvSeatingOf(columns)]] as const) {
    if (!columns.has(name)) problems.push({ ...at, column: name, code: 'columnMissing' });
  }
  if (!HOLDING_RESULTS.some((name) => columns.has(name))) {
    problems.push({ ...at, column: null, code: 'resultColumnMissing' });
  }
  return { columns, problems };
}

export function resultsCsvRow({ line, cells }: CsvRow, columns: ResultColumns): ResultsCsvRow {
  const cell = (name: ResultColumn): string => cells[columns.get(name) ?? -1]?.trim() ?? '';
  return {
    line,
    cells: {
      board: cell('board'),
      ns: cell('ns'),
      ew: cell('ew'),
      contract: cell('contract'),
      declarer: cell('declarer'),
      tricks: cell('tricks'),
      result: cell('result'),
      score: cell('score'),
      award: cell('award'),
      lead: cell('lead'),
      section: cell('section'),
      form: cell('form'),
      datum: cell('datum'),
      match: cell('match'),
      round: cell('round'),
      n: cell('n'),
      s: cell('s'),
      e: cell('e'),
      w: cell('w'),
    },
  };
}
