import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { migrationsFolder, readMigrations } from '../../../main/store/file/migrations.ts';
import { openStore } from '../../../main/store/store.ts';
import { nameClub } from './named-club.ts';
import { temporaryFolder, testClock, unwrap } from '../support.ts';

const now = testClock().now;
const ours = readMigrations();
const newest = ours.length;
const another = { version: newest + 1, name: 'next.sql', sql: 'ALTER TABLE players ADD COLUMN nickname TEXT' };
const next = [...ours, another];

function newFile(): string {
  return join(temporaryFolder(), 'club', 'club.sqlite');
}

/** A file at the newest version of ours with one setting in it. */
function olderFile(): string {
  const file = newFile();
  const store = unwrap(openStore(file, { now }));
  store.action(() => nameClub(store, 'Riverside'));
  store.close();
  return file;
}

function versionOf(file: string): unknown {
  const db = new SQLite(file, { readonly: true });
  const version: unknown = db.pragma('user_version', { simple: true });
  db.close();
  return version;
}

describe('opening', () => {
  test('makes the folder and the file, at the newest version', () => {
    const file = newFile();
    const store = unwrap(openStore(file, { now }));
    expect(store.version).toBe(readMigrations().length);
    store.close();
    expect(versionOf(file)).toBe(readMigrations().length);
  });

  test('writes ahead, waits for the disk, and leaves nothing to good will', () => {
    const pragma = vi.spyOn(SQLite.prototype, 'pragma');
    const file = newFile();
    const store = unwrap(openStore(file, { now }));
    const set = pragma.mock.calls.map(([source]) => source);
    pragma.mockRestore();
    expect(set).toEqual(
      expect.arrayContaining([
        'journal_mode = WAL',
        'synchronous = FULL',
        'recursive_triggers = ON',
        'foreign_keys = ON',
        'secure_delete = ON',
      ]),
    );
    expect(set.lastIndexOf('foreign_keys = ON')).toBeGreaterThan(set.lastIndexOf('foreign_keys = OFF'));
    expect(readFileSync(file).subarray(18, 20)).toEqual(Buffer.from([2, 2]));
    expect(() => store.action(() => store.sessions.setBreak(99, 1, 10))).toThrow(/FOREIGN KEY/);
    store.close();
  });

  test('keeps what was written', () => {
    const store = unwrap(openStore(olderFile(), { now }));
    expect(store.settings.readAll().get('clubName')).toBe('Riverside');
    store.close();
  });

  test('a file of a newer Etui is refused and left as it is', () => {
    const file = olderFile();
    const db = new SQLite(file);
    db.pragma('user_version = 70');
    db.close();
    const before = readFileSync(file);
    expect(openStore(file, { now })).toEqual({
      kind: 'problem',
      code: 'newerDatabase',
      file,
      version: 70,
      newest: readMigrations().length,
    });
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('what is no database is refused and left as it is', () => {
    const file = join(temporaryFolder(), 'club.sqlite');
    writeFileSync(file, 'Dear members, the annual meeting is on the first of March. '.repeat(40));
    expect(openStore(file, { now })).toEqual({ kind: 'problem', code: 'notADatabase', file });
    expect(readFileSync(file, 'utf8')).toMatch(/^Dear members/);
  });

  test('a database of another program is refused', () => {
    const file = join(temporaryFolder(), 'club.sqlite');
    const db = new SQLite(file);
    db.exec('CREATE TABLE bookmarks (url TEXT)');
    db.close();
    expect(openStore(file, { now })).toEqual({ kind: 'problem', code: 'notAClubFile', file });
  });

  test('a folder in the place of the file is a problem', () => {
    const file = temporaryFolder();
    expect(openStore(file, { now })).toMatchObject({ code: 'fileNotOpened', file });
  });

  test('a file in the place of the folder is a problem', () => {
    const folder = join(temporaryFolder(), 'club');
    writeFileSync(folder, '');
    expect(openStore(join(folder, 'club.sqlite'), { now })).toMatchObject({ code: 'fileNotOpened' });
  });

  test('a file another program holds is a problem', () => {
    const file = olderFile();
    const other = new SQLite(file);
    other.pragma('locking_mode = EXCLUSIVE');
    other.exec('BEGIN EXCLUSIVE; COMMIT');
    expect(openStore(file, { now, busyTimeout: 20 })).toEqual({ kind: 'problem', code: 'fileLocked', file });
    other.close();
    unwrap(openStore(file, { now })).close();
  });

  test('a damaged file is a problem', () => {
    const file = olderFile();
    const bytes = readFileSync(file);
    bytes.fill(0xff, 100, 3000);
    writeFileSync(file, bytes);
    expect(openStore(file, { now })).toMatchObject({ kind: 'problem', code: 'fileDamaged' });
  });
});

describe('a file that must not be written', () => {
  const NOBODY = 65534;

  // Root may write everything: the test then lays that right down for its duration.
  afterEach(() => {
    if (process.getuid?.() === 0) process.seteuid?.(0);
  });

  test.skipIf(process.platform === 'win32')('is a problem, found when it is opened', () => {
    const file = olderFile();
    for (const folder of [dirname(dirname(file)), dirname(file)]) chmodSync(folder, 0o555);
    chmodSync(file, 0o444);
    if (process.getuid?.() === 0) {
      for (const entry of readdirSync(dirname(file))) chownSync(join(dirname(file), entry), NOBODY, NOBODY);
      process.seteuid?.(NOBODY);
    }
    const opened = openStore(file, { now });
    if (process.getuid?.() === 0) process.seteuid?.(0);
    for (const folder of [dirname(dirname(file)), dirname(file)]) chmodSync(folder, 0o755);
    expect(opened).toEqual({ kind: 'problem', code: 'fileReadOnly', file });
  });
});

describe('migrating', () => {
  test('the migrations are found from the sources, and count up from 1', () => {
    expect(readMigrations().map(({ version }) => version)).toEqual(readMigrations().map((_, index) => index + 1));
  });

  test('the migrations are found from a bundle in dist/main', () => {
    const root = temporaryFolder();
    const folder = join(root, 'migrations');
    mkdirSync(folder);
    mkdirSync(join(root, 'dist', 'main', 'chunks'), { recursive: true });
    writeFileSync(join(folder, '0001_club_file.sql'), '');
    expect(migrationsFolder(join(root, 'dist', 'main'))).toBe(folder);
    expect(migrationsFolder(join(root, 'dist', 'main', 'chunks'))).toBe(folder);
    expect(() => migrationsFolder(join(temporaryFolder(), 'nowhere'))).toThrow(/no folder "migrations"/);
  });

  test('a gap in the numbers is noticed', () => {
    const folder = temporaryFolder();
    for (const name of ['0001_a.sql', '0003_c.sql']) writeFileSync(join(folder, name), '');
    expect(() => readMigrations(folder)).toThrow(/0003_c\.sql should have number 2/);
  });

  test('an older file is copied beside itself first, and keeps what is in it', () => {
    const file = olderFile();
    const store = unwrap(openStore(file, { now, migrations: next }));
    expect(store.version).toBe(newest + 1);
    expect(store.settings.readAll().get('clubName')).toBe('Riverside');
    store.close();
    const copy = join(dirname(file), `club-version-${newest}-2026-11-24T19-30-00.000Z.sqlite`);
    expect(existsSync(copy)).toBe(true);
    expect(versionOf(copy)).toBe(newest);
    expect(versionOf(file)).toBe(newest + 1);
  });

  test('a new file is not copied', () => {
    const file = newFile();
    unwrap(openStore(file, { now, migrations: next })).close();
    expect(readdirSync(dirname(file)).filter((name) => name.includes('version'))).toEqual([]);
  });

  test('a migration that fails leaves the file at its version, whole', () => {
    const file = olderFile();
    const broken = { ...another, sql: `${another.sql}; INSERT INTO nowhere VALUES (1)` };
    expect(openStore(file, { now, migrations: [...ours, broken] })).toMatchObject({
      code: 'fileDamaged',
      reason: expect.stringMatching(/no such table: nowhere/),
    });
    expect(versionOf(file)).toBe(newest);
    const store = unwrap(openStore(file, { now, migrations: next }));
    expect(store.settings.readAll().get('clubName')).toBe('Riverside');
    store.close();
  });

  test('a migration that breaks a reference is refused', () => {
    const file = olderFile();
    const sql =
      "INSERT INTO sessions (event_id, ordinal, date, start, minutes_per_board, minutes_to_move) VALUES (9, 1, '2026-11-24', '19:30', 7, 1)";
    const breaking = { ...another, sql };
    expect(() => openStore(file, { now, migrations: [...ours, breaking] })).toThrow(/breaks 1 foreign key/);
    expect(versionOf(file)).toBe(newest);
  });
});

describe('an action', () => {
  test('that ends in a problem or an error writes nothing', () => {
    const store = unwrap(openStore(newFile(), { now }));
    const problem = { kind: 'problem', code: 'no' };
    expect(store.action(() => (nameClub(store, 'A'), problem))).toBe(problem);
    expect(() =>
      store.action(() => {
        nameClub(store, 'B');
        throw new Error('a bug');
      }),
    ).toThrow('a bug');
    expect(store.settings.readAll().size).toBe(0);
    store.close();
  });

  test('says at once that another program is writing', () => {
    const file = olderFile();
    const store = unwrap(openStore(file, { now, busyTimeout: 20 }));
    const other = new SQLite(file);
    other.exec('BEGIN IMMEDIATE');
    expect(store.action(() => nameClub(store, 'A'))).toEqual({
      kind: 'problem',
      code: 'fileLocked',
      file,
    });
    other.exec('ROLLBACK');
    other.close();
    store.action(() => nameClub(store, 'A'));
    expect(store.settings.readAll().get('clubName')).toBe('A');
    store.close();
  });
});
