/**
 * The matches of an event as CSV: a header row, then a line a match. Columns in any order and either case, others
 * ignored: `round`, `table`, `home` and `away` (numbers of the entries; `away` empty for a bye), and the result as
 * `home_imps` and `away_imps` (won by each), or `home_vp` and `away_vp`, or both; empty while it isn't played. `half`
 * is 1 for a half match, of which somebody may have two in a round.
 *
 *     readStageMatchesCsv('round,home,away,home_imps,away_imps\n1,1,2,31,8')
 *     // { kind: 'matches', rows: [{ line: 2, round: 1, table: null, home: 1, away: 2, imps: { ... }, points: null }] }
 */
import { exact, type Exact } from '../../scoring/numbers/exact.ts';
import { forTeams, type ForTeams } from '../../scoring/teams/team.ts';
import type { CsvRow } from '../csv.ts';
import {
  cellAt,
  cellsBeyond,
  readCsvTable,
  type CsvProblemAt,
  type CsvTable,
  type CsvTableProblem,
} from '../csv-table.ts';

export const STAGE_MATCH_COLUMNS = [
  'round',
  'table',
  'home',
  'away',
  'home_imps',
  'away_imps',
  'home_vp',
  'away_vp',
  'half',
] as const;
export type StageMatchColumn = (typeof STAGE_MATCH_COLUMNS)[number];

const NEEDED: readonly StageMatchColumn[] = ['round', 'home', 'away'];

/** A line of the file. */
export interface StageMatchRow {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly round: number;
  readonly table: number | null;
  readonly home: number;
  /** Null for a bye. */
  readonly away: number | null;
  /** Won by each; null where the file doesn't say. */
  readonly imps: ForTeams<Exact> | null;
  /** Victory points of each; of a bye the away team's are 0. */
  readonly points: ForTeams<Exact> | null;
  /** A half match, or half a round sat out; left out where it is a whole one. */
  readonly isHalf?: true;
}

/** A column with a whole number, or with a figure. */
type NumberColumn = 'round' | 'table' | 'home' | 'away';
type FigureColumn = Exclude<StageMatchColumn, NumberColumn | 'half'>;

/** What is wrong in the file, and where. Its sentence is in src/language/files/matches.ts. */
export type StageMatchesProblem =
  | CsvTableProblem<StageMatchColumn, 'noMatches'>
  | CsvProblemAt<'number', { readonly column: NumberColumn; readonly text: string }>
  | CsvProblemAt<'figure', { readonly column: FigureColumn; readonly text: string }>
  | CsvProblemAt<'half', { readonly column: 'half'; readonly text: string }>
  /** One team has a figure and the other has none. */
  | CsvProblemAt<'oneSided', { readonly column: FigureColumn }>
  | CsvProblemAt<'againstItself', { readonly column: 'away'; readonly entry: number }>
  | CsvProblemAt<
      'twiceInRound',
      { readonly column: 'home' | 'away'; readonly entry: number; readonly firstLine: number }
    >;

export interface StageMatchesCsv {
  readonly kind: 'matches';
  /** In the order of the file. */
  readonly rows: readonly StageMatchRow[];
}

/** All problems of a file, in order of lines; never empty. */
export interface StageMatchesProblems {
  readonly kind: 'problems';
  readonly problems: readonly StageMatchesProblem[];
}

/** More than the matches of a league in all its rounds. */
const MOST_ROWS = 20_000;

/** Reads the file. Never throws: problems are listed with line and column. */
export function readStageMatchesCsv(text: string): StageMatchesCsv | StageMatchesProblems {
  const table = readCsvTable(text, {
    known: STAGE_MATCH_COLUMNS,
    needed: NEEDED,
    without: 'noMatches',
    mostRows: MOST_ROWS,
  });
  if (!('body' in table)) return failed(table);
  const { columns, body, width } = table;
  const read = body.map((row) => readRow(row, columns, width));
  const matches = read.flatMap(({ row }) => row ?? []);
  const wrong = [...read.flatMap((row) => row.problems), ...twiceInRound(matches)];
  return wrong.length > 0 ? failed(wrong.toSorted((a, b) => a.line - b.line)) : { kind: 'matches', rows: matches };
}

