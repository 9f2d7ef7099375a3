import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { setUp, type Connect } from './connection.ts';
import { copyDatabase, finish, unfinishedPath } from './copy-database.ts';
import { copyName, finishedCopy, stem } from './copies.ts';
import { closeToOthers } from './private.ts';
import { isProblem, problemOfError, type StoreProblem } from '../problem.ts';

/** A club's file written anew, and the path of another file that stood in its place and is kept aside. */
export interface WrittenAnew {
  readonly db: Database;
  readonly aside: string | null;
}

/**
 * Writes a club's file anew at its path, from the connection to the one that was deleted or moved away, and opens it.
 * A file that stands there by now is kept aside. The connection before is closed.
 */
export function writeAnew(
  before: Database,
  file: string,
  { at, busyTimeout, connect }: { readonly at: Date; readonly busyTimeout: number; readonly connect: Connect },
): WrittenAnew | StoreProblem {
  const copy = copyDatabase(before, finishedCopy(file));
  if (isProblem(copy)) return { kind: 'problem', code: 'fileGone', file, reason: reasonOf(copy) };
  try {
    // The log there is this one's own, and all of it is in the copy.
    const aside = existsSync(file) ? putAside(file, at, ['']) : null;
    placeCopy(copy, file);
    const db = connect(file, { timeout: busyTimeout });
    // Closing it deletes the log at this path: the new file has none yet.
    before.close();
    setUp(db);
    // Makes the log.
    db.exec('BEGIN IMMEDIATE; ROLLBACK');
    return { db, aside };
  } catch (error) {
    const problem = problemOfError(error, file);
    if (!problem) throw error;
    return { kind: 'problem', code: 'fileGone', file, reason: (error as Error).message };
  }
}

/** Puts a finished copy at the path of a club's file. The log of another file must not be taken for its own. */
export function placeCopy(copy: string, file: string): void {
  copyFileSync(copy, unfinishedPath(file));
  closeToOthers(unfinishedPath(file));
  for (const part of ['-wal', '-shm']) rmSync(file + part, { force: true });
  finish(unfinishedPath(file), file);
}

/** Gives a file, with its log, another name beside it. Nothing is ever deleted that may be the only one of its kind. */
export function putAside(file: string, at: Date, parts: readonly string[] = ['', '-wal']): string {
  const aside = freePath(file, at);
  for (const part of parts) if (existsSync(file + part)) renameSync(file + part, aside + part);
  rmSync(`${file}-shm`, { force: true });
  return aside;
}

/** A name that nothing has: another file may have been put aside in the same moment. */
function freePath(file: string, at: Date): string {
  const path = join(dirname(file), copyName(`${stem(file)}-put-aside`, at));
  return existsSync(path) ? freePath(file, new Date(at.getTime() + 1)) : path;
}

function reasonOf(problem: StoreProblem): string {
  return 'reason' in problem ? problem.reason : problem.code;
}
