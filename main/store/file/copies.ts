import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { copyDatabase, entriesOf, sweepUnfinished } from './copy-database.ts';
import { copiesToKeep } from './retention.ts';
import { isProblem, type StoreProblem } from '../problem.ts';

/** The end of a copy's name: the moment it was made. */
export const TIME_IN_NAME = /-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)\.sqlite$/;

/**
 * Copies the open database into the folder `copies` beside its file, named by the time, and lets older copies go that
 * are no longer to be kept. A copy that is equal to the one before byte for byte replaces it, so that starting often
 * does not push out older evenings. Copies are deleted only after the new one has passed its check.
 * @returns the path of the copy
 */
export function makeRollingCopy(db: Database, file: string, at: Date): string | StoreProblem {
  const folder = copiesFolder(file);
  sweepUnfinished(folder, stem(file));
  const copy = copyDatabase(db, join(folder, copyName(stem(file), at)));
  if (!isProblem(copy)) letGo(folder, stem(file), copy);
  return copy;
}

/** The path of the finished copy of the evening: one file beside the club's, whole at any moment. */
export function finishedCopy(file: string): string {
  return join(dirname(file), `${stem(file)}-copy.sqlite`);
}

/** Copies the database beside its file before it is migrated; these copies are never deleted. */
export function copyBeforeMigration(db: Database, file: string, version: number, at: Date): string | StoreProblem {
  return copyDatabase(db, join(dirname(file), copyName(`${stem(file)}-version-${version}`, at)));
}

/** The rolling copies of a file, oldest first. */
export function listCopies(file: string): readonly string[] {
  return copiesIn(copiesFolder(file), stem(file));
}

/** Whether a path leads to a folder that is there. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** How long a folder may take to answer: a share on the network may never do so. */
const PATIENCE = 4000;

/** The same while everything else goes on. */
export async function isFolderThere(path: string): Promise<boolean> {
  let end: NodeJS.Timeout | undefined;
  const silence = new Promise<false>((resolve) => (end = setTimeout(() => resolve(false), PATIENCE)));
  const look = stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  return Promise.race([look, silence]).finally(() => clearTimeout(end));
}

/** The copies, in a folder, whose names begin so; oldest first. */
export function copiesIn(folder: string, name: string): readonly string[] {
  return entriesOf(folder)
    .filter((entry) => TIME_IN_NAME.test(entry) && entry.replace(TIME_IN_NAME, '') === name)
    .toSorted()
    .map((entry) => join(folder, entry));
}

/** Deletes the copies of a folder that are no longer to be kept, and the one before `newest` where it is equal. */
export function letGo(folder: string, name: string, newest: string): void {
  const all = copiesIn(folder, name);
  const before = all.filter((other) => other !== newest).at(-1);
  if (before !== undefined && isSameBytes(before, newest)) rmSync(before);
  const times = new Map(all.filter(existsSync).map((copy) => [copy, timeOfCopy(copy)]));
  const kept = copiesToKeep([...times.values()], timeOfCopy(newest));
  for (const [copy, time] of times) if (copy !== newest && !kept.has(time)) rmSync(copy);
}

/** When a copy was made, by its name. */
export function timeOfCopy(copy: string): Date {
  const [, day, hour, minute, second] = TIME_IN_NAME.exec(copy) ?? [];
  return new Date(`${day}${hour}:${minute}:${second}`);
}

/** ISO 8601 in UTC without the colons, which Windows refuses in a file name. */
export function copyName(name: string, at: Date): string {
  return `${name}-${at.toISOString().replaceAll(':', '-')}.sqlite`;
}

export function isSameBytes(a: string, b: string): boolean {
  return statSync(a).size === statSync(b).size && readFileSync(a).equals(readFileSync(b));
}

export function copiesFolder(file: string): string {
  return join(dirname(file), 'copies');
}

/** The name of a file without its ending. */
export function stem(file: string): string {
  return basename(file, extname(file));
}
