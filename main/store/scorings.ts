import type { Database } from 'better-sqlite3';

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
  /** Adds the next version; the first belongs to no change. */
  add(session: number, change: number | null, scoring: Omit<ScoringRow, 'version'>): void;
}

export function scoringsTable(db: Database): ScoringsTable {
  const current = db.prepare<[number], ScoringRow>(
    'SELECT version, method, preset, regulation, fields FROM scorings WHERE session_id = ? ORDER BY version DESC LIMIT 1',
  );
  const insert = db.prepare(
    `INSERT INTO scorings (session_id, version, change_id, method, preset, regulation, fields)
     VALUES (:session, 1 + (SELECT coalesce(max(version), 0) FROM scorings WHERE session_id = :session),
       :change, :method, :preset, :regulation, :fields)`,
  );
  return {
    current: (session) => current.get(session) ?? null,
    add: (session, change, scoring) => void insert.run({ ...scoring, session, change }),
  };
}
