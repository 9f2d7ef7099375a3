import { bestDirections } from '../construction/directions.ts';
import { findExactCover, type CoverOption } from '../construction/exact-cover.ts';
import type { Seating } from '../seating.ts';
import { numbersTo } from '../../basics/numbers-to.ts';
import { wrap } from '../wrap.ts';
import { fieldFigures, MOST_HOWELL_TABLES_PROPOSED, type Family, type FieldFigures } from './family.ts';
import { howellRounds } from './howell.ts';

export interface BarometerSpec extends FieldFigures {
  readonly kind: 'barometer';
}

export const barometer: Family<BarometerSpec> = {
  kind: 'barometer',
  shape: 'field',
  options: {},
  // Beyond 12 tables no sequence of directions is known to be best.
  bounds: ({ tables }) => ({
    tables: { least: 2, most: 12 },
    rounds: howellRounds(tables),
    sets: howellRounds(tables),
  }),
  seatings: barometerSeatings,
  copies: ({ tables }) => tables,
  usual: (wishes) => ({ kind: 'barometer', ...fieldFigures(wishes, wishes.rounds ?? howellRounds(wishes.tables)) }),
  proposals(size) {
    if (size.tables < 3 || size.tables > MOST_HOWELL_TABLES_PROPOSED) return [];
    return [{ kind: 'barometer', ...fieldFigures(size, howellRounds(size.tables)) }];
  },
};

const completeByTables = new Map<number, readonly (readonly Seating[])[]>();

/**
 * The barometer: all tables play the same set in a round, on a copy each, so that the ranking stands after every
 * round. Everybody meets everybody in 2T-1 rounds. The pair with the highest number is fixed, everybody else takes
 * the seat of the next lower number. As in a Howell pair p sits in round r by a sequence of directions over r-p
 * (directions.ts), which makes the balance 100 wherever the sequence is perfect.
 */
function barometerSeatings({ tables, rounds }: BarometerSpec): Seating[][] {
  let complete = completeByTables.get(tables);
  if (!complete) {
    complete = cyclic(tables, firstRound(tables));
    completeByTables.set(tables, complete);
  }
  return complete.slice(0, rounds).map((seatings) => [...seatings]);
}

interface Meeting extends CoverOption {
  readonly ns: number;
  readonly ew: number;
}

/**
 * Meetings of the movers 1 to 2T-2 from 0: every mover once, every difference of two movers once, as the directions
 * say.
 */
function firstRound(tables: number): readonly Meeting[] {
  const size = howellRounds(tables);
  const movers = numbersTo(size - 1);
  const difference = (one: number, other: number): number =>
    Math.min(Math.abs(one - other), size - Math.abs(one - other));
  for (const directions of bestDirections(size)) {
    const direction = (mover: number): number => directions[(size - mover) % size] as number;
    const meetings = movers
      .filter((mover) => direction(mover) === 1)
      .flatMap((ns) =>
        movers
          .filter((mover) => direction(mover) === -1)
          .map((ew) => ({ ns, ew, items: [ns - 1, ew - 1, size - 2 + difference(ns, ew)] })),
      );
    const items = Array.from({ length: size - 1 + tables - 1 }, (_, item) => item);
    const found = findExactCover(meetings, items);
    if (found) return found.toSorted((a, b) => a.ns - b.ns);
  }
  throw new Error(`barometer: no first round found for ${tables} tables`);
}

function cyclic(tables: number, meetings: readonly Meeting[]): Seating[][] {
  const size = howellRounds(tables);
  return numbersTo(size).map((round) => [
    { table: 1, ns: 2 * tables, ew: round, set: round },
    ...meetings.map(({ ns, ew }, index) => ({
      table: index + 2,
      ns: wrap(ns + round, size),
      ew: wrap(ew + round, size),
      set: round,
    })),
  ]);
}
