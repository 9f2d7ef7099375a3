import type { ClockState } from './clock.ts';
import { dueBoards, type CountedSection } from './due.ts';
import { slotKey, type Slot } from './slot.ts';

/** What of a session decides which boards may still be played. */
export interface PlayedSession {
  readonly clock: Pick<ClockState, 'round'>;
  readonly sections: readonly (CountedSection & { readonly rounds: number })[];
  readonly results: readonly Slot[];
}

/** A table that is to play a board, or has no result of it yet. */
export interface TableToCome {
  readonly section: number;
  readonly round: number;
  readonly table: number;
}

/**
 * Of these boards those that may still be played, each with the first table that lacks its result; null where no table
 * is to play it yet, and a change of the schedule may bring it in. None once the last round has been called over.
 */
export function boardsToCome(
  { clock, sections, results }: PlayedSession,
  boards: readonly number[],
): ReadonlyMap<number, TableToCome | null> {
  const rounds = Math.max(0, ...sections.map((section) => section.rounds));
  if (boards.length === 0 || clock.round > rounds) return new Map();
  const asked = new Set(boards);
  const known = new Set(results.filter(({ slotBoard }) => asked.has(slotBoard)).map(slotKey));
  const scheduled = new Set<number>();
  const open = new Map<number, TableToCome>();
  for (const { id: section, cells } of sections) {
    for (const cell of cells) {
      const { round, table } = cell;
      for (const board of cell.boards) scheduled.add(board);
      if (!cell.boards.some((board) => asked.has(board))) continue;
      for (const slotBoard of dueBoards(cell)) {
        const first = open.get(slotBoard);
        if (
          !asked.has(slotBoard) ||
          known.has(slotKey({ section, round, table, slotBoard })) ||
          (first && first.round <= round)
        )
          continue;
        open.set(slotBoard, { section, round, table });
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
