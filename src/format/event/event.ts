import type { Deal } from '../../bridge/deal/deal.ts';
import type { Outcome } from '../../bridge/result/result.ts';
import type { Seat, Side } from '../../bridge/seat.ts';

/**
 * An event as it travels between programs, whatever the format of the file. Every parser in src/format makes this value
 * and every writer takes it. It holds what the file says: nothing is computed, and what a format doesn't say is null or
 * an empty list. Lists refer to each other by place, from 0.
 */
export interface TournamentEvent {
  readonly name: string;
  readonly club: ClubOfFile | null;
  /** yyyy-mm-dd; of the first session where there are several. */
  readonly date: string | null;
  readonly program: ProgramOfFile | null;
  readonly ranks: 'pair' | 'team' | 'player';
  readonly form: 'movement' | 'swiss' | 'matches';
  readonly method: FileMethod | null;
  readonly winners: 1 | 2 | null;
  /** The pairs of an event of pairs or teams; of an individual each player, as an entry of one. */
  readonly entries: readonly FileEntry[];
  /** Empty unless teams are ranked. */
  readonly teams: readonly FileTeam[];
  readonly matches: readonly FileMatch[];
  /** Who meets whom, played or not; left out where only results are known. */
  readonly schedule?: readonly FileMeeting[];
  /** In the file's order. */
  readonly results: readonly FileResult[];
  readonly deals: readonly FileDeal[];
  /** As published in the file, in its order. */
  readonly ranking: readonly FileRank[];
}

export interface ClubOfFile {
  readonly name: string;
  /** With its federation; empty where the file has none. */
  readonly number: string;
}

export interface ProgramOfFile {
  readonly name: string;
  readonly version: string;
}

/** How the boards are scored, or the matches where only that is said. */
export type FileMethod = 'matchpoints' | 'cross-imps' | 'butler' | 'imps' | 'board-a-match' | 'patton' | 'aggregate';

export interface FilePlayer {
  readonly name: string;
  /** Numbers by who gave them: `national`, `club` or the name of a federation. */
  readonly numbers: Readonly<Record<string, string>>;
}

/** A pair, or a player of an individual. */
export interface FileEntry {
  /** As the file numbers it: 5, 1 NS, 1-1-2. */
  readonly number: string;
  /** The letter or name of its section; empty where there is one section. */
  readonly section: string;
  /** The line it is ranked in where there are two winners. */
  readonly line: Side | null;
  readonly players: readonly FilePlayer[];
  /** The place in `teams`; null where it is of no team. */
  readonly team: number | null;
  /** Hundredths of a percent. */
  readonly handicap: number | null;
  readonly stratum: string | null;
  /** Set where results name this number and the file's own list of entries doesn't: it is no entry that counts. */
  readonly unlisted?: true;
}

export interface FileTeam {
  readonly number: string;
  readonly name: string;
  /** Those named for the team as a whole, and not for a pair of it. */
  readonly players: readonly FilePlayer[];
}

/**
 * A match of two teams, or of two pairs of a Swiss. Sides are places in `teams` where teams are ranked, else in
 * `entries`.
 */
export interface FileMatch {
  readonly round: number | null;
  readonly home: number;
  /** Null for a bye. */
  readonly away: number | null;
  /** What the match counts, as decimal text, in `unit`; null where the file doesn't say. */
  readonly homeScore: string | null;
  readonly awayScore: string | null;
  readonly unit: 'vp' | 'imps' | 'points' | null;
  /** Set where the score was given in the place of what the boards are worth. */
  readonly typed?: true;
}

/** A table in a round. */
export interface FileMeeting {
  /** From 1. */
  readonly session: number;
  readonly section: string;
  readonly round: number;
  readonly table: number;
  /** Places in `entries`: of two pairs, or of four players; null where nobody sits. */
  readonly seats: { readonly ns: number | null; readonly ew: number | null } | Readonly<Record<Seat, number | null>>;
  /** Ascending. */
  readonly boards: readonly number[];
}

/** One line of results. */
export interface FileResult {
  /** The line of the file, or of a binary file the record, from 1. */
  readonly at: number;
  /** From 1. */
  readonly session: number;
  readonly section: string;
  readonly round: number | null;
  readonly table: number | null;
  readonly board: number;
  /** Places in `entries`: of two pairs, or of four players; null where the file doesn't number who played. */
  readonly seats: { readonly ns: number; readonly ew: number } | Readonly<Record<Seat, number>> | null;
  readonly outcome: Outcome;
  /** The place in `matches`. */
  readonly match: number | null;
  /** What each side has of the board as published, as decimal text; null where the file doesn't say. */
  readonly nsPoints: string | null;
  readonly ewPoints: string | null;
  /** The auction and play as the file has them, in the text of LIN; null where it has none. */
  readonly lin: string | null;
  readonly note: string;
  /** What the file compares the board with where it is Butler, as decimal text from North-South. */
  readonly datum?: string;
}

export interface FileDeal {
  readonly at: number;
  readonly session: number;
  /** Empty for the deals of all sections. */
  readonly section: string;
  readonly board: number;
  readonly deal: Deal;
  /** Tricks of each declarer by double-dummy play, as the file has them. */
  readonly doubleDummy: DoubleDummyTricks | null;
  /** The par as the file has it, such as `NS 4S= +420`; null where it has none. */
  readonly par: string | null;
}

/** 0 to 13 by declarer, then by strain. */
export type DoubleDummyTricks = Readonly<Record<Seat, Readonly<Record<'C' | 'D' | 'H' | 'S' | 'NT', number>>>>;

/** A place of the published ranking. */
export interface FileRank {
  /** The place in `teams` where teams are ranked, else in `entries`. */
  readonly entry: number;
  readonly place: number;
  readonly tied: boolean;
  /** As decimal text, as the file has it. */
  readonly percentage: string | null;
  readonly total: string | null;
  readonly masterpoints: string | null;
  /** The kind of its masterpoints, as the file has it: GREEN, Black. */
  readonly masterpointType?: string;
  /** What the director added to the total or took from it, as decimal text: it is in the figures already. */
  readonly adjustment?: string;
}

/** An event of which nothing is known. */
export const EMPTY_EVENT: TournamentEvent = {
  name: '',
  club: null,
  date: null,
  program: null,
  ranks: 'pair',
  form: 'movement',
  method: null,
  winners: null,
  entries: [],
  teams: [],
  matches: [],
  results: [],
  deals: [],
  ranking: [],
};
