import SQLite, { type Database } from 'better-sqlite3';

/**
 * Opens a database, reads it and closes it; nothing in it is changed. The connection is one for writing where that is
 * allowed: on a read-only one SQLite's integrity_check skips the CHECK constraints.
 */
export function inspectDatabase<T>(path: string, look: (db: Database) => T): T {
  const db = new SQLite(path, { fileMustExist: true });
  try {
    db.pragma('query_only = ON');
    return look(db);
  } finally {
    db.close();
  }
}

/** What `PRAGMA integrity_check` finds wrong; nothing when the database is sound. */
export function integrityFaults(db: Database): readonly string[] {
  const rows = db.pragma('integrity_check') as { readonly integrity_check: string }[];
  return rows.map((row) => row.integrity_check).filter((fault) => fault !== 'ok');
}
