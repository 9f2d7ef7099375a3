import type {
  ChangeKind,
  ChangeLevel,
  ChangeSubject,
  ClubSubject,
  MadeChange,
  Signature,
  UndoDirection,
  UndoneChange,
} from '../store/changes.ts';
import type { ChangeNotice } from './broadcast.ts';
import { nextRequestId } from './client-request.ts';
import { timeNow, type Club } from './club.ts';
import type { ChangeScope } from './model/undo.ts';
import { isProblem, type ClubProblem } from './problem.ts';
import { absentSession } from './absent-session.ts';

/** A change under way, in its transaction: who makes it and when. */
export interface PendingChange extends Signature {
  /** Adds the change when it is first called; the rows written for it refer to the number it returns. */
  readonly add: (details?: ChangeDetails) => number;
}

export interface ChangeDetails {
  /** Why something is changed. */
  readonly reason?: string;
  /** The change that is undone. */
  readonly undoes?: UndoneChange;
  /** The event that the change makes. */
  readonly event?: number;
  /** Whether it can never be taken back. */
  readonly isFinal?: boolean;
}

/** What a change of a session answers, with the session's newest change afterwards. */
export type Changed<T> = T & { readonly change: number };

/** A change of a session. */
export type ChangeOptions<T> = {
  readonly session: number;
  readonly kind: ChangeKind | UndoDirection;
} & Repeatable<T>;

/** How a change is answered once more when its request comes again: needed where its number is not the whole answer. */
type Repeatable<T> = object extends T
  ? { readonly answerOf?: undefined }
  : {
      /** Reads from a change that is already made what it answered. */
      readonly answerOf: (change: number) => T;
    };

/**
 * Changes a session in one transaction, signed by the club's author. Every write to a session goes through here. When
 * this returns without a problem, what `work` wrote is on the disk and the change has been broadcast.
 * @param work checks and writes. A problem takes back whatever it wrote. Where it doesn't call `add`, nothing has
 * changed and nothing is broadcast. It returns null where the number of the change is the whole answer.
 */
export function change<T extends object = object>(
  club: Club,
  { session, kind, answerOf }: ChangeOptions<T>,
  work: (pending: PendingChange) => T | ClubProblem | null,
): Changed<T> | ClubProblem {
  const { changes } = club.store;
  return transact(
    club,
    { of: { session }, kind, answerOf: (made): Changed<T> => ({ ...(answerOf?.(made) as T), change: made }) },
    (pending): Changed<T> | ClubProblem => {
      const absent = absentSession(club, session);
      if (absent) return absent;
      const done = work(pending);
      if (isProblem(done)) return done as ClubProblem;
      return { ...(done as T), change: changes.last(session).id };
    },
    (change) => ({ kind: 'session', session, change }),
  );
}

/** The kinds of changes that belong to no session. */
type ClubChangeKind = 'event' | 'deletion' | 'sheet' | ClubSubject;

const NOTICE_OF = {
  settings: 'settings',
  event: 'events',
  deletion: 'events',
  sheet: 'sheets',
  members: 'members',
  season: 'seasons',
} as const;

/**
 * Changes what belongs to no session that is already there, in the same way: the settings, a new event, which events
 * there are, or a new sheet.
 */
export function changeClub<T extends object>(
  club: Club,
  { kind, answerOf }: { readonly kind: ClubChangeKind; readonly answerOf: (change: number) => T },
  work: (pending: PendingChange) => T | ClubProblem,
): T | ClubProblem {
  return transact(club, { of: 'club', kind, answerOf }, work, () => ({ kind: NOTICE_OF[kind] }));
}

/** Undoes or redoes a change of the club, in the same way. */
export function stepOfClub<T extends object>(
  club: Club,
  { subject, direction, answerOf }: ClubStepOptions<T>,
  work: (pending: PendingChange) => T | ClubProblem,
): T | ClubProblem {
  return transact(club, { of: 'club', kind: direction, answerOf }, work, () => ({ kind: NOTICE_OF[subject] }));
}

interface ClubStepOptions<T> {
  readonly subject: ClubSubject;
  readonly direction: UndoDirection;
  readonly answerOf: (change: number) => T;
}

/** Changes a sheet of rubber bridge or minibridge in the same way. */
export function changeSheet<T extends object>(
  club: Club,
  { sheet, kind, answerOf }: SheetChangeOptions<T>,
  work: (pending: PendingChange) => T | ClubProblem,
): T | ClubProblem {
  return transact(club, { of: { sheet }, kind, answerOf }, work, () => ({ kind: 'sheets' }));
}

interface SheetChangeOptions<T> {
  readonly sheet: number;
  readonly kind: 'sheet' | UndoDirection;
  readonly answerOf: () => T;
}

interface NewChange<T> {
  readonly of: ChangeLevel;
  readonly kind: ChangeKind | UndoDirection;
  readonly answerOf: (change: number) => T;
}

function transact<T>(
  club: Club,
  { of, kind, answerOf }: NewChange<T>,
  work: (pending: PendingChange) => T | ClubProblem,
  noticeOf: (change: number) => ChangeNotice,
): T | ClubProblem {
  const { store } = club;
  const request = nextRequestId();
  let added: number | null = null;
  const answer = store.action((): T | ClubProblem => {
    const made = request === null ? null : store.changes.ofRequest(request);
    if (made) return isSameChange(made, { of, kind }) ? answerOf(made.id) : { kind: 'problem', code: 'requestUsed' };
    const signature = { author: club.author, at: timeNow(club) };
    const add = ({ reason = '', undoes, event, isFinal = false }: ChangeDetails = {}) =>
      (added ??= store.changes.add({
        ...signature,
        of: event === undefined ? of : { event },
        kind,
        reason: reason.trim(),
        undoes: undoes ?? null,
        request,
        isFinal,
      }));
    return work({ ...signature, add });
  });
  if (added !== null && !isProblem(answer)) {
    const notice = noticeOf(added);
    store.afterwards(() => club.updates.broadcast(notice));
  }
  return answer;
}

/** Whether a change that a request has made is of the kind, and of the session, that it is asked for now. */
function isSameChange(made: MadeChange, { of, kind }: Pick<NewChange<unknown>, 'of' | 'kind'>): boolean {
  const session = typeof of === 'object' && 'session' in of ? of.session : null;
  const sheet = typeof of === 'object' && 'sheet' in of ? of.sheet : null;
  return made.kind === kind && (made.session === null || made.session === session) && made.sheet === sheet;
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
