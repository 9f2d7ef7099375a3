import type { WithdrawalRule } from '../../../scoring/ranked-matches/stage.ts';
import type { SwissPairsSpec } from '../../swiss/spec.ts';
import type { TeamSpec } from '../families/index.ts';
import type { TeamBoard, TeamMatch, TeamSeating } from '../layout.ts';

/** The schedule of teams in play, and what was played so far. A team is its number. */
export interface RunningTeams<Spec extends TeamSpec | SwissPairsSpec = TeamSpec> {
  readonly spec: Spec;
  /** The numbers of all teams, those that have left among them. */
  readonly teams: readonly number[];
  /** Teams that have withdrawn. */
  readonly gone: readonly number[];
  readonly tables: number;
  /** rounds[r] lists the tables of round r + 1. The match of a table is the key of one of `matches`. */
  readonly rounds: readonly (readonly TeamSeating[])[];
  /** The matches that are drawn, byes among them, in order of round. A match that a change adds has a key below 0. */
  readonly matches: readonly TeamMatch[];
  /** Boards that a change adds. */
  readonly added: readonly TeamBoard[];
  /** The highest number of a board so far; where matches share boards, of those that all play. */
  readonly lastBoard: number;
  /** The highest number that any board ever had; left out where it is the same. */
  readonly lastNumber?: number;
  /** What the case of a board shows, where that is another number. */
  readonly shown: ReadonlyMap<number, number>;
  /** Rounds that have begun at some table. */
  readonly frozen: number;
  readonly plays: readonly TeamPlay[];
  /** Matches with a penalty, or with a result in the place of their boards. */
  readonly decided: readonly number[];
  readonly withdrawals: WithdrawalRule;
}

/** The same of teams, or of the pairs of a Swiss, whose matches have one table, an open room. */
export type RunningMatches = RunningTeams<TeamSpec | SwissPairsSpec>;

/** A line with a result, and the teams that really sat there. */
export interface TeamPlay {
  readonly round: number;
  readonly table: number;
  readonly slotBoard: number;
  readonly ns: number;
  readonly ew: number;
}

/** Two teams that meet, the lower number first. */
export type Meeting = readonly [number, number];

export function meetingOf({ home, away }: Pick<TeamMatch, 'home' | 'away'>): Meeting | null {
  return away === null ? null : [Math.min(home, away), Math.max(home, away)];
}

/** How often each two teams meet by the draw, by both numbers. */
export function countedMeetings(matches: readonly TeamMatch[]): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  for (const match of matches) {
    const meeting = meetingOf(match);
    if (meeting) counted.set(meeting.join(' '), 1 + (counted.get(meeting.join(' ')) ?? 0));
  }
  return counted;
}

/** The seats of a match at its tables, by the room: home sits North-South in the open one. */
export function seatedFor(seating: TeamSeating, { key, home, away }: TeamMatch): TeamSeating {
  if (away === null) return seating;
  const [ns, ew] = seating.room === 'open' ? [home, away] : [away, home];
  return { ...seating, match: key, ns, ew };
}

/** The matches by the round of the draw that they begin in, in order. */
export function drawnRounds(matches: readonly TeamMatch[]): readonly (readonly [number, readonly TeamMatch[]])[] {
  return [...Map.groupBy(matches, ({ round }) => round)].toSorted(([a], [b]) => a - b);
}

/** The next key of a match that a change adds. */
export function nextKey(matches: readonly TeamMatch[]): number {
  return Math.min(0, ...matches.map(({ key }) => key)) - 1;
}

/** Dealer and vulnerability repeat after so many boards. */
const BOARDS_OF_A_CYCLE = 16;

/** What the number of a board that a match deals adds to the number on its case, behind all boards so far. */
export function dealtBase(lastBoard: number): number {
  return BOARDS_OF_A_CYCLE * Math.ceil(lastBoard / BOARDS_OF_A_CYCLE);
}
