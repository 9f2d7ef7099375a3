import type { Seating } from '../seating.ts';
import { numbersTo } from '../../basics/numbers-to.ts';
import { HESITATION_TURNS, type HesitationTurns } from '../construction/hesitation-turns.ts';
import { wrap } from '../wrap.ts';
import { fieldFigures, type Family, type FieldFigures } from './family.ts';

export interface HesitationSpec extends FieldFigures {
  readonly kind: 'hesitation';
}

export const hesitation: Family<HesitationSpec> = {
  kind: 'hesitation',
  shape: 'field',
  options: {},
  bounds: ({ tables }) => ({ tables: { least: 3, most: 40 }, rounds: tables + 1, sets: tables + 1 }),
  seatings: hesitationSeatings,
  sharedTables: ({ tables }) => (tables % 2 === 0 ? [[1, tables]] : []),
  usual: (wishes) => ({ kind: 'hesitation', ...fieldFigures(wishes, wishes.rounds ?? wishes.tables + 1) }),
  // Up to as many tables as the reduced Howells.
  proposals(size) {
    if (size.tables < 5 || size.tables > 14) return [];
    return [{ kind: 'hesitation', ...fieldFigures(size, size.tables + 1) }];
  },
};

const completeByTables = new Map<number, readonly (readonly Seating[])[]>();

/**
 * The hesitation Mitchell. T-1 pairs keep a table each, North-South; the T+1 others, numbered 1 to T+1, each take the
 * place of the next lower number: East-West from table 1 to table T, then North-South at table T, where two movers
 * meet. Sets go down one table over one bye stand half way; with an even number over two, and table T shares with
 * table 1. So that the fixed pairs are compared with the movers, tables are turned in the first rounds, at all tables
 * but the pivot and where the balance is best for it in a part of the first or last of these rounds. The first rounds
 * are played even if the session is cut.
 */
function hesitationSeatings({ tables, rounds }: HesitationSpec): Seating[][] {
  let complete = completeByTables.get(tables);
  if (!complete) {
    const turns = HESITATION_TURNS.find(([ofTables]) => ofTables === tables);
    if (!turns) throw new Error(`hesitationSeatings: ${tables} tables`);
    complete = turnedHesitation(unturnedHesitation(tables), turns);
    completeByTables.set(tables, complete);
  }
  return complete.slice(0, rounds).map((seatings) => [...seatings]);
}

/** A hesitation Mitchell in which the stationary pairs are North-South in every round. */
export function unturnedHesitation(tables: number): Seating[][] {
  const movers = tables + 1;
  const even = tables % 2 === 0;
  // The places of the sets: the tables in order, one bye stand half way, or two and the last table beside the first.
  const place = (table: number): number => {
    if (!even) return table > (tables - 1) / 2 ? table + 1 : table;
    if (table === tables) return 1;
    return table > tables / 2 ? table + 2 : table;
  };
  return numbersTo(movers).map((round) =>
    numbersTo(tables).map((table) => ({
      table,
      ns: table === tables ? round : movers + table,
      ew: wrap(movers + 1 - table + round - 1, movers),
      set: wrap(place(table) + round - 1, movers),
    })),
  );
}

/** Turns the tables of a run. The pivot, the last table, is never turned. */
export function turnedHesitation(
  rounds: readonly (readonly Seating[])[],
  [tables, from, lastRound, to]: HesitationTurns,
): Seating[][] {
  const isTurned = (round: number, table: number): boolean =>
    table < tables && (round > 1 || table >= from) && (round < lastRound || (round === lastRound && table <= to));
  return rounds.map((seatings, index) =>
    seatings.map((seating) =>
      isTurned(index + 1, seating.table) ? { ...seating, ns: seating.ew, ew: seating.ns } : seating,
    ),
  );
}
