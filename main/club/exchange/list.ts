import { writeCsv, type CsvRow } from '../../../src/format/csv.ts';
import type { ColumnsToMap } from '../../../src/format/csv-event/mapping.ts';
import {
  guessListColumns,
  isWholeList,
  type ListColumn,
  type ListKind,
} from '../../../src/format/list-file/columns.ts';
import { readEntriesList } from '../../../src/format/list-file/entries.ts';
import { readMovementList } from '../../../src/format/list-file/movement.ts';
import { rankingText, readRankingList } from '../../../src/format/list-file/ranking.ts';
import { changeSettings, readSettings } from '../settings.ts';
import type { Club } from '../club.ts';
import type { FoundList, ListView, RememberedContent } from '../model/files/list.ts';
import { withShape } from '../with-shape.ts';

/** A list that is read: the rows of its file, and what its columns hold. */
interface ListToRead {
  readonly rows: readonly CsvRow[];
  readonly found: ColumnsToMap;
  /** What was said now, and what was said of a file of this shape before. */
  readonly columns: readonly ListColumn[] | undefined;
  readonly remembered: RememberedContent | undefined;
}

/** A list of a file as it would be taken. Nothing is written. */
export function readList(kind: ListKind, { rows, found, columns, remembered }: ListToRead): ListView {
  const before = remembered?.content === kind ? remembered.columns : undefined;
  const mapping = columns ?? before ?? guessListColumns(kind, rows);
  return {
    kind,
    columns: found.columns,
    mapping,
    isRemembered: columns === undefined && before !== undefined,
    found: isWholeList(kind, mapping) ? foundIn(kind, rows, mapping) : null,
  };
}

function foundIn(kind: ListKind, rows: readonly CsvRow[], mapping: readonly ListColumn[]): FoundList {
  if (kind === 'entries') return { kind, ...readEntriesList(rows, mapping) };
  if (kind === 'movement') return { kind, ...readMovementList(rows, mapping) };
  const { evenings, problems, unranked } = readRankingList(rows, mapping);
  return {
    kind,
    evenings: evenings.map(({ name, day, rows: own }) => ({
      name,
      day,
      lines: own.length,
      first: (own.find(({ place }) => place === 1) ?? own[0])?.players ?? [],
      text: writeCsv(rankingText(own), ','),
    })),
    problems,
    unranked,
  };
}

/** Remembers what a file holds, for the next file of its shape. */
export function rememberContent(club: Club, shape: string, said: RememberedContent): { readonly shape: string } {
  const { csvContents } = readSettings(club);
  const all = withShape(csvContents, shape, said);
  if (all !== csvContents) changeSettings(club, { csvContents: all });
  return { shape };
}
