import type { Database } from 'better-sqlite3';

export type ChangeKind = 'result' | 'undo' | 'names' | 'clock' | 'sample';

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
  lastOfResults(session: number): number;
  /** Whether all the session's changes after `since` wrote results and nothing else. */
  onlyResultsSince(session: number, since: number): boolean;
  /** The newest change of results not yet taken back. */
  newestToUndo(session: number): number | null;
}

export function changesTable(db: Database): ChangesTable {
  const insert = db.prepare(
    `INSERT INTO changes (session_id, kind, author, reason, at, undoes)
     VALUES (:session, :kind, :author, :reason, :at, :undoes)`,
  );
  const last = db.prepare<[number], { id: number; at: string }>(
    'SELECT id, at FROM changes WHERE session_id = ? ORDER BY id DESC LIMIT 1',
  );
  const lastOfResults = db
    .prepare<[number], number>(
      `SELECT id FROM changes WHERE session_id = ? AND kind IN ('result', 'undo', 'sample') ORDER BY id DESC LIMIT 1`,
    )
    .pluck();
  const otherSince = db
    .prepare<[number, number], number>(
      `SELECT 1 FROM changes WHERE session_id = ? AND id > ? AND kind NOT IN ('result', 'undo') LIMIT 1`,
    )
    .pluck();
  const newestToUndo = db
    .prepare<[number], number>(
      `SELECT id FROM changes AS done
       WHERE session_id = ? AND kind = 'result' AND NOT EXISTS (SELECT 1 FROM changes WHERE undoes = done.id)
       ORDER BY id DESC LIMIT 1`,
    )
    .pluck();
  return {
    add: (change) => Number(insert.run(change).lastInsertRowid),
    last: (session) => last.get(session) ?? { id: 0, at: null },
    lastOfResults: (session) => lastOfResults.get(session) ?? 0,
    onlyResultsSince: (session, since) => otherSince.get(session, since) === undefined,
    newestToUndo: (session) => newestToUndo.get(session) ?? null,
  };
}
