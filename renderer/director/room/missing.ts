import { dueBoards } from '../../../src/session/due.ts';
import { slotKey, type Slot } from '../../../src/session/slot.ts';
import type { ResultView } from '../../../main/club/model/result.ts';
import type { SessionView } from '../../../main/club/model/session.ts';

/** A result that is missing although its round is over. */
export interface MissingResult {
  readonly key: string;
  readonly slot: Slot;
  /** The number on the case of its board. */
  readonly shown: number;
  /** The section's letter where the session has several, otherwise null. */
  readonly letter: string | null;
}

/** Missing results of rounds before `roundInPlay`, in order of section, round, table and board. */
export function missingResults(
  sections: SessionView['sections'],
  results: ReadonlyMap<string, ResultView>,
  roundInPlay: number,
): readonly MissingResult[] {
  return sections.flatMap((section) =>
    section.cells
      .filter((cell) => cell.round < roundInPlay)
      .toSorted((a, b) => a.round - b.round || a.table - b.table)
      .flatMap((cell) =>
        dueBoards(cell).map((slotBoard) => ({ section: section.id, round: cell.round, table: cell.table, slotBoard })),
      )
      .filter((slot) => !results.has(slotKey(slot)))
      .map((slot) => ({
        key: slotKey(slot),
        slot,
        shown: section.shown[slot.slotBoard] ?? slot.slotBoard,
        letter: sections.length > 1 ? section.letter : null,
      })),
  );
}
