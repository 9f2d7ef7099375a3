import type { Database } from 'better-sqlite3';
import type { Connect, Connection } from './connection.ts';
import { lockFile, type FileLock } from './lock.ts';
import { keepMark } from './mark.ts';
import { databaseVersion } from './migrations.ts';
import { isWaiting, noteProblem, stopWaiting } from './waits.ts';
import type { FileNotices } from './notices.ts';
import { filePlace } from './place.ts';
import { writeAnew } from './write-anew.ts';
import { isProblem, problemOfError, type StoreProblem } from '../problem.ts';

export interface FileOptions {
  readonly now: () => Date;
  readonly busyTimeout: number;
  readonly connect: Connect;
  readonly notices: FileNotices;
}

/** Writes to an open file, and sees to it that it stays the file at its path and of the version this program knows. */
export interface FileKeeper {
  readonly version: number;
  /** One transaction. When this returns no problem, it is on the disk, in the file at the path. */
  write<T>(work: () => T): T | StoreProblem;
  /** Whether another program holds the file, so that nothing can be written just now. */
  isLocked(): boolean;
  /**
   * The look at the path that comes with every write, while nobody writes. Where the last write failed, it is found out
   * whether the next one would.
   */
  lookAtFile(): void;
  close(): void;
}

export function keepFile(connection: Connection, opened: FileLock, file: string, options: FileOptions): FileKeeper {
  const { notices } = options;
  const version = databaseVersion(connection.now());
  const versionNow = connection.db.prepare<[], number>('SELECT user_version FROM pragma_user_version').pluck();
  connection.now().pragma('busy_timeout = 0');
  const mark = keepMark(connection.db, file);
  let lock = opened;
  let place = filePlace(file);

  /** Writes the file anew where it is no longer at its path, or says why that is impossible. */
  function putBack(): StoreProblem | null {
    if (place.isThere()) return lock.isHeld() ? null : lockAgain();
    const anew = writeAnew(connection.now(), file, { ...options, at: options.now() });
    if (isProblem(anew)) {
      notices.add(anew);
      return anew;
    }
    anew.db.pragma('busy_timeout = 0');
    connection.exchange(anew.db);
    place = filePlace(file);
    const locked = lockAgain();
    if (locked) return locked;
    mark.close();
    notices.remove('fileGone');
    notices.add({ kind: 'notice', code: 'writtenAnew', file, at: options.now().toISOString(), aside: anew.aside });
    return null;
  }

  /** Takes the lock anew, whose file is gone; another program may have it by now. */
  function lockAgain(): StoreProblem | null {
    lock.release();
    const locked = lockFile(file);
    if (isProblem(locked)) return locked;
    lock = locked;
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
        stopWaiting(notices);
        return lost ?? answer;
      } catch (error) {
        // SQLite has rolled back by itself after a full disk or an input/output error.
        if (connection.now().inTransaction) connection.now().exec('ROLLBACK');
        const problem = problemOfError(error, file);
        if (!problem) throw error;
        return noteProblem(notices, problem);
      }
    },
    isLocked() {
      const db = connection.now();
      try {
        db.exec('BEGIN IMMEDIATE; ROLLBACK');
        return false;
      } catch (error) {
        if (db.inTransaction) db.exec('ROLLBACK');
        return problemOfError(error, file)?.code === 'fileLocked';
      }
    },
    lookAtFile() {
      const db = connection.now();
      try {
        if (putBack() !== null || !isWaiting(notices)) return;
        // A write of a page with what stands in it: only a write shows that the disk takes one again.
        db.exec(`BEGIN IMMEDIATE; PRAGMA user_version = ${version}; COMMIT`);
        stopWaiting(notices);
      } catch (error) {
        if (db.inTransaction) db.exec('ROLLBACK');
        const problem = problemOfError(error, file);
        if (!problem) throw error;
        if (isWaiting(notices)) noteProblem(notices, problem);
      }
    },
    close() {
      mark.close();
      connection.now().close();
      lock.release();
    },
  };
}

/**
 * For a connection that writes beside the one that keeps the file.
 * @param onCommit called before what was written stays
 */
export function besideKeeper(connection: Connection, file: string, onCommit: () => void): FileKeeper {
  return {
    ...readOnlyKeeper(connection, file),
    write(work) {
      const db = connection.now();
      try {
        db.exec('BEGIN IMMEDIATE');
        const answer = work();
        if (!isProblem(answer)) onCommit();
        db.exec(isProblem(answer) ? 'ROLLBACK' : 'COMMIT');
        return answer;
      } catch (error) {
        if (db.inTransaction) db.exec('ROLLBACK');
        const problem = problemOfError(error, file);
        if (!problem) throw error;
        return problem;
      }
    },
  };
}

/** For a connection that only reads. */
export function readOnlyKeeper(connection: Connection, file: string): FileKeeper {
  return {
    version: databaseVersion(connection.now()),
    write: () => ({ kind: 'problem', code: 'fileReadOnly', file }),
    isLocked: () => false,
    lookAtFile() {},
    close: () => void connection.now().close(),
  };
}
