import { copyFileSync, rmSync, statSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { followCourse } from './contents.ts';
import { unfinishedPath } from './copy-database.ts';
import { lostChangesProblem } from './evidence.ts';
import { inspectDatabase, integrityFaults } from './integrity.ts';
import { markOf } from './mark.ts';
import type { StoreProblem } from '../problem.ts';

/**
 * What is wrong with a log that a program left when it was killed, found on copies: opening a file writes its log into
 * it, and there is no way back. `foreign`: the file stands in the place of the one that the log belongs to.
 */
export function tryLog(file: string): StoreProblem | 'foreign' | null {
  if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) === 0) return null;
  const trial = unfinishedPath(file);
  try {
    removeTrial(trial);
    copyFileSync(file, trial);
    const alone = readTrial(trial);
    copyFileSync(`${file}-wal`, `${trial}-wal`);
    return withLog(trial, file, alone);
  } catch {
    // No room for a trial, or nothing to read: opening the file itself tells.
    return null;
  } finally {
    removeTrial(trial);
  }
}

/** What a file is without its log. */
interface Alone {
  readonly last: string | null;
  readonly sound: boolean;
}

function readTrial(trial: string): Alone {
  try {
    return inspectDatabase(trial, (db) => ({ last: lastOf(db), sound: integrityFaults(db).length === 0 }));
  } catch {
    return { last: null, sound: false };
  }
}

function withLog(trial: string, file: string, alone: Alone): StoreProblem | 'foreign' | null {
  const faults = faultsOf(trial);
  // With its own log, a file has what it has alone, and more.
  const isOwn = faults.length === 0 && (alone.last === null || followCourse(trial, ({ has }) => has(alone.last ?? '')));
  if (isOwn) return inspectDatabase(trial, (db) => lostChangesProblem(db, file));
  if (alone.sound && alone.last !== null) return 'foreign';
  const [reason = 'its log is of another file'] = faults;
  return { kind: 'problem', code: 'fileDamaged', file, reason };
}

/** Some damage is found by the check, and some ends it. */
function faultsOf(trial: string): readonly string[] {
  try {
    return inspectDatabase(trial, integrityFaults);
  } catch (error) {
    return [(error as Error).message];
  }
}

function lastOf(db: Database): string | null {
  return markOf(db)?.last ?? null;
}

function removeTrial(trial: string): void {
  for (const part of ['', '-wal', '-shm']) rmSync(trial + part, { force: true });
}
