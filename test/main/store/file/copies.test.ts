import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { listCopies } from '../../../../main/store/file/copies.ts';
import { inspectDatabase, integrityFaults } from '../../../../main/store/file/integrity.ts';
import { KEPT } from '../../../../main/store/file/retention.ts';
import { openStore, type Store } from '../../../../main/store/store.ts';
import { nameClub } from '../named-club.ts';
import { temporaryFolder, testClock, unwrap, type TestClock } from '../../support.ts';

interface Evenings {
  readonly file: string;
  readonly clock: TestClock;
  /** Starts the application, writes something, and ends it; a minute goes by. */
  evening: () => void;
  open: () => Store;
}

function evenings(): Evenings {
  const file = join(temporaryFolder(), 'club.sqlite');
  const clock = testClock();
  const open = () => unwrap(openStore(file, { now: clock.now }));
  let written = 0;
  return {
    file,
    clock,
    open,
    evening() {
      const store = open();
      written += 1;
      store.action(() => nameClub(store, `Evening ${written}`));
      store.close();
      clock.forward(60);
    },
  };
}

function nameIn(copy: string | undefined): unknown {
  const db = new SQLite(copy, { readonly: true });
  const name: unknown = db
    .prepare("SELECT value FROM settings WHERE key = 'clubName' ORDER BY version DESC")
    .pluck()
    .get();
  db.close();
  return name;
}

describe('copies', () => {
  test('the first start has nothing to copy; every later one keeps what the evening before left', () => {
    const { file, evening } = evenings();
    evening();
    expect(existsSync(join(dirname(file), 'copies'))).toBe(false);
    evening();
    evening();
    expect(listCopies(file).map(nameIn)).toEqual(['"Evening 1"', '"Evening 2"']);
    expect(listCopies(file).flatMap((copy) => inspectDatabase(copy, integrityFaults))).toEqual([]);
  });

  test('starting again and again without a change does not push the older evenings out', () => {
    const { file, clock, evening, open } = evenings();
    evening();
    evening();
    for (let start = 0; start < 13; start += 1) {
      open().close();
      clock.forward(60);
    }
    expect(listCopies(file).map(nameIn)).toEqual(['"Evening 1"', '"Evening 2"']);
    expect(listCopies(file).at(-1)).toMatch(/T19-44-00\.000Z\.sqlite$/);
  });

  test('other files of the folder are left alone, those of another club too', () => {
    const { file, evening } = evenings();
    evening();
    evening();
    const folder = join(dirname(file), 'copies');
    const others = ['club-before-the-fair.sqlite', 'club-two-2020-01-01T00-00-00.000Z.sqlite', 'notes.txt'];
    for (const name of others) writeFileSync(join(folder, name), 'mine');
    for (let start = 0; start < 13; start += 1) evening();
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(others));
  });

  test('a copy half written by a crash is no copy, and does not stand in the way of the next', () => {
    const { file, clock, evening, open } = evenings();
    evening();
    evening();
    const folder = join(dirname(file), 'copies');
    const name = `club-${clock.now().toISOString().replaceAll(':', '-')}.sqlite.part`;
    writeFileSync(join(folder, name), 'half');
    open().close();
    expect(listCopies(file)).toHaveLength(2);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  test('a copy that cannot be made is told, lets nothing go, and does not stop the evening', () => {
    const { file, evening, open } = evenings();
    evening();
    const folder = join(dirname(file), 'copies');
    writeFileSync(folder, 'a file in the place of the folder');
    const store = open();
    expect(store.notices.list()).toMatchObject([{ code: 'copyFailed' }]);
    expect(store.settings.readAll().get('clubName')).toBe('Evening 1');
    rmSync(folder);
    store.copy();
    expect(store.notices.list()).toEqual([]);
    store.close();
    expect(listCopies(file).map(nameIn)).toEqual(['"Evening 1"']);
  });

  test('a copy that fails its check is not kept, and no older one is let go for it', () => {
    const { file, evening, open } = evenings();
    for (let start = 0; start <= KEPT.newest; start += 1) evening();
    const before = listCopies(file);
    const db = new SQLite(file);
    db.pragma('ignore_check_constraints = ON');
    db.exec("INSERT INTO players (name, search_name) VALUES ('', ' nobody')");
    db.close();
    const store = open();
    expect(store.notices.list()).toMatchObject([{ code: 'copyFailed', reason: expect.stringContaining('CHECK') }]);
    store.close();
    expect(before.length).toBeGreaterThanOrEqual(KEPT.newest);
    expect(listCopies(file)).toEqual(before);
    expect(readdirSync(join(dirname(file), 'copies'))).toHaveLength(before.length);
  });

  test('a copy is made of what is written, also while another transaction is under way', () => {
    const { file, evening, open } = evenings();
    evening();
    const store = open();
    const other = new SQLite(file);
    other.exec(`BEGIN IMMEDIATE; INSERT INTO changes (kind, subject, author, at)
      VALUES ('settings', 'settings', 'director', '2026-11-24T19:30:00Z');
      INSERT INTO settings SELECT 'clubName', 2, max(id), '"Half"' FROM changes`);
    store.copy();
    other.close();
    store.close();
    expect(listCopies(file).map(nameIn)).toEqual(['"Evening 1"']);
  });
});
