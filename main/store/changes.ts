import type { Database } from 'better-sqlite3';

/** The subjects of changes of an event that can be undone. */
export type ChangeSubject =
  | 'result'
  | 'penalty'
  | 'schedule'
  | 'names'
  | 'terms'
  | 'datum'
  | 'scoring'
  | 'publication'
  | 'review'
  | 'details'
  | 'match'
  | 'draw'
  | 'stage'
  | 'deals';
/** The kinds of changes. Those of the clock and of creating an event can't be undone; a deleted event is restored. */
export type ChangeKind = ChangeSubject | ClubSubject | 'clock' | 'event' | 'sample' | 'import' | 'deletion' | 'sheet';
/** The subjects of changes of the club that can be undone: each has a stack of its own. */
export type ClubSubject = 'members' | 'season' | 'settings';
/** Undo takes changes back, newest first; redo repeats them until something else is changed. */
export type UndoDirection = 'undo' | 'redo';

/** What a change belongs to: a session of an event, an event as a whole, a sheet of rubber bridge, or the club. */
export type ChangeLevel =
  | { readonly session: number }
  | { readonly event: number }
  | { readonly sheet: number }
  | 'club';

/** Who wrote something, and when. */
export interface Signature {
  readonly author: string;
  readonly at: string;
}

export interface NewChange extends Signature {
  readonly of: ChangeLevel;
  readonly kind: ChangeKind | UndoDirection;
  readonly reason?: string;
  /** The change that an undo takes back, or the undo that a redo repeats; null, or left out, for other changes. */
  readonly undoes?: UndoneChange | null;
  /** The client's id of its request; each is used by one change. */
  readonly request?: string | null;
  /** Whether it can never be taken back, though others of its kind can. */
  readonly isFinal?: boolean;
}

/** A change that a request of a client has made. */
export interface MadeChange {
  readonly id: number;
  readonly kind: string;
  /** Null where the change belongs to no session. */
  readonly session: number | null;
  /** Null where the change belongs to no sheet. */
  readonly sheet: number | null;
}

/** A change that is undone, or an undo that is redone. */
export interface UndoneChange {
  readonly id: number;
  readonly subject: ChangeSubject | ClubSubject | 'sheet';
  /** Null where the change belongs to no session. */
  readonly session: number | null;
}

/** The change of an event to undo next, or the undo to redo. */
export interface UndoStep extends UndoneChange {
  readonly subject: ChangeSubject;
}

/** The changes, one row an action. Their numbers grow; 0 stands for "none yet". */
export interface ChangesTable {
  /** Adds a change; an undo and a redo, which undoes an undo, are changes too. */
  add(change: NewChange): number;
  /** The change that a request of a client made; null where it made none. */
  ofRequest(request: string): MadeChange | null;
  /** The change that an undo or a redo took back; null for another change. */
  undoneBy(change: number): number | null;
  /** Who made a change, and when. */
  signatureOf(change: number): Signature | null;
  /** The session's newest change. */
  last(session: number): { readonly id: number; readonly at: string | null };
  /** The session's change before one of its changes; 0 before the first. */
  before(session: number, change: number): number;
  /** The session's newest change that can move a score. */
  lastOfScores(session: number): number;
  /** Whether only results of the session have changed after `since`. */
  onlyResultsSince(session: number, since: number): boolean;
  /** The change of a session's event to undo, or the undo to redo; null where there is none. */
  next(way: UndoDirection, session: number): UndoStep | null;
  /** The change of the club of this subject to undo, or the undo to redo; null where there is none. */
  nextOfClub(way: UndoDirection, subject: ClubSubject): number | null;
  /** The newest change of the members, or of the language in which they have neutral names; 0 before the first. */
  lastOfMembers(): number;
  /** The newest change of all; 0 before the first. */
  lastOfAll(): number;
  /** The sheet's newest change; 0 before the first after it was begun. */
  lastOfSheet(sheet: number): { readonly id: number; readonly at: string | null };
  /** The change of a sheet to undo, or the undo to redo; null where there is none. */
  nextOfSheet(way: UndoDirection, sheet: number): number | null;
}

