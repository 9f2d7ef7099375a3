import type { Room } from '../../scoring/teams/team.ts';

/** The schedule of a movement of teams. */
export interface TeamLayout {
  readonly tables: number;
  /** rounds[r] lists the tables of round r + 1 at which boards are played, in order of table. */
  readonly rounds: readonly (readonly TeamSeating[])[];
  /** In order of their first rounds, those that begin together in order of table; byes last. */
  readonly matches: readonly TeamMatch[];
  /** In order of number. */
  readonly boards: readonly TeamBoard[];
}

/** One table in one round. */
export interface TeamSeating {
  readonly table: number;
  readonly ns: number;
  readonly ew: number;
  /** In the order of play: tables that share boards begin with different ones. */
  readonly boards: readonly number[];
  /** The key of its match. */
  readonly match: number;
  /** The part of the match that has one line-up, from 1. */
  readonly segment: number;
  /** Open where the home team sits North-South. */
  readonly room: Room;
}

/** Two teams that meet, or a bye. */
export interface TeamMatch {
  /** Its number in the movement, from 1. */
  readonly key: number;
  /** The first and the last round in which it is played. */
  readonly round: number;
  readonly lastRound: number;
  /** One of three within a round, over half of its boards: the open room is its first half, the closed its second. */
  readonly isHalf?: true;
  readonly home: number;
  /** Null for a bye. */
  readonly away: number | null;
}

/** A board in play. */
export interface TeamBoard {
  readonly number: number;
  /** The number on its case, which decides dealer and vulnerability. */
  readonly shown: number;
  /** The key of the one match whose tables dealt it; null where all matches play it. */
  readonly match: number | null;
}
