import type { LineSpec, Seating } from '../movement.ts';
import { numbersTo } from '../../basics/numbers-to.ts';
import { wrap } from '../wrap.ts';

/**
 * The double weave (criss-cross) Mitchell, for a multiple of four tables and T rounds without sharing or skip.
 * Odd East-West pairs go up one table, even ones down one. Odd sets go down, even ones up; half way every set goes to
 * the opposite table, and from then on the other way.
 */
export function doubleWeaveSeatings({ tables, rounds }: Pick<LineSpec, 'tables' | 'rounds'>): Seating[][] {
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
