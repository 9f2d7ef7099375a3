import { bestDirections, type Directions } from './directions.ts';
import { findExactCover, type CoverOption } from './exact-cover.ts';
import type { Seating } from '../seating.ts';
import { numbersTo } from '../../basics/numbers-to.ts';
import { parseFirstRound } from './parse-first-round.ts';

/**
 * The first round of a Howell from which the others follow by adding one to every number modulo
 * n = 2T-1 (a starter with its adder, that is a cyclic Room square). Counted from 0: the fixed pair
 * meets pair 0 on set e, and each other table has two movers x and y on its set b, such that
 * - every mover sits somewhere (the x, y are 1 to n-1, each once),
 * - every mover plays every set once (the b-x, b-y and e are 0 to n-1, each once),
 * - any two movers meet once (the differences x-y, both ways, are 1 to n-1, each once),
 * - the T sets differ, so nothing is shared.
 * The directions are prescribed (see directions.ts), which makes the comparisons as even as they can be.
 */
export function howellFirstRound(tables: number): Seating[] {
  if (tables === 2) return TWO_TABLES;
  const found = FOUND.get(tables);
  if (found !== undefined) return seatingsFromText(tables, found);
  const directions = bestDirections(2 * tables - 1);
  const layouts = setLayouts(tables);
  for (const choice of directions) {
    for (const layout of layouts) {
      const start = fillTables(layout, choice);
      if (start) return start;
    }
  }
  throw new Error(`howellStart: no start found for ${tables} tables`);
}

/**
 * From eleven tables on the search takes longer than a director waits, so these were searched once:
 * `node bench/search/full-howells.ts 11 12` (12, 13, 14 likewise; 12 seconds each). Their balance is 96.49, 100,
 * 97.50 and 98.67.
 */
const FOUND: ReadonlyMap<number, string> = new Map([
  [11, '1:21-11 2:3-16 3:14-18 4:10-12 5:7-8 6:1 7:19-5 8:13-4 9:6-9 10:17-2 11:20-15'],
  [12, '1:18-23 2:7-13 3:19-22 4:1 5:20-6 6:15-4 7:17-2 8:8-21 9:11-12 10:16-14 19:10-3 20:9-5'],
  [13, '1:24-3 2:7-12 3:23-25 4:16-17 5:19-13 6:21-9 7:1 8:15-8 9:20-5 10:11-14 11:2-10 12:18-4 13:6-22'],
  [14, '1:27-21 2:24-2 3:22-5 4:19-8 5:14-10 6:4-12 7:1 8:16-15 9:20-23 14:17-26 15:25-11 16:6-13 17:3-18 18:7-9'],
]);

function seatingsFromText(tables: number, line: string): Seating[] {
  return parseFirstRound(line).map(({ set, ns, ew }, index) => ({ table: index + 1, ns: ns ?? 2 * tables, ew, set }));
}

/** The first round on a layout with prescribed directions; null when none is found within so many steps. */
export function fillTables(layout: HowellLayout, directions: Directions, steps?: number): Seating[] | null {
  const meetings = findExactCover(...meetingsToChooseFrom(layout, directions), steps);
  return meetings && seat(layout, meetings);
}

/** Two tables can't do without sharing: both play the same set in every round. */
const TWO_TABLES: Seating[] = [
  { table: 1, ns: 4, ew: 1, set: 1 },
  { table: 2, ns: 2, ew: 3, set: 1 },
];

/** The sets on the tables in round 1 from 0, in order of table, and which of them the fixed pair plays. */
export interface HowellLayout {
  readonly sets: readonly number[];
  readonly fixedSet: number;
}

/**
 * The layouts with the fewest bye stands. The equations above give 2 x (sum of the sets) = e modulo n.
 * So with an odd number of tables the sets can lie in one row (one bye stand) when the fixed pair sits
 * at the middle table; with an even number that is impossible, and the row is broken once (two stands).
 */
export function setLayouts(tables: number): HowellLayout[] {
  if (tables % 2 === 1) return [{ sets: row(0, tables), fixedSet: (tables - 1) / 2 }];
  const size = 2 * tables - 1;
  const layouts: HowellLayout[] = [];
  for (let first = tables - 1; first >= tables / 2; first -= 1) {
    for (let gap = 1; gap < tables - 1; gap += 1) {
      const sets = [...row(0, first), ...row(first + gap, tables - first)];
      const fixedSet = (2 * sets.reduce((sum, set) => sum + set, 0)) % size;
      if (sets.includes(fixedSet)) layouts.push({ sets, fixedSet });
    }
  }
  return layouts;
}

function row(first: number, length: number): number[] {
  return Array.from({ length }, (_, place) => first + place);
}

/** Two movers at one table: x North-South, y East-West. */
interface Meeting extends CoverOption {
  readonly set: number;
  readonly x: number;
  readonly y: number;
}

/** Every meeting the directions allow, and what all meetings together must take exactly once. */
function meetingsToChooseFrom(layout: HowellLayout, directions: Directions): [Meeting[], number[]] {
  const size = directions.length;
  const wrap = (n: number): number => (n + size) % size;
  const direction = (place: number): number => directions[wrap(place - layout.fixedSet)] as number;
  const places = row(0, size).filter((place) => place !== layout.fixedSet);
  // Items: the movers by their own number, then places, differences and tables, each kind after the last.
  const place = (d: number): number => size + d;
  const difference = (d: number): number => 2 * size + Math.min(d, size - d);
  const table = (set: number): number => 3 * size + set;

  const sets = layout.sets.filter((set) => set !== layout.fixedSet);
  const meetings = sets.flatMap((set) =>
    places.flatMap((first) =>
      places.flatMap((second): Meeting[] => {
        const x = wrap(set - first);
        const y = wrap(set - second);
        if (direction(first) !== 1 || direction(second) !== -1 || x === 0 || y === 0) return [];
        return [{ set, x, y, items: [x, y, place(first), place(second), difference(wrap(x - y)), table(set)] }];
      }),
    ),
  );
  const items = [
    ...row(1, size - 1),
    ...places.map(place),
    ...row(1, (size - 1) / 2).map(difference),
    ...sets.map(table),
  ];
  return [meetings, items];
}

/**
 * The tables in the order of their sets, numbered from 1; the fixed pair has the highest number and sits North-South.
 */
function seat(layout: HowellLayout, meetings: readonly Meeting[]): Seating[] {
  const tables = layout.sets.length;
  return numbersTo(tables).map((table) => {
    const set = layout.sets[table - 1] as number;
    const meeting = meetings.find((candidate) => candidate.set === set);
    const ns = meeting ? meeting.x + 1 : 2 * tables;
    const ew = meeting ? meeting.y + 1 : 1;
    return { table, ns, ew, set: set + 1 };
  });
}
