/**
 * A simultaneous event: several clubs play the same boards, and all results of a board are compared in one field.
 *
 *     const { overall, clubs } = combineClubs([larch, oak], { method: METHODS.matchpoints, regulation, winners: 1 });
 *     overall[0].rows[0]; // { club: 1, entry: 4, place: 1, ... }: entry 4 of the second club is first
 */
import type { BoardScores } from '../scoring/boards/board-scores.ts';
import { rankSession } from '../scoring/ranked-session.ts';
import type { SessionOptions } from '../scoring/ranked-session/score-session.ts';
import type { Ranking } from '../scoring/ranked-session/session-rankings.ts';
import type { ScoringLine } from '../scoring/scoring-line.ts';
import { placesAnew } from '../scoring/standing/places-anew.ts';
import type { StandingOnTerms } from '../scoring/standing/terms.ts';
import type { ClubSession } from './club.ts';
import { clubsByBoard } from './problems.ts';

/** How the field is scored and ranked. */
export interface SimultaneousRules extends Pick<SessionOptions, 'regulation' | 'winners'> {
  readonly method: NonNullable<SessionOptions['method']>;
}

/** Somebody of a club, with the standing in the whole field. */
export interface SimultaneousRow extends Omit<StandingOnTerms, 'entry'> {
  /** The club's place in the list of clubs, from 0. */
  readonly club: number;
  /** As the club numbers it. */
  readonly entry: number;
}

/** The whole field, or one line of it. */
export interface SimultaneousRanking {
  /** Null with one winner. */
  readonly line: Ranking['line'];
  readonly rows: readonly SimultaneousRow[];
}

/** A row among those of its club. */
export interface ClubRow extends SimultaneousRow {
  readonly inClub: { readonly place: number | null; readonly tied: boolean };
}

/** The rows of one club, by what they have in the whole field. */
export interface ClubRanking {
  readonly line: Ranking['line'];
  readonly rows: readonly ClubRow[];
}

export interface CombinedClubs {
  readonly overall: readonly SimultaneousRanking[];
  /** For each club, in their order. */
  readonly clubs: readonly (readonly ClubRanking[])[];
  /** Boards that only one club has played, which are compared in that club alone, in order of number. */
  readonly ownBoards: readonly { readonly club: number; readonly boards: readonly number[] }[];
  /** Every board as all clubs played it, in order of number; its lines name the entries as `numberOf` does. */
  readonly boards: readonly BoardScores[];
  /** An entry of a club among those of all clubs, and the other way round. */
  readonly numberOf: (club: number, entry: number) => number;
  readonly ownNumber: (entry: number) => { readonly club: number; readonly entry: number };
}

/**
 * Compares the results of all clubs and ranks everybody; cost grows with the results and no faster.
 * @param sessions clubs that can be compared, see `simultaneousProblems`
 */
export function combineClubs(sessions: readonly ClubSession[], rules: SimultaneousRules): CombinedClubs {
  const field = numberedThrough(sessions);
  const lineOf = (entry: number) => {
    const { club, entry: own } = field.ownNumber(entry);
    return sessions[club]?.lineOf(own) ?? null;
  };
  const { rankings, scores } = rankSession({ ...rules, lines: field.lines, lineOf });
  const overall = rankings.map(({ line, rows }) => ({
    line,
    rows: rows.map((row): SimultaneousRow => ({ ...row, ...field.ownNumber(row.entry) })),
  }));
  return {
    overall,
    clubs: byClub(overall, sessions.length),
    ownBoards: boardsOfOneClub(sessions),
    boards: scores.boards,
    numberOf: field.numberOf,
    ownNumber: field.ownNumber,
  };
}

/** The lines of all clubs, their entries numbered through. */
function numberedThrough(sessions: readonly ClubSession[]) {
  const lines: ScoringLine[] = [];
  const owners: number[] = [];
  const firsts: number[] = [];
  for (const [club, session] of sessions.entries()) {
    const first = owners.length;
    firsts.push(first);
    for (let entry = 0; entry < session.entries; entry++) owners.push(club);
    for (const line of session.lines) lines.push(movedBy(line, first, club));
  }
  return {
    lines,
    numberOf: (club: number, entry: number) => (firsts[club] ?? 0) + entry,
    ownNumber: (entry: number) => {
      const club = owners[entry] ?? 0;
      return { club, entry: entry - (firsts[club] ?? 0) };
    },
  };
}

/** A line with its entries' numbers moved up. Matches of two clubs are two, and so are forms of a fouled board. */
function movedBy(line: ScoringLine, first: number, club: number): ScoringLine {
  const { ns, ew, partners, match, form } = line;
  return {
    ...line,
    ns: ns + first,
    ew: ew + first,
    ...(partners ? { partners: { ns: partners.ns + first, ew: partners.ew + first } } : {}),
    ...(match === undefined ? {} : { match: `${club} ${match}` }),
    ...(form === undefined ? {} : { form: `${club} ${form}` }),
  };
}

function byClub(overall: readonly SimultaneousRanking[], clubs: number): readonly (readonly ClubRanking[])[] {
  const rankings = Array.from({ length: clubs }, (): ClubRanking[] => []);
  for (const { line, rows } of overall) {
    for (const [club, ofClub] of Map.groupBy(rows, (row) => row.club)) {
      rankings[club]?.push({ line, rows: placedInClub(ofClub) });
    }
  }
  return rankings;
}

function placedInClub(rows: readonly SimultaneousRow[]): readonly ClubRow[] {
  const places = placesAnew(rows);
  return rows.map((row, index) => {
    const own = row.place === null ? undefined : places[index];
    return { ...row, inClub: own ?? { place: null, tied: false } };
  });
}

function boardsOfOneClub(sessions: readonly ClubSession[]): CombinedClubs['ownBoards'] {
  if (sessions.length < 2) return [];
  const players = clubsByBoard(sessions);
  return sessions.flatMap(({ lines }, club) => {
    const own = new Set(lines.flatMap(({ board }) => (players.get(board) === 1 ? [board] : [])));
    return own.size === 0 ? [] : [{ club, boards: [...own].toSorted((a, b) => a - b) }];
  });
}
