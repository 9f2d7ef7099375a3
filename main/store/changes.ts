import type { Database } from 'better-sqlite3';

/** What a change is about that can be taken back. */
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
/** What somebody does; the clock runs on and the sample was never typed: neither can be taken back. */
export type ChangeKind = ChangeSubject | 'clock' | 'sample';
/** The ways along what was done: back, newest first, and forth again until something else is changed. */
export type UndoDirection = 'undo' | 'redo';

/** Who wrote something, and when. */
export interface Signature {
  readonly author: string;
  readonly at: string;
}

export interface NewChange extends Signature {
  readonly session: number;
  readonly kind: ChangeKind | UndoDirection;
  readonly reason: string;
  /** What an undo takes back, or a redo does again; null on any other change. */
  readonly undoes: UndoStep | null;
}

/** What can be taken back next, an undo on the way forth; it is of one subject. */
export interface UndoStep {
  readonly id: number;
  readonly subject: ChangeSubject;
}

/** What was done, one row an action. Change numbers grow; 0 stands for "nothing yet". */
export interface ChangesTable {
  /** Adds a change; an undo and a redo, which undoes an undo, are changes too. */
  add(change: NewChange): number;
  /** The session's newest change. */
  last(session: number): { readonly id: number; readonly at: string | null };
  /** The session's newest change that could touch a score. */
  lastOfScores(session: number): number;
  /** Whether what stands in the session is as after the change `since` but for its results. */
  onlyResultsSince(session: number, since: number): boolean;
  /** What an undo takes back, or what a redo does again; null where there is nothing. */
  next(way: UndoDirection, session: number): UndoStep | null;
}

/** Those of the last are of no figure: what was found right, published or shown on the clock. */
const WITHOUT_SCORES = "('names', 'clock', 'review', 'publication')";
const WITHIN_RESULTS = "('result', 'review', 'publication')";

const NOT_UNDONE = 'NOT EXISTS (SELECT 1 FROM changes WHERE undoes = done.id)';

export function changesTable(db: Database): ChangesTable {
  const insert = db.prepare(
    `INSERT INTO changes (session_id, kind, subject, author, reason, at, undoes)
     VALUES (:session, :kind, :subject, :author, :reason, :at, :undoes)`,
  );
  const last = db.prepare<[number], { id: number; at: string }>(
    'SELECT id, at FROM changes WHERE session_id = ? ORDER BY id DESC LIMIT 1',
  );
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
    `SELECT id, subject FROM changes AS done
     WHERE session_id = ? AND kind <> 'undo' AND subject IS NOT NULL AND ${NOT_UNDONE} ORDER BY id DESC LIMIT 1`,
  );
  const toRedo = db.prepare<[number], UndoStep>(
    `SELECT id, subject FROM changes AS done
     WHERE session_id = ? AND kind = 'undo' AND ${NOT_UNDONE}
       AND NOT EXISTS (
         SELECT 1 FROM changes
         WHERE session_id = done.session_id AND id > done.id AND kind NOT IN ('undo', 'redo') AND subject IS NOT NULL)
     ORDER BY id DESC LIMIT 1`,
  );
  return {
    add({ undoes, ...change }) {
      const subject = undoes ? undoes.subject : subjectOf(change.kind);
      return Number(insert.run({ ...change, subject, undoes: undoes?.id ?? null }).lastInsertRowid);
    },
    last: (session) => last.get(session) ?? { id: 0, at: null },
    lastOfScores: (session) => lastOfScores.get(session) ?? 0,
    onlyResultsSince: (session, since) => otherSince.get(session, since) === undefined,
    next: (way, session) => (way === 'undo' ? toUndo : toRedo).get(session) ?? null,
  };
}

function subjectOf(kind: NewChange['kind']): ChangeSubject | null {
  return kind === 'clock' || kind === 'sample' || kind === 'undo' || kind === 'redo' ? null : kind;
}
