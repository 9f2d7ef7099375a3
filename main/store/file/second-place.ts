import { copyFileSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { COPIES_NOTE_NAME, copiesNote } from '../../../src/language/files/second-place.ts';
import { copiesIn, isFolder, isSameBytes, letGo, TIME_IN_NAME } from './copies.ts';
import { entriesOf, finish, sweepUnfinished, unfinishedPath } from './copy-database.ts';
import { inspectDatabase, integrityFaults } from './integrity.ts';
import { markOf } from './mark.ts';
import { closeToOthers, makePrivateFolder, PRIVATE_FILE } from './private.ts';
import { addForgotten, type ForgottenPlayer } from '../members/forgotten-list.ts';
import type { StoreProblem } from '../problem.ts';

/** The folder, in the place the club named, that copies go to. */
const SECOND_FOLDER = 'Etui';
const ENDING = '.sqlite';

/** Where the copies of a club are in its second place. */
interface SecondPlace {
  readonly folder: string;
  /** What their names begin with. */
  readonly name: string;
}

/**
 * Takes a copy to a second place: a stick, a folder that is synchronised. The place must be there; a folder in it is
 * made. What was written there is read back and checked. The list of the forgotten goes with it, for the older copies
 * there.
 */
export function copyElsewhere(
  copy: string,
  place: string,
  forgotten: readonly ForgottenPlayer[] = [],
): string | StoreProblem {
  if (!isFolder(place)) return { kind: 'problem', code: 'secondPlaceMissing', file: place };
  const folder = join(place, SECOND_FOLDER);
  try {
    const { dev } = statSync(place);
    const name = nameElsewhere(copy);
    makePrivateFolder(folder);
    explainCopies(folder);
    sweepUnfinished(folder, name);
    const time = TIME_IN_NAME.exec(copy)?.[0] ?? '.sqlite';
    const path = join(folder, name + time);
    copyFileSync(copy, unfinishedPath(path));
    closeToOthers(unfinishedPath(path));
    const [fault] = inspectDatabase(unfinishedPath(path), integrityFaults);
    if (fault !== undefined || !isSameBytes(copy, unfinishedPath(path))) {
      rmSync(unfinishedPath(path), { force: true });
      return { kind: 'problem', code: 'secondPlaceFailed', file: place, reason: fault ?? 'read back, it differs' };
    }
    // Where a stick was pulled out, the folder it stood in may be left, on this computer's own disk.
    if (statSync(place).dev !== dev) throw Object.assign(new Error('it was taken away'), { code: 'ENODEV' });
    finish(unfinishedPath(path), path);
    letGo(folder, name, path);
    addForgotten(join(folder, name), forgotten);
    return path;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    return { kind: 'problem', code: 'secondPlaceFailed', file: place, reason: error.message };
  }
}

/** Leaves a text with the copies that says how to get the club back from them: they may be all that is left. */
function explainCopies(folder: string): void {
  const path = join(folder, COPIES_NOTE_NAME);
  try {
    if (!existsSync(path)) writeFileSync(path, copiesNote(), { mode: PRIVATE_FILE });
  } catch {
    // the copies are made all the same
  }
}

/**
 * Notes beside a club's file where its copies are in the second place: the file itself, and every copy beside it, may
 * be unreadable when it is needed. Forgets it where there is none any more.
 */
export function rememberPlace(file: string, place: string | null, copy: string): void {
  try {
    if (place === null) return rmSync(placeFile(file), { force: true });
    const noted = JSON.stringify({ folder: join(place, SECOND_FOLDER), name: nameElsewhere(copy) });
    if (noted !== readNote(file)) writeFileSync(placeFile(file), noted, { mode: PRIVATE_FILE });
  } catch {
    // the copies are made all the same
  }
}

/** The place noted beside a club's file; null where none is. */
export function rememberedPlace(file: string): SecondPlace | null {
  try {
    const noted = JSON.parse(readNote(file)) as Partial<SecondPlace> | null;
    if (typeof noted?.folder !== 'string' || typeof noted.name !== 'string') return null;
    return { folder: noted.folder, name: noted.name };
  } catch {
    return null;
  }
}

/** The copies of a club in the second place that is noted beside its file; oldest first. */
export function copiesElsewhere(file: string): readonly string[] {
  const place = rememberedPlace(file);
  return place === null ? [] : copiesIn(place.folder, place.name);
}

/**
 * The files in a folder that may be clubs' or their copies, in that of copies within it too. The folder may be named by
 * the stick, by itself, or by one of the files.
 */
export function filesIn(folder: string): readonly string[] {
  if (folder.endsWith(ENDING)) return [folder];
  const folders = [folder, join(folder, SECOND_FOLDER), join(folder, 'copies')];
  return folders.flatMap((one) =>
    entriesOf(one)
      .filter((entry) => entry.endsWith(ENDING))
      .toSorted()
      .map((entry) => join(one, entry)),
  );
}

function placeFile(file: string): string {
  return `${file}-second-place`;
}

function readNote(file: string): string {
  try {
    return readFileSync(placeFile(file), 'utf8');
  } catch {
    return '';
  }
}

/** Clubs whose files have one name share a folder: the name tells them apart by their first change. */
function nameElsewhere(copy: string): string {
  const club = inspectDatabase(copy, markOf)?.club ?? '';
  return `${basename(copy).replace(TIME_IN_NAME, '')}-${club.slice(0, 8)}`;
}
