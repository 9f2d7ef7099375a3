/** Teams whose pairs are added up as CSV, with heads and numbers in the language. */
import type { Language } from '../../language.ts';
import type { Exact } from '../../scoring/numbers/exact.ts';
import { exact, multiply } from '../../scoring/numbers/exact.ts';
import type { Method } from '../../scoring/method.ts';
import { CSV_SEPARATOR, formatCsvNumber } from '../csv-number.ts';
import { writeCsv } from '../csv.ts';

/** What a pair or a team has. */
interface AddedUpFigures {
  /** Matchpoints or IMPs. */
  readonly total: Exact;
  /** The share of the matchpoints available, 1 for all, or the IMPs a board; null without a scored board. */
  readonly figure: Exact | null;
}

/** A team of the ranking, in the order of places. */
export interface AddedUpCsvRow extends AddedUpFigures {
  /** Null without standing. */
  readonly place: number | null;
  readonly number: string;
  readonly name: string;
  readonly club: string;
  readonly players: readonly string[];
  /** The pair that sat North-South, then the other. */
  readonly pairs: readonly (AddedUpFigures & { readonly label: string })[];
  readonly boards: number;
  /** The matchpoints available. */
  readonly available: Exact;
  /** Bonuses less penalties of the team. */
  readonly change: Exact;
}

/** The heads of the columns, in one language. */
export interface AddedUpCsvWords {
  /** Place, number, team, club, players. */
  readonly heads: readonly string[];
  /** The number of a pair, its points and its figure; for each of the two pairs. */
  readonly pairs: Readonly<Record<Method['unit'], readonly string[]>>;
  readonly boards: string;
}

const PLACES = 2;
const HUNDRED = exact(100);

/**
 * The ranking as CSV: place, number, team, club, players; of both pairs number, points and figure; boards, points and
 * figure of the team, and the bonus or (negative) penalty in them.
 * @param points the heads of the figures of the team
 */
export function writeAddedUpCsv(
  rows: readonly AddedUpCsvRow[],
  unit: Method['unit'],
  words: AddedUpCsvWords & { readonly points: readonly string[] },
  language: Language,
): string {
  const number = (value: Exact | null) => (value === null ? '' : formatCsvNumber(value, PLACES, language));
  const figureOf = ({ figure }: AddedUpFigures) => (unit === 'imps' ? figure : figure && multiply(figure, HUNDRED));
  const body = rows.map((row) => [
    row.figure === null || row.place === null ? '' : String(row.place),
    row.number,
    row.name,
    row.club,
    row.players.join(', '),
    ...row.pairs.flatMap((pair) => [pair.label, number(pair.total), number(figureOf(pair))]),
    String(row.boards),
    ...[row.total, ...(unit === 'imps' ? [] : [row.available]), figureOf(row), row.change].map(number),
  ]);
  return writeCsv(
    [[...words.heads, ...words.pairs[unit], words.boards, ...words.points], ...body],
    CSV_SEPARATOR[language],
  );
}
