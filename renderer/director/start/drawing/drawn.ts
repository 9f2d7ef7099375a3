import { numbersTo } from '../../../../src/basics/numbers-to.ts';
import { boardsOfSet } from '../../../../src/movement/board-set.ts';
import type { TeamMovement } from '../../../../src/movement/teams/team-movement.ts';
import { playersAt, type IndividualMovement } from '../../../../src/movement/individual/individual.ts';
import type { Movement } from '../../../../src/movement/movement.ts';

/** A movement as it is drawn, whoever sits: numbers of pairs, or of players. */
export interface DrawnMovement {
  readonly tables: number;
  readonly boardsOf: (set: number) => readonly number[];
  /** rounds[r] lists the tables of round r + 1. Whoever sits out stands alone, at a table or beyond the last. */
  readonly rounds: readonly (readonly DrawnSeating[])[];
  /** Whether who sits nowhere in a round is a team with a bye. */
  readonly hasByes?: boolean;
  /** What a sitter is called, where that is not its number. */
  readonly callOf?: (sitter: number) => number;
}

/** A table of a round. A side where nobody sits is empty. */
export interface DrawnSeating {
  readonly table: number;
  readonly set: number;
  readonly ns: readonly number[];
  readonly ew: readonly number[];
}

/** A movement of pairs; the phantom is not drawn. */
export function drawnPairs({ tables, boardsPerRound, phantom, rounds }: Movement): DrawnMovement {
  const side = (pair: number) => (pair === phantom ? [] : [pair]);
  return {
    tables,
    boardsOf: (set) => boardsOfSet(set, boardsPerRound),
    rounds: rounds.map((seatings) =>
      seatings.map(({ table, set, ns, ew }) => ({ table, set, ns: side(ns), ew: side(ew) })),
    ),
  };
}

/** A movement of players. Who sits out stands beyond the last table. */
export function drawnPlayers({ players, tables, boardsPerRound, rounds }: IndividualMovement): DrawnMovement {
  return {
    tables,
    boardsOf: (set) => boardsOfSet(set, boardsPerRound),
    rounds: rounds.map((seatings) => {
      const seated = new Set(seatings.flatMap(playersAt));
      const idle = numbersTo(players).filter((player) => !seated.has(player));
      return [
        ...seatings.map(({ table, set, n, s, e, w }) => ({ table, set, ns: [n, s], ew: [e, w] })),
        ...idle.map((player, place) => ({ table: tables + place + 1, set: 0, ns: [player], ew: [] })),
      ];
    }),
  };
}

/**
 * A movement of teams. The two pairs of a team are sitters of their own, called by its number. A team with a bye stands
 * beyond the last table. Rounds where nobody sits are still to be drawn by the standing: they are not shown.
 */
export function drawnTeams({ teams, tables, rounds, boards }: TeamMovement): DrawnMovement {
  const shown = new Map(boards.map((board) => [board.number, board.shown]));
  const sets: (readonly number[])[] = [];
  const setOf = (played: readonly number[]) => {
    const key = played.toSorted((a, b) => a - b);
    const known = sets.findIndex((set) => set.join(' ') === key.join(' '));
    return known === -1 ? sets.push(key) : known + 1;
  };
  return {
    tables,
    hasByes: true,
    boardsOf: (set) => (sets[set - 1] ?? []).map((board) => shown.get(board) ?? board),
    callOf: (sitter) => (sitter > teams ? sitter - teams : sitter),
    rounds: rounds.slice(0, 1 + rounds.findLastIndex((seatings) => seatings.length > 0)).map((seatings) => {
      const seated = new Set(seatings.flatMap(({ ns, ew }) => [ns, ew]));
      const idle = numbersTo(teams).filter((team) => !seated.has(team));
      return [
        ...seatings.map(({ table, ns, ew, boards: played }) => ({
          table,
          set: setOf(played),
          ns: [ns],
          ew: [teams + ew],
        })),
        ...idle.map((team, place) => ({ table: tables + place + 1, set: 0, ns: [team], ew: [] })),
      ];
    }),
  };
}

/** Whether nobody sits on a side, so that the other sits out. */
export function standsAlone({ ns, ew }: DrawnSeating): boolean {
  return ns.length === 0 || ew.length === 0;
}
