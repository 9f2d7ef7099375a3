/**
 * The director's details of the entries of a session, as CSV beside its results: a header row, then a line for each
 * entry, or several lines for several penalties. Columns in any order and either case, others ignored: `entry` as in
 * the results, with `section` and `line` (NS, EW) when several entries have the same name; `name`, `team`, `stratum`
 * (A to F), `handicap`, `standing` (without, withdrawn), `lot`; `penalty` or `bonus` with `unit` and `reason`.
 *
 *     readEntriesCsv('entry;stratum;penalty;reason\n7;B;10;late') // { kind: 'entries', rows: [{ line: 2, entry: '7', ... }] }
 */
import type { Side } from '../../bridge/seat.ts';
import { exact, subtract, ZERO, type Exact } from '../../scoring/numbers/exact.ts';
import { PENALTY_UNITS, type PenaltyUnit } from '../../scoring/standing/penalty.ts';
import { stratumOfLetter } from '../../scoring/standing/strata.ts';
import type { CsvRow } from '../csv.ts';
import {
  cellAt,
  cellsBeyond,
  readCsvTable,
  type CsvProblemAt,
  type CsvTable,
  type CsvTableProblem,
} from '../csv-table.ts';
import { readSide } from './side.ts';

export const ENTRY_COLUMNS = [
  'entry',
  'section',
  'line',
  'name',
  'team',
  'stratum',
  'handicap',
  'standing',
  'lot',
  'penalty',
  'bonus',
  'unit',
  'reason',
] as const;
export type EntriesCsvColumn = (typeof ENTRY_COLUMNS)[number];

/** A line of the file. */
export interface EntriesCsvRow {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly entry: string;
  /** '' when the file has none. */
  readonly section: string;
  readonly side: Side | null;
  readonly name: string;
  /** The team whose pairs are added up; '' for none. */
  readonly team: string;
  /** 0 is A. */
  readonly stratum: number | null;
  readonly handicap: Exact | null;
  readonly standing: 'without' | 'withdrawn' | null;
  /** The place the director drew among the tied, from 1. */
  readonly lot: number | null;
  readonly change: EntriesCsvChange | null;
}

/** A penalty or bonus; `unit` is null for the usual one of the method. */
export interface EntriesCsvChange {
  readonly kind: 'penalty' | 'bonus';
  readonly amount: Exact;
  readonly unit: PenaltyUnit | null;
  readonly reason: string;
}

/** A column with a cell whose text does not fit it. */
type UnreadableColumn = 'line' | 'stratum' | 'handicap' | 'standing' | 'lot' | 'penalty' | 'bonus' | 'unit';

/** What is wrong in the file, and where. Its sentence is in src/language/files/entries.ts. */
export type EntriesCsvProblem =
  | CsvTableProblem<EntriesCsvColumn, 'noEntries'>
  | CsvProblemAt<'penaltyAndBonus' | 'nothingTaken', { readonly column: null }>
  | CsvProblemAt<'empty', { readonly column: EntriesCsvColumn }>
  | CsvProblemAt<UnreadableColumn, { readonly column: UnreadableColumn; readonly text: string }>;

export interface EntriesCsv {
  readonly kind: 'entries';
  /** In the order of the file. */
  readonly rows: readonly EntriesCsvRow[];
}

/** All problems of a file, in order of lines; never empty. */
export interface EntriesCsvProblems {
  readonly kind: 'problems';
  readonly problems: readonly EntriesCsvProblem[];
}

/** More than twenty lines for each entry of the largest session. */
const MOST_ROWS = 20_000;

/** Reads the file. Never throws: problems are listed with line and column. */
export function readEntriesCsv(text: string): EntriesCsv | EntriesCsvProblems {
  const table = readCsvTable(text, {
    known: ENTRY_COLUMNS,
    needed: ['entry'],
    without: 'noEntries',
    mostRows: MOST_ROWS,
  });
  if (!('body' in table)) return failed(table);
  const { columns, body, width } = table;
  const read = body.map((row) => readRow(row, columns, width));
  const wrong = read.flatMap((row) => row.problems);
  return wrong.length > 0 ? failed(wrong) : { kind: 'entries', rows: read.map(({ row }) => row) };
}

