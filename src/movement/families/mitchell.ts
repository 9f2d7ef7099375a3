import type { MitchellSpec, Seating } from '../movement.ts';
import { numbersTo } from '../../basics/numbers-to.ts';
import { wrap } from '../wrap.ts';

/** What of a Mitchell decides who sits where. */
export type MitchellWalk = Pick<MitchellSpec, 'tables' | 'even' | 'rounds'>;

/** Tables a Mitchell can have; the upper end only keeps a slip of the finger from filling the memory. */
export const MITCHELL_TABLES = { least: 3, most: 200 } as const;

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
export function mitchellSeatings(spec: MitchellWalk): Seating[][] {
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
export function skipAfter(spec: MitchellWalk): number | null {
  return skips(spec) && spec.rounds > spec.tables / 2 ? spec.tables / 2 : null;
}

function skips(spec: Pick<MitchellSpec, 'tables' | 'even'>): boolean {
  return spec.tables % 2 === 0 && spec.even === 'skip';
}

/** Tables an East-West pair has gone up before the round. */
function eastWestSteps(spec: MitchellWalk, round: number): number {
  const skip = skipAfter(spec);
  return round - 1 + (skip !== null && round > skip ? 1 : 0);
}

/** The table's place in the walk of the sets: with sharing the bye stand takes place T/2+1, and table T comes to place 1. */
function relayPlace(spec: Pick<MitchellSpec, 'tables' | 'even'>, table: number): number {
  const shares = spec.tables % 2 === 0 && spec.even === 'share';
  return shares && table > spec.tables / 2 ? table + 1 : table;
}
