import type { ChangeKind, ChangeSubject, Signature, UndoDirection, UndoStep } from '../store/changes.ts';
import { timeNow, type Club } from './club.ts';
import type { ChangeScope } from './model/undo.ts';
import { isProblem, type ClubProblem } from './problem.ts';

/** What is changed, and how. */
export interface ChangeOptions {
  readonly session: number;
  readonly kind: ChangeKind | UndoDirection;
}

/** A change under way, in its transaction: who makes it and when. */
export interface PendingChange extends Signature {
  /** Adds the change when it is first called; the rows written for it refer to the number it returns. */
  readonly add: (details?: ChangeDetails) => number;
}

/** Why something is changed, and the change that it undoes. */
export interface ChangeDetails {
  readonly reason?: string;
  readonly undoes?: UndoStep;
}

/** What a change answers, with the session's newest change afterwards. */
export type Changed<T> = T & { readonly change: number };

/**
 * Changes a session in one transaction, signed by the club's author. Every write to a session goes through here. When
 * this returns without a problem, what `work` wrote is on the disk and the change has been broadcast.
 * @param work checks and writes. A problem takes back whatever it wrote; without a call of `add` nothing has changed, and
 * nothing is broadcast; null where the number of the change is the whole answer
 */
export function change<T extends object = object>(
  club: Club,
  { session, kind }: ChangeOptions,
  work: (pending: PendingChange) => T | ClubProblem | null,
): Changed<T> | ClubProblem {
  const { store } = club;
  let added: number | null = null;
  const answer = store.action((): Changed<T> | ClubProblem => {
    if (!store.sessions.read(session)) return { kind: 'problem', code: 'unknownSession', session };
    const signed = signature(club);
    const add = ({ reason = '', undoes }: ChangeDetails = {}) =>
      (added ??= store.changes.add({
        ...signed,
        of: { session },
        kind,
        reason: reason.trim(),
        undoes: undoes ?? null,
      }));
    const done = work({ ...signed, add });
    if (isProblem(done)) return done as ClubProblem;
    return { ...(done as T), change: added ?? store.changes.last(session).id };
  });
  if (added !== null && !isProblem(answer)) club.updates.broadcast({ kind: 'session', session, change: added });
  return answer;
}

/** Who writes, and when. */
export function signature(club: Club): Signature {
  return { author: club.author, at: timeNow(club) };
}

/** A kind of change that can be undone, and how: each module that writes one exports its own, and undo.ts lists them. */
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
