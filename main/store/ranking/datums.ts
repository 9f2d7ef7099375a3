import type { Database } from 'better-sqlite3';
import type { Signature } from '../changes.ts';

/** The score a board's results are held against, from North-South. */
export interface DatumRow {
  readonly board: number;
  readonly score: number;
}

/** Datums of boards: added, never altered. */
export interface DatumsTable {
  /** Those that stand, in order of board. */
  current(session: number): readonly DatumRow[];
  /** The same as of a change. */
  asOf(session: number, change: number): readonly DatumRow[];
  /** The boards whose datum was written after a change, and by whom last. */
  since(session: number, change: number): readonly ({ readonly board: number } & Signature)[];
  /** The boards one change wrote a datum of, each with what stood before; null where there was none. */
  before(change: number): readonly { readonly board: number; readonly score: number | null }[];
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
  const asOf = db.prepare<[number, number], DatumRow>(
    `SELECT board, score FROM datums AS datum
     WHERE session_id = ? AND score IS NOT NULL AND version =
       (SELECT max(version) FROM datums
        WHERE session_id = datum.session_id AND board = datum.board AND change_id <= ?)
     ORDER BY board`,
  );
  const since = db.prepare<[number, number], { board: number } & Signature>(
    `SELECT datum.board, change.at, change.author
     FROM datums AS datum JOIN changes AS change ON change.id = datum.change_id
     WHERE datum.session_id = ? AND datum.change_id > ? AND datum.version =
       (SELECT max(version) FROM datums WHERE session_id = datum.session_id AND board = datum.board)
     ORDER BY datum.board`,
  );
  const before = db.prepare<[number], { board: number; score: number | null }>(
    `SELECT written.board, earlier.score
     FROM datums AS written LEFT JOIN datums AS earlier ON earlier.session_id = written.session_id
       AND earlier.board = written.board AND earlier.version = written.version - 1
     WHERE written.change_id = ? ORDER BY written.board`,
  );
  const insert = db.prepare(
    `INSERT INTO datums (session_id, board, version, change_id, score)
     VALUES (:session, :board,
       1 + (SELECT coalesce(max(version), 0) FROM datums WHERE session_id = :session AND board = :board),
       :change, :score)`,
  );
  return {
    current: (session) => current.all(session),
    asOf: (session, change) => asOf.all(session, change),
    since: (session, change) => since.all(session, change),
    before: (change) => before.all(change),
    add: (session, change, board, score) => void insert.run({ session, change, board, score }),
  };
}
