import type { Side } from '../../../../src/bridge/seat.ts';
import type { Seating } from '../../../../src/movement/seating.ts';
import type { Movement } from '../../../../src/movement/movement.ts';
import { isSitOut } from '../../../../src/movement/pairs.ts';
import { curvesOf, pairToFollow, setToFollow, tablesOfSet, type FindX, type Followed } from './follow.ts';
import { MEASURES, rowTop } from './measures.ts';

export interface DrawnBox {
  readonly x: number;
  readonly y: number;
  readonly seating: Seating;
  /** Whether the only pair at the table sits out. */
  readonly sitOut: boolean;
  /** Whether the table has the followed board set. Only one of its copies is followed. */
  readonly followed: boolean;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly boxWidth: number;
  /** The middle of the boxes of each table. */
  readonly columns: readonly { readonly table: number; readonly x: number }[];
  readonly rows: readonly { readonly round: number; readonly y: number }[];
  readonly boxes: readonly DrawnBox[];
  readonly pair: Followed | null;
  readonly set: Followed | null;
}

/** Lays out `count` rounds of a movement from round `first`, counting from 1, in a width where they fit. */
export function drawMovement(movement: Movement, first: number, count: number, width: number): Drawing {
  const rounds = movement.rounds.slice(first - 1, first - 1 + count);
  const { boxWidth, gap } = boxesIn(width, movement.tables);
  const left = (table: number) => (table - 1) * (boxWidth + gap);
  const middle = (table: number) => left(table) + boxWidth / 2;
  const tablesSeen = Math.min(movement.tables, Math.floor((width + gap) / (boxWidth + gap)));
  const follow = (number: number | null, findX: FindX): Followed | null =>
    number === null ? null : { number, ...curvesOf(movement.tables, rounds, findX) };
  const pair = pairToFollow(movement, rounds, tablesSeen);
  const set = setToFollow(rounds, tablesSeen);
  const setAt = set === null ? [] : tablesOfSet(movement, rounds, set);
  return {
    width: left(movement.tables) + boxWidth,
    height: rowTop(rounds.length - 1) + MEASURES.boxHeight,
    boxWidth,
    columns: Array.from({ length: movement.tables }, (_, index) => ({ table: index + 1, x: middle(index + 1) })),
    rows: rounds.map((_, row) => ({ round: first + row, y: rowTop(row) })),
    boxes: rounds.flatMap((seatings, row) =>
      seatings.map((seating) => ({
        x: left(seating.table),
        y: rowTop(row),
        seating,
        sitOut: isSitOut(movement, seating),
        followed: setAt[row] === seating.table,
      })),
    ),
    pair: follow(pair, (seating) => pairX(movement, seating, pair, middle(seating.table), boxWidth)),
    set: follow(set?.number ?? null, (seating, row) => (setAt[row] === seating.table ? middle(seating.table) : null)),
  };
}

/** The width of boxes and gaps: wide where there is space, and never too narrow to read. */
function boxesIn(width: number, tables: number): { readonly boxWidth: number; readonly gap: number } {
  const { leastStep, mostStep, leastGap, mostGap } = MEASURES;
  const stepWith = (gap: number) => Math.min(Math.max((width + gap) / tables, leastStep), mostStep);
  const spare = (stepWith(leastGap) - leastStep) / (mostStep - leastStep);
  const gap = leastGap + (mostGap - leastGap) * spare;
  return { boxWidth: stepWith(gap) - gap, gap };
}

/** The distance of a side's pair from the middle of its box. */
export function pairOffset(side: Side, boxWidth: number): number {
  return side === 'NS' ? -Math.min(13, boxWidth / 4) : Math.min(11, boxWidth / 4);
}

/** The position of a pair in a box; null where it sits elsewhere. */
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
