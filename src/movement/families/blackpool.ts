import type { LineSpec, Seating } from '../movement.ts';
import { numbersTo } from '../../basics/numbers-to.ts';
import { wrap } from '../wrap.ts';

/** Rounds at most: every opponent once, then two of them again on the sets that are left. */
export function blackpoolRounds(tables: number): number {
  return tables + 2;
}

/**
 * The Blackpool (extended) Mitchell: two sets more than tables, so that an even number of tables does without
 * sharing and skip. Sets go down over two bye stands, one half way and one between tables T and 1 (both there with an
 * odd number). East-West go up one table. After T rounds everybody has met; for a revenge round T+2 the East-West
 * pairs go to table T+1 less their own number.
 */
export function blackpoolSeatings({ tables, rounds }: Pick<LineSpec, 'tables' | 'rounds'>): Seating[][] {
  const half = tables % 2 === 0 ? tables / 2 : tables;
  return numbersTo(rounds).map((round) =>
    numbersTo(tables).map((table) => {
      const ew = round === tables + 2 ? tables + 1 - table : wrap(table - round + 1, tables);
      const place = table > half ? table + 1 : table;
      return { table, ns: table, ew: tables + ew, set: wrap(place + round - 1, tables + 2) };
    }),
  );
}
