import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { copyDatabase, entriesOf, finish, sweepUnfinished, unfinishedPath } from './copy-database.ts';
import { inspectDatabase, integrityFaults } from './integrity.ts';
import { markOf } from './mark.ts';
import { copiesToKeep } from './retention.ts';
import { isProblem, type StoreProblem } from '../problem.ts';

/** The end of a copy's name: the moment it was made. */
const TIME_IN_NAME = /-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d\.\d{3}Z)\.sqlite$/;

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

/** The folder, in the place the club named, that copies go to. */
const SECOND_FOLDER = 'Etui';

/**
 * Takes a copy to a second place: a stick, a folder that is synchronised. The place must be there; a folder in it is
 * made. What was written there is read back and checked.
 */
export function copyElsewhere(copy: string, place: string): string | StoreProblem {
  if (!isFolder(place)) return { kind: 'problem', code: 'secondPlaceMissing', file: place };
  const folder = join(place, SECOND_FOLDER);
  const name = stemElsewhere(copy);
  try {
    mkdirSync(folder, { recursive: true });
    sweepUnfinished(folder, name);
    const time = TIME_IN_NAME.exec(copy)?.[0] ?? '.sqlite';
    const path = join(folder, name + time);
    copyFileSync(copy, unfinishedPath(path));
    const [fault] = inspectDatabase(unfinishedPath(path), integrityFaults);
    if (fault !== undefined || !isSameBytes(copy, unfinishedPath(path))) {
      rmSync(unfinishedPath(path), { force: true });
      return { kind: 'problem', code: 'secondPlaceFailed', file: place, reason: fault ?? 'read back, it differs' };
    }
    finish(unfinishedPath(path), path);
    letGo(folder, name, path);
    return path;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return { kind: 'problem', code: 'secondPlaceFailed', file: place, reason: error.message };
  }
}

/** The copies, in a second place, of the club that these are copies of. */
export function copiesElsewhere(copies: readonly string[], place: string): readonly string[] {
  const names = new Set(copies.flatMap((copy) => (TIME_IN_NAME.test(copy) ? [nameElsewhere(copy)] : [])));
  const folder = join(place, SECOND_FOLDER);
  return [...names].flatMap((name) => (name === null ? [] : copiesIn(folder, name)));
}

function nameElsewhere(copy: string): string | null {
  try {
    return stemElsewhere(copy);
  } catch {
    return null;
  }
}

/** Clubs whose files have one name share a folder: the name tells them apart by their first change. */
function stemElsewhere(copy: string): string {
  const club = inspectDatabase(copy, markOf)?.club ?? '';
  return `${basename(copy).replace(TIME_IN_NAME, '')}-${club.slice(0, 8)}`;
}

/** Whether a path leads to a folder that is there. */
export function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

function copiesIn(folder: string, name: string): readonly string[] {
  return entriesOf(folder)
    .filter((entry) => TIME_IN_NAME.test(entry) && entry.replace(TIME_IN_NAME, '') === name)
    .toSorted()
    .map((entry) => join(folder, entry));
}

/** Deletes the copies of a folder that are no longer to be kept, and the one before `newest` where it is equal. */
function letGo(folder: string, name: string, newest: string): void {
  const all = copiesIn(folder, name);
  const before = all.filter((other) => other !== newest).at(-1);
  if (before !== undefined && isSameBytes(before, newest)) rmSync(before);
  const times = new Map(all.filter(existsSync).map((copy) => [copy, timeOfCopy(copy)]));
  const kept = copiesToKeep([...times.values()]);
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

function isSameBytes(a: string, b: string): boolean {
  return statSync(a).size === statSync(b).size && readFileSync(a).equals(readFileSync(b));
}

function copiesFolder(file: string): string {
  return join(dirname(file), 'copies');
}

/** The name of a file without its ending. */
export function stem(file: string): string {
  return basename(file, extname(file));
}
