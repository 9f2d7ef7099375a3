import type { Database } from 'better-sqlite3';
import type { Signature } from '../changes.ts';

/** How a session is scored, one version of it. */
export interface ScoringRow {
  readonly version: number;
  readonly method: string;
  readonly preset: string;
  /** A Regulation as JSON. */
  readonly regulation: string;
  /** What of several sections is one field: `all`, or each `section`. */
  readonly fields: string;
}

/** Scorings of sessions: added, never altered. */
export interface ScoringsTable {
  /** The newest of a session. */
  current(session: number): ScoringRow | null;
  /** The same as of a change. */
  asOf(session: number, change: number): ScoringRow | null;
  /** Who chose the newest after a change; null where nobody did. */
  since(session: number, change: number): Signature | null;
  /** What stood before the change that chose another; null where it chose none. */
  before(change: number): ScoringRow | null;
  /** Adds the next version; the first belongs to no change. */
  add(session: number, change: number | null, scoring: Omit<ScoringRow, 'version'>): void;
}

export function scoringsTable(db: Database): ScoringsTable {
  const current = db.prepare<[number], ScoringRow>(
    'SELECT version, method, preset, regulation, fields FROM scorings WHERE session_id = ? ORDER BY version DESC LIMIT 1',
  );
  const asOf = db.prepare<[number, number], ScoringRow>(
    `SELECT version, method, preset, regulation, fields FROM scorings
     WHERE session_id = ? AND (change_id IS NULL OR change_id <= ?) ORDER BY version DESC LIMIT 1`,
  );
  const since = db.prepare<[number, number], Signature>(
    `SELECT change.at, change.author FROM scorings AS chosen JOIN changes AS change ON change.id = chosen.change_id
     WHERE chosen.session_id = ? AND chosen.change_id > ? ORDER BY chosen.version DESC LIMIT 1`,
  );
  const before = db.prepare<[number], ScoringRow>(
    `SELECT earlier.version, earlier.method, earlier.preset, earlier.regulation, earlier.fields
     FROM scorings AS chosen JOIN scorings AS earlier ON earlier.session_id = chosen.session_id
       AND earlier.version = chosen.version - 1
     WHERE chosen.change_id = ?`,
  );
  const insert = db.prepare(
    `INSERT INTO scorings (session_id, version, change_id, method, preset, regulation, fields)
     VALUES (:session, 1 + (SELECT coalesce(max(version), 0) FROM scorings WHERE session_id = :session),
       :change, :method, :preset, :regulation, :fields)`,
  );
  return {
    current: (session) => current.get(session) ?? null,
    asOf: (session, change) => asOf.get(session, change) ?? null,
    since: (session, change) => since.get(session, change) ?? null,
    before: (change) => before.get(change) ?? null,
    add: (session, change, { method, preset, regulation, fields }) =>
      void insert.run({ session, change, method, preset, regulation, fields }),
  };
}
