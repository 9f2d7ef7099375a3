import { existsSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { contentsOf, NOTHING, type Contents } from './contents.ts';
import { copiesElsewhere, finishedCopy, listCopies, stem } from './copies.ts';
import { entriesOf } from './copy-database.ts';
import { inspectDatabase, integrityFaults } from './integrity.ts';
import { markFile, readMark } from './mark.ts';
import { placeCopy, putAside } from './write-anew.ts';
import { settingsTable } from '../settings.ts';
import type { StoreProblem } from '../problem.ts';

/** A file that can take the place of the club's. */
export interface RestorableCopy {
  /** Its path, by which it is asked for. */
  readonly path: string;
  /** Whether it was put aside when another took its place. */
  readonly aside: boolean;
  readonly contents: Contents;
  /** How much less it has than the club's file has, or had. */
  readonly lacks: Omit<Contents, 'at'>;
}

/**
 * What there is of a club beside its file: every copy that can be read, the one that has most first. Of copies that
 * have the same, one is listed.
 */
export function listRestorable(file: string): readonly RestorableCopy[] {
  const found = readableCopies(file).filter(
    ({ contents }, index, all) => all.findIndex((other) => isSameContents(other.contents, contents)) === index,
  );
  const newest = newestOf([contentsOf(file) ?? NOTHING, ...found.map(({ contents }) => contents)]);
  const changes = Math.max(newest.changes, readMark(file)?.change ?? 0);
  return found
    .map((copy) => ({ ...copy, lacks: lackOf(copy.contents, { ...newest, changes }) }))
    .toSorted((a, b) => b.contents.changes - a.contents.changes || (a.path < b.path ? 1 : -1));
}

/**
 * Puts a copy in the place of the club's file, which must not be open. The file that is there is kept aside, and can
 * take its place again in the same way. Where the copy is no good, another
 * that has the same is taken; where there is none, nothing is touched.
 */
export function restoreCopy(file: string, path: string, at: Date): StoreProblem | null {
  const copies = readableCopies(file);
  const asked = copies.find((copy) => copy.path === path);
  const same = copies.filter((copy) => asked && isSameContents(copy.contents, asked.contents));
  const sound = [...(asked ? [asked] : []), ...same].find((copy) => isSound(copy.path));
  if (!sound) return { kind: 'problem', code: 'copyNotGood', file: path };
  makeRoom(file, at);
  placeCopy(sound.path, file);
  return null;
}

function readableCopies(file: string): readonly Omit<RestorableCopy, 'lacks'>[] {
  return pathsOf(file).flatMap((path) => {
    const contents = contentsOf(path);
    return contents === null ? [] : [{ path, contents, aside: isAside(file, path) }];
  });
}

function isSameContents(a: Contents, b: Contents): boolean {
  return a.changes === b.changes && a.at === b.at && a.events === b.events && a.results === b.results;
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
  const place = secondPlaceIn(beside);
  return place === '' ? beside : [...beside, ...copiesElsewhere(beside, place)];
}

function isAside(file: string, path: string): boolean {
  return basename(path).startsWith(`${stem(file)}-put-aside-`);
}

/** The second place that the club named, from the newest copy that can be read. */
function secondPlaceIn(copies: readonly string[]): string {
  for (const copy of copies) {
    try {
      const place = inspectDatabase(copy, (db) => settingsTable(db).readAll().get('copyFolder'));
      return typeof place === 'string' ? place : '';
    } catch {
      // the next one may be better
    }
  }
  return '';
}

function isSound(path: string): boolean {
  try {
    return contentsOf(path) !== null && inspectDatabase(path, integrityFaults).length === 0;
  } catch {
    return false;
  }
}

function newestOf(all: readonly Contents[]): Contents {
  return all.reduce((newest, contents) => (contents.changes > newest.changes ? contents : newest), NOTHING);
}

/** How much less a copy has than the newest state. Of what was deleted since, it has more. */
function lackOf(contents: Contents, newest: Contents): Omit<Contents, 'at'> {
  return {
    changes: newest.changes - contents.changes,
    events: Math.max(0, newest.events - contents.events),
    results: Math.max(0, newest.results - contents.results),
  };
}