/** Changes that move no score. */
const WITHOUT_SCORES = "('names', 'clock', 'review', 'publication', 'details', 'deals', 'stage')";
const WITHIN_RESULTS = "('result', 'review', 'publication')";

const EVENT = '(SELECT event_id FROM sessions WHERE id = ?)';
const NOT_UNDONE = 'NOT EXISTS (SELECT 1 FROM changes WHERE undoes = done.id)';

export function changesTable(db: Database): ChangesTable {
  const insert = db.prepare(
    `INSERT INTO changes (event_id, session_id, sheet_id, kind, subject, author, reason, request, at, undoes)
     VALUES (coalesce(:event, (SELECT event_id FROM sessions WHERE id = :ofSession)), :session, :sheet, :kind, :subject,
       :author, :reason, :request, :at, :undoes)`,
  );
  const ofRequest = db.prepare<[string], MadeChange>(
    'SELECT id, kind, session_id AS session, sheet_id AS sheet FROM changes WHERE request = ?',
  );
  const undoneBy = db.prepare<[number], number | null>('SELECT undoes FROM changes WHERE id = ?').pluck();
  const signature = db.prepare<[number], Signature>('SELECT author, at FROM changes WHERE id = ?');
  const last = db.prepare<[number], { id: number; at: string }>(
    'SELECT id, at FROM changes WHERE session_id = ? ORDER BY id DESC LIMIT 1',
  );
  const before = db
    .prepare<[number, number], number>('SELECT coalesce(max(id), 0) FROM changes WHERE session_id = ? AND id < ?')
    .pluck();
  const lastOfScores = db
    .prepare<[number], number>(
      `SELECT id FROM changes
       WHERE session_id = ? AND coalesce(subject, kind) NOT IN ${WITHOUT_SCORES} ORDER BY id DESC LIMIT 1`,
    )
    .pluck();
  const otherSince = db
    .prepare<[number, number], number>(
      `SELECT 1 FROM changes
       WHERE session_id = ? AND id > ? AND coalesce(subject, kind) NOT IN ${WITHIN_RESULTS} LIMIT 1`,
    )
    .pluck();
  const toUndo = db.prepare<[number], UndoStep>(
    `SELECT id, subject, session_id AS session FROM changes AS done
     WHERE event_id = ${EVENT} AND kind <> 'undo' AND subject IS NOT NULL AND ${NOT_UNDONE} ORDER BY id DESC LIMIT 1`,
  );
  const toRedo = db.prepare<[number], UndoStep>(
    `SELECT id, subject, session_id AS session FROM changes AS done
     WHERE event_id = ${EVENT} AND kind = 'undo' AND ${NOT_UNDONE}
       AND NOT EXISTS (
         SELECT 1 FROM changes
         WHERE event_id = done.event_id AND id > done.id AND kind NOT IN ('undo', 'redo') AND subject IS NOT NULL)
     ORDER BY id DESC LIMIT 1`,
  );
  const toUndoOfClub = db
    .prepare<[{ subject: ClubSubject }], number>(
      `SELECT id FROM changes AS done
       WHERE event_id IS NULL AND sheet_id IS NULL AND kind <> 'undo' AND subject = :subject AND ${NOT_UNDONE}
       ORDER BY id DESC LIMIT 1`,
    )
    .pluck();
  const toRedoOfClub = db
    .prepare<[{ subject: ClubSubject }], number>(
      `SELECT id FROM changes AS done
       WHERE event_id IS NULL AND sheet_id IS NULL AND kind = 'undo' AND subject = :subject AND ${NOT_UNDONE}
         AND NOT EXISTS (
           SELECT 1 FROM changes
           WHERE event_id IS NULL AND subject = :subject AND id > done.id AND kind NOT IN ('undo', 'redo'))
       ORDER BY id DESC LIMIT 1`,
    )
    .pluck();
  const lastOfMembers = db
    .prepare<[], number>(
      `SELECT max(
         coalesce((
           SELECT max(id) FROM changes INDEXED BY changes_of_members
           WHERE event_id IS NULL AND coalesce(subject, kind) = 'members'), 0),
         coalesce((SELECT change_id FROM settings WHERE key = 'language' ORDER BY version DESC LIMIT 1), 0))`,
    )
    .pluck();
  const lastOfAll = db.prepare<[], number>('SELECT coalesce(max(id), 0) FROM changes').pluck();
  const lastOfSheet = db.prepare<[number], { id: number; at: string }>(
    'SELECT id, at FROM changes WHERE sheet_id = ? ORDER BY id DESC LIMIT 1',
  );
  const toUndoOfSheet = db
    .prepare<[number], number>(
      `SELECT id FROM changes AS done
       WHERE sheet_id = ? AND kind <> 'undo' AND ${NOT_UNDONE} ORDER BY id DESC LIMIT 1`,
    )
    .pluck();
  const toRedoOfSheet = db
    .prepare<[number], number>(
      `SELECT id FROM changes AS done
       WHERE sheet_id = ? AND kind = 'undo' AND ${NOT_UNDONE}
         AND NOT EXISTS (
           SELECT 1 FROM changes WHERE sheet_id = done.sheet_id AND id > done.id AND kind NOT IN ('undo', 'redo'))
       ORDER BY id DESC LIMIT 1`,
    )
    .pluck();
  return {
    add({ of, kind, author, at, reason = '', undoes = null, request = null, isFinal = false }) {
      const ofSession = typeof of === 'object' && 'session' in of ? of.session : null;
      const event = typeof of === 'object' && 'event' in of ? of.event : null;
      const sheet = typeof of === 'object' && 'sheet' in of ? of.sheet : null;
      const session = undoes ? undoes.session : ofSession;
      const subject = undoes ? undoes.subject : isFinal ? null : subjectOf(kind);
      const made = { kind, subject, author, at, reason, request, undoes: undoes?.id ?? null };
      const row = { event, session, ofSession, sheet, ...made };
      return Number(insert.run(row).lastInsertRowid);
    },
    ofRequest: (request) => ofRequest.get(request) ?? null,
    undoneBy: (change) => undoneBy.get(change) ?? null,
    signatureOf: (change) => signature.get(change) ?? null,
    last: (session) => last.get(session) ?? { id: 0, at: null },
    before: (session, change) => before.get(session, change) ?? 0,
    lastOfScores: (session) => lastOfScores.get(session) ?? 0,
    onlyResultsSince: (session, since) => otherSince.get(session, since) === undefined,
    next: (way, session) => (way === 'undo' ? toUndo : toRedo).get(session) ?? null,
    nextOfClub: (way, subject) => (way === 'undo' ? toUndoOfClub : toRedoOfClub).get({ subject }) ?? null,
    lastOfMembers: () => lastOfMembers.get() ?? 0,
    lastOfAll: () => lastOfAll.get() ?? 0,
    lastOfSheet: (sheet) => lastOfSheet.get(sheet) ?? { id: 0, at: null },
    nextOfSheet: (way, sheet) => (way === 'undo' ? toUndoOfSheet : toRedoOfSheet).get(sheet) ?? null,
  };
}

/** The kinds of changes that can't be undone. */
type WithoutSubject = 'clock' | 'event' | 'sample' | 'import';

/** The subject of a change that is no undo; null where it can't be undone. */
function subjectOf(kind: NewChange['kind']): Exclude<ChangeKind, WithoutSubject> | null {
  const without: readonly NewChange['kind'][] = ['clock', 'event', 'sample', 'import', 'undo', 'redo'];
  return without.includes(kind) ? null : (kind as Exclude<ChangeKind, WithoutSubject>);
}
