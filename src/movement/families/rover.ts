import type { Seating } from '../seating.ts';
import {
  EVEN_TABLES,
  FEWEST_ROUNDS_PROPOSED,
  lineFigures,
  type EvenTables,
  type Family,
  type LineFigures,
} from './family.ts';
import { mitchellRounds, mitchellSeatings } from './mitchell.ts';

/**
 * A Mitchell with one pair more than its tables hold. The last table is no table but the place where a pair
 * waits: in round 1 the rover, the last pair of North-South; then whoever it has unseated. The East-West pair of
 * that place is the missing one.
 */
export interface RoverSpec extends LineFigures {
  readonly kind: 'rover';
  readonly phantom: 'EW';
  readonly even: EvenTables;
}

/** Tables, the rover's place included: for more than twenty full tables the search for its seats takes too long. */
const ROVER_TABLES = { least: 5, most: 21 } as const;

export const rover: Family<RoverSpec> = {
  kind: 'rover',
  shape: 'lines',
  options: { even: EVEN_TABLES },
  phantoms: ['EW'],
  bounds: ({ tables, even }) => ({ tables: ROVER_TABLES, rounds: roverRounds(tables, even), sets: tables - 1 }),
  seatings: roverSeatings,
  sharedTables: ({ tables, even }) => (even === 'share' && tables % 2 === 1 ? [[1, tables - 1]] : []),
  hasWaitingTable: true,
  usual(wishes) {
    const even = wishes.even ?? 'share';
    const rounds = wishes.rounds ?? roverRounds(wishes.tables, even);
    return { kind: 'rover', ...lineFigures(wishes, rounds), phantom: 'EW', even };
  },
  proposals({ tables, isHalf }) {
    if (!isHalf || tables < FEWEST_ROUNDS_PROPOSED || tables > ROVER_TABLES.most) return [];
    const evens = tables % 2 === 0 ? (['share'] as const) : EVEN_TABLES;
    return evens.map((even) => {
      const figures = lineFigures({ tables, isHalf }, roverRounds(tables, even));
      return { kind: 'rover', ...figures, phantom: 'EW', even };
    });
  },
};

function roverRounds(tables: number, even: EvenTables): number {
  return mitchellRounds({ tables: tables - 1, even });
}

/**
 * Published seats for the sizes where two pairs must meet twice (catalogue of movements, November 2026). With 15 tables
 * a search takes seconds to prove that there is nothing better.
 */
const WITH_ONE_REPEAT: ReadonlyMap<number, readonly number[]> = new Map([
  [9, [1, 5, 9, 2, 4, 7, 3, 6]],
  [15, [1, 3, 5, 7, 9, 12, 14, 2, 4, 6, 8, 10, 11, 13]],
]);

const seatsByBase = new Map<string, readonly number[]>();

/**
 * The rounds of a Mitchell with a rover: from round 2 it takes the North-South seat of a table, whose pair waits for
 * the round and then comes back. The rover plays no set twice, no pair is unseated twice and no opponents are met
 * twice, but for one East-West pair with 9 and 15 tables.
 */
function roverSeatings(spec: RoverSpec): Seating[][] {
  const base = spec.tables - 1;
  const walk = { tables: base, even: spec.even };
  const complete = mitchellSeatings({ ...walk, rounds: mitchellRounds(walk) });
  const key = `${base} ${spec.even}`;
  const seats = seatsByBase.get(key) ?? roverSeats(complete);
  seatsByBase.set(key, seats);
  const rover = spec.tables;
  return complete.slice(0, spec.rounds).map((seatings, index) => {
    const seat = seats[index - 1] ?? rover;
    const seated = seatings.map(({ table, ns, ew, set }) => ({
      table,
      ns: table === seat ? rover : ns,
      // There is one North-South number more than in the base.
      ew: ew + 1,
      set,
    }));
    const waiting = seated.find(({ table }) => table === seat) ?? seated[0];
    return [...seated, { table: spec.tables, ns: seat, ew: 2 * spec.tables, set: waiting?.set ?? 1 }];
  });
}

/** The tables at which the rover plays from round 2, in a Mitchell of so many tables. */
export function roverSeats(rounds: readonly (readonly Seating[])[]): readonly number[] {
  const tables = rounds[0]?.length ?? 0;
  const seats = WITH_ONE_REPEAT.get(tables) ?? seatsFrom(rounds.slice(1), []);
  if (!seats) throw new Error(`roverSeats: no seats in ${tables} tables`);
  return seats;
}

/** The rover's further seats, without a set, a seat or an opponent it had before; the lowest tables are tried first. */
function seatsFrom(rounds: readonly (readonly Seating[])[], before: readonly Seating[]): number[] | null {
  const [round, ...later] = rounds;
  if (!round) return [];
  for (const seating of round) {
    const again = before.some(({ ns, ew, set }) => ns === seating.ns || ew === seating.ew || set === seating.set);
    const rest = again ? null : seatsFrom(later, [...before, seating]);
    if (rest) return [seating.table, ...rest];
  }
  return null;
}
