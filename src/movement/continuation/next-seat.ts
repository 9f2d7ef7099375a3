import { SIDES, type Side } from '../../bridge/seat.ts';
import { isPlayed, pairAt, seatsOf, type ScheduleCell, type ScheduledSeat } from './schedule.ts';

/** Where a pair goes after a round. */
export type NextSeat =
  | { readonly kind: 'seat'; readonly round: number; readonly seat: ScheduledSeat }
  | { readonly kind: 'sit-out'; readonly round: number }
  | { readonly kind: 'end' };

/** The next seat and boards of a pair after a round (from 0, before the first), read from the schedule. */
export function nextSeat(rounds: readonly (readonly ScheduleCell[])[], pair: number, after: number): NextSeat {
  const cells = rounds[after];
  if (!cells) return { kind: 'end' };
  const seat = seatsOf(cells).get(pair);
  return seat ? { kind: 'seat', round: after + 1, seat } : { kind: 'sit-out', round: after + 1 };
}

/** How the room changes between two rounds of any schedule: the rule most pairs follow, and the exceptions. */
export interface RoomMove {
  /** Tables up for the pairs of each direction. */
  readonly up: Readonly<Record<Side, number>>;
  readonly boards: 'down' | 'new' | 'table-card';
  /** Pairs that do not follow the rule, with their seat; null where they sit out. */
  readonly others: readonly { readonly pair: number; readonly seat: ScheduledSeat | null }[];
  /** Tables that share one set in the coming round. */
  readonly shared: readonly (readonly number[])[];
}

/** The change after a round (from 1); null after the last, and where too few pairs follow one rule. */
export function roomMove(rounds: readonly (readonly ScheduleCell[])[], round: number, tables: number): RoomMove | null {
  const [before, after] = [rounds[round - 1], rounds[round]];
  if (!before || !after) return null;
  const up = { NS: usualStep(before, after, 'NS', tables), EW: usualStep(before, after, 'EW', tables) };
  const others = exceptions(before, after, up, tables);
  const seated = after.filter(isPlayed).length;
  if (others.length > seated) return null;
  return { up, boards: boardStep(before, after, tables), others, shared: sharedIn(after) };
}

/** The tables that most pairs of a direction move up; of two equally frequent steps the shorter. */
function usualStep(
  before: readonly ScheduleCell[],
  after: readonly ScheduleCell[],
  side: Side,
  tables: number,
): number {
  const steps = new Map<number, number>();
  for (const cell of before) {
    const there = after.find((next) => pairAt(next, side) === pairAt(cell, side));
    if (!there) continue;
    const step = (there.table - cell.table + tables) % tables;
    steps.set(step, (steps.get(step) ?? 0) + 1);
  }
  const [usual] = [...steps].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);
  return usual?.[0] ?? 0;
}

function exceptions(
  before: readonly ScheduleCell[],
  after: readonly ScheduleCell[],
  up: Readonly<Record<Side, number>>,
  tables: number,
): RoomMove['others'] {
  const seats = seatsOf(after);
  const expected = new Map(
    before.flatMap((cell) =>
      SIDES.map((side) => [pairAt(cell, side), `${((cell.table - 1 + up[side]) % tables) + 1} ${side}`] as const),
    ),
  );
  const there = [...after, ...before].flatMap(({ ns, ew, absent }) =>
    [ns, ew].filter((pair) => !absent.includes(pair)),
  );
  const gone = new Set(after.flatMap(({ absent }) => absent));
  const waits = new Set(after.filter((cell) => !isPlayed(cell)).flatMap(({ ns, ew }) => [ns, ew]));
  return [...new Set(there)]
    .filter((pair) => !gone.has(pair))
    .toSorted((a, b) => a - b)
    .flatMap((pair) => {
      const seat = seats.get(pair) ?? null;
      if (!seat && waits.has(pair)) return [{ pair, seat }];
      return seat && expected.get(pair) === `${seat.table} ${seat.side}` ? [] : [{ pair, seat }];
    });
}

function boardStep(
  before: readonly ScheduleCell[],
  after: readonly ScheduleCell[],
  tables: number,
): RoomMove['boards'] {
  const lay = Map.groupBy(before, ({ boards }) => boards[0]);
  const kept = after.filter(({ boards }) => lay.has(boards[0]));
  if (kept.length === 0) return 'new';
  const down = (from: number, to: number) => to === (from === 1 ? tables : from - 1);
  return kept.every(({ table, boards }) => lay.get(boards[0])?.some((cell) => down(cell.table, table)))
    ? 'down'
    : 'table-card';
}

function sharedIn(cells: readonly ScheduleCell[]): readonly (readonly number[])[] {
  const groups = Map.groupBy(cells.filter(isPlayed), ({ boards }) => boards[0]);
  return [...groups.values()].filter((group) => group.length > 1).map((group) => group.map(({ table }) => table));
}
