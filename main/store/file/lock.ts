import SQLite from 'better-sqlite3';
import { filePlace } from './place.ts';
import { makePrivateFile } from './private.ts';
import { problemOfError, type StoreProblem } from '../problem.ts';

/** Held as long as this program has a club's file open. */
export interface FileLock {
  /** Whether it is still the lock that another program would meet: not where its file was deleted. */
  isHeld(): boolean;
  release(): void;
}

/**
 * Takes a club's file for this program alone, or says that another has it. The lock is the system's on an empty file
 * beside it, which SQLite knows how to lock everywhere: it ends with the program, also when that is killed.
 */
export function lockFile(file: string): FileLock | StoreProblem {
  const path = `${file}-lock`;
  let db: SQLite.Database | undefined;
  try {
    makePrivateFile(path);
    const lock = new SQLite(path, { timeout: 0 });
    db = lock;
    lock.pragma('locking_mode = EXCLUSIVE');
    lock.exec('BEGIN EXCLUSIVE');
    const place = filePlace(path, ['']);
    return { isHeld: () => place.isThere(), release: () => void lock.close() };
  } catch (error) {
    db?.close();
    const problem = problemOfError(error, file);
    if (problem?.code === 'fileLocked') return { kind: 'problem', code: 'alreadyOpen', file };
    if (problem) return problem;
    throw error;
  }
}
