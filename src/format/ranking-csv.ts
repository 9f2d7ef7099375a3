import type { Side } from '../bridge/seat.ts';
import type { Language } from '../language/language.ts';
import { paperWords } from '../language/paper.ts';
import { exact, multiply, type Exact } from '../scoring/exact.ts';
import { CSV_SEPARATOR, csvNumber } from './csv-number.ts';
import { writeCsv } from './csv.ts';

/** One line of a ranking, for a spreadsheet. */
export interface RankingCsvRow {
  /** The section's letter. */
  readonly section: string;
  /** Null in a ranking of both lines. */
  readonly line: Side | null;
  /** Pairs that are tied have the same place. */
  readonly place: number;
  readonly pair: number;
  readonly players: readonly [string, string];
  readonly boards: number;
  readonly matchpoints: Exact;
  /** Matchpoints that could be won. */
  readonly available: Exact;
  /** The share of them, 1 for all; null where nothing could be won yet. */
  readonly percentage: Exact | null;
}

const PLACES = 2;
const HUNDRED = exact(100);

/**
 * The ranking as CSV, in the order given, with heads and numbers in the manner of the language: Section, Line, Place,
 * Pair, Name 1, Name 2, Boards, Matchpoints, Maximum, %. A pair without a scored board has no place.
 */
export function makeRankingCsv(rows: readonly RankingCsvRow[], language: Language): string {
  const { csv, lineShort } = paperWords[language];
  const body = rows.map((row) => [
    row.section,
    row.line === null ? '' : lineShort[row.line],
    row.percentage === null ? '' : String(row.place),
    String(row.pair),
    ...row.players,
    String(row.boards),
    csvNumber(row.matchpoints, PLACES, language),
    csvNumber(row.available, PLACES, language),
    row.percentage === null ? '' : csvNumber(multiply(row.percentage, HUNDRED), PLACES, language),
  ]);
  return writeCsv([csv.ranking, ...body], CSV_SEPARATOR[language]);
}
