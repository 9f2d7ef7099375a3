import { resizeGrid, type MovementGrid } from '../../../../src/movement/own/grid.ts';

const KEY = 'etui-own-movement';

export const EMPTY_GRID: MovementGrid = resizeGrid({ name: '', boardsPerRound: 3, copies: 1, cells: [] }, 5, 5);

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** The grid stored on this machine; an empty one where none can be read. */
export function storedGrid(shelf: Shelf): MovementGrid {
  try {
    const stored: unknown = JSON.parse(shelf.getItem(KEY) ?? 'null');
    return isGrid(stored) ? stored : EMPTY_GRID;
  } catch {
    return EMPTY_GRID;
  }
}

export function storeGrid(shelf: Shelf, grid: MovementGrid): void {
  try {
    shelf.setItem(KEY, JSON.stringify(grid));
  } catch {
    // Storage is full or forbidden: the grid lasts as long as its screen.
  }
}

function isGrid(value: unknown): value is MovementGrid {
  if (typeof value !== 'object' || value === null) return false;
  const { name, boardsPerRound, copies, cells } = value as Record<keyof MovementGrid, unknown>;
  return (
    typeof name === 'string' &&
    typeof boardsPerRound === 'number' &&
    typeof copies === 'number' &&
    Array.isArray(cells) &&
    cells.length > 0 &&
    cells.every((row) => Array.isArray(row) && row.length > 0 && row.every((cell) => typeof cell === 'string'))
  );
}
