import type { Side } from '../../../../src/bridge/seat.ts';
import { standsAlone, type DrawnMovement, type DrawnSeating } from './drawn.ts';
import { curvesOf, numberToFollow, setToFollow, tablesOfSet, type FindX, type Followed } from './follow.ts';
import { MEASURES, rowTop, STEPS } from './measures.ts';

export interface DrawnBox {
  readonly x: number;
  readonly y: number;
  readonly seating: DrawnSeating;
  /** Whether whoever is there sits out. */
  readonly sitOut: boolean;
  /** Whether the table has the followed board set. Only one of its copies is followed. */
  readonly followed: boolean;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly boxWidth: number;
  /** Whether the boxes are as narrow as they may be. */
  readonly tight: boolean;
  /** The middle of the boxes of each table. */
  readonly columns: readonly { readonly table: number; readonly x: number }[];
  readonly rows: readonly { readonly round: number; readonly y: number }[];
  readonly boxes: readonly DrawnBox[];
  /** The pair or player that is followed. */
  readonly sitter: Followed | null;
  readonly set: Followed | null;
}

/** Lays out `count` rounds of a movement from round `first`, counting from 1, in a width where they fit. */
export function drawMovement(movement: DrawnMovement, first: number, count: number, width: number): Drawing {
  const rounds = movement.rounds.slice(first - 1, first - 1 + count);
  const seatings = rounds.flat();
  const places = Math.max(movement.tables, ...seatings.map(({ table }) => table));
  const step = STEPS[seatings.some(({ ns }) => ns.length > 1) ? 2 : 1];
  const { boxWidth, gap } = boxesIn(width, places, step);
  const left = (table: number) => (table - 1) * (boxWidth + gap);
  const middle = (table: number) => left(table) + boxWidth / 2;
  const tablesSeen = Math.min(movement.tables, Math.floor((width + gap) / (boxWidth + gap)));
  const follow = (number: number | null, findX: FindX): Followed | null =>
    number === null ? null : { number, ...curvesOf(movement.tables, rounds, findX) };
  const sitter = numberToFollow(rounds, tablesSeen);
  const set = setToFollow(rounds, tablesSeen);
  const setAt = set === null ? [] : tablesOfSet(movement, rounds, set);
  return {
    width: left(places) + boxWidth,
    height: rowTop(rounds.length - 1) + MEASURES.boxHeight,
    boxWidth,
    tight: boxWidth < step.least + 2,
    columns: Array.from({ length: movement.tables }, (_, index) => ({ table: index + 1, x: middle(index + 1) })),
    rows: rounds.map((_, row) => ({ round: first + row, y: rowTop(row) })),
    boxes: rounds.flatMap((tables, row) =>
      tables.map((seating) => ({
        x: left(seating.table),
        y: rowTop(row),
        seating,
        sitOut: standsAlone(seating),
        followed: setAt[row] === seating.table,
      })),
    ),
    sitter: follow(sitter, (seating) => sitterX(seating, sitter, middle(seating.table), boxWidth)),
    set: follow(set?.number ?? null, (seating, row) => (setAt[row] === seating.table ? middle(seating.table) : null)),
  };
}

/** The width of boxes and gaps: wide where there is space, and never too narrow to read. */
function boxesIn(
  width: number,
  tables: number,
  step: (typeof STEPS)[1 | 2],
): { readonly boxWidth: number; readonly gap: number } {
  const { leastGap, mostGap } = MEASURES;
  const stepWith = (gap: number) => Math.min(Math.max((width + gap) / tables, step.least), step.most);
  const spare = (stepWith(leastGap) - step.least) / (step.most - step.least);
  const gap = leastGap + (mostGap - leastGap) * spare;
  return { boxWidth: stepWith(gap) - gap, gap };
}

/** The distance of a number from the middle of its box: of the one on a side, or the first or second of two. */
export function numberOffset(side: Side, boxWidth: number, place = 0, count = 1): number {
  if (count > 1) {
    const far = place === (side === 'NS' ? 0 : 1);
    return (side === 'NS' ? -1 : 1) * boxWidth * (far ? 0.36 : 0.14);
  }
  return side === 'NS' ? -Math.min(13, boxWidth / 4) : Math.min(11, boxWidth / 4);
}

/** The position of a number in a box; null where it is elsewhere. */
function sitterX(seating: DrawnSeating, number: number | null, middle: number, boxWidth: number): number | null {
  const side = seating.ns.includes(number ?? 0) ? 'NS' : seating.ew.includes(number ?? 0) ? 'EW' : null;
  if (side === null) return null;
  if (standsAlone(seating)) return middle;
  const numbers = side === 'NS' ? seating.ns : seating.ew;
  return middle + numberOffset(side, boxWidth, numbers.indexOf(number ?? 0), numbers.length);
}
