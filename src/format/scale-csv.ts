/**
 * A club's own victory point scale as CSV: `boards` the numbers of boards of the row (8, 5-8, 9+), `imps` or
 * `percentage` the largest margin of the row, empty in the last, and the points of `winner` and `loser`. An empty cell
 * in `boards` repeats the row before. Without a column `loser` the sum of both sides is that of a drawn match, the
 * first row.
 *
 *     boards;imps;winner;loser
 *     1-8;0;10;10
 *     1-8;5;12;8
 *     1-8;;20;0
 */
import type { ScaleInput, VictoryPointScale } from '../scoring/victory-points/scale.ts';
import {
  clubScale,
  commonSum,
  isClubScale,
  type ClubVictoryPointRow,
  type ClubScaleProblem,
  type ClubVictoryPointTable,
} from '../scoring/victory-points/club.ts';
import { readCsv, type CsvProblemCode, type CsvRow } from './csv.ts';

/** What is wrong with the file, and its line, from 1. */
export type ScaleCsvProblem = { readonly kind: 'problem'; readonly line: number } & (
  | { readonly code: CsvProblemCode | 'measure' }
  | { readonly code: 'columnMissing'; readonly column: string }
  | { readonly code: 'scale'; readonly problem: ClubScaleProblem }
);

/** More than the rows of a scale for every number of boards. */
const MOST_ROWS = 10_000;

/** Reads a club's own scale; or the first problem. Never throws. */
export function readScaleCsv(text: string): VictoryPointScale | ScaleCsvProblem {
  const rows = readCsv(text, MOST_ROWS);
  if ('code' in rows) return { kind: 'problem', code: rows.code, line: rows.line };
  const [header, ...body] = rows;
  if (header === undefined) return { kind: 'problem', code: 'columnMissing', line: 1, column: 'boards' };
  const { line } = header;
  const columns = columnsOf(header);
  if (typeof columns === 'string') return { kind: 'problem', code: 'columnMissing', line, column: columns };
  if (columns === null) return { kind: 'problem', code: 'measure', line };
  const tables = readTables(body, columns);
  const scale = clubScale({ takes: columns.takes, sum: commonSum(tables), tables });
  if (isClubScale(scale)) return scale;
  const table = 'table' in scale ? tables[scale.table] : undefined;
  const at = table?.lines['row' in scale ? scale.row : 0];
  return { kind: 'problem', code: 'scale', line: at ?? line, problem: scale };
}

/** Whether `readScaleCsv` returned a scale. */
export function isVictoryPointScale(answer: VictoryPointScale | ScaleCsvProblem): answer is VictoryPointScale {
  return !('kind' in answer);
}

/** The indexes of the columns, from 0. */
interface Columns {
  readonly takes: ScaleInput;
  readonly boards: number;
  readonly limit: number;
  readonly winner: number;
  /** Null where the file has none. */
  readonly loser: number | null;
}

/** The name of a missing column; null when the file does not have exactly one of `imps` and `percentage`. */
function columnsOf({ cells }: CsvRow): Columns | string | null {
  const names = cells.map((cell) => cell.toLowerCase());
  const missing = ['boards', 'winner'].find((name) => !names.includes(name));
  if (missing !== undefined) return missing;
  const [takes, another] = (['imps', 'percentage'] as const).filter((name) => names.includes(name));
  if (takes === undefined || another !== undefined) return null;
  const [boards, limit, winner, loser] = ['boards', takes, 'winner', 'loser'].map((name) => names.indexOf(name));
  return {
    takes,
    boards: boards as number,
    limit: limit as number,
    winner: winner as number,
    loser: loser === -1 ? null : (loser as number),
  };
}

/** A table of the scale, and the lines of its rows. */
interface TableOfFile extends ClubVictoryPointTable {
  readonly lines: readonly number[];
}

/** Consecutive rows for the same numbers of boards make a table. */
function readTables(body: readonly CsvRow[], columns: Columns): readonly TableOfFile[] {
  const groups: CsvRow[][] = [];
  let boards = '';
  for (const row of body) {
    const own = row.cells[columns.boards] ?? '';
    const last = groups.at(-1);
    if (last && (own === '' || own === boards)) last.push(row);
    else groups.push([row]);
    if (own !== '') boards = own;
  }
  return groups.map((group) => {
    const draw = readHundredths(group[0]?.cells[columns.winner] ?? '');
    return {
      ...readRange(group[0]?.cells[columns.boards] ?? ''),
      rows: group.map((row) => readRow(row, columns, 2 * draw)),
      lines: group.map(({ line }) => line),
    };
  });
}

/** Unreadable text becomes NaN, which the check of the scale reports. */
function readRow({ cells }: CsvRow, { takes, limit, winner, loser }: Columns, sum: number): ClubVictoryPointRow {
  const upTo = cells[limit] ?? '';
  const won = readHundredths(cells[winner] ?? '');
  return {
    upTo: upTo === '' ? null : takes === 'imps' ? readWhole(upTo) : readHundredths(upTo.replace(/\s*%$/, '')),
    winner: won,
    loser: loser === null ? sum - won : readHundredths(cells[loser] ?? ''),
  };
}

/** The end of an open range such as 9+, longer than any match. */
const MOST_BOARDS = 999;

function readRange(text: string): Pick<ClubVictoryPointTable, 'least' | 'most'> {
  const match = /^(\d{1,3})\s*(?:(\+)|[-\u2013]\s*(\d{1,3}))?$/.exec(text);
  if (!match) return { least: Number.NaN, most: Number.NaN };
  const [, least = '', open, most = least] = match;
  return { least: Number(least), most: open ? MOST_BOARDS : Number(most) };
}

function readWhole(text: string): number {
  return /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
}

/** A number with two decimals at most, in hundredths. */
function readHundredths(text: string): number {
  const match = /^(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(text);
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : Number.NaN;
}
