/**
 * Events of matches as CSV, with heads and numbers in the language: the ranking of teams, their matches, and the boards
 * of these at both tables. A figure that is not there yet is an empty cell.
 */
import { formatContract } from '../../bridge/notation/contract.ts';
import { seatLetter } from '../../bridge/notation/seat.ts';
import { formatTricks } from '../../bridge/notation/tricks.ts';
import type { Outcome } from '../../bridge/result/result.ts';
import type { Language } from '../../language.ts';
import type { Exact } from '../../scoring/numbers/exact.ts';
import { MATCH_TEAMS, ROOMS, type ForTeams, type Room } from '../../scoring/teams/team.ts';
import { CSV_SEPARATOR, formatCsvNumber } from '../csv-number.ts';
import { writeCsv } from '../csv.ts';

/** A team of the ranking, in the order of places. */
export interface TeamCsvRow {
  /** Null without standing. */
  readonly place: number | null;
  readonly number: string;
  readonly name: string;
  /** The club it plays for; empty where it is for none. */
  readonly club: string;
  readonly players: readonly string[];
  readonly matches: number;
  readonly impsWon: Exact;
  readonly impsLost: Exact;
  /** Bonuses less penalties. */
  readonly change: Exact;
  readonly total: Exact;
}

/** A match, with what both won on the boards and what that is worth. */
export interface MatchCsvRow {
  readonly round: number;
  readonly teams: ForTeams<{ readonly number: string; readonly name: string }>;
  readonly state: 'not-begun' | 'in-play' | 'complete';
  readonly won: ForTeams<Exact | null>;
  readonly result: ForTeams<Exact | null>;
}

/** A board of a match at both tables. */
export interface MatchBoardCsvRow {
  readonly round: number;
  readonly teams: ForTeams<string>;
  readonly part: number;
  /** The number on its case. */
  readonly board: number;
  readonly rooms: Readonly<Record<Room, RoomCsvResult | null>>;
  readonly figures: ForTeams<Exact | null>;
}

/** A result at one table; `text` in the place of a contract where there is none. */
export interface RoomCsvResult {
  readonly outcome: Outcome;
  readonly text: string;
  /** From North-South; null for a ruling. */
  readonly score: number | null;
}

/** What the totals and the boards of an event are in. */
interface MatchesCsvUnits {
  readonly figure: 'imps' | 'points' | 'boardPoints';
  readonly unit: 'imps' | 'victory-points' | 'points';
}

/** The heads of the columns and the words in their cells, in one language. */
export interface MatchesCsvWords {
  readonly ranking: readonly string[];
  /** Won and lost. */
  readonly imps: readonly string[];
  /** Bonuses less penalties. */
  readonly change: string;
  readonly club: string;
  readonly matches: readonly string[];
  readonly boards: readonly string[];
  readonly room: Readonly<Record<Room, string>>;
  /** Contract, declarer, result and score. */
  readonly inRoom: readonly string[];
  readonly of: ForTeams<string>;
  readonly figure: Readonly<Record<MatchesCsvUnits['figure'], string>>;
  readonly unit: Readonly<Record<MatchesCsvUnits['unit'], string>>;
  readonly result: string;
  readonly state: Readonly<Record<MatchCsvRow['state'], string>>;
}

const PLACES = 2;

/** Place, number, name. */
const HEADS_BEFORE_CLUB = 3;

/** The ranking of teams; clubs have a column where a team has one, IMPs where there are any. */
export function writeTeamRankingCsv(
  rows: readonly TeamCsvRow[],
  { figure, unit }: MatchesCsvUnits,
  words: MatchesCsvWords,
  language: Language,
): string {
  const number = (value: Exact) => formatCsvNumber(value, PLACES, language);
  const isImps =
    figure === 'imps' || rows.some((row) => [row.impsWon, row.impsLost].some(({ numerator }) => numerator !== 0n));
  const hasClubs = rows.some(({ club }) => club !== '');
  const body = rows.map((row) => [
    row.place === null ? '' : String(row.place),
    row.number,
    row.name,
    ...(hasClubs ? [row.club] : []),
    row.players.join(', '),
    String(row.matches),
    ...[...(isImps ? [row.impsWon, row.impsLost] : []), row.change, row.total].map(number),
  ]);
  const heads = [
    ...words.ranking.slice(0, HEADS_BEFORE_CLUB),
    ...(hasClubs ? [words.club] : []),
    ...words.ranking.slice(HEADS_BEFORE_CLUB),
    ...(isImps ? words.imps : []),
    words.change,
    words.unit[unit],
  ];
  return writeCsv([heads, ...body], CSV_SEPARATOR[language]);
}

export function writeMatchesCsv(
  rows: readonly MatchCsvRow[],
  { figure, unit }: MatchesCsvUnits,
  words: MatchesCsvWords,
  language: Language,
): string {
  const forBoth = (head: string) => MATCH_TEAMS.map((team) => `${head} ${words.of[team]}`);
  const result = figure === 'imps' && unit !== 'imps' ? words.unit[unit] : `${words.unit[unit]}, ${words.result}`;
  const body = rows.map(({ round, teams, state, won, result: worth }) => [
    String(round),
    ...MATCH_TEAMS.flatMap((team) => [teams[team].number, teams[team].name]),
    words.state[state],
    ...numbers(won, language),
    ...numbers(worth, language),
  ]);
  const heads = [...words.matches, ...forBoth(words.figure[figure]), ...forBoth(result)];
  return writeCsv([heads, ...body], CSV_SEPARATOR[language]);
}

export function writeMatchBoardsCsv(
  rows: readonly MatchBoardCsvRow[],
  { figure }: Pick<MatchesCsvUnits, 'figure'>,
  words: MatchesCsvWords,
  language: Language,
): string {
  const heads = [
    ...words.boards,
    ...ROOMS.flatMap((room) => words.inRoom.map((head) => `${words.room[room]}: ${head}`)),
    ...MATCH_TEAMS.map((team) => `${words.figure[figure]} ${words.of[team]}`),
  ];
  const body = rows.map(({ round, teams, part, board, rooms, figures }) => [
    String(round),
    teams.home,
    teams.away,
    String(part),
    String(board),
    ...ROOMS.flatMap((room) => roomCells(rooms[room], language)),
    ...numbers(figures, language),
  ]);
  return writeCsv([heads, ...body], CSV_SEPARATOR[language]);
}

function numbers(values: ForTeams<Exact | null>, language: Language): readonly string[] {
  return MATCH_TEAMS.map((team) => {
    const value = values[team];
    return value === null ? '' : formatCsvNumber(value, PLACES, language);
  });
}

function roomCells(result: RoomCsvResult | null, language: Language): readonly string[] {
  if (result === null) return ['', '', '', ''];
  const { outcome, text } = result;
  const score = result.score === null ? '' : String(result.score);
  if (outcome.kind !== 'played') return [text, '', '', score];
  const { contract, declarer, tricks } = outcome;
  return [formatContract(contract, language), seatLetter(declarer, language), formatTricks(contract, tricks), score];
}
