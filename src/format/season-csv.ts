/**
 * What the sessions of a season gave, as CSV: a header row, then a line a pair and session. Columns in any order and
 * either case, others ignored: `session`, `place`, `percent` (a decimal or a fraction) or `imps` (IMPs a board),
 * `player1` and `player2` (empty in an individual).
 *
 *     readSeasonCsv('session,place,percent,player1,player2\n1,2,52.3,Alder,Birch')
 *     // { kind: 'season', rows: [{ line: 2, session: '1', place: 2, percent: 523/10, players: ['Alder', 'Birch'] }] }
 */
import { exact, type Exact } from '../scoring/numbers/exact.ts';
import { impsToPercent } from '../season/imps-to-percent.ts';
import type { CsvRow } from './csv.ts';
import {
  cellAt,
  cellsBeyond,
  readCsvTable,
  type CsvProblemAt,
  type CsvSource,
  type CsvTable,
  type CsvTableProblem,
} from './csv-table.ts';

export const SEASON_COLUMNS = ['session', 'place', 'percent', 'imps', 'player1', 'player2'] as const;
export type SeasonColumn = (typeof SEASON_COLUMNS)[number];

/** A line of the file. */
export interface SeasonCsvRow {
  /** Line of the file, from 1. */
  readonly line: number;
  /** Empty in a file of one session. */
  readonly session: string;
  readonly place: number | null;
  /** IMPs are brought to percent. */
  readonly percent: Exact | null;
  readonly players: readonly string[];
}

/** What is wrong in the file, and where. Its sentence is in src/language/files/season.ts. */
export type SeasonCsvProblem =
  | CsvTableProblem<SeasonColumn, 'noResults'>
  | CsvProblemAt<'place' | 'figure', { readonly column: 'place' | 'percent' | 'imps'; readonly text: string }>
  | CsvProblemAt<'empty', { readonly column: 'session' | 'player1' }>
  /** Neither a place nor a figure. */
  | CsvProblemAt<'nothing', { readonly column: 'percent' }>
  | CsvProblemAt<'ownPartner', { readonly column: 'player2'; readonly name: string }>
  | CsvProblemAt<
      'twiceInSession',
      { readonly column: 'player1' | 'player2'; readonly name: string; readonly firstLine: number }
    >;

export interface SeasonCsv {
  readonly kind: 'season';
  /** In the order of the file. */
  readonly rows: readonly SeasonCsvRow[];
}

/** All problems of a file, in order of lines; never empty. */
export interface SeasonCsvProblems {
  readonly kind: 'problems';
  readonly problems: readonly SeasonCsvProblem[];
}

/** Twenty years of evenings, five a week with forty pairs. */
const MOST_ROWS = 200_000;

/**
 * Reads the file. Never throws: problems are listed with line and column.
 * @param options `oneSession`: a file of one session, which it need not name
 */
export function readSeasonCsv(
  source: CsvSource,
  { oneSession = false }: { readonly oneSession?: boolean } = {},
): SeasonCsv | SeasonCsvProblems {
  const needed: readonly SeasonColumn[] = oneSession ? ['player1'] : ['session', 'player1'];
  const table = readCsvTable(source, {
    known: SEASON_COLUMNS,
    needed,
    without: 'noResults',
    mostRows: MOST_ROWS,
  });
  if (!('body' in table)) return { kind: 'problems', problems: table };
  const figures = new Map<string, Exact | null>();
  const read = table.body.map((row) => readRow(row, table, { oneSession, figures }));
  const rows = read.flatMap(({ row }) => row ?? []);
  const wrong = [...read.flatMap(({ problems }) => problems), ...twiceInSession(rows)];
  if (wrong.length === 0) return { kind: 'season', rows };
  return { kind: 'problems', problems: wrong.toSorted((one, other) => one.line - other.line) };
}

