/** The ranking of a season as CSV, with heads and numbers in the language. */
import type { Language } from '../../language.ts';
import type { Exact } from '../../scoring/numbers/exact.ts';
import { CSV_SEPARATOR, formatCsvNumber } from '../csv-number.ts';
import { writeCsv } from '../csv.ts';

/** A row of the ranking, in the order of places. */
export interface SeasonRankingCsvRow {
  /** Null without a place. */
  readonly place: number | null;
  readonly players: readonly string[];
  /** What each session that counts in the season is worth; null where the row has none. */
  readonly worths: readonly (Exact | null)[];
  readonly sessions: number;
  readonly figure: Exact;
}

export interface SeasonCsvWords {
  readonly place: string;
  readonly player: string;
  readonly played: string;
  readonly figure: string;
}

const PLACES = 4;

/**
 * Place, player or both players, a column a session with what it is worth, sessions played and the figure.
 * @param sessions the heads of the sessions
 */
export function writeSeasonCsv(
  rows: readonly SeasonRankingCsvRow[],
  sessions: readonly string[],
  words: SeasonCsvWords,
  language: Language,
): string {
  const number = (value: Exact | null) => (value === null ? '' : formatCsvNumber(value, PLACES, language));
  const body = rows.map(({ place, players, worths, sessions: played, figure }) => [
    place === null ? '' : String(place),
    players.join(' & '),
    ...worths.map(number),
    String(played),
    number(figure),
  ]);
  const heads = [words.place, words.player, ...sessions, words.played, words.figure];
  return writeCsv([heads, ...body], CSV_SEPARATOR[language]);
}
