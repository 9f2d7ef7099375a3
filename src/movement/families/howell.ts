import { howellFirstRound } from '../construction/howell-first-round.ts';
import type { FieldSpec, Seating } from '../movement.ts';
import { numbersTo } from '../../basics/numbers-to.ts';
import { threeTableHowell } from '../construction/three-table-howell.ts';

/** Tables a Howell is built for. Nine tables and more take so many rounds that hardly anybody plays them. */
export const HOWELL_TABLES = { least: 2, most: 14 } as const;

/** Rounds of the complete movement: every pair meets every other once. */
export function howellRounds(tables: number): number {
  return 2 * tables - 1;
}

const built = new Map<number, readonly (readonly Seating[])[]>();

/**
 * The rounds of a Howell. The pair with the highest number is fixed, everybody else takes the seat of
 * the next lower number, and the sets go down one table; some rest on bye stands. Two tables share
 * every set, three share the last. Building is a search, so each size is built once.
 */
export function howellSeatings(spec: Pick<FieldSpec, 'tables' | 'rounds'>): Seating[][] {
  let rounds = built.get(spec.tables);
  if (!rounds) {
    rounds = spec.tables === 3 ? threeTableHowell() : cyclicRounds(howellFirstRound(spec.tables));
    built.set(spec.tables, rounds);
  }
  return rounds.slice(0, spec.rounds).map((seatings) => [...seatings]);
}

/** All rounds from the first: every number but the fixed pair's moves on by one, and the sets with them. */
function cyclicRounds(start: readonly Seating[]): Seating[][] {
  const rounds = howellRounds(start.length);
  const next = (number: number, by: number): number => (number > rounds ? number : ((number - 1 + by) % rounds) + 1);
  return numbersTo(rounds).map((round) =>
    start.map(({ table, ns, ew, set }) => ({
      table,
      ns: next(ns, round - 1),
      ew: next(ew, round - 1),
      set: next(set, round - 1),
    })),
  );
}
