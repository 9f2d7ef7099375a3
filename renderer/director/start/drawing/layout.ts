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

/** Lays out `count` rounds of a movement from round `first` (1 is the first), as wide as asked where it fits. */
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
