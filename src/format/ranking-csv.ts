import type { Side } from '../bridge/seat.ts';
import type { Language } from '../language/language.ts';
import { paperWords } from '../language/paper.ts';
import { exact, multiply, type Exact } from '../scoring/exact.ts';
import type { Method } from '../scoring/method.ts';
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
  /** Matchpoints or IMPs, with `change`. */
  readonly total: Exact;
  /** Matchpoints that could be won. */
  readonly available: Exact;
  /** The share of them, 1 for all, or the IMPs a board; null without a scored board. */
  readonly figure: Exact | null;
  /** Bonuses less penalties. */
  readonly change: Exact;
}

const PLACES = 2;
const HUNDRED = exact(100);

/**
 * The ranking as CSV, in the order given, with heads and numbers in the manner of the language: Section, Line, Place,
 * Pair, Name 1, Name 2, Boards, then Matchpoints, Maximum, % or IMPs, IMPs a board, and what of it is a bonus or (with a
 * minus) a penalty. A pair without a scored board has no place.
 */
export function makeRankingCsv(rows: readonly RankingCsvRow[], unit: Method['unit'], language: Language): string {
  const { csv, lineShort } = paperWords[language];
  const body = rows.map((row) => [
    row.section,
    row.line === null ? '' : lineShort[row.line],
    row.figure === null ? '' : String(row.place),
    String(row.pair),
    ...row.players,
    String(row.boards),
    ...points(row, unit).map((value) => (value === null ? '' : csvNumber(value, PLACES, language))),
  ]);
  return writeCsv([[...csv.ranking, ...csv.rankingPoints[unit]], ...body], CSV_SEPARATOR[language]);
}

function points({ total, available, figure, change }: RankingCsvRow, unit: Method['unit']): readonly (Exact | null)[] {
  if (unit === 'imps') return [total, figure, change];
  return [total, available, figure && multiply(figure, HUNDRED), change];
}
