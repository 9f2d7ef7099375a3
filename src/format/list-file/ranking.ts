import { writeExact } from '../../scoring/numbers/exact.ts';
import type { CsvRow } from '../csv.ts';
import { splitNames } from '../entries/pasted-pairs.ts';
import { readSeasonCsv, type SeasonCsvProblem, type SeasonCsvRow } from '../season-csv.ts';
import type { ListColumn } from './columns.ts';
import { bodyOf, cellOf, underHeads } from './rows.ts';

/** An evening of a file with its ranking. */
export interface ListedEvening {
  /** As the file names it; empty where it has one evening without a name. */
  readonly name: string;
  /** The day as the file writes it; empty where it doesn't say it. */
  readonly day: string;
  readonly rows: readonly SeasonCsvRow[];
}

export interface ListedRankings {
  /** In the order of the file; empty where there are problems, since places depend on each other. */
  readonly evenings: readonly ListedEvening[];
  readonly problems: readonly SeasonCsvProblem[];
  /** Lines with names and nothing to rank them by: guests, and those who withdrew. */
  readonly unranked: readonly number[];
}

/** What `readSeasonCsv` reads, in columns behind those of the file. */
const READ: readonly ListColumn[] = ['session', 'place', 'percent', 'imps', 'player1', 'player2'];

/** Reads rankings of evenings by what the columns of a file hold. */
export function readRankingList(rows: readonly CsvRow[], mapping: readonly ListColumn[]): ListedRankings {
  const body = bodyOf(rows);
  const isRanked = (row: CsvRow) =>
    (['place', 'percent', 'imps'] as const).some((column) => cellOf(row, mapping, column) !== '');
  const ranked = body.filter(isRanked);
  const unranked = body.filter((row) => !isRanked(row)).map(({ line }) => line);
  const hasEvenings = mapping.includes('session') || mapping.includes('date');
  const table = underHeads(
    ranked.map((row) => ({ line: row.line, cells: cellsOf(row, mapping) })),
    hasEvenings ? READ : READ.with(0, 'nothing'),
  );
  const read = readSeasonCsv(table, { oneSession: !hasEvenings });
  if (read.kind === 'problems') return { evenings: [], problems: read.problems, unranked };
  const evenings = [...Map.groupBy(read.rows, ({ session }) => session)].map(([session, own]): ListedEvening => {
    const [name = '', day = ''] = session.split(BETWEEN);
    return { name, day: day === '' && DAY.test(name) ? name : day, rows: own };
  });
  return { evenings, problems: [], unranked };
}

/** Evenings of one name on several days are several: their day stands behind their name. */
const BETWEEN = '\n';
/** A whole day in figures, as a name of an evening. */
const DAY = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/;

function cellsOf(row: CsvRow, mapping: readonly ListColumn[]): readonly string[] {
  const cell = (column: ListColumn) => cellOf(row, mapping, column);
  const [session, date] = [cell('session'), cell('date')];
  const named = [cell('player1'), cell('player2')];
  const [first = '', second = ''] = named[0] === '' ? splitNames(cell('players')) : named;
  const evening = date === '' ? session : `${session}${BETWEEN}${date}`;
  return [evening, cell('place'), cell('percent'), cell('imps'), first, second];
}

/** The text of a ranking as `readSeasonCsv` reads one of one session. */
export function rankingText(rows: readonly SeasonCsvRow[]): readonly (readonly string[])[] {
  const lines = rows.map(({ place, percent, players: [first = '', second = ''] }) => [
    String(place ?? ''),
    percent === null ? '' : writeExact(percent),
    first,
    second,
  ]);
  return [['place', 'percent', 'player1', 'player2'], ...lines];
}
