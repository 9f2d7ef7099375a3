import type { Database } from 'better-sqlite3';

/** What a change of an event is about that can be taken back. */
export type ChangeSubject =
  | 'result'
  | 'penalty'
  | 'schedule'
  | 'names'
  | 'terms'
  | 'datum'
  | 'scoring'
  | 'publication'
  | 'review';
/** What somebody does. The clock runs on, and what an event begins with was never there before: neither is taken back. */
export type ChangeKind = ChangeSubject | 'clock' | 'event' | 'sample' | 'settings';
/** The ways along what was done: back, newest first, and forth again until something else is changed. */
export type UndoDirection = 'undo' | 'redo';

/** What a change is of: a session of an event, an event whatever the session, or the club. */
export type ChangeLevel = { readonly session: number } | { readonly event: number } | 'club';

/** Who wrote something, and when. */
export interface Signature {
  readonly author: string;
  readonly at: string;
}

export interface NewChange extends Signature {
  readonly of: ChangeLevel;
  readonly kind: ChangeKind | UndoDirection;
  readonly reason?: string;
  /** What an undo takes back, or a redo does again; null, or left out, on any other change. */
  readonly undoes?: UndoStep | null;
  /** The client's own id of what it asked for; no two changes have one. */
  readonly request?: string | null;
}

/** What can be taken back next, an undo on the way forth; it is of one subject. */
export interface UndoStep {
  readonly id: number;
  readonly subject: ChangeSubject;
  /** Null where it is of the event, whatever the session. */
  readonly session: number | null;
}

/** What was done, one row an action. Change numbers grow; 0 stands for "nothing yet". */
export interface ChangesTable {
  /** Adds a change; an undo and a redo, which undoes an undo, are changes too. */
  add(change: NewChange): number;
  /** The change of a session that a request of a client made; null where it made none. */
  ofRequest(request: string, made: { readonly session: number; readonly kind: string }): number | null;
  /** The session's newest change. */
  last(session: number): { readonly id: number; readonly at: string | null };
  /** The session's change before one of its changes; 0 before the first. */
  before(session: number, change: number): number;
  /** The session's newest change that could touch a score. */
  lastOfScores(session: number): number;
  /** Whether what stands in the session is as after the change `since` but for its results. */
  onlyResultsSince(session: number, since: number): boolean;
  /** What an undo takes back in a session's event, or what a redo does again; null where there is nothing. */
  next(way: UndoDirection, session: number): UndoStep | null;
}

/** Those of the last are of no figure: what was found right, published or shown on the clock. */
const WITHOUT_SCORES = "('names', 'clock', 'review', 'publication')";
const WITHIN_RESULTS = "('result', 'review', 'publication')";

const EVENT = '(SELECT event_id FROM sessions WHERE id = ?)';
const NOT_UNDONE = 'NOT EXISTS (SELECT 1 FROM changes WHERE undoes = done.id)';

export function changesTable(db: Database): ChangesTable {
  const insert = db.prepare(
    `INSERT INTO changes (event_id, session_id, kind, subject, author, reason, request, at, undoes)
     VALUES (coalesce(:event, (SELECT event_id FROM sessions WHERE id = :ofSession)), :session, :kind, :subject, :author,
       :reason, :request, :at, :undoes)`,
  );
  const ofRequest = db
    .prepare<[{ request: string; session: number; kind: string }], number>(
      'SELECT id FROM changes WHERE request = :request AND session_id = :session AND kind = :kind',
    )
    .pluck();
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
  return {
    add({ of, kind, author, at, reason = '', undoes = null, request = null }) {
      const ofSession = typeof of === 'object' && 'session' in of ? of.session : null;
      const event = typeof of === 'object' && 'event' in of ? of.event : null;
      const session = undoes ? undoes.session : ofSession;
      const subject = undoes ? undoes.subject : subjectOf(kind);
      const row = { event, session, ofSession, kind, subject, author, at, reason, request, undoes: undoes?.id ?? null };
      return Number(insert.run(row).lastInsertRowid);
    },
    ofRequest: (request, { session, kind }) => ofRequest.get({ request, session, kind }) ?? null,
    last: (session) => last.get(session) ?? { id: 0, at: null },
    before: (session, change) => before.get(session, change) ?? 0,
    lastOfScores: (session) => lastOfScores.get(session) ?? 0,
    onlyResultsSince: (session, since) => otherSince.get(session, since) === undefined,
    next: (way, session) => (way === 'undo' ? toUndo : toRedo).get(session) ?? null,
  };
}

/** What an event begins with and the clock can't be taken back; an undo says itself what it takes back. */
function subjectOf(kind: NewChange['kind']): ChangeSubject | 'settings' | null {
  const without: readonly NewChange['kind'][] = ['clock', 'event', 'sample', 'undo', 'redo'];
  return without.includes(kind) ? null : (kind as ChangeSubject | 'settings');
}
