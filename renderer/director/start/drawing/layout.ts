import type { Side } from '../../../../src/bridge/seat.ts';
import type { Seating } from '../../../../src/movement/seating.ts';
import type { Movement } from '../../../../src/movement/movement.ts';
import { isSitOut } from '../../../../src/movement/pairs.ts';

/** Measures of the drawing, in pixels. `step` is from one table to the next. */
export const MEASURES = {
  boxHeight: 48,
  roundHeight: 84,
  top: 24,
  leastStep: 43,
  mostStep: 68,
  leastGap: 4,
  mostGap: 14,
} as const;

export interface DrawnBox {
  readonly x: number;
  readonly y: number;
  readonly seating: Seating;
  /** Nobody plays here: the one pair that is there sits out. */
  readonly sitOut: boolean;
  /** Whether the board set that is followed lies here; of its copies only one is. */
  readonly followed: boolean;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly boxWidth: number;
  /** The middle of every table's boxes. */
  readonly columns: readonly { readonly table: number; readonly x: number }[];
  readonly rows: readonly { readonly round: number; readonly y: number }[];
  readonly boxes: readonly DrawnBox[];
  readonly pair: Followed | null;
  readonly set: Followed | null;
}

/** What is followed through the rounds drawn. */
export interface Followed {
  readonly number: number;
  /** SVG paths from round to round. */
  readonly curves: readonly string[];
  /** Tables it goes up the room every round, negative for down; null when that differs or it rests. */
  readonly way: number | null;
}

/** Lays out `count` rounds of a movement from round `first` (1 is the first), as wide as asked where it fits. */
export function drawMovement(movement: Movement, first: number, count: number, width: number): Drawing {
  const rounds = movement.rounds.slice(first - 1, first - 1 + count);
  const { boxWidth, gap } = boxesIn(width, movement.tables);
  const left = (table: number) => (table - 1) * (boxWidth + gap);
  const middle = (table: number) => left(table) + boxWidth / 2;
  const top = (row: number) => MEASURES.top + row * MEASURES.roundHeight;
  const tablesSeen = Math.min(movement.tables, Math.floor((width + gap) / (boxWidth + gap)));
  const follow = (number: number | null, xIn: XIn): Followed | null =>
    number === null ? null : { number, ...waysOf(movement.tables, rounds, xIn, top) };
  const pair = pairToFollow(movement, rounds, tablesSeen);
  const set = setToFollow(rounds, tablesSeen);
  const setAt = set === null ? [] : tablesOfSet(movement, rounds, set);
  return {
    width: left(movement.tables) + boxWidth,
    height: top(rounds.length - 1) + MEASURES.boxHeight,
    boxWidth,
    columns: Array.from({ length: movement.tables }, (_, index) => ({ table: index + 1, x: middle(index + 1) })),
    rows: rounds.map((_, row) => ({ round: first + row, y: top(row) })),
    boxes: rounds.flatMap((seatings, row) =>
      seatings.map((seating) => ({
        x: left(seating.table),
        y: top(row),
        seating,
        sitOut: isSitOut(movement, seating),
        followed: setAt[row] === seating.table,
      })),
    ),
    pair: follow(pair, (seating) => pairX(movement, seating, pair, middle(seating.table), boxWidth)),
    set: follow(set?.number ?? null, (seating, row) => (setAt[row] === seating.table ? middle(seating.table) : null)),
  };
}

/** Boxes and gaps for so many tables: wide apart where there is room for it, and never too narrow to read. */
function boxesIn(width: number, tables: number): { readonly boxWidth: number; readonly gap: number } {
  const { leastStep, mostStep, leastGap, mostGap } = MEASURES;
  const stepWith = (gap: number) => Math.min(Math.max((width + gap) / tables, leastStep), mostStep);
  const spare = (stepWith(leastGap) - leastStep) / (mostStep - leastStep);
  const gap = leastGap + (mostGap - leastGap) * spare;
  return { boxWidth: stepWith(gap) - gap, gap };
}

