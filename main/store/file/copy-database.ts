import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { inspectDatabase, integrityFaults } from './integrity.ts';
import { problemOfError, type StoreProblem } from '../problem.ts';
import { makePrivateFile, makePrivateFolder } from './private.ts';
import { countContents, type Contents } from './contents.ts';

/** A file that is not finished has this ending. Nothing ever reads one. */
const UNFINISHED = '.part';

/**
 * Copies an open database to a path, where a finished copy stands at every moment: it is written under another name,
 * checked, brought to the disk, and then takes the place of the one before.
 */
export function copyDatabase(db: Database, path: string): string | StoreProblem {
  try {
    const before = countContents(db);
    const unchecked = writeUnchecked(db, path);
    const faults = inspectDatabase(unchecked, (copy) => [
      ...integrityFaults(copy),
      ...lacks(countContents(copy), before),
    ]);
    if (faults[0] !== undefined) {
      rmSync(unchecked);
      return { kind: 'problem', code: 'copyFailed', file: path, reason: faults[0] };
    }
    finish(unchecked, path);
    return path;
  } catch (error) {
    const problem = problemOfError(error, path);
    if (!problem) throw error;
    if (problem.code === 'fileDamaged') return problem;
    return { kind: 'problem', code: 'copyFailed', file: path, reason: (error as Error).message };
  }
}

function writeUnchecked(db: Database, path: string): string {
  const unchecked = unfinishedPath(path);
  makePrivateFolder(dirname(path));
  rmSync(unchecked, { force: true });
  makePrivateFile(unchecked);
  db.prepare('VACUUM INTO ?').run(unchecked);
  return unchecked;
}

/** Brings a checked file to the disk, and to its path. A name is safe once its folder is on the disk too. */
export function finish(unchecked: string, path: string): void {
  flush(unchecked, 'r+');
  renameSync(unchecked, path);
  flushFolder(dirname(path));
}

/** Deletes what a crash left unfinished in a folder, of one file or of its copies. */
export function sweepUnfinished(folder: string, stem: string): void {
  for (const entry of entriesOf(folder)) {
    if (entry.startsWith(stem) && entry.endsWith(`.sqlite${UNFINISHED}`)) rmSync(join(folder, entry), { force: true });
  }
}

/** The names in a folder; none where it is not there. */
export function entriesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The path that a file has while it is not finished. */
export function unfinishedPath(path: string): string {
  return path + UNFINISHED;
}

/** What a copy should have and has not. Others may have written meanwhile, so that it may have more. */
function lacks(copy: Contents, original: Contents): readonly string[] {
  if (copy.changes >= original.changes) return [];
  return [`the copy has ${copy.changes} changes, the file ${original.changes}`];
}

function flush(path: string, flags: 'r' | 'r+'): void {
  const handle = openSync(path, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Windows has no folder that could be flushed, and needs none. */
function flushFolder(folder: string): void {
  if (process.platform !== 'win32') flush(folder, 'r');
}
