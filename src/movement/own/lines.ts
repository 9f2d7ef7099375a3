import type { OwnSpec } from '../families/own.ts';
import type { Seating } from '../seating.ts';
import { numbersTo } from '../../basics/numbers-to.ts';

/** One table in one round as it was typed; null where nothing was. */
export interface OwnMovementLine {
  readonly round: number;
  readonly table: number;
  readonly ns: number | null;
  readonly ew: number | null;
  readonly set: number | null;
}

/**
 * What the lines of a movement say of it. Pairs carry one number each; or both lines are numbered from 1 to the
 * tables, which makes two rankings. A number nobody has is the missing pair of a half table.
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
    // Where nobody plays any set may lie; the first is one that exists.
    set: set ?? (ns === null || ew === null ? 1 : 0),
  });
  const schedule = numbersTo(rounds).map((round) =>
    lines
      .filter((line) => line.round === round)
      .map(seat)
      .toSorted((a, b) => a.table - b.table),
  );
  const sets = Math.max(1, ...lines.map(({ set }) => set ?? 0));
  return { tables, sets, winners, phantom, schedule };
}
