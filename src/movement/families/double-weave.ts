import type { Seating } from '../seating.ts';
import { numbersTo } from '../../basics/numbers-to.ts';
import { wrap } from '../wrap.ts';
import { FEWEST_ROUNDS_PROPOSED, lineFigures, MOST_TABLES, type Family, type LineFigures } from './family.ts';

export interface DoubleWeaveSpec extends LineFigures {
  readonly kind: 'double-weave';
}

export const doubleWeave: Family<DoubleWeaveSpec> = {
  kind: 'double-weave',
  shape: 'lines',
  options: {},
  bounds: ({ tables }) => ({ tables: { least: 4, most: MOST_TABLES }, suits, rounds: tables, sets: tables }),
  seatings: doubleWeaveSeatings,
  usual: (wishes) => ({ kind: 'double-weave', ...lineFigures(wishes, wishes.rounds ?? wishes.tables) }),
  proposals(size) {
    if (size.tables < FEWEST_ROUNDS_PROPOSED || !suits(size.tables)) return [];
    return [{ kind: 'double-weave', ...lineFigures(size, size.tables) }];
  },
};

function suits(tables: number): boolean {
  return tables % 4 === 0;
}

/**
 * The double weave (criss-cross) Mitchell, for a multiple of four tables and T rounds without sharing or skip.
 * Odd East-West pairs go up one table, even ones down one. Odd sets go down, even ones up; half way every set goes to
 * the opposite table, and from then on the other way.
 */
function doubleWeaveSeatings({ tables, rounds }: DoubleWeaveSpec): Seating[][] {
  return numbersTo(rounds).map((round) => {
    const pairs = numbersTo(tables).toSorted((a, b) => pairTable(a, round) - pairTable(b, round));
    const setAt = new Map(numbersTo(tables).map((set) => [setTable(set, round), set]));
    return pairs.map((pair, place) => ({
      table: place + 1,
      ns: place + 1,
      ew: tables + pair,
      set: setAt.get(place + 1) ?? 0,
    }));
  });

  function pairTable(pair: number, round: number): number {
    return wrap(pair % 2 === 1 ? pair + round - 1 : pair - round + 1, tables);
  }

  function setTable(set: number, round: number): number {
    const half = tables / 2;
    const down = round <= half ? round - 1 : half - 1 - half - (round - half - 1);
    return wrap(set % 2 === 1 ? set - down : set + down, tables);
  }
}
