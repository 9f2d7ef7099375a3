import type { OwnSpec } from '../families/own.ts';
import type { Seating } from '../seating.ts';
import { numbersTo } from '../../basics/numbers-to.ts';

/** One table in one round as typed; null where nothing was typed. */
export interface OwnMovementLine {
  readonly round: number;
  readonly table: number;
  readonly ns: number | null;
  readonly ew: number | null;
  readonly set: number | null;
}

/**
 * The movement that the typed lines make. Each pair has a number of its own; or North-South and East-West are both
 * numbered from 1 to the number of tables, which makes two rankings. A number no pair has is the missing pair of a half
 * table.
 */
export function ownMovementOf(
  lines: readonly OwnMovementLine[],
  rounds: number,
  tables: number,
): Pick<OwnSpec, 'tables' | 'sets' | 'winners' | 'phantom' | 'schedule'> {
  const numbers = (side: 'ns' | 'ew'): number[] => lines.flatMap((line) => line[side] ?? []);
  const inLines = Math.max(...numbers('ns'), ...numbers('ew')) <= tables;
  const eastWest = (ew: number): number => (inLines ? tables + ew : ew);
  const there = new Set([...numbers('ns'), ...numbers('ew').map(eastWest)]);
  const phantom = numbersTo(2 * tables).find((pair) => !there.has(pair)) ?? null;
  const isLine = (pairs: readonly number[]): boolean => pairs.every((pair) => pair <= tables);
  const winners = isLine(numbers('ns')) && numbers('ew').every((ew) => eastWest(ew) > tables) ? 2 : 1;
  const seat = ({ table, ns, ew, set }: OwnMovementLine): Seating => ({
    table,
    ns: ns ?? phantom ?? 0,
    ew: ew === null ? (phantom ?? 0) : eastWest(ew),
    // A table where nobody plays may have any set, named or not; set 1 always exists.
    set: ns === null || ew === null ? 1 : (set ?? 0),
  });
  const inRounds = Map.groupBy(lines, ({ round }) => round);
  const schedule = numbersTo(rounds).map((round) =>
    (inRounds.get(round) ?? []).map(seat).toSorted((a, b) => a.table - b.table),
  );
  const sets = Math.max(1, ...schedule.flat().map(({ set }) => set));
  return { tables, sets, winners, phantom, schedule };
}
