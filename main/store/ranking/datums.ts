import type { Database } from 'better-sqlite3';
import type { Signature } from '../changes.ts';
import { dealSetOf } from './keys.ts';

/** The score a board's results are held against, from North-South. */
export interface DatumRow {
  readonly board: number;
  readonly score: number;
}

/** Datums of the boards of sessions: versions are only added. */
export interface DatumsTable {
  /** The datums now, in order of board. */
  current(session: number): readonly DatumRow[];
  /** The same as of a change. */
  asOf(session: number, change: number): readonly DatumRow[];
  /** The boards whose datum was written after a change, and who wrote it last. */
  since(session: number, change: number): readonly ({ readonly board: number } & Signature)[];
  /** The boards whose datum a change wrote, with the score before it; null where there was none. */
  before(change: number): readonly { readonly board: number; readonly score: number | null }[];
  /** Adds the next version of a board's datum; null removes it. */
  add(session: number, change: number, board: number, score: number | null): void;
}

/** The newest version of the datum of each board of the deal set of a session. */
const newestWhere = (condition = '') => `
  datum.deal_set_id = ${dealSetOf(':session')} AND datum.version = (
    SELECT max(version) FROM datums WHERE deal_set_id = datum.deal_set_id AND board = datum.board ${condition})`;

export function datumsTable(db: Database): DatumsTable {
  const current = db.prepare<[{ session: number }], DatumRow>(
    `SELECT board, score FROM datums AS datum WHERE score IS NOT NULL AND ${newestWhere()} ORDER BY board`,
  );
  const asOf = db.prepare<[{ session: number; change: number }], DatumRow>(
    `SELECT board, score FROM datums AS datum
     WHERE score IS NOT NULL AND ${newestWhere('AND change_id <= :change')} ORDER BY board`,
  );
  const since = db.prepare<[{ session: number; change: number }], { board: number } & Signature>(
    `SELECT datum.board, change.at, change.author
     FROM datums AS datum JOIN changes AS change ON change.id = datum.change_id
     WHERE datum.change_id > :change AND ${newestWhere()} ORDER BY datum.board`,
  );
  const before = db.prepare<[number], { board: number; score: number | null }>(
    `SELECT written.board, earlier.score
     FROM datums AS written LEFT JOIN datums AS earlier ON earlier.deal_set_id = written.deal_set_id
       AND earlier.board = written.board AND earlier.version = written.version - 1
     WHERE written.change_id = ? ORDER BY written.board`,
  );
  const insert = db.prepare(
    `WITH own (deal_set) AS (SELECT ${dealSetOf(':session')})
     INSERT INTO datums (deal_set_id, board, version, change_id, score)
     SELECT deal_set, :board,
       1 + (SELECT coalesce(max(version), 0) FROM datums WHERE deal_set_id = deal_set AND board = :board),
       :change, :score
     FROM own`,
  );
  return {
    current: (session) => current.all({ session }),
    asOf: (session, change) => asOf.all({ session, change }),
    since: (session, change) => since.all({ session, change }),
    before: (change) => before.all(change),
    add: (session, change, board, score) => void insert.run({ session, change, board, score }),
  };
}
