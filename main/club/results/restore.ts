import { slotOf } from '../../../src/session/slot.ts';
import type { ResultVersionRow } from '../../store/results/results.ts';
import type { Restoring, UndoableChange } from '../change.ts';
import type { Club } from '../club.ts';
import { contentBefore } from '../competitions/line-content.ts';
import type { ChangeScope } from '../model/undo.ts';

export const resultChange: UndoableChange<'result'> = { kind: 'result', restore: restoreResults };

/** Writes, on every line of a change, what stood there before, with what the review knew of it. */
function restoreResults(club: Club, { undone, change, author }: Restoring): ChangeScope {
  const { store } = club;
  const written = store.results.ofChange(undone);
  store.results.add(
    change,
    written.map((row) => contentBefore(club, row)),
  );
  for (const row of written) copyReview(club, row, { change, author });
  return { subject: 'result', slots: written.map(slotOf) };
}

/** Copies what the review knew of the version before `written` to the newest one, which is equal to it. */
function copyReview(
  { store }: Club,
  written: ResultVersionRow,
  { change, author }: Pick<Restoring, 'change' | 'author'>,
): void {
  const slot = slotOf(written);
  const newest = store.results.newest(slot);
  if (!newest) return;
  const { version, at } = newest;
  for (const code of store.acceptedFindings.codesOf({ ...slot, version: written.version - 1 })) {
    store.acceptedFindings.add(change, { ...slot, version, code, takenBack: 0, author, at });
  }
  const before = store.results.version(slot, written.version - 1);
  const read = before && store.verifications.newestBetween(slot, before.at, written.at);
  if (read) store.verifications.add({ ...read, author, at });
}
