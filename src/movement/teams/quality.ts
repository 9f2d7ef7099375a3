import { numbersTo } from '../../basics/numbers-to.ts';
import { rangeOf, type Range } from '../range.ts';
import type { TeamMovement } from './team-movement.ts';

/** What a director asks about a movement of teams. */
export interface TeamQuality {
  readonly teams: number;
  readonly tables: number;
  /** Matches that are played, without byes. */
  readonly matches: number;
  /** Matches of a team, without byes. */
  readonly matchesPlayed: Range;
  /** Boards played by each pair of a team. */
  readonly boardsPlayed: Range;
  readonly boardsInPlay: number;
  /** Opponents met by a team, and how many there are. */
  readonly opponents: Range & { readonly possible: number };
  /** Matches of a team at home. */
  readonly homes: Range;
  /** Byes of a team. */
  readonly byes: Range;
  /** Rounds in which tables play the same boards on one copy, and most tables that do. 0 and 1 when nobody shares. */
  readonly sharing: { readonly rounds: number; readonly tables: number };
  /** Whether every pair plays all boards in play, so that all results of a board can be compared. */
  readonly isSameBoards: boolean;
}

/** @param copies of every board */
export function teamQuality(movement: TeamMovement, copies: number): TeamQuality {
  const { teams, tables, rounds, matches, boards } = movement;
  const played = matches.filter(({ away }) => away !== null);
  const perTeam = numbersTo(teams).map((team) => {
    const own = played.filter(({ home, away }) => home === team || away === team);
    return {
      matches: own.length,
      opponents: new Set(own.map(({ home, away }) => (home === team ? away : home))).size,
      homes: own.filter(({ home }) => home === team).length,
      byes: matches.filter(({ home, away }) => away === null && home === team).length,
      boards: rounds.flat().reduce((sum, { ns, boards: some }) => sum + (ns === team ? some.length : 0), 0),
    };
  });
  const boardsPlayed = rangeOf(perTeam.map((team) => team.boards));
  return {
    teams,
    tables,
    matches: played.length,
    matchesPlayed: rangeOf(perTeam.map((team) => team.matches)),
    boardsPlayed,
    boardsInPlay: boards.length,
    opponents: { ...rangeOf(perTeam.map((team) => team.opponents)), possible: teams - 1 },
    homes: rangeOf(perTeam.map((team) => team.homes)),
    byes: rangeOf(perTeam.map((team) => team.byes)),
    sharing: sharingOf(movement, copies),
    isSameBoards: boardsPlayed.least === boards.length,
  };
}

function sharingOf({ rounds }: TeamMovement, copies: number): TeamQuality['sharing'] {
  const shared = rounds
    .map((seatings) => {
      const tables = new Map<number, number>();
      for (const board of seatings.flatMap((seating) => seating.boards))
        tables.set(board, (tables.get(board) ?? 0) + 1);
      return Math.ceil(Math.max(...tables.values()) / copies);
    })
    .filter((tables) => tables > 1);
  return { rounds: shared.length, tables: Math.max(1, ...shared) };
}
