import type { Database } from 'better-sqlite3';
import type { Connection } from './connection.ts';
import { lockFile, type FileLock } from './lock.ts';
import { keepMark } from './mark.ts';
import { databaseVersion } from './migrations.ts';
import type { FileNotices } from './notices.ts';
import { filePlace } from './place.ts';
import { writeAnew } from './write-anew.ts';
import { isProblem, problemOfError, type StoreProblem } from '../problem.ts';

export interface FileOptions {
  readonly now: () => Date;
  readonly busyTimeout: number;
  readonly notices: FileNotices;
}

/** Writes to an open file, and sees to it that it stays the file at its path and of the version this program knows. */
export interface FileKeeper {
  readonly version: number;
  /** One transaction. When this returns no problem, it is on the disk, in the file at the path. */
  write<T>(work: () => T): T | StoreProblem;
  /** The look at the path that comes with every write, while nobody writes. */
  lookAtPlace(): void;
  close(): void;
}

export function keepFile(connection: Connection, opened: FileLock, file: string, options: FileOptions): FileKeeper {
  const { notices } = options;
  const version = databaseVersion(connection.now());
  const versionNow = connection.db.prepare<[], number>('SELECT user_version FROM pragma_user_version').pluck();
  const mark = keepMark(connection.db, file);
  let lock = opened;
  let place = filePlace(file);

  /** Writes the file anew where it is no longer at its path, or says why that is impossible. */
  function putBack(): StoreProblem | null {
    if (place.isThere()) return null;
    const anew = writeAnew(connection.now(), file, { at: options.now(), busyTimeout: options.busyTimeout });
    if (isProblem(anew)) {
      notices.add(anew);
      return anew;
    }
    connection.exchange(anew.db);
    place = filePlace(file);
    lock.release();
    const locked = lockFile(file);
    if (isProblem(locked)) return locked;
    lock = locked;
    mark.close();
    notices.remove('fileGone');
    notices.add({ kind: 'notice', code: 'writtenAnew', file, at: options.now().toISOString(), aside: anew.aside });
    return null;
  }

  function transact<T>(db: Database, work: () => T): T | StoreProblem {
    db.exec('BEGIN IMMEDIATE');
    const found = versionNow.get();
    if (found !== version) {
      db.exec('ROLLBACK');
      return { kind: 'problem', code: 'newerDatabase', file, version: found ?? 0, newest: version };
    }
    const answer = work();
    db.exec(isProblem(answer) ? 'ROLLBACK' : 'COMMIT');
    return answer;
  }

  return {
    version,
    write(work) {
      try {
        const gone = putBack();
        if (gone) return gone;
        const answer = transact(connection.now(), work);
        const lost = putBack();
        mark.write();
        return lost ?? answer;
      } catch (error) {
        // SQLite has rolled back by itself after a full disk or an input/output error.
        if (connection.now().inTransaction) connection.now().exec('ROLLBACK');
        const problem = problemOfError(error, file);
        if (!problem) throw error;
        if (problem.code === 'fileDamaged') notices.add(problem);
        return problem;
      }
    },
    lookAtPlace() {
      try {
        putBack();
      } catch (error) {
        if (!problemOfError(error, file)) throw error;
      }
    },
    close() {
      mark.close();
      connection.now().close();
      lock.release();
    },
  };
}
