import type { Club } from '../club.ts';
import type { BroughtIn } from '../model/event-file.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { undoChange } from '../undo/undo.ts';

/**
 * Undoes what a file brought to an event, newest first, as far as it can be undone. Where something was changed in the
 * event since, nothing is.
 */
export function takeBack(
  club: Club,
  session: number,
  { after, upTo }: Pick<BroughtIn, 'after' | 'upTo'>,
): { readonly undone: number } | ClubProblem {
  const { changes } = club.store;
  for (let undone = 0; ; undone++) {
    const next = changes.next('undo', session);
    if (next === null || next.id <= after) return { undone };
    const step = undoChange(club, session, { only: next.id, seen: upTo });
    if (isProblem(step)) return step;
  }
}
