import type { Seating } from '../seating.ts';
import { numbersTo } from '../../basics/numbers-to.ts';
import { wrap } from '../wrap.ts';
import { FEWEST_ROUNDS_PROPOSED, lineFigures, type Family, type LineFigures } from './family.ts';
import { MITCHELL_TABLES } from './mitchell.ts';

export interface BlackpoolSpec extends LineFigures {
  readonly kind: 'blackpool';
}

export const blackpool: Family<BlackpoolSpec> = {
  kind: 'blackpool',
  shape: 'lines',
  options: {},
  // In two revenge rounds everybody may meet two opponents again, on the sets that are left.
  bounds: ({ tables }) => ({ tables: MITCHELL_TABLES, rounds: tables + 2, complete: tables, sets: tables + 2 }),
  seatings: blackpoolSeatings,
  usual: (wishes) => ({ kind: 'blackpool', ...lineFigures(wishes, wishes.rounds ?? wishes.tables) }),
  proposals(size) {
    if (size.tables < FEWEST_ROUNDS_PROPOSED || size.tables % 2 === 1) return [];
    return [{ kind: 'blackpool', ...lineFigures(size, size.tables) }];
  },
};

/**
 * The Blackpool (extended) Mitchell: two sets more than tables, so that an even number of tables does without
 * sharing and skip. Sets go down over two bye stands, one half way and one between tables T and 1 (both there with an
 * odd number). East-West go up one table. After T rounds everybody has met; for a revenge round T+2 the East-West
 * pairs go to table T+1 less their own number.
 */
function blackpoolSeatings({ tables, rounds }: BlackpoolSpec): Seating[][] {
  const half = tables % 2 === 0 ? tables / 2 : tables;
  return numbersTo(rounds).map((round) =>
    numbersTo(tables).map((table) => {
      const ew = round === tables + 2 ? tables + 1 - table : wrap(table - round + 1, tables);
      const place = table > half ? table + 1 : table;
      return { table, ns: table, ew: tables + ew, set: wrap(place + round - 1, tables + 2) };
    }),
  );
}
