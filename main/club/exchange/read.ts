import { createHash } from 'node:crypto';
import { BWS_DAMAGE } from '../../../src/format/bws/problem.ts';
import { columnsToMap, type MappedColumn } from '../../../src/format/csv-event/mapping.ts';
import { readCsv } from '../../../src/format/csv.ts';
import { readCsvEvent } from '../../../src/format/csv-event/read.ts';
import { decodeText } from '../../../src/format/decode-text.ts';
import type { TournamentFile } from '../../../src/format/event/file.ts';
import { formatOfFile } from '../../../src/format/formats.ts';
import type { CsvContent, ListColumn } from '../../../src/format/list-file/columns.ts';
import { areNames } from '../../../src/format/list-file/names-alone.ts';
import { rankingsOfSeason } from '../../../src/format/list-file/season-table.ts';
import { recognizeContent } from '../../../src/format/list-file/recognize.ts';
import { hasHeads } from '../../../src/format/members/columns.ts';
import type { Club } from '../club.ts';
import type { ExchangeProblem, MappedColumnsView } from '../model/files/exchange.ts';
import type { CsvContentView, ListView } from '../model/files/list.ts';
import { readSettings } from '../settings.ts';
import { saysLinesRead } from '../lines-read.ts';
import { readList } from './list.ts';
import { readOnce } from './read-once.ts';

/** A file of another program: its name, which may tell the format, and its bytes. */
export interface FileToRead {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** What the columns of a CSV hold, where their heads don't say it. */
  readonly columns?: readonly MappedColumn[];
  /** What a CSV holds, where it was said. */
  readonly content?: CsvContent;
  /** The same as `columns` of a list. */
  readonly listColumns?: readonly ListColumn[];
}

/** A line of results has a board, two pairs and what they scored. Any text is a list of fewer columns. */
const FEWEST_COLUMNS = 4;

/** A file that was read; `csv` where the heads of its columns are not those of results or deals as Etui writes them. */
export interface FileRead extends TournamentFile {
  readonly csv: CsvContentView | null;
  /** Columns of results. */
  readonly mapped: (MappedColumnsView & { readonly shape: string }) | null;
  readonly list: ListView | null;
}

/** Whether some of a file is lost. */
export function isDamagedFile({ format, problems }: TournamentFile): boolean {
  return format === 'bws' && problems.some(({ code }) => BWS_DAMAGE.has(code));
}

/**
 * Reads a file of any format that there is. A CSV whose heads aren't known holds what is said, else what was said of a
 * file of this shape before, else what its heads suggest; and so do its columns.
 */
export function readForeignFile(club: Club, asked: FileToRead): FileRead | ExchangeProblem {
  const { name, bytes, columns } = asked;
  const onLines = saysLinesRead(club);
  const format = formatOfFile(name, bytes);
  if (!format) return { kind: 'problem', code: 'formatUnknown' };
  const file = readOnce(bytes, format.format, () => format.parse(bytes, onLines));
  if (!file.problems.some(({ code }) => code === 'columnsUnknown')) {
    return { ...file, csv: null, mapped: null, list: null };
  }
  const read = readCsv(decodeText(bytes).text);
  const written = 'code' in read ? [] : read;
  const rows = rankingsOfSeason(written) ?? written;
  const found = columnsToMap(rows);
  const shape = createHash('sha256').update(found.shape).digest('hex').slice(0, 16);
  const { csvContents, resultColumns } = readSettings(club);
  const before = csvContents[shape];
  const known = before?.content ?? (resultColumns[shape] ? 'results' : recognizeContent(rows, found.guess));
  const csv = { content: asked.content ?? (columns ? 'results' : known), shape };
  const isSaid = /\.[ct]sv$/i.test(name) || asked.content !== undefined || before !== undefined;
  const isText = csv.content === null || (csv.content === 'members' && !hasHeads(rows) && !areNames(rows));
  if (isText && !isSaid && found.columns.length < FEWEST_COLUMNS) return { kind: 'problem', code: 'formatUnknown' };
  const nothing = { ...file, events: [], problems: [], csv, mapped: null, list: null };
  if (csv.content === null || csv.content === 'members') return nothing;
  if (csv.content !== 'results') {
    const list = readList(csv.content, { rows, found, columns: asked.listColumns, remembered: before });
    return { ...nothing, list };
  }
  const remembered = resultColumns[shape];
  const mapping = columns ?? remembered ?? found.guess;
  const isRemembered = columns === undefined && remembered !== undefined;
  const mapped = { columns: found.columns, mapping, isRemembered, shape };
  const mappedFile = readOnce(bytes, JSON.stringify(mapping), () => readCsvEvent(bytes, mapping, onLines));
  return { ...mappedFile, csv, mapped, list: null };
}