/** How the rows of a file are read; a figure that stands on many lines is read once. */
interface HowToRead {
  readonly oneSession: boolean;
  readonly figures: Map<string, Exact | null>;
}

function readRow(
  row: CsvRow,
  { columns, width }: CsvTable<SeasonColumn>,
  { oneSession, figures }: HowToRead,
): { readonly row: SeasonCsvRow | null; readonly problems: readonly SeasonCsvProblem[] } {
  const { line, cells } = row;
  const problems: SeasonCsvProblem[] = [...cellsBeyond(row, width)];
  const cell = (column: SeasonColumn): string => cellAt(cells, columns.get(column));
  const [session, first, second] = [oneSession ? '' : cell('session'), cell('player1'), cell('player2')];
  if (session === '' && !oneSession) problems.push({ kind: 'problem', line, column: 'session', code: 'empty' });
  if (first === '') problems.push({ kind: 'problem', line, column: 'player1', code: 'empty' });
  if (second !== '' && first === second) {
    problems.push({ kind: 'problem', line, column: 'player2', code: 'ownPartner', name: first });
  }
  const place = readPlace(cell('place'));
  if (place === null && cell('place') !== '') {
    problems.push({ kind: 'problem', line, column: 'place', code: 'place', text: cell('place') });
  }
  const figure = (column: 'percent' | 'imps'): Exact | null => {
    const value = figureOf(cell(column), column, figures);
    if (value === null && cell(column) !== '') {
      problems.push({ kind: 'problem', line, column, code: 'figure', text: cell(column) });
    }
    return value;
  };
  const [percent, imps] = [figure('percent'), figure('imps')];
  const brought = percent ?? (imps && impsToPercent(imps));
  if (problems.length === 0 && place === null && brought === null) {
    problems.push({ kind: 'problem', line, column: 'percent', code: 'nothing' });
  }
  if (problems.length > 0) return { row: null, problems };
  return {
    row: { line, session, place, percent: brought, players: second === '' ? [first] : [first, second] },
    problems,
  };
}

/** 3, or 3= for a shared place. */
function readPlace(text: string): number | null {
  const match = /^0*([1-9]\d{0,4})\s*=?$/.exec(text);
  return match ? Number(match[1]) : null;
}

function figureOf(text: string, column: 'percent' | 'imps', known: HowToRead['figures']): Exact | null {
  const key = `${column} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const figure = readFigure(text, column);
  known.set(key, figure);
  return figure;
}

/** A number with point or comma, or a fraction, with or without a percent sign. */
const FIGURE = /^([-+\u2212]?)(\d{1,9})(?:[.,](\d{1,12})|\/([1-9]\d{0,11}))?\s*%?$/u;
/** What IMPs of that many figures are worth in percent, as a fraction. */
const PERCENT = /^([-+\u2212]?)(\d{1,30})()\/([1-9]\d{0,19})$/u;

/** The figure exactly. */
function readFigure(text: string, column: 'percent' | 'imps'): Exact | null {
  const match = FIGURE.exec(text) ?? (column === 'percent' ? PERCENT.exec(text) : null);
  if (!match) return null;
  const [, sign, whole = '', decimals = '', divisor = '1'] = match;
  const size = BigInt(whole + decimals);
  return exact(sign === '' || sign === '+' ? size : -size, 10n ** BigInt(decimals.length) * BigInt(divisor));
}

function twiceInSession(rows: readonly SeasonCsvRow[]): readonly SeasonCsvProblem[] {
  const seen = new Map<string, number>();
  return rows.flatMap(({ line, session, players }) =>
    players.flatMap((name, index): readonly SeasonCsvProblem[] => {
      const key = JSON.stringify([session, name]);
      const firstLine = seen.get(key);
      seen.set(key, firstLine ?? line);
      const column = index === 0 ? 'player1' : 'player2';
      return firstLine === undefined
        ? []
        : [{ kind: 'problem', code: 'twiceInSession', line, column, name, firstLine }];
    }),
  );
}
