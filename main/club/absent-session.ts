import type { Club } from './club.ts';
import type { ClubProblem } from './problem.ts';

/** Why a session can't be read or changed: its event was deleted, or never was. Null where it is there. */
export function absentSession({ store }: Club, session: number): ClubProblem | null {
  const state = store.eventList.state(session);
  if (state === 'present') return null;
  const name = state === 'deleted' ? store.events.details(session)?.name : undefined;
  if (name === undefined) return { kind: 'problem', code: 'unknownSession', session };
  return { kind: 'problem', code: 'eventDeleted', session, name };
}
