import SQLite, { type Database } from 'better-sqlite3';
import { connect, type Connect } from '../../../main/store/file/connection.ts';

/** What can be wrong with a disk while a file on it is open. */
export type DiskFault =
  /** SQLite's own limit takes the place of a small disk. */
  | 'full'
  /** SQLite's own switch takes the place of a permission taken away. */
  | 'readOnly'
  /** Nothing can be written. */
  | 'fault'
  /** The disk doesn't confirm, and nothing was saved. */
  | 'notConfirmed'
  /** The disk doesn't confirm, and everything was saved all the same. */
  | 'confirmedToNobody';

/** Connections whose disk can be given a fault, and be cured of it. */
export function faultyDisk(): {
  readonly connect: Connect;
  readonly connections: readonly Database[];
  readonly set: (fault: DiskFault | null) => void;
} {
  const connections: Database[] = [];
  let now: DiskFault | null = null;
  const set = (fault: DiskFault | null) => {
    now = fault;
    for (const db of connections) {
      if (!db.open) continue;
      db.pragma(`query_only = ${fault === 'readOnly' ? 1 : 0}`);
      db.pragma(`max_page_count = ${fault === 'full' ? 1 : 1_000_000}`);
    }
  };
  return {
    set,
    connections,
    connect(file, options) {
      const db = connect(file, options);
      const exec = db.exec.bind(db);
      db.exec = (sql) => {
        if (sql.endsWith('COMMIT')) {
          if (now === 'fault') throw new SQLite.SqliteError('disk I/O error', 'SQLITE_IOERR_WRITE');
          if (now === 'notConfirmed') throw new SQLite.SqliteError('disk I/O error', 'SQLITE_IOERR_FSYNC');
          if (now === 'confirmedToNobody') {
            exec(sql);
            throw new SQLite.SqliteError('disk I/O error', 'SQLITE_IOERR_FSYNC');
          }
        }
        return exec(sql);
      };
      connections.push(db);
      return db;
    },
  };
}
