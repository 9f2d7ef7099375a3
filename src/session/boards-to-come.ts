import type { ClockState } from './clock.ts';
import { countExpectedResults, dueBoards, type CountedSection } from './due.ts';
import { slotKey, type Slot } from './slot.ts';

/** What of a session decides which boards may still be played. */
export interface PlayedSession {
  readonly clock: Pick<ClockState, 'round'>;
  readonly sections: readonly (CountedSection & { readonly rounds: number })[];
  readonly results: readonly (Slot & { readonly board: number })[];
}

/** A table that is to play a board, or has no result of it yet. */
export interface TableToCome {
  readonly section: number;
  readonly round: number;
  readonly table: number;
}

/**
 * Of these boards those that may still be played, each with the first table that lacks its result; null where no table
 * is to play it yet, and a change of the schedule may bring it in. A table that played another board instead may still
 * play this one, as long as any result of the session is missing. None once the last round has been called over.
 */
export function boardsToCome(
  session: PlayedSession,
  boards: readonly number[],
): ReadonlyMap<number, TableToCome | null> {
  const { clock, sections, results } = session;
  const rounds = Math.max(0, ...sections.map((section) => section.rounds));
  if (boards.length === 0 || clock.round > rounds) return new Map();
  const asked = new Set(boards);
  const own = results.filter(({ slotBoard }) => asked.has(slotBoard));
  const isOver = own.some(isOfAnotherBoard) && countExpectedResults(sections, results) === results.length;
  const known = new Set(own.filter((result) => isOver || !isOfAnotherBoard(result)).map(slotKey));
  const scheduled = new Set<number>();
  const open = new Map<number, TableToCome>();
  for (const { id: section, cells } of sections) {
    for (const cell of cells) {
      const { round, table } = cell;
      if (!cell.boards.some((board) => asked.has(board))) continue;
      for (const board of cell.boards) scheduled.add(board);
      for (const slotBoard of dueBoards(cell)) {
        const first = open.get(slotBoard);
        if (!asked.has(slotBoard) || (first && first.round <= round)) continue;
        if (!known.has(slotKey({ section, round, table, slotBoard }))) open.set(slotBoard, { section, round, table });
      }
    }
  }
  return new Map(
    boards.flatMap((board) => {
      const table = open.get(board) ?? null;
      return table || !scheduled.has(board) ? [[board, table] as const] : [];
    }),
  );
}

function isOfAnotherBoard({ slotBoard, board }: PlayedSession['results'][number]): boolean {
  return board !== slotBoard;
}