/** How far from the middle of a box the pair of a side stands. */
export function pairOffset(side: Side, boxWidth: number): number {
  return side === 'NS' ? -Math.min(13, boxWidth / 4) : Math.min(11, boxWidth / 4);
}

/** Where a pair stands in its box, or null where it doesn't sit there. */
function pairX(
  movement: Movement,
  seating: Seating,
  pair: number | null,
  middle: number,
  boxWidth: number,
): number | null {
  if (seating.ns !== pair && seating.ew !== pair) return null;
  if (isSitOut(movement, seating)) return middle;
  return middle + pairOffset(seating.ns === pair ? 'NS' : 'EW', boxWidth);
}

/** A pair that moves, from about a third of the tables seen: its way shows the movement. */
function pairToFollow(movement: Movement, rounds: Movement['rounds'], tablesSeen: number): number | null {
  const [now, next] = rounds;
  if (!now || !next) return null;
  const start = Math.max(Math.floor(tablesSeen / 3), 1);
  for (const seating of [...now.slice(start - 1), ...now]) {
    for (const pair of [seating.ew, seating.ns]) {
      const later = next.find((other) => other.ns === pair || other.ew === pair);
      if (pair !== movement.phantom && later && later.table !== seating.table) return pair;
    }
  }
  return null;
}

/** A board set from the far end of the tables seen, and the table it lies at. */
function setToFollow([now]: Movement['rounds'], tablesSeen: number): { number: number; table: number } | null {
  const seating = now?.[Math.floor((tablesSeen * 3) / 4)] ?? now?.at(-1);
  return seating ? { number: seating.set, table: seating.table } : null;
}

/** Where a set lies in each round; of several copies the one nearest to where it lay before. Null where it rests. */
function tablesOfSet(
  movement: Movement,
  rounds: Movement['rounds'],
  { number, table }: { readonly number: number; readonly table: number },
): readonly (number | null)[] {
  let before = table;
  return rounds.map((seatings) => {
    const far = (seating: Seating) => Math.abs(shortestWay(seating.table - before, movement.tables));
    const [nearest] = seatings.filter((seating) => seating.set === number).toSorted((a, b) => far(a) - far(b));
    before = nearest?.table ?? before;
    return nearest?.table ?? null;
  });
}

/** Where what is followed stands in a table of a row, or null where it doesn't. */
type XIn = (seating: Seating, row: number) => number | null;

/** The curves from each place to the next, and how far that is if it is always the same. */
function waysOf(
  tables: number,
  rounds: Movement['rounds'],
  xIn: XIn,
  top: (row: number) => number,
): Pick<Followed, 'curves' | 'way'> {
  const places = rounds.map((seatings, row) => {
    const seating = seatings.find((each) => xIn(each, row) !== null);
    return seating ? { table: seating.table, x: xIn(seating, row) ?? 0 } : null;
  });
  const moves = places.slice(1).map((to, row) => ({ from: places[row] ?? null, to, row }));
  const ways = new Set(moves.map(({ from, to }) => (from && to ? shortestWay(to.table - from.table, tables) : null)));
  const [way = null] = ways.size === 1 ? ways : [];
  return {
    way,
    curves: moves.flatMap(({ from, to, row }) => (from && to ? [curve(from.x, to.x, top(row), top(row + 1))] : [])),
  };
}

/** A way round the room, the shorter one: from the last table to the first is up one. */
function shortestWay(tables: number, all: number): number {
  if (tables > all / 2) return tables - all;
  return tables < -all / 2 ? tables + all : tables;
}

function curve(from: number, to: number, top: number, nextTop: number): string {
  const start = top + MEASURES.boxHeight + 2;
  const end = nextTop - 3;
  const bend = (start + end) / 2;
  return `M${from} ${start}C${from} ${bend + 8} ${to} ${bend - 8} ${to} ${end}`;
}
