import { createHash } from 'node:crypto';
import { columnsToMap, type MappedColumn } from '../../../src/format/csv-event/mapping.ts';
import { readCsvEvent } from '../../../src/format/csv-event/read.ts';
import type { TournamentFile } from '../../../src/format/event/file.ts';
import { formatOfFile } from '../../../src/format/formats.ts';
import type { Club } from '../club.ts';
import type { ExchangeProblem, MappedColumnsView } from '../model/files/exchange.ts';
import { readSettings } from '../settings.ts';

/** A file of another program: its name, which may tell the format, and its bytes. */
export interface FileToRead {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What the columns of a CSV hold, where their heads don't say it. */
  readonly columns?: readonly MappedColumn[];
}

/** A file that was read; `mapped` where the heads of its columns don't say what they hold. */
export interface FileRead extends TournamentFile {
  readonly mapped: (MappedColumnsView & { readonly shape: string }) | null;
}

/**
 * Reads a file of any format that there is. Columns of results whose heads aren't known hold what is said, else what
 * was said of a file of this shape before, else what their heads suggest.
 */
export function readForeignFile(club: Club, { name, bytes, columns }: FileToRead): FileRead | ExchangeProblem {
  const format = formatOfFile(name, bytes);
  if (!format) return { kind: 'problem', code: 'formatUnknown' };
  const file = format.parse(bytes);
  if (!file.problems.some(({ code }) => code === 'columnsUnknown')) return { ...file, mapped: null };
  const found = columnsToMap(bytes);
  const shape = createHash('sha256').update(found.shape).digest('hex').slice(0, 16);
  const remembered = readSettings(club).resultColumns[shape];
  const mapping = columns ?? remembered ?? found.guess;
  const isRemembered = columns === undefined && remembered !== undefined;
  const mapped = { columns: found.columns, mapping, isRemembered, shape };
  return { ...readCsvEvent(bytes, mapping), mapped };
}