function failed(problems: readonly EntriesCsvProblem[]): EntriesCsvProblems {
  return { kind: 'problems', problems };
}

interface ReadRow {
  readonly row: EntriesCsvRow;
  readonly problems: readonly EntriesCsvProblem[];
}

function readRow(row: CsvRow, columns: CsvTable<EntriesCsvColumn>['columns'], width: number): ReadRow {
  const { line, cells } = row;
  const problems: EntriesCsvProblem[] = [...cellsBeyond(row, width)];
  const cell = (column: EntriesCsvColumn): string => cellAt(cells, columns.get(column));
  /** The value of a cell; null when it is empty or cannot be read, which is a problem. */
  const read = <Read>(column: UnreadableColumn, reader: (text: string) => Read | null): Read | null => {
    const text = cell(column);
    const value = text === '' ? null : reader(text);
    if (text !== '' && value === null)
      problems.push({ kind: 'problem', line, column, code: column, text } as EntriesCsvProblem);
    return value;
  };
  if (cell('entry') === '') problems.push({ kind: 'problem', line, column: 'entry', code: 'empty' });
  const [penalty, bonus, unit] = [read('penalty', readAmount), read('bonus', readAmount), read('unit', readUnit)];
  if (cell('penalty') !== '' && cell('bonus') !== '') {
    problems.push({ kind: 'problem', line, column: null, code: 'penaltyAndBonus' });
  } else if (cell('unit') !== '' && cell('penalty') === '' && cell('bonus') === '') {
    problems.push({ kind: 'problem', line, column: null, code: 'nothingTaken' });
  }
  const amount = penalty ?? bonus;
  const entry: EntriesCsvRow = {
    line,
    entry: cell('entry'),
    section: cell('section'),
    side: read('line', readSide),
    name: cell('name'),
    team: cell('team'),
    stratum: read('stratum', stratumOfLetter),
    handicap: read('handicap', readSigned),
    standing: read('standing', readStanding),
    lot: read('lot', readLot),
    change: amount && { kind: penalty ? 'penalty' : 'bonus', amount, unit, reason: cell('reason') },
  };
  return { row: entry, problems };
}

const STANDINGS: ReadonlyMap<string, 'without' | 'withdrawn'> = new Map([
  ['without', 'without'],
  ['no', 'without'],
  ['hors', 'without'],
  ['hors classement', 'without'],
  ['non', 'without'],
  ['withdrawn', 'withdrawn'],
  ['abandon', 'withdrawn'],
]);

function readStanding(text: string): 'without' | 'withdrawn' | null {
  return STANDINGS.get(text.toLowerCase()) ?? null;
}

/** The units by their codes and as people write them. */
const UNITS: ReadonlyMap<string, PenaltyUnit> = new Map([
  ...PENALTY_UNITS.map((unit) => [unit, unit] as const),
  ['%', 'percent-of-top'],
  ['percent', 'percent-of-top'],
  ['mp', 'matchpoints'],
  ['vp', 'victory-points'],
]);

function readUnit(text: string): PenaltyUnit | null {
  return UNITS.get(text.toLowerCase()) ?? null;
}

/** Reads an amount of more than 0, with point or comma. */
function readAmount(text: string): Exact | null {
  const amount = readSigned(text);
  return amount && amount.numerator > 0n ? amount : null;
}

function readSigned(text: string): Exact | null {
  const match = /^([+\-\u2212]?)(\d{1,5})(?:[.,](\d{1,4}))?$/.exec(text);
  if (!match) return null;
  const [, sign = '', whole = '', decimals = ''] = match;
  const size = exact(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
  return sign === '' || sign === '+' ? size : subtract(ZERO, size);
}

function readLot(text: string): number | null {
  return /^[1-9]\d{0,2}$/.test(text) ? Number(text) : null;
}
