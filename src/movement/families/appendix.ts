import type { LineSpec, Seating } from '../movement.ts';
import { numbersTo } from '../../basics/numbers-to.ts';
import { wrap } from '../wrap.ts';

/** Rounds, and sets, of an appendix: two fewer than tables. */
export function appendixRounds(tables: number): number {
  return tables - 2;
}

/**
 * A Mitchell of B tables with an appendix of two tables (Bowman) or one and a half, in B rounds on B sets.
 * North-South stay; East-West go up one through B+2 places, two after round B/2 where B is even. Sets go down inside
 * the base. Table B+1 shares with table 1. Table B+2 plays what is left: each round the one set that its East-West
 * pair misses elsewhere, at whichever table that lies.
 */
export function appendixSeatings({ tables, rounds }: Pick<LineSpec, 'tables' | 'rounds'>): Seating[][] {
  const base = appendixRounds(tables);
  const steps = (round: number): number => round - 1 + (base % 2 === 0 && round > base / 2 ? 1 : 0);
  const setAt = (table: number, round: number): number => wrap((table > base ? 1 : table) + round - 1, base);
  const missed = (pair: number): number => {
    const played = numbersTo(base)
      .map((round) => ({ round, table: wrap(pair + steps(round), tables) }))
      .filter(({ table }) => table < tables)
      .map(({ round, table }) => setAt(table, round));
    return numbersTo(base).find((set) => !played.includes(set)) ?? 0;
  };
  return numbersTo(rounds).map((round) =>
    numbersTo(tables).map((table) => {
      const pair = wrap(table - steps(round), tables);
      const set = table < tables ? setAt(table, round) : missed(pair);
      return { table, ns: table, ew: tables + pair, set };
    }),
  );
}
