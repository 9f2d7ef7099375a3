import type { Database } from 'better-sqlite3';

interface Common {
  readonly session: number;
  /** The session's newest change at that moment. */
  readonly change: number;
  /** The action it was written by; null where that was no change yet. */
  readonly madeBy: number | null;
  readonly author: string;
  readonly at: string;
}

/** A ranking made official, with the end of its correction period and its places as JSON. */
export interface PublishedRow extends Common {
  readonly kind: 'published';
  readonly until: string;
  readonly places: string;
}

/** What is written of a publication: that it was made, that its corrections ended, or that the last of these is not so. */
export type PublicationRow =
  | PublishedRow
  | (Common & { readonly kind: 'ended' | 'withdrawn'; readonly until: null; readonly places: null });

/** Publications: added, never altered. */
export interface PublicationsTable {
  /** Oldest first. */
  ofSession(session: number): readonly PublicationRow[];
  add(row: PublicationRow): void;
}

export function publicationsTable(db: Database): PublicationsTable {
  const ofSession = db.prepare<[number], PublicationRow>(
    `SELECT session_id AS session, kind, change_id AS change, made_by AS madeBy, corrections_until AS until, places, author, at
     FROM publications WHERE session_id = ? ORDER BY id`,
  );
  const insert = db.prepare(
    `INSERT INTO publications (session_id, kind, change_id, made_by, corrections_until, places, author, at)
     VALUES (:session, :kind, :change, :madeBy, :until, :places, :author, :at)`,
  );
  return { ofSession: (session) => ofSession.all(session), add: (row) => void insert.run(row) };
}
