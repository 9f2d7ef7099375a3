import type { Database } from 'better-sqlite3';

/** The score a board's results are held against, from North-South. */
export interface DatumRow {
  readonly board: number;
  readonly score: number;
}

/** Datums of boards: added, never altered. */
export interface DatumsTable {
  /** Those that stand, in order of board. */
  current(session: number): readonly DatumRow[];
  /** Adds the next version of a board's; null takes it away. */
  add(session: number, change: number, board: number, score: number | null): void;
}

export function datumsTable(db: Database): DatumsTable {
  const current = db.prepare<[number], DatumRow>(
    `SELECT board, score FROM datums AS datum
     WHERE session_id = ? AND score IS NOT NULL AND version =
       (SELECT max(version) FROM datums WHERE session_id = datum.session_id AND board = datum.board)
     ORDER BY board`,
  );
  const insert = db.prepare(
    `INSERT INTO datums (session_id, board, version, change_id, score)
     VALUES (:session, :board,
       1 + (SELECT coalesce(max(version), 0) FROM datums WHERE session_id = :session AND board = :board),
       :change, :score)`,
  );
  return {
    current: (session) => current.all(session),
    add: (session, change, board, score) => void insert.run({ session, change, board, score }),
  };
}
