import { howellFirstRound } from '../construction/howell-first-round.ts';
import type { Seating } from '../seating.ts';
import { numbersFrom, numbersTo } from '../../basics/numbers-to.ts';
import { threeTableHowell } from '../construction/three-table-howell.ts';
import { fieldFigures, MOST_HOWELL_TABLES_PROPOSED, type Family, type FieldFigures } from './family.ts';

export interface HowellSpec extends FieldFigures {
  readonly kind: 'howell';
}

/** Tables a Howell is built for. Nine tables and more take so many rounds that hardly anybody plays them. */
const HOWELL_TABLES = { least: 2, most: 14 } as const;

export const howell: Family<HowellSpec> = {
  kind: 'howell',
  shape: 'field',
  options: {},
  bounds: ({ tables }) => ({ tables: HOWELL_TABLES, rounds: howellRounds(tables), sets: howellRounds(tables) }),
  seatings: howellSeatings,
  sharedTables: ({ tables }) => (tables <= 3 ? [numbersTo(tables)] : []),
  announcedMove: ({ tables }) => ({ kind: 'follow', stationary: [2 * tables] }),
  // With two or three tables the sets do not go down.
  setsGoDown: ({ tables }) => tables > 3,
  allMove: true,
  usual: (wishes) => ({ kind: 'howell', ...fieldFigures(wishes, wishes.rounds ?? howellRounds(wishes.tables)) }),
  proposals(size) {
    if (size.tables < HOWELL_TABLES.least || size.tables > MOST_HOWELL_TABLES_PROPOSED) return [];
    return numbersFrom(size.tables, howellRounds(size.tables)).map((rounds) => ({
      kind: 'howell',
      ...fieldFigures(size, rounds),
    }));
  },
};

/** Rounds of the complete movement: every pair meets every other once. */
export function howellRounds(tables: number): number {
  return 2 * tables - 1;
}

const completeByTables = new Map<number, readonly (readonly Seating[])[]>();

/**
 * The rounds of a Howell. The pair with the highest number is fixed, everybody else takes the seat of
 * the next lower number, and the sets go down one table; some rest on bye stands. Two tables share
 * every set, three share the last. Building is a search, so each size is built once and cached.
 */
function howellSeatings(spec: HowellSpec): Seating[][] {
  let rounds = completeByTables.get(spec.tables);
  if (!rounds) {
    rounds = spec.tables === 3 ? threeTableHowell() : cyclicRounds(howellFirstRound(spec.tables));
    completeByTables.set(spec.tables, rounds);
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
