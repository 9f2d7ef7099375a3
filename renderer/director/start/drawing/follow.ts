import { standsAlone, type DrawnMovement, type DrawnSeating } from './drawn.ts';
import { MEASURES, rowTop } from './measures.ts';

/** A pair, a player or a board set that is followed through the rounds drawn. */
export interface Followed {
  readonly number: number;
  /** SVG paths from round to round. */
  readonly curves: readonly string[];
  /** Tables it moves up every round, negative for down; null when it rests or moves differently. */
  readonly way: number | null;
}

/** The number to follow: one that moves, from about a third of the tables seen. Null where nobody moves. */
export function numberToFollow([now, next]: DrawnMovement['rounds'], tablesSeen: number): number | null {
  if (!now || !next) return null;
  const start = Math.max(Math.floor(tablesSeen / 3), 1);
  for (const seating of [...now.slice(start - 1), ...now]) {
    for (const number of [...seating.ew, ...seating.ns]) {
      const later = next.find(({ ns, ew }) => ns.includes(number) || ew.includes(number));
      if (later && later.table !== seating.table) return number;
    }
  }
  return null;
}

/**
 * The board set to follow, from the far end of the tables seen, and its table in the first round drawn. Null where no
 * set is on a table two rounds running: dealt for one match, or shared by the whole room.
 */
export function setToFollow(
  rounds: DrawnMovement['rounds'],
  tablesSeen: number,
): { number: number; table: number } | null {
  const [now = []] = rounds;
  const isPlayed = (row: number, set: number) =>
    rounds[row]?.some((seating) => seating.set === set && !standsAlone(seating)) ?? false;
  const goesOn = ({ set }: DrawnSeating) => rounds.some((_, row) => isPlayed(row, set) && isPlayed(row + 1, set));
  const playing = now.filter((seating) => !standsAlone(seating));
  const seating = [...playing.slice(Math.floor((tablesSeen * 3) / 4)), ...playing].find(goesOn);
  return seating ? { number: seating.set, table: seating.table } : null;
}

/**
 * The table of a set in each round; null where the set rests. Of several copies the nearest to its last table counts.
 */
export function tablesOfSet(
  movement: DrawnMovement,
  rounds: DrawnMovement['rounds'],
  { number, table }: { readonly number: number; readonly table: number },
): readonly (number | null)[] {
  let before = table;
  return rounds.map((seatings) => {
    const far = (seating: DrawnSeating) => Math.abs(shortestWay(seating.table - before, movement.tables));
    const [nearest] = seatings.filter((seating) => seating.set === number).toSorted((a, b) => far(a) - far(b));
    before = nearest?.table ?? before;
    return nearest?.table ?? null;
  });
}

/** Where the pair or set stands at a table of a row; null where it is elsewhere. */
export type FindX = (seating: DrawnSeating, row: number) => number | null;

/** The curves from each round to the next, and the tables moved if that is always the same. */
export function curvesOf(
  tables: number,
  rounds: DrawnMovement['rounds'],
  findX: FindX,
): Pick<Followed, 'curves' | 'way'> {
  const places = rounds.map((seatings, row) => {
    const seating = seatings.find((each) => findX(each, row) !== null);
    return seating ? { table: seating.table, x: findX(seating, row) ?? 0 } : null;
  });
  const moves = places.slice(1).map((to, row) => ({ from: places[row] ?? null, to, row }));
  const ways = new Set(moves.map(({ from, to }) => (from && to ? shortestWay(to.table - from.table, tables) : null)));
  const [way = null] = ways.size === 1 ? ways : [];
  return {
    way,
    curves: moves.flatMap(({ from, to, row }) =>
      from && to ? [curve(from.x, to.x, rowTop(row), rowTop(row + 1))] : [],
    ),
  };
}

/** Tables moved, the shorter way round the room: from the last table to the first is up one. */
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
