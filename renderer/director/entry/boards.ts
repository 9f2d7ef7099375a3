import { slotKey } from '../../../src/movement/slot.ts';
import type { ResultView, SessionView } from '../../../main/club/model.ts';

/** How far a board is, over all sections that play it. */
export interface BoardProgress {
  readonly board: number;
  readonly expected: number;
  readonly recorded: number;
  /** The first of a set of boards that travel together. */
  readonly startsSet: boolean;
}

/** Every board of a session in order of number, with how many of its lines are recorded. */
export function boardsOf(
  sections: SessionView['sections'],
  results: ReadonlyMap<string, ResultView>,
): readonly BoardProgress[] {
  const boards = new Map<number, { expected: number; recorded: number; startsSet: boolean }>();
  for (const section of sections) {
    for (const cell of section.cells) {
      cell.boards.forEach((board, place) => {
        const known = boards.get(board) ?? { expected: 0, recorded: 0, startsSet: false };
        boards.set(board, known);
        if (place === 0) known.startsSet = true;
        if (cell.sitOut) return;
        known.expected++;
        if (results.has(slotKey({ section: section.id, round: cell.round, table: cell.table, slotBoard: board }))) {
          known.recorded++;
        }
      });
    }
  }
  return [...boards].map(([board, progress]) => ({ board, ...progress })).toSorted((a, b) => a.board - b.board);
}

/** Whether every line of the board is recorded. */
export function isComplete(progress: BoardProgress): boolean {
  return progress.recorded >= progress.expected;
}

/** The next board after `from` that lacks a result, round to the beginning again; null when every other one is complete. */
export function nextOpenBoard(boards: readonly BoardProgress[], from: number): number | null {
  const open = boards.filter((progress) => progress.board !== from && !isComplete(progress));
  return (open.find((progress) => progress.board > from) ?? open[0])?.board ?? null;
}

/** The board before or after, round to the other end. */
export function neighbour(boards: readonly BoardProgress[], from: number, step: 1 | -1): number {
  const at = boards.findIndex((progress) => progress.board === from);
  return boards[(at + step + boards.length) % boards.length]?.board ?? from;
}
