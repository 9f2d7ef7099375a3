import { existsSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { contentsOf, followCourse, type Contents, type Course } from './contents.ts';
import { finishedCopy, listCopies, stem, TIME_IN_NAME } from './copies.ts';
import { entriesOf } from './copy-database.ts';
import { inspectDatabase, integrityFaults } from './integrity.ts';
import { markFile, markOf, readMark, writeMark } from './mark.ts';
import { databaseVersion, readMigrations } from './migrations.ts';
import { copiesElsewhere, filesIn } from './second-place.ts';
import { addForgotten, readForgotten } from '../members/forgotten-list.ts';
import { placeCopy, putAside } from './write-anew.ts';
import type { StoreProblem } from '../problem.ts';

/** A file that can take the place of the club's. */
export interface RestorableCopy {
  /** Its path, by which it is asked for. */
  readonly path: string;
  /** Whether it was put aside when another took its place. */
  readonly aside: boolean;
  /** Whether it has changes that the newest state has not: the club went back to a time before they were made. */
  readonly otherCourse: boolean;
  readonly contents: Contents;
  /** How much less it has than the newest state of the club. */
  readonly lacks: Omit<Contents, 'at' | 'last'>;
}

/** A file that can be read as the club's. */
interface Readable {
  readonly path: string;
  readonly contents: Contents;
}

/**
 * What there is of a club beside its file: every copy that can be read. First come those of the course that the club
 * took last, the one that has most first; then those of another course, which the club left by going back. Of copies
 * that have the same, one is listed.
 * @param folder another folder to look in: of a stick on which another computer made its copies
 */
export function listRestorable(file: string, folder: string | null = null): readonly RestorableCopy[] {
  const own = contentsOf(file);
  const found = readableCopies(file, folder).filter(
    ({ contents }, index, all) => all.findIndex((other) => isSameContents(other.contents, contents)) === index,
  );
  const newest = newestOf(file, own === null ? found : [{ path: file, contents: own }, ...found]);
  if (newest === null) return [];
  const changes = Math.max(newest.contents.changes, readMark(file)?.change ?? 0);
  return followCourse(newest.path, (course) =>
    found
      .map((copy) => describe(file, copy, course, { ...newest.contents, changes }))
      .toSorted((a, b) => Number(a.otherCourse) - Number(b.otherCourse) || compareContents(b.contents, a.contents)),
  );
}

function describe(file: string, { path, contents }: Readable, course: Course, newest: Contents): RestorableCopy {
  const otherCourse = contents.last !== null && !course.has(contents.last);
  const shared = otherCourse ? course.sharedWith(path) : contents.changes;
  const lacks = {
    changes: Math.max(0, newest.changes - shared),
    // Of what was deleted since, it has more.
    events: Math.max(0, newest.events - contents.events),
    results: Math.max(0, newest.results - contents.results),
  };
  return { path, contents, aside: isAside(file, path), otherCourse, lacks };
}

/**
 * The newest state of the club. Its mark names it. Where nothing has it, it is the file itself, or what was changed
 * last, or what has all of that and more.
 */
function newestOf(file: string, all: readonly Readable[]): Readable | null {
  const mark = readMark(file);
  const marked = all.find(({ contents }) => mark !== null && contents.last === mark.last);
  if (marked) return marked;
  const [latest] = all.toSorted((a, b) => (b.contents.at ?? '').localeCompare(a.contents.at ?? ''));
  const start = all.find(({ path }) => path === file) ?? latest;
  const last = start?.contents.last;
  const further = all.toSorted((a, b) => compareContents(b.contents, a.contents));
  return further.find(({ path }) => last === null || followCourse(path, (course) => course.has(last ?? ''))) ?? null;
}

function compareContents(a: Contents, b: Contents): number {
  return a.changes - b.changes || (a.at ?? '').localeCompare(b.at ?? '');
}

/**
 * Puts a copy in the place of the club's file, which must not be open. The file that is there is kept aside, and can
 * take its place again in the same way. Where the copy is no good, another that has the same is taken; where there is
 * none, nothing is touched.
 */
export function restoreCopy(file: string, path: string, at: Date, folder: string | null = null): StoreProblem | null {
  const copies = readableCopies(file, folder);
  const asked = copies.find((copy) => copy.path === path);
  const same = copies.filter((copy) => asked && isSameContents(copy.contents, asked.contents));
  const sound = [...(asked ? [asked] : []), ...same].find((copy) => isSound(copy.path));
  if (!sound) return { kind: 'problem', code: 'copyNotGood', file: path };
  makeRoom(file, at);
  placeCopy(sound.path, file);
  addForgotten(file, readForgotten(sound.path.replace(TIME_IN_NAME, '')));
  writeMark(file, inspectDatabase(file, markOf));
  return null;
}

function readableCopies(file: string, folder: string | null): readonly Readable[] {
  const further = folder === null ? [] : filesIn(folder).filter((path) => path !== file);
  return [...new Set([...pathsOf(file), ...further])].flatMap((path) => {
    const contents = contentsOf(path);
    return contents === null ? [] : [{ path, contents }];
  });
}

function isSameContents(a: Contents, b: Contents): boolean {
  return a.changes === b.changes && a.last === b.last && a.events === b.events && a.results === b.results;
}

/** Keeps the club's file aside, with its log, so that another can take its place. Its mark goes with it. */
export function makeRoom(file: string, at: Date): void {
  if (existsSync(file) || existsSync(`${file}-wal`)) putAside(file, at);
  rmSync(markFile(file), { force: true });
}

function pathsOf(file: string): readonly string[] {
  const folder = dirname(file);
  const asides = entriesOf(folder).filter((entry) => isAside(file, entry) && entry.endsWith('.sqlite'));
  const own = [finishedCopy(file), ...listCopies(file), ...asides.map((entry) => join(folder, entry))];
  const beside = own.filter((path) => existsSync(path) && statSync(path).size > 0);
  return [...beside, ...copiesElsewhere(file)];
}

function isAside(file: string, path: string): boolean {
  return basename(path).startsWith(`${stem(file)}-put-aside-`);
}

/** Whether a copy has no fault, and tables that this program knows. */
function isSound(path: string): boolean {
  try {
    return (
      contentsOf(path) !== null &&
      inspectDatabase(path, databaseVersion) <= readMigrations().length &&
      inspectDatabase(path, integrityFaults).length === 0
    );
  } catch {
    return false;
  }
}
