/**
 * A club's own masterpoint scheme as CSV. The first line has the unit of the rows, `tables` or `entries`, and the
 * places. Each further line has a range (5, 3-5, or 9+ for 9 and more) and the points of every place.
 *
 *     tables;1;2;3;4
 *     3-5;10;6
 *     6-8;20;14;10;7
 *     9+;30;21;15;10,5
 */
import { clubMasterpoints, isClubMasterpoints, type ClubAwardRow } from '../scoring/masterpoints/club.ts';
import type { MasterpointScheme } from '../scoring/masterpoints/scheme.ts';
import { readCsv, type CsvProblemCode, type CsvRow } from './csv.ts';

/** What is wrong with the file, with the line and the cell, both from 1. */
export interface MasterpointsCsvProblem {
  readonly kind: 'problem';
  readonly code: MasterpointsCsvProblemCode;
  readonly line: number;
  /** Null where the whole line is meant. */
  readonly cell: number | null;
  /** The text of the cell; '' where there is none. */
  readonly text: string;
}

export type MasterpointsCsvProblemCode =
  | CsvProblemCode
  | 'nothing'
  | 'by'
  | 'place'
  | 'range'
  | 'not-rising'
  | 'open-row'
  | 'no-place'
  | 'points'
  | 'order';

/** More than a row for each number of tables. */
const MOST_ROWS = 10_000;

/** Reads a club's own scheme; or the first problem. Never throws. */
export function readMasterpointsCsv(text: string): MasterpointScheme | MasterpointsCsvProblem {
  const rows = readCsv(text, MOST_ROWS);
  if ('code' in rows) return { kind: 'problem', code: rows.code, line: rows.line, cell: null, text: '' };
  const [header, ...body] = rows;
  if (header === undefined) return { kind: 'problem', code: 'nothing', line: 1, cell: null, text: '' };
  const by = (['tables', 'entries'] as const).find((word) => word === header.cells[0]?.toLowerCase());
  if (by === undefined) return problem('by', header, 0);
  const wrong = header.cells.findIndex((cell, index) => index > 0 && cell !== '' && cell !== String(index));
  if (wrong > 0) return problem('place', header, wrong);
  const scheme = clubMasterpoints({ by, rows: body.map(readRow) });
  if (isClubMasterpoints(scheme)) return scheme;
  if (!('row' in scheme)) return problem(scheme.code, header, null);
  const row = body[scheme.row] ?? header;
  const atRange = scheme.code === 'no-place' ? null : 0;
  return problem(scheme.code, row, 'place' in scheme ? scheme.place + 1 : atRange);
}

/** Whether `readMasterpointsCsv` returned a scheme. */
export function isMasterpointScheme(answer: MasterpointScheme | MasterpointsCsvProblem): answer is MasterpointScheme {
  return !('kind' in answer);
}

function problem(
  code: MasterpointsCsvProblemCode,
  { line, cells }: CsvRow,
  index: number | null,
): MasterpointsCsvProblem {
  const at = index === null ? null : index + 1;
  return { kind: 'problem', code, line, cell: at, text: index === null ? '' : (cells[index] ?? '') };
}

/** Unreadable text becomes NaN, which the check of the scheme reports. */
function readRow({ cells: [range = '', ...places] }: CsvRow): ClubAwardRow {
  const { least, most } = readRange(range);
  const last = places.findLastIndex((cell) => cell !== '');
  return { least, most, places: places.slice(0, last + 1).map(readPoints) };
}

function readRange(text: string): Pick<ClubAwardRow, 'least' | 'most'> {
  const match = /^(\d{1,5})\s*(?:(\+)|[-\u2013]\s*(\d{1,5}))?$/.exec(text);
  if (!match) return { least: Number.NaN, most: null };
  const [, least = '', open, most = least] = match;
  return { least: Number(least), most: open ? null : Number(most) };
}

/** Points with two decimals at most, in hundredths; NaN for any other text. */
function readPoints(text: string): number {
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text);
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : Number.NaN;
}
