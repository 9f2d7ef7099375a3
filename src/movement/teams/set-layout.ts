import { numbersTo } from '../../basics/numbers-to.ts';
import { boardsOfSet } from '../board-set.ts';
import type { Seating } from '../seating.ts';
import { playOrder } from './play-order.ts';
import type { TeamLayout, TeamMatch, TeamSeating } from './layout.ts';

/** A movement whose tables play sets of boards that all matches have. */
export interface SetMovement {
  readonly teams: number;
  readonly tables: number;
  /** rounds[r] lists the tables of round r + 1 with the numbers of teams. */
  readonly rounds: readonly (readonly Seating[])[];
  readonly boardsPerMatch: number;
  /** Copies of every board. */
  readonly copies: number;
  /** The team that has a bye in a round (from 1), or null. */
  readonly bye: (round: number) => number | null;
}

/**
 * The schedule of a movement in which every match is the two tables where the same two teams meet, in one round or in
 * two. At home is who sits North-South at the table that begins first.
 */
export function layOutSets(movement: SetMovement): TeamLayout {
  const { rounds, boardsPerMatch } = movement;
  const matches = [...meetings(rounds), ...byes(movement)]
    .toSorted((a, b) => a.round - b.round || Number(a.away === null) - Number(b.away === null))
    .map((match, index) => ({ ...match, key: index + 1 }));
  const keys = new Map(matches.map((match) => [meetingOf(match.home, match.away ?? match.home), match]));
  const sets = new Set(rounds.flat().map(({ set }) => set));
  return {
    tables: movement.tables,
    rounds: rounds.map((seatings) =>
      seatings.map((seating): TeamSeating => {
        const { table, ns, ew } = seating;
        const match = keys.get(meetingOf(ns, ew));
        if (!match) throw new Error(`layOutSets: no match of teams ${ns} and ${ew}`);
        const boards = boardsInOrder(seating, seatings, movement);
        return { table, ns, ew, boards, match: match.key, segment: 1, room: ns === match.home ? 'open' : 'closed' };
      }),
    ),
    matches,
    boards: [...sets]
      .toSorted((a, b) => a - b)
      .flatMap((set) => boardsOfSet(set, boardsPerMatch).map((number) => ({ number, shown: number, match: null }))),
  };
}

/** A key of two teams, whichever is named first. */
function meetingOf(one: number, other: number): string {
  return `${Math.min(one, other)} ${Math.max(one, other)}`;
}

function meetings(rounds: SetMovement['rounds']): Omit<TeamMatch, 'key'>[] {
  const matches = new Map<string, Omit<TeamMatch, 'key'>>();
  rounds.forEach((seatings, index) => {
    for (const { ns, ew } of seatings) {
      const meeting = meetingOf(ns, ew);
      const begun = matches.get(meeting) ?? { round: index + 1, home: ns, away: ew };
      matches.set(meeting, { ...begun, lastRound: index + 1 });
    }
  });
  return [...matches.values()];
}

function byes({ rounds, bye }: SetMovement): Omit<TeamMatch, 'key'>[] {
  return numbersTo(rounds.length).flatMap((round) => {
    const team = bye(round);
    return team === null ? [] : [{ round, lastRound: round, home: team, away: null }];
  });
}

/** The boards of a table; tables that play one set at once on one copy begin with different boards. */
function boardsInOrder(
  { table, set }: Seating,
  seatings: readonly Seating[],
  { boardsPerMatch, copies }: SetMovement,
): readonly number[] {
  const tables = seatings.filter((other) => other.set === set).map((other) => other.table);
  const perCopy = Math.ceil(tables.length / copies);
  return playOrder(boardsOfSet(set, boardsPerMatch), tables.indexOf(table) % perCopy, perCopy);
}
