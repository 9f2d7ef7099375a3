import type { Database } from 'better-sqlite3';

export type ChangeKind =
  | 'result'
  | 'undo'
  | 'names'
  | 'clock'
  | 'sample'
  | 'scoring'
  | 'penalty'
  | 'schedule'
  | 'terms'
  | 'datum';
/** What can be taken back. */
export type UndoableKind = 'result' | 'penalty' | 'schedule';

export interface NewChange {
  readonly session: number;
  readonly kind: ChangeKind;
  readonly author: string;
  readonly reason: string;
  readonly at: string;
  /** On an undo, the change it takes back. */
  readonly undoes: number | null;
}

/** What was done, one row an action. Change numbers grow; 0 stands for "nothing yet". */
export interface ChangesTable {
  add(change: NewChange): number;
  /** The session's newest change. */
  last(session: number): { readonly id: number; readonly at: string | null };
  /** The session's newest change that could touch a score. */
  lastOfScores(session: number): number;
  /** Whether all the session's changes after `since` wrote results and nothing else. */
  onlyResultsSince(session: number, since: number): boolean;
  /** The newest change of a kind not yet taken back. */
  newestToUndo(session: number, kind: UndoableKind): number | null;
}

export function changesTable(db: Database): ChangesTable {
  const insert = db.prepare(
    `INSERT INTO changes (session_id, kind, author, reason, at, undoes)
     VALUES (:session, :kind, :author, :reason, :at, :undoes)`,
  );
  const last = db.prepare<[number], { id: number; at: string }>(
    'SELECT id, at FROM changes WHERE session_id = ? ORDER BY id DESC LIMIT 1',
  );
  const lastOfScores = db
    .prepare<[number], number>(
      `SELECT id FROM changes
       WHERE session_id = ? AND kind NOT IN ('names', 'clock') ORDER BY id DESC LIMIT 1`,
    )
    .pluck();
  const otherSince = db
    .prepare<[number, number], number>(
      `SELECT 1 FROM changes AS done LEFT JOIN changes AS undone ON undone.id = done.undoes
       WHERE done.session_id = ? AND done.id > ? AND coalesce(undone.kind, done.kind) <> 'result' LIMIT 1`,
    )
    .pluck();
  const newestToUndo = db
    .prepare<[number, UndoableKind], number>(
      `SELECT id FROM changes AS done
       WHERE session_id = ? AND kind = ? AND NOT EXISTS (SELECT 1 FROM changes WHERE undoes = done.id)
       ORDER BY id DESC LIMIT 1`,
    )
    .pluck();
  return {
    add: (change) => Number(insert.run(change).lastInsertRowid),
    last: (session) => last.get(session) ?? { id: 0, at: null },
    lastOfScores: (session) => lastOfScores.get(session) ?? 0,
    onlyResultsSince: (session, since) => otherSince.get(session, since) === undefined,
    newestToUndo: (session, kind) => newestToUndo.get(session, kind) ?? null,
  };
}
