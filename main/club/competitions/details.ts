import { change, type Changed, type Restoring, type UndoableChange } from '../change.ts';
import type { Club } from '../club.ts';
import type { EventDetails } from '../model/event.ts';
import type { ChangeScope } from '../model/undo.ts';
import type { ClubProblem } from '../problem.ts';

/** Renames an event, or sets its session for another day or time. The same details again change nothing. */
export function changeDetails(club: Club, session: number, asked: EventDetails): Changed<object> | ClubProblem {
  const { events, sessions } = club.store;
  return change(club, { session, kind: 'details' }, ({ add }): null => {
    const details = events.details(session);
    const now = sessions.read(session);
    if (!details || !now) throw new Error(`session ${session} has no event`);
    const { name, date, start } = asked;
    if (details.name !== name) events.addDetails(add(), { ...details, name });
    if (now.date !== date || now.start !== start) events.setDay(add(), { session, date, start });
    return null;
  });
}

/** Writes the name and the day that stood before a change. */
function restoreDetails({ store }: Club, { undone, change }: Restoring): ChangeScope {
  const { events } = store;
  const before = events.detailsBefore(undone);
  if (before) events.addDetails(change, { ...before, deleted: 0 });
  for (const day of events.daysBefore(undone)) events.setDay(change, day);
  return { subject: 'details' };
}

export const detailsChange: UndoableChange<'details'> = { kind: 'details', restore: restoreDetails };
