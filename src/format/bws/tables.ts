/** The tables of a Bridgemate server's file, as far as they are read: rows as records, in the order of the file. */
import { openJet, type JetDatabase } from '../jet/database.ts';
import type { JetValue } from '../jet/rows.ts';
import type { BwsProblem } from './problem.ts';

/** The columns that are read of each table. A file of an older server may lack some: they are null. */
const COLUMNS = {
  Section: ['ID', 'Letter', 'MissingPair', 'Session', 'Winners'],
  Session: ['ID', 'Name', 'Date'],
  RoundData: [
    'Section',
    'Table',
    'Round',
    'NSPair',
    'EWPair',
    'South',
    'West',
    'LowBoard',
    'HighBoard',
    'CustomBoards',
  ],
  ReceivedData: [
    'ID',
    'Section',
    'Table',
    'Round',
    'Board',
    'PairNS',
    'PairEW',
    'South',
    'West',
    'NS/EW',
    'Contract',
    'Result',
    'LeadCard',
    'Remarks',
    'DateLog',
    'Erased',
  ],
  PlayerNumbers: ['Section', 'Table', 'Direction', 'Round', 'Number', 'Name'],
  PlayerNames: ['ID', 'Name', 'strID'],
  HandRecord: ['Section', 'Board', ...seatColumns(['Spades', 'Hearts', 'Diamonds', 'Clubs'])],
  HandEvaluation: ['Section', 'Board', ...seatColumns(['Clubs', 'Diamonds', 'Hearts', 'Spades', 'Notrump'])],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type BwsTable = keyof typeof COLUMNS;

/** A row: its place in the table, from 1, and its values by column. */
export interface BwsRow {
  readonly at: number;
  readonly values: Readonly<Record<string, JetValue>>;
}

export interface BwsTables {
  readonly version: JetDatabase['version'];
  readonly rows: (table: BwsTable) => readonly BwsRow[];
  /** What was damaged in the tables that were read so far. */
  readonly damage: () => readonly BwsProblem[];
  /** Of these tables those read so far that have not the rows they say they have, though nothing is damaged. */
  readonly short: (tables: readonly BwsTable[]) => readonly BwsProblem[];
}

/** The tables of a file; the problem where it has none. */
export function openTables(bytes: Uint8Array): BwsTables | BwsProblem {
  const database = openJet(bytes);
  if (typeof database === 'string') return wholeFile(database);
  if (!database.names.includes('ReceivedData') || !database.names.includes('Section')) {
    return wholeFile(database.isCatalogueDamaged ? 'damaged' : 'noBridgemate');
  }
  /** What is damaged, table by table. */
  const damage: string[] = [];
  const short: string[] = [];
  let isCut = bytes.length % database.pageSize !== 0;
  return {
    version: database.version,
    damage: () => [
      ...(isCut ? [{ ...wholeFile('cutShort'), text: String(Math.floor(bytes.length / 1024)) }] : []),
      ...rowsLost(damage),
    ],
    short: (tables) => rowsLost(short.filter((text) => tables.some((name) => text.startsWith(`${name} `)))),
    rows: (name) => {
      const table = database.table(name);
      if (table === null) {
        if (database.names.includes(name)) damage.push(name);
        return [];
      }
      const columns: readonly string[] = COLUMNS[name];
      const read = table.read(columns);
      const [length, expected] = [read.rows.length, read.expected];
      const text = `${name} ${Math.min(length, MOST_ROWS)}/${Math.min(expected, MOST_ROWS)}`;
      if (read.damaged > 0) damage.push(text);
      else if (length !== expected) short.push(text);
      isCut ||= read.isCut;
      return read.rows.map((values, index) => ({
        at: index + 1,
        values: Object.fromEntries(columns.map((column, place) => [column, values[place] ?? null])),
      }));
    },
  };
}

/** More rows are not counted out. */
const MOST_ROWS = 99_999;

/** One problem for all tables: they are lost together, and have one cure. */
function rowsLost(tables: readonly string[]): readonly BwsProblem[] {
  return tables.length === 0 ? [] : [{ ...wholeFile('damagedRows'), text: tables.join(',') }];
}

function wholeFile(code: BwsProblem['code']): BwsProblem {
  return { kind: 'problem', code, line: 1, text: '', board: null };
}

/** The whole number of a column; null where there is none. */
export function numberIn(row: BwsRow, column: string): number | null {
  const value = row.values[column];
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}

/** The text of a column without blanks around it; a number stands as its digits. */
export function textIn(row: BwsRow, column: string): string {
  const value = row.values[column];
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

/** The day of a column as yyyy-mm-dd; null where there is none, or none that can be. */
export function dayIn(row: BwsRow, column: string): string | null {
  const days = row.values[column];
  if (typeof days !== 'number' || !(days > FIRST_DAY && days < LAST_DAY)) return null;
  return new Date((Math.floor(days) - UNIX_DAY) * DAY).toISOString().slice(0, 10);
}

/** Jet counts days from 30 December 1899. Here are 1 January 1970, and 1980 and 2200, between which days make sense. */
const UNIX_DAY = 25_569;
const FIRST_DAY = 29_221;
const LAST_DAY = 109_575;
const DAY = 24 * 60 * 60 * 1000;

function seatColumns(parts: readonly string[]): readonly string[] {
  return ['North', 'East', 'South', 'West'].flatMap((seat) => parts.map((part) => seat + part));
}
