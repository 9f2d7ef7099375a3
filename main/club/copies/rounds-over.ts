import { dueBoards } from '../../../src/session/due.ts';
import { slotKey } from '../../../src/session/slot.ts';
import type { SessionView } from '../model/session.ts';

/** How far a session is: the rounds with every result, and the round of its clock. It differs once a round is over. */
export function roundsOver({ sections, results, clock }: Pick<SessionView, 'sections' | 'results' | 'clock'>): string {
  const played = new Set(results.map(slotKey));
  const open = new Set<number>();
  const rounds = new Set<number>();
  for (const section of sections) {
    for (const cell of section.cells) {
      rounds.add(cell.round);
      const isOpen = dueBoards(cell).some(
        (slotBoard) => !played.has(slotKey({ section: section.id, round: cell.round, table: cell.table, slotBoard })),
      );
      if (isOpen) open.add(cell.round);
    }
  }
  return `${rounds.size - open.size} ${clock.round}`;
}
