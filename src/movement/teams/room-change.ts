/** A table of teams in a round, as it is in the schedule. */
export interface TeamTable {
  readonly table: number;
  /** Numbers of the teams. */
  readonly ns: number;
  readonly ew: number;
  readonly boards: readonly number[];
  readonly match: number;
  readonly segment: number;
}

/** How a room of teams changes between two rounds. */
export type TeamRoomChange =
  /** Everybody stays, and the two tables of a match exchange their boards. */
  | { readonly kind: 'exchange' }
  /** The next part of the same matches, with line-ups of its own. */
  | { readonly kind: 'part'; readonly segment: number }
  /** North-South stay and East-West move up so many tables, less than none: down. */
  | { readonly kind: 'east-west'; readonly up: number; readonly boards: 'down' | 'other' }
  /** New matches: their tables, home first. */
  | { readonly kind: 'matches'; readonly matches: readonly NextMatch[] };

export interface NextMatch {
  readonly tables: readonly number[];
  readonly home: number;
  readonly away: number;
}

/** The change from one round to the next, read from the tables of both; null where either has none. */
export function teamRoomChange(
  before: readonly TeamTable[],
  after: readonly TeamTable[],
  tables: number,
): TeamRoomChange | null {
  const [first] = after;
  if (!first || before.length === 0) return null;
  const stays = after.every(({ table, match }) => before.some((one) => one.table === table && one.match === match));
  if (stays) {
    const segment = Math.max(...after.map((cell) => cell.segment));
    return before.some((cell) => cell.segment < segment) ? { kind: 'part', segment } : { kind: 'exchange' };
  }
  const up = stepOf(before, after, 'ew', tables);
  if (up !== null && stepOf(before, after, 'ns', tables) === 0) {
    const goDown = after.every(({ table, boards }) => {
      const from = before.find((one) => one.table === (table % tables) + 1);
      return from?.boards.length === boards.length && from.boards.every((board) => boards.includes(board));
    });
    return { kind: 'east-west', up, boards: goDown ? 'down' : 'other' };
  }
  const matches = [...Map.groupBy(after, ({ match }) => match).values()].map((cells): NextMatch => {
    const [{ ns: home, ew: away } = first] = cells;
    return { tables: cells.map(({ table }) => table), home, away };
  });
  return { kind: 'matches', matches };
}

/** The tables that the pairs of a side all move up, the shorter way round; null where they move differently. */
function stepOf(
  before: readonly TeamTable[],
  after: readonly TeamTable[],
  side: 'ns' | 'ew',
  tables: number,
): number | null {
  const steps = new Set(
    after.map((cell) => {
      const from = before.find((one) => one[side] === cell[side]);
      if (!from) return null;
      const up = (cell.table - from.table + tables) % tables;
      return up > tables / 2 ? up - tables : up;
    }),
  );
  const [step = null] = steps.size === 1 ? steps : [];
  return step;
}