function failed(problems: readonly StageMatchesProblem[]): StageMatchesProblems {
  return { kind: 'problems', problems };
}

interface ReadRow {
  /** Null where the line has a problem. */
  readonly row: StageMatchRow | null;
  readonly problems: readonly StageMatchesProblem[];
}

function readRow(row: CsvRow, columns: CsvTable<StageMatchColumn>['columns'], width: number): ReadRow {
  const { line, cells } = row;
  const problems: StageMatchesProblem[] = [...cellsBeyond(row, width)];
  const cell = (column: StageMatchColumn): string => cellAt(cells, columns.get(column));
  const number = (column: NumberColumn, mayBeEmpty: boolean): number | null => {
    const text = cell(column);
    const value = /^0*[1-9]\d{0,4}$/.test(text) ? Number(text) : null;
    if (value === null && !(mayBeEmpty && text === '')) {
      problems.push({ kind: 'problem', line, column, code: 'number', text });
    }
    return value;
  };
  const [round, table] = [number('round', false), number('table', true)];
  const [home, away] = [number('home', false), number('away', true)];
  const both = (kind: 'imps' | 'vp', isBye: boolean): ForTeams<Exact> | null => {
    const texts = forTeams((team) => cell(`${team}_${kind}`));
    const figures = forTeams((team) => readFigure(texts[team]));
    for (const team of ['home', 'away'] as const) {
      const column = `${team}_${kind}` as const;
      const text = texts[team];
      if (text !== '' && figures[team] === null) problems.push({ kind: 'problem', line, column, code: 'figure', text });
      const isMissing = text === '' && texts[team === 'home' ? 'away' : 'home'] !== '';
      if (isMissing && !(isBye && team === 'away')) problems.push({ kind: 'problem', line, column, code: 'oneSided' });
    }
    const { home: own, away: other } = figures;
    return own && { home: own, away: other ?? exact(0) };
  };
  const isBye = away === null;
  const [imps, points] = [both('imps', isBye), both('vp', isBye)];
  if (home !== null && home === away) {
    problems.push({ kind: 'problem', line, column: 'away', code: 'againstItself', entry: home });
  }
  const half = cell('half');
  if (!['', '0', '1'].includes(half))
    problems.push({ kind: 'problem', line, column: 'half', code: 'half', text: half });
  if (problems.length > 0 || round === null || home === null) return { row: null, problems };
  const isHalf = half === '1';
  return { row: { line, round, table, home, away, imps, points, ...(isHalf && { isHalf }) }, problems };
}

/** A number with point or comma, or a fraction, exactly; IMPs and victory points of a match may be less than 0. */
function readFigure(text: string): Exact | null {
  const match = /^([-\u2212]?)(\d{1,6})(?:[.,](\d{1,6})|\/([1-9]\d{0,8}))?$/.exec(text);
  if (!match) return null;
  const [, sign, whole = '', decimals = '', divisor = '1'] = match;
  const size = BigInt(whole + decimals);
  return exact(sign === '' ? size : -size, 10n ** BigInt(decimals.length) * BigInt(divisor));
}

/** Nobody has two matches in a round, unless both are half matches. */
function twiceInRound(rows: readonly StageMatchRow[]): readonly StageMatchesProblem[] {
  const seen = new Map<string, { readonly first: StageMatchRow; readonly matches: number }>();
  return rows.flatMap((row) =>
    (['home', 'away'] as const).flatMap((column): readonly StageMatchesProblem[] => {
      const { line, round } = row;
      const entry = row[column];
      if (entry === null) return [];
      const key = `${round} ${entry}`;
      const { first = row, matches = 0 } = seen.get(key) ?? {};
      seen.set(key, { first, matches: matches + 1 });
      const mayBe = matches === 0 || (matches === 1 && first.isHalf && row.isHalf);
      if (mayBe) return [];
      return [{ kind: 'problem', code: 'twiceInRound', line, column, entry, firstLine: first.line }];
    }),
  );
}
