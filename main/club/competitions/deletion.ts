import { changeClub } from '../change.ts';
import type { Club } from '../club.ts';
import type { ClubProblem } from '../problem.ts';
import { absentSession } from '../absent-session.ts';

/** An event that was deleted, restored or removed. */
export interface EventAnswer {
  readonly session: number;
  readonly name: string;
}

/**
 * Deletes the event of a session, or the session alone where its event has others: nothing lists it, nothing is written
 * to it, and it can be restored as it was.
 */
export function deleteEvent(club: Club, session: number): EventAnswer | ClubProblem {
  return changeClub(club, deletion(club, session), ({ add }): EventAnswer | ClubProblem => {
    const absent = absentSession(club, session);
    if (absent) return absent;
    return writeDeleted(club, session, add(), 1);
  });
}

/** Restores a deleted event. */
export function restoreEvent(club: Club, session: number): EventAnswer | ClubProblem {
  return changeClub(club, deletion(club, session), ({ add }): EventAnswer | ClubProblem => {
    return notDeleted(club, session) ?? writeDeleted(club, session, add(), 0);
  });
}

/** Removes a deleted event for good: it is not listed among the deleted ones, and never restored. */
export function removeEvent(club: Club, session: number): EventAnswer | ClubProblem {
  return changeClub(club, deletion(club, session), ({ add }): EventAnswer | ClubProblem => {
    const problem = notDeleted(club, session);
    if (problem) return problem;
    const { event, name, deleted } = detailsOf(club, session);
    const change = add({ isFinal: true });
    if (deleted === 1) club.store.events.addRemoval(event, change);
    else club.store.events.addState(change, session, 'removed');
    return { session, name };
  });
}

/** The change of which events there are, and how it is answered once more. */
function deletion(club: Club, session: number) {
  return { kind: 'deletion', answerOf: () => ({ session, name: detailsOf(club, session).name }) } as const;
}

function notDeleted(club: Club, session: number): ClubProblem | null {
  const absent = absentSession(club, session);
  if (absent?.code === 'eventDeleted') return null;
  return absent ?? { kind: 'problem', code: 'eventNotDeleted', session };
}

function writeDeleted(club: Club, session: number, change: number, deleted: 0 | 1): EventAnswer {
  const { events, sessions } = club.store;
  const { event, name, deleted: wasDeleted } = detailsOf(club, session);
  const isAlone = deleted === 1 ? sessions.ofEvent(session).length === 1 : wasDeleted === 1;
  if (isAlone) events.addDetails(change, { event, name, deleted });
  else events.addState(change, session, deleted === 1 ? 'deleted' : 'present');
  return { session, name };
}

function detailsOf({ store }: Club, session: number) {
  const details = store.events.details(session);
  if (!details) throw new Error(`session ${session} has no event`);
  return details;
}
