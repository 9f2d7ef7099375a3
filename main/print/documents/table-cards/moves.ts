import { SIDES, type Side } from '../../../../src/bridge/seat.ts';
import { nextSeat } from '../../../../src/movement/continuation/next-seat.ts';
import type { NextBoards } from '../../../../src/language/paper/table-cards.ts';
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
  /** Whether some table's boards don't always go to the same place. It must then be printed round by round. */
  readonly boardsVary: boolean;
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
    boardsVary: [...byTable.keys()].some((table) => isLeftOpen(cells, table)),
    linesChange: moves.some(({ side, move }) => move.kind === 'change' || (move.kind === 'to' && move.side !== side)),
  };
}

function isLeftOpen(cells: readonly CellView[], table: number): boolean {
  const goOn = cells.some((cell) => cell.table === table && boardsAfterRound(cells, cell).kind !== 'end');
  return goOn && boardsGoTo(cells, table) === null;
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

/** Where the boards of a cell go after its round. */
export function boardsAfterRound(cells: readonly CellView[], from: CellView): NextBoards {
  const later = cells.filter((other) => other.round > from.round && other.boards[0] === from.boards[0]);
  if (later.length === 0) return { kind: 'end', tables: [] };
  const next = Math.min(...later.map(({ round }) => round));
  const tables = later
    .filter(({ round }) => round === next)
    .map(({ table }) => table)
    .toSorted((a, b) => a - b);
  if (next > from.round + 1) return { kind: 'stand', tables };
  return tables.includes(from.table) ? { kind: 'stay', tables } : { kind: 'to', tables };
}

/** Where a table's boards go after every round; null where it isn't always the same. */
export function boardsGoTo(cells: readonly CellView[], table: number): NextBoards | null {
  const moves = cells
    .filter((cell) => cell.table === table)
    .map((cell) => boardsAfterRound(cells, cell))
    .filter(({ kind }) => kind !== 'end');
  const [first] = moves;
  return first !== undefined && new Set(moves.map((move) => JSON.stringify(move))).size === 1 ? first : null;
}

/** Whether the boards of a table come from the bye stand in every round but the first. */
export function boardsComeFromStand(cells: readonly CellView[], table: number): boolean {
  const later = cells.filter((cell) => cell.table === table && cell.round > 1);
  const isAtTable = ({ round, boards }: CellView) =>
    cells.some((other) => other.round === round - 1 && other.boards[0] === boards[0]);
  return later.length > 0 && !later.some(isAtTable);
}

/** The pair that sits at a table in every round, on the same side; null where there is none. */
export function stationaryEntry(cells: readonly CellView[], table: number): number | null {
  const [first, ...others] = cells.filter((cell) => cell.table === table);
  if (first === undefined || others.length === 0) return null;
  const staying = SIDES.map((side) => (side === 'NS' ? 'ns' : 'ew')).find((seat) =>
    others.every((cell) => cell[seat] === first[seat]),
  );
  return staying === undefined ? null : first[staying];
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
