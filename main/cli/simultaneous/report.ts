import { exact, toNumber } from '../../../src/scoring/numbers/exact.ts';
import type { ClubRow, CombinedClubs, SimultaneousRow } from '../../../src/simultaneous/combine.ts';
import { combineCommandWords } from '../../../src/language/commands/combine.ts';
import { sideNamesShort } from '../../../src/language/game/seats.ts';
import type { Language } from '../../../src/language.ts';
import type { Side } from '../../../src/bridge/seat.ts';
import { textTable, type TextColumn } from '../command/text-table.ts';
import { METHOD_COLUMNS } from '../score/columns.ts';
import { placeCell } from '../score/ranking-table.ts';
import { entryName, sectionOf } from '../score/names.ts';
import type { CombineCall } from './arguments.ts';
import type { ClubFile } from './clubs.ts';
import type { ClubNames } from './names.ts';

/** Clubs that were combined, with what `etui combine` prints of them. */
export interface CombineReport {
  readonly call: CombineCall;
  readonly clubs: readonly ClubFile[];
  readonly names: ClubNames;
  readonly combined: CombinedClubs;
}

/** Full precision; a row of a club has its place there and, as `overall`, that of the whole field. */
export function combineJson({ call, clubs, names, combined }: CombineReport): object {
  const rowJson = (row: SimultaneousRow, line: Side | null): object => {
    const { club, entry, total, available, boards } = row;
    const file = clubs[club]?.results;
    const name = names.get(club)?.get(entry);
    return {
      club: clubs[club]?.club,
      ...(file ? { ...sectionOf(file, entry), entry: file.entries[entry]?.name } : {}),
      ...(name === undefined ? {} : { name }),
      line: line ?? file?.entries[entry]?.line ?? null,
      place: row.place,
      tied: row.tied,
      total: toNumber(total),
      percentage:
        available === 0 ? null : toNumber(exact(total.numerator * 100n, total.denominator * BigInt(available))),
      boards,
    };
  };
  return {
    method: call.method.code,
    winners: call.winners,
    clubs: clubs.map(({ club, file, entries, lines }) => ({
      club,
      file,
      entries,
      boards: new Set(lines.map(({ board }) => board)).size,
      results: lines.length,
    })),
    ranking: combined.overall.flatMap(({ line, rows }) => rows.map((row) => rowJson(row, line))),
    byClub: combined.clubs.map((rankings, club) => ({
      club: clubs[club]?.club,
      ranking: rankings.flatMap(({ line, rows }) =>
        rows.map((row) => ({ ...rowJson(row, line), ...row.inClub, overall: row.place })),
      ),
    })),
  };
}

/** The whole field, then each club; figures rounded to the decimals of the regulation. */
export function combineTable(report: CombineReport, language: Language): string {
  const words = combineCommandWords[language];
  const titled = (name: string, line: Side | null): TableTitle => ({
    title: line ? `${name}, ${words.line(line)}` : name,
    line,
  });
  const club: TableColumn = { head: words.club, align: 'left', cell: (row) => report.clubs[row.club]?.club ?? '' };
  const inAll: TableColumn = { head: words.inAll, align: 'right', cell: placeCell };
  const overall = report.combined.overall.map(({ line, rows }) =>
    table(report, language, titled(words.overall, line), rows, placeCell, club),
  );
  const byClub = report.combined.clubs.flatMap((rankings, at) =>
    rankings.map(({ line, rows }) => {
      const title = titled(report.clubs[at]?.club ?? '', line);
      return table<ClubRow>(report, language, title, rows, ({ inClub }) => placeCell(inClub), inAll);
    }),
  );
  return `${[...overall, ...byClub].join('\n\n')}\n`;
}

/** The title of a table, and the line it ranks; null for both in one. */
interface TableTitle {
  readonly title: string;
  readonly line: Side | null;
}

interface TableColumn extends TextColumn {
  readonly cell: (row: SimultaneousRow) => string;
}

function table<Row extends SimultaneousRow>(
  { call, clubs, names }: CombineReport,
  language: Language,
  { title, line }: TableTitle,
  rows: readonly Row[],
  place: (row: Row) => string,
  second: TableColumn,
): string {
  const words = combineCommandWords[language];
  const figures = METHOD_COLUMNS[call.method.unit](language, call.regulation).ranking;
  const hasNames = names.size > 0;
  const columns: readonly TextColumn[] = [
    { head: words.place, align: 'right' },
    second,
    { head: words.pair, align: 'right' },
    ...(hasNames ? [{ head: words.name, align: 'left' } as const] : []),
    ...figures.map(({ head }) => ({ head, align: 'right' }) as const),
  ];
  const lines = rows.map((row) => {
    const { club, entry, total, available } = row;
    const file = clubs[club]?.results;
    const percentage = available === 0 ? null : exact(total.numerator, total.denominator * BigInt(available));
    return [
      place(row),
      second.cell(row),
      file ? pairText(file, entry, line, language) : '',
      ...(hasNames ? [names.get(club)?.get(entry) ?? ''] : []),
      ...figures.map(({ cell }) => cell({ ...row, points: total, percentage })),
    ];
  });
  return `${title}\n${textTable(columns, lines)}`;
}

/** The number of a pair; with its line where both lines are numbered from 1 and stand in one list. */
function pairText(file: ClubFile['results'], entry: number, line: Side | null, language: Language): string {
  const own = file.entries[entry]?.line ?? null;
  const name = entryName(file, entry);
  return own === null || line !== null ? name : `${name} ${sideNamesShort[language][own]}`;
}
