import type { ChangeKind, ChangeLevel, ChangeSubject, Signature, UndoDirection, UndoStep } from '../store/changes.ts';
import type { ChangeNotice } from './broadcast.ts';
import { timeNow, type Club } from './club.ts';
import type { ChangeScope } from './model/undo.ts';
import { isProblem, type ClubProblem } from './problem.ts';

/** A change under way, in its transaction: who makes it and when. */
export interface PendingChange extends Signature {
  /** Adds the change when it is first called; the rows written for it refer to the number it returns. */
  readonly add: (details?: ChangeDetails) => number;
}

export interface ChangeDetails {
  /** Why something is changed. */
  readonly reason?: string;
  /** The change that is undone. */
  readonly undoes?: UndoStep;
  /** The event that the change makes. */
  readonly event?: number;
}

/** What a change of a session answers, with the session's newest change afterwards. */
export type Changed<T> = T & { readonly change: number };

/** A change of a session. */
export interface ChangeOptions<T> {
  readonly session: number;
  readonly kind: ChangeKind | UndoDirection;
  readonly request?: ClientRequest<T> | undefined;
}

/** A request that its client sends again when the answer was lost. The change is made only once. */
export interface ClientRequest<T> {
  /** The client's own id of the request. */
  readonly id: string;
  /** Reads from a change that is already made what it answered. */
  readonly answer: (change: number) => T;
}

/**
 * Changes a session in one transaction, signed by the club's author. Every write to a session goes through here. When
 * this returns without a problem, what `work` wrote is on the disk and the change has been broadcast.
 * @param work checks and writes. A problem takes back whatever it wrote. Where it doesn't call `add`, nothing has
 * changed and nothing is broadcast. It returns null where the number of the change is the whole answer.
 */
export function change<T extends object = object>(
  club: Club,
  { session, kind, request }: ChangeOptions<T>,
  work: (pending: PendingChange) => T | ClubProblem | null,
): Changed<T> | ClubProblem {
  const { changes, sessions } = club.store;
  return transact(
    club,
    { of: { session }, kind, request: request?.id ?? null },
    (pending): Changed<T> | ClubProblem => {
      if (!sessions.read(session)) return { kind: 'problem', code: 'unknownSession', session };
      const made = request ? changes.ofRequest(request.id, { session, kind }) : null;
      if (request && made !== null) return { ...request.answer(made), change: made };
      const done = work(pending);
      if (isProblem(done)) return done as ClubProblem;
      return { ...(done as T), change: changes.last(session).id };
    },
    (change) => ({ kind: 'session', session, change }),
  );
}

/** Changes what belongs to no session that is already there, in the same way: the settings, or a new event. */
export function changeClub<T extends object>(
  club: Club,
  kind: 'settings' | 'event',
  work: (pending: PendingChange) => T | ClubProblem,
): T | ClubProblem {
  return transact(club, { of: 'club', kind, request: null }, work, () => ({
    kind: kind === 'settings' ? 'settings' : 'events',
  }));
}

interface NewChange {
  readonly of: ChangeLevel;
  readonly kind: ChangeKind | UndoDirection;
  readonly request: string | null;
}

function transact<T>(
  club: Club,
  { of, kind, request }: NewChange,
  work: (pending: PendingChange) => T | ClubProblem,
  noticeOf: (change: number) => ChangeNotice,
): T | ClubProblem {
  const { store } = club;
  let added: number | null = null;
  const answer = store.action((): T | ClubProblem => {
    const signature = { author: club.author, at: timeNow(club) };
    const add = ({ reason = '', undoes, event }: ChangeDetails = {}) =>
      (added ??= store.changes.add({
        ...signature,
        of: event === undefined ? of : { event },
        kind,
        reason: reason.trim(),
        undoes: undoes ?? null,
        request,
      }));
    return work({ ...signature, add });
  });
  if (added !== null && !isProblem(answer)) club.updates.broadcast(noticeOf(added));
  return answer;
}

/** A kind of change that can be undone. The module that writes it exports it, and undo/undo.ts lists them all. */
export interface UndoableChange<Subject extends ChangeSubject> {
  readonly kind: Subject;
  /** Writes, as a new version, what stood before the change that is undone. */
  readonly restore: (club: Club, restoring: Restoring) => ChangeScope;
}

/** A change that is being undone. */
export interface Restoring extends Signature {
  readonly session: number;
  readonly undone: number;
  /** The change by which it is undone. */
  readonly change: number;
}
