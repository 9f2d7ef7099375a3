import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { inspectDatabase, integrityFaults } from './integrity.ts';
import { isProblem, problemOfError, type StoreProblem } from '../problem.ts';

/** The most copies of a file in the folder `copies` beside it. */
export const COPIES_KEPT = 10;

/**
 * Copies the open database into the folder `copies` beside its file, named by the time, and deletes the oldest copies
 * beyond COPIES_KEPT. A copy that is equal to the one before byte for byte replaces it, so that starting often does not
 * push out older evenings. Copies are deleted only after the new one has passed its check.
 * @returns the path of the copy
 */
export function makeRollingCopy(db: Database, file: string, at: Date): string | StoreProblem {
  const copy = copyTo(db, join(copiesFolder(file), `${stem(file)}-${timeInName(at)}.sqlite`));
  if (isProblem(copy)) return copy;
  const older = listCopies(file).filter((other) => other !== copy);
  const before = older.at(-1);
  const repeated = before !== undefined && sameBytes(before, copy) ? [before] : [];
  const kept = older.filter((other) => !repeated.includes(other));
  for (const old of [...repeated, ...kept.slice(0, Math.max(0, kept.length + 1 - COPIES_KEPT))]) rmSync(old);
  return copy;
}

/** Copies the database beside its file before it is migrated; these copies are never deleted. */
export function copyBeforeMigration(db: Database, file: string, version: number, at: Date): string | StoreProblem {
  return copyTo(db, join(dirname(file), `${stem(file)}-version-${version}-${timeInName(at)}.sqlite`));
}

/** The rolling copies of a file, oldest first. */
export function listCopies(file: string): readonly string[] {
  const folder = copiesFolder(file);
  const name = /-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z\.sqlite$/;
  return readdirSync(folder)
    .filter((entry) => name.test(entry) && entry.replace(name, '') === stem(file))
    .toSorted()
    .map((entry) => join(folder, entry));
}

/** Writes a consistent copy under a temporary name, checks it, and then renames it. */
function copyTo(db: Database, path: string): string | StoreProblem {
  const unchecked = `${path}.part`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    rmSync(unchecked, { force: true });
    db.prepare('VACUUM INTO ?').run(unchecked);
    flush(unchecked);
    const [fault] = inspectDatabase(unchecked, integrityFaults);
    if (fault !== undefined) {
      rmSync(unchecked);
      return { kind: 'problem', code: 'copyFailed', file: path, reason: fault };
    }
    renameSync(unchecked, path);
    return path;
  } catch (error) {
    const problem = problemOfError(error, path);
    if (!problem) throw error;
    if (problem.code === 'fileDamaged') return problem;
    return { kind: 'problem', code: 'copyFailed', file: path, reason: (error as Error).message };
  }
}

/** Waits until the file is on the disk; SQLite doesn't wait for a copy. */
function flush(path: string): void {
  const handle = openSync(path, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function sameBytes(a: string, b: string): boolean {
  return readFileSync(a).equals(readFileSync(b));
}

function copiesFolder(file: string): string {
  return join(dirname(file), 'copies');
}

function stem(file: string): string {
  return basename(file, extname(file));
}

/** ISO 8601 in UTC without the colons, which Windows refuses in a file name. */
function timeInName(at: Date): string {
  return at.toISOString().replaceAll(':', '-');
}
