import type { Side } from '../../bridge/seat.ts';
import type { Seating } from '../seating.ts';
import { numbersFrom, numbersTo } from '../../basics/numbers-to.ts';
import { wrap } from '../wrap.ts';
import {
  EVEN_TABLES,
  FEWEST_ROUNDS_PROPOSED,
  lineFigures,
  MOST_TABLES,
  type EvenTables,
  type Family,
  type LineFigures,
} from './family.ts';

export interface MitchellSpec extends LineFigures {
  readonly kind: 'mitchell';
  readonly even: EvenTables;
}

/** The figures that decide who sits where in a Mitchell. */
export type MitchellFigures = Pick<MitchellSpec, 'tables' | 'even' | 'rounds'>;

export const MITCHELL_TABLES = { least: 3, most: MOST_TABLES } as const;

export const mitchell: Family<MitchellSpec> = {
  kind: 'mitchell',
  shape: 'lines',
  options: { even: EVEN_TABLES },
  bounds: (spec) => ({ tables: MITCHELL_TABLES, rounds: mitchellRounds(spec), sets: spec.tables }),
  seatings: mitchellSeatings,
  sharedTables: ({ tables, even }) => (even === 'share' && tables % 2 === 0 ? [[1, tables]] : []),
  announcedMove: (spec, round) => ({ kind: 'lines', ns: 0, ew: skipAfter(spec) === round ? 2 : 1 }),
  setsGoDown: () => true,
  // All rounds, with tables sharing where that takes it; fewer rounds skip.
  usual(wishes) {
    const { tables } = wishes;
    const even = wishes.even ?? (wishes.rounds !== null && wishes.rounds < tables ? 'skip' : 'share');
    return { kind: 'mitchell', ...lineFigures(wishes, wishes.rounds ?? mitchellRounds({ tables, even })), even };
  },
  proposals(size) {
    if (size.tables < MITCHELL_TABLES.least) return [];
    const phantoms: readonly (Side | null)[] = size.isHalf ? ['NS', 'EW'] : [null];
    const evens = size.tables % 2 === 1 ? (['share'] as const) : EVEN_TABLES;
    return evens.flatMap((even) =>
      roundsProposed(size.tables, even).flatMap((rounds) =>
        phantoms.map((phantom) => ({ kind: 'mitchell' as const, ...lineFigures({ ...size, phantom }, rounds), even })),
      ),
    );
  },
};

/** Sharing is proposed for the complete movement only: with fewer rounds the skip does without. */
function roundsProposed(tables: number, even: EvenTables): readonly number[] {
  const complete = mitchellRounds({ tables, even });
  const fewest = tables % 2 === 0 && even === 'share' ? complete : Math.min(FEWEST_ROUNDS_PROPOSED, complete);
  return numbersFrom(fewest, complete);
}

/** Rounds of the complete movement: one for each table, one fewer with the skip. */
export function mitchellRounds(spec: Pick<MitchellSpec, 'tables' | 'even'>): number {
  return skips(spec) ? spec.tables - 1 : spec.tables;
}

/**
 * The rounds of a Mitchell. North-South t stays at table t; the East-West pairs go up one table a round,
 * the sets down one. With an odd number of tables that is all. With an even number they would meet
 * their first set again half way, so either
 * - share: sets rest a round half way (between tables T/2 and T/2+1), and tables 1 and T share, or
 * - skip: East-West go up two tables after round T/2, and the last round is not played.
 */
export function mitchellSeatings(spec: MitchellFigures): Seating[][] {
  return numbersTo(spec.rounds).map((round) =>
    numbersTo(spec.tables).map((table) => ({
      table,
      ns: table,
      ew: spec.tables + wrap(table - eastWestSteps(spec, round), spec.tables),
      set: wrap(relayPlace(spec, table) + round - 1, spec.tables),
    })),
  );
}

/** The round after which East-West skip a table, or null when they never do. */
export function skipAfter(spec: MitchellFigures): number | null {
  return skips(spec) && spec.rounds > spec.tables / 2 ? spec.tables / 2 : null;
}

function skips(spec: Pick<MitchellSpec, 'tables' | 'even'>): boolean {
  return spec.tables % 2 === 0 && spec.even === 'skip';
}

/** Tables an East-West pair has gone up before the round. */
function eastWestSteps(spec: MitchellFigures, round: number): number {
  const skip = skipAfter(spec);
  return round - 1 + (skip !== null && round > skip ? 1 : 0);
}

/**
 * The table's place in the progression of the sets: with sharing the bye stand has place T/2+1, and table T shares
 * place 1.
 */
function relayPlace(spec: Pick<MitchellSpec, 'tables' | 'even'>, table: number): number {
  const shares = spec.tables % 2 === 0 && spec.even === 'share';
  return shares && table > spec.tables / 2 ? table + 1 : table;
}
