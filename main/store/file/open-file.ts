import { accessSync, constants, existsSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from 'better-sqlite3';
import { applicationIdProblem, olderFileProblem } from './application-id.ts';
import { setUp, type Connect } from './connection.ts';
import { copyBeforeMigration, stem } from './copies.ts';
import { sweepUnfinished } from './copy-database.ts';
import { cutShortProblem, emptyProblem, lostChangesProblem, tooShortProblem } from './evidence.ts';
import { lockFile, type FileLock } from './lock.ts';
import { tryLog } from './log-trial.ts';
import { markFile } from './mark.ts';
import { databaseVersion, migrate, type Migration } from './migrations.ts';
import { putAside } from './write-anew.ts';
import { isProblem, problemOfReading, type StoreProblem } from '../problem.ts';
import { closeClubToOthers } from './close-club.ts';
import { makePrivateFile, makePrivateFolder } from './private.ts';

/** How a club's file is opened. */
export interface OpenOptions {
  readonly now: () => Date;
  /** How long to wait for another process that writes, in milliseconds. */
  readonly busyTimeout: number;
  readonly connect: Connect;
  readonly migrations: readonly Migration[];
  /** Opens the file as it is, though it is missing or something in it was lost. */
  readonly asItIs: boolean;
}

/** A club's file, open, of the newest version, and locked for this program. */
export interface OpenFile {
  readonly db: Database;
  readonly lock: FileLock;
  readonly isNew: boolean;
}

/** Opens a club's file, or says why not. Whatever its bytes are, there is an answer. */
export function openFile(file: string, options: OpenOptions): OpenFile | StoreProblem {
  let db: Database | undefined;
  let lock: FileLock | StoreProblem | undefined;
  const refuse = (problem: StoreProblem): StoreProblem => {
    db?.close();
    if (lock && !isProblem(lock)) lock.release();
    return problem;
  };
  try {
    makePrivateFolder(dirname(file));
    const older = olderFileProblem(file);
    if (older) return older;
    lock = lockFile(file);
    if (isProblem(lock)) return unwritable(lock);
    const missing = options.asItIs ? null : (tooShortProblem(file) ?? cutShortProblem(file));
    if (missing) return refuse(missing);
    sweepUnfinished(dirname(file), stem(file));
    makePrivateFile(file);
    closeClubToOthers(file);
    const log = options.asItIs ? null : tryLog(file);
    if (log === 'foreign') putAside(file, options.now(), ['-wal']);
    else if (log) return refuse(log);
    db = options.connect(file, { timeout: options.busyTimeout });
    const version = fileVersion(db, file, options.migrations);
    const problem = isProblem(version) ? version : prepare(db, file, version, options);
    if (problem) return refuse(problem);
    return { db, lock, isNew: version === 0 };
  } catch (error) {
    const problem = unwritable(problemOfReading(error, file));
    refuse(problem ?? { kind: 'problem', code: 'notADatabase', file });
    if (problem) return problem;
    throw error;
  }
}

/** A club that is there, in a folder where nothing can be written: SQLite says only that it can't open. */
function unwritable<Problem extends StoreProblem | null>(problem: Problem): Problem | StoreProblem {
  if (problem?.code !== 'fileNotOpened') return problem;
  const { file } = problem;
  return existsSync(file) && !canWrite(dirname(file)) ? { kind: 'problem', code: 'fileReadOnly', file } : problem;
}

function canWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The version of a club's file, 0 for an empty one; a problem where it is no club's file or a newer one. */
function fileVersion(db: Database, file: string, migrations: readonly Migration[]): number | StoreProblem {
  const version = databaseVersion(db);
  const tables = db.prepare<[], number>('SELECT count(*) FROM sqlite_schema').pluck().get() as number;
  const id = db.pragma('application_id', { simple: true });
  if (tables === 0 && version === 0 && id === 0) return 0;
  const problem = applicationIdProblem(db, file);
  if (problem) return problem;
  const newest = migrations.length;
  if (version > newest) return { kind: 'problem', code: 'newerDatabase', file, version, newest };
  if (version < 1 || tables === 0) return { kind: 'problem', code: 'fileDamaged', file, reason: 'it has no tables' };
  return version;
}

/** Sets the connection up, and migrates the file to the newest version after copying it. */
function prepare(db: Database, file: string, version: number, options: OpenOptions): StoreProblem | null {
  const { migrations, now, asItIs } = options;
  const missing = version === 0 && !asItIs ? emptyProblem(file) : null;
  if (missing) return missing;
  setUp(db);
  // Fails now, not at the first result, where the file can't be written.
  db.exec('BEGIN IMMEDIATE; ROLLBACK');
  if (version > 0) {
    const lost = lostChangesProblem(db, file);
    if (lost && !asItIs) return lost;
  }
  if (asItIs) rmSync(markFile(file), { force: true });
  if (version === migrations.length) return null;
  const copy = version === 0 ? null : copyBeforeMigration(db, file, version, now());
  if (isProblem(copy)) return copy;
  migrate(db, migrations);
  return null;
}
