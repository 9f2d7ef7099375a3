import type { Seating } from '../seating.ts';
import { numbersTo } from '../../basics/numbers-to.ts';
import { wrap } from '../wrap.ts';
import { FEWEST_ROUNDS_PROPOSED, lineFigures, type Family, type LineFigures } from './family.ts';

export interface AppendixSpec extends LineFigures {
  readonly kind: 'appendix';
}

/** Bowman: a Mitchell with two tables, or one and a half, appended. */
export const appendix: Family<AppendixSpec> = {
  kind: 'appendix',
  shape: 'lines',
  options: {},
  bounds({ tables }) {
    const rounds = appendixRounds(tables);
    return { tables: { least: 5, most: 40 }, rounds, sets: rounds };
  },
  seatings: appendixSeatings,
  // Table T shares with another table each round; table T-1 stands beside table 1.
  sharedTables: ({ tables }) => [numbersTo(tables)],
  usual: (wishes) => ({ kind: 'appendix', ...lineFigures(wishes, wishes.rounds ?? appendixRounds(wishes.tables)) }),
  proposals(size) {
    const rounds = appendixRounds(size.tables);
    return rounds < FEWEST_ROUNDS_PROPOSED ? [] : [{ kind: 'appendix', ...lineFigures(size, rounds) }];
  },
};

/** Rounds, and sets: two fewer than tables. */
function appendixRounds(tables: number): number {
  return tables - 2;
}

/**
 * A Mitchell of B tables with an appendix of two tables (Bowman) or one and a half, in B rounds on B sets.
 * North-South stay; East-West go up one through B+2 places, two after round B/2 where B is even. Sets go down inside
 * the base. Table B+1 shares with table 1. Table B+2 plays each round the one set that its East-West pair plays at no
 * other table, and shares it with the table that has it.
 */
function appendixSeatings({ tables, rounds }: AppendixSpec): Seating[][] {
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
