import { numbersTo } from '../../../../src/basics/numbers-to.ts';
import { playersAt, type IndividualMovement } from '../../../../src/movement/individual/individual.ts';
import type { Movement } from '../../../../src/movement/movement.ts';

/** A movement as it is drawn, whoever sits: numbers of pairs, or of players. */
export interface DrawnMovement {
  readonly tables: number;
  readonly boardsPerRound: number;
  /** rounds[r] lists the tables of round r + 1. Whoever sits out stands alone, at a table or beyond the last. */
  readonly rounds: readonly (readonly DrawnSeating[])[];
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
    boardsPerRound,
    rounds: rounds.map((seatings) =>
      seatings.map(({ table, set, ns, ew }) => ({ table, set, ns: side(ns), ew: side(ew) })),
    ),
  };
}

/** A movement of players. Who sits out stands beyond the last table. */
export function drawnPlayers({ players, tables, boardsPerRound, rounds }: IndividualMovement): DrawnMovement {
  return {
    tables,
    boardsPerRound,
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

/** Whether nobody sits on a side, so that the other sits out. */
export function standsAlone({ ns, ew }: DrawnSeating): boolean {
  return ns.length === 0 || ew.length === 0;
}
