import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { finishedCopy, listCopies } from '../../../../main/store/file/copies.ts';
import { listRestorable, restoreCopy } from '../../../../main/store/file/restore.ts';
import { openStore, type Store } from '../../../../main/store/store.ts';
import { nameClub } from '../named-club.ts';
import { temporaryFolder, testClock, unwrap } from '../../support.ts';

const clock = testClock();
const open = (file: string) => unwrap(openStore(file, { now: clock.now, busyTimeout: 20 }));

const change = (store: Store) => void store.action(() => nameClub(store, 'x', clock.now().toISOString()));

/** One evening: a copy is made at its start, and something is changed. */
function evening(file: string, work: (store: Store) => void = change): void {
  clock.forward(3600);
  const store = open(file);
  work(store);
  store.close();
}

function clubOf(evenings: number): string {
  const file = join(temporaryFolder(), 'club.sqlite');
  for (let count = 0; count < evenings; count += 1) evening(file);
  return file;
}

const offered = (file: string) =>
  listRestorable(file).map(({ contents, otherCourse, lacks }) => [contents.changes, otherCourse, lacks.changes]);

describe('which copy is offered first', () => {
  test('the one that has most', () => {
    const file = clubOf(4);
    rmSync(file);
    expect(offered(file)).toEqual([
      [3, false, 1],
      [2, false, 2],
      [1, false, 3],
    ]);
  });

  test('after going back, one of what was done since, and not what was given up', () => {
    const file = clubOf(4);
    expect(restoreCopy(file, listRestorable(file).at(-1)?.path ?? '', clock.now())).toBeNull();
    evening(file);
    evening(file);
    rmSync(file);
    // changes 1 and 2 stand, 2 to 4 were given up
    expect(offered(file)).toEqual([
      [2, false, 1],
      [1, false, 2],
      [4, true, 2],
      [3, true, 2],
      [2, true, 2],
    ]);
  });

  test('right after going back, what was gone back to', () => {
    const file = clubOf(4);
    expect(restoreCopy(file, listRestorable(file).at(-1)?.path ?? '', clock.now())).toBeNull();
    rmSync(file);
    expect(offered(file)[0]).toEqual([1, false, 0]);
  });

  test('that which has most, with a clock that was set back', () => {
    const file = clubOf(3);
    clock.forward(-20_000_000);
    evening(file);
    evening(file);
    rmSync(file);
    expect(offered(file)[0]).toEqual([4, false, 1]);
  });
});

function clubWithStick(): { file: string; stick: string } {
  const [file, stick] = [clubOf(2), temporaryFolder()];
  evening(file, (store) => store.tendNow({ kind: 'copy', at: clock.now().toISOString(), place: stick }));
  return { file, stick };
}

/** Loses the file, its mark, and every copy beside it. */
function loseCopies(file: string): void {
  for (const path of [file, `${file}-mark`, finishedCopy(file)]) rmSync(path, { force: true });
  rmSync(join(dirname(file), 'copies'), { recursive: true });
}

describe('the second place', () => {
  test('is known when nothing is left beside it, and its copy can be taken', () => {
    const { file } = clubWithStick();
    loseCopies(file);
    expect(openStore(file, { now: clock.now })).toMatchObject({ code: 'clubMissing' });
    const [copy] = listRestorable(file);
    expect(copy).toMatchObject({ contents: { changes: 2 } });
    expect(restoreCopy(file, copy?.path ?? '', clock.now())).toBeNull();
    open(file).close();
  });

  test('is known when no copy beside it can be read', () => {
    const { file, stick } = clubWithStick();
    for (const path of [file, finishedCopy(file), ...listCopies(file)]) writeFileSync(path, 'x'.repeat(5000));
    expect(listRestorable(file).map(({ path }) => path.startsWith(stick))).toEqual([true]);
  });

  test('is forgotten when the club names none any more', () => {
    const { file } = clubWithStick();
    evening(file, (store) => store.tendNow({ kind: 'copy', at: clock.now().toISOString(), place: null }));
    loseCopies(file);
    expect(listRestorable(file)).toEqual([]);
  });
});

test('a copy of a newer program is not taken, and nothing is touched', () => {
  const file = clubOf(2);
  const [copy = ''] = listCopies(file);
  const db = new SQLite(copy);
  db.pragma('user_version = 99');
  db.close();
  const before = readdirSync(dirname(file));
  expect(restoreCopy(file, copy, clock.now())).toMatchObject({ code: 'copyNotGood' });
  expect(readdirSync(dirname(file))).toEqual(before);
  expect(existsSync(file)).toBe(true);
});
