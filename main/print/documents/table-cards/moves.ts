import { SIDES, type Side } from '../../../../src/bridge/seat.ts';
import { nextSeat } from '../../../../src/movement/continuation/next-seat.ts';
import type { CellView, SectionView } from '../../../club/model/session.ts';

/** Where a pair goes when a round is over. */
export type CardMove =
  | { readonly kind: 'stay' }
  /** To the other direction of the same table. */
  | { readonly kind: 'change'; readonly side: Side }
  | { readonly kind: 'to'; readonly table: number; readonly side: Side }
  /** To a sit-out: at a table without opponents, or at no table where a rover takes the seat. */
  | { readonly kind: 'sitOut'; readonly table: number | null }
  | { readonly kind: 'end' };

/** The schedule of a section as its table cards need it. */
export interface CardSchedule {
  /** The tables in order, each with its cells in order of rounds. */
  readonly tables: readonly { readonly table: number; readonly cells: readonly CellView[] }[];
  /** Whether any North-South pair ever moves. */
  readonly nsMove: boolean;
  /** Whether any pair ever changes direction. Its next direction must then be printed. */
  readonly linesChange: boolean;
}

export function cardSchedule({ cells }: Pick<SectionView, 'cells'>): CardSchedule {
  const byTable = Map.groupBy(cells, (cell) => cell.table);
  const rounds = roundsOf(cells);
  const moves = cells.flatMap((cell) => SIDES.map((side) => ({ side, move: moveIn(rounds, cell, side) })));
  return {
    tables: [...byTable]
      .map(([table, own]) => ({ table, cells: own.toSorted((a, b) => a.round - b.round) }))
      .toSorted((a, b) => a.table - b.table),
    nsMove: moves.some(({ side, move }) => side === 'NS' && move.kind !== 'stay' && move.kind !== 'end'),
    linesChange: moves.some(({ side, move }) => move.kind === 'change' || (move.kind === 'to' && move.side !== side)),
  };
}

/** Where a pair of a cell goes after the round. */
export function moveAfterRound(cells: readonly CellView[], from: CellView, side: Side): CardMove {
  return moveIn(roundsOf(cells), from, side);
}

type Rounds = readonly (readonly CellView[])[];

function roundsOf(cells: readonly CellView[]): Rounds {
  const rounds = Map.groupBy(cells, ({ round }) => round);
  return Array.from({ length: Math.max(0, ...rounds.keys()) }, (_, index) => rounds.get(index + 1) ?? []);
}

function moveIn(rounds: Rounds, from: CellView, side: Side): CardMove {
  const entry = side === 'NS' ? from.ns : from.ew;
  const next = nextSeat(rounds, entry, from.round);
  if (next.kind === 'end') return next;
  // A pair that sits out next still has a table to go to, or to stay at.
  const waits = rounds[from.round]?.find(({ ns, ew }) => ns === entry || ew === entry);
  const table = next.kind === 'seat' ? next.seat.table : waits?.table;
  const nextSide = next.kind === 'seat' ? next.seat.side : waits?.ns === entry ? 'NS' : 'EW';
  if (table === from.table) return nextSide === side ? { kind: 'stay' } : { kind: 'change', side: nextSide };
  return next.kind === 'seat'
    ? { kind: 'to', table: next.seat.table, side: nextSide }
    : { kind: 'sitOut', table: table ?? null };
}

/** The table to which a table's boards go after every round; null where it isn't always the same. */
export function boardsGoTo(cells: readonly CellView[], table: number): number | null {
  const targets = cells
    .filter((cell) => cell.table === table)
    .flatMap((cell) => {
      const after = cells.filter((other) => other.round === cell.round + 1);
      if (after.length === 0) return [];
      const takers = after.filter((other) => other.boards[0] === cell.boards[0]).map((other) => other.table);
      return [takers.length === 1 ? takers[0] : undefined];
    });
  return sameThroughout(targets);
}

/** The table that shares its boards with a table in every round; null where there is none. */
export function sharesWith(cells: readonly CellView[], table: number): number | null {
  const partners = cells
    .filter((cell) => cell.table === table)
    .map((cell) => {
      const others = cells.filter(
        (other) => other.round === cell.round && other.table !== table && other.boards[0] === cell.boards[0],
      );
      return others.length === 1 ? others[0]?.table : undefined;
    });
  return sameThroughout(partners);
}

function sameThroughout(tables: readonly (number | undefined)[]): number | null {
  const [first] = tables;
  return first !== undefined && tables.every((table) => table === first) ? first : null;
}
