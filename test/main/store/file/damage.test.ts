import { existsSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { openStore, type Store, type StoreOptions } from '../../../../main/store/store.ts';
import { isProblem, type StoreProblem } from '../../../../main/store/problem.ts';
import { nameClub } from '../named-club.ts';
import { temporaryFolder, testClock, unwrap } from '../../support.ts';

const { now } = testClock();

function open(file: string, options: Partial<StoreOptions> = {}): Store | StoreProblem {
  return openStore(file, { now, busyTimeout: 20, ...options });
}

/** A closed file with some changes. @param copied whether it was opened again, which makes a copy */
function closedFile({ copied = false, changes = 3 } = {}): string {
  const file = join(temporaryFolder(), 'club.sqlite');
  const store = unwrap(open(file));
  for (let change = 1; change <= changes; change += 1) store.action(() => nameClub(store, `name ${change}`));
  store.close();
  if (copied) unwrap(open(file)).close();
  return file;
}

/** The file as a killed program leaves it: everything in the log. */
function killed(): string {
  const from = join(temporaryFolder(), 'club.sqlite');
  const store = unwrap(open(from));
  for (let change = 1; change <= 5; change += 1) store.action(() => nameClub(store, `name ${change}`));
  const file = join(temporaryFolder(), 'club.sqlite');
  for (const part of ['', '-wal', '-mark']) writeFileSync(file + part, readFileSync(from + part));
  store.close();
  return file;
}

/** Opens a file of these bytes: a store, or a problem with a code. An error thrown fails the test. */
function answerTo(bytes: Uint8Array): string {
  const file = join(temporaryFolder(), 'club.sqlite');
  writeFileSync(file, bytes);
  const opened = open(file);
  if (isProblem(opened)) return opened.code;
  opened.settings.readAll();
  opened.close();
  return 'open';
}

describe('a club whose file is gone', () => {
  test.each([
    ['missing', (file: string) => rmSync(file)],
    ['empty', (file: string) => truncateSync(file, 0)],
    ['one byte long', (file: string) => truncateSync(file, 1)],
    ['a few bytes long', (file: string) => truncateSync(file, 511)],
  ])('%s, with copies beside it, is not begun anew without a word', (_what, lose) => {
    const file = closedFile({ copied: true });
    rmSync(`${file}-mark`, { force: true });
    lose(file);
    expect(open(file)).toEqual({ kind: 'problem', code: 'clubMissing', file });
    // asked again, it has changed nothing
    expect(open(file)).toEqual({ kind: 'problem', code: 'clubMissing', file });
  });

  test('is not begun anew either when only its mark is left', () => {
    const file = closedFile();
    rmSync(file);
    expect(open(file)).toEqual({ kind: 'problem', code: 'clubMissing', file });
  });

  test('is begun anew where that is asked for', () => {
    const file = closedFile({ copied: true });
    rmSync(file);
    const store = unwrap(open(file, { asItIs: true }));
    expect(store.settings.readAll().size).toBe(0);
    store.close();
    unwrap(open(file)).close();
  });

  test('a new folder has a new club, of which nothing is said', () => {
    const store = unwrap(open(join(temporaryFolder(), 'new', 'club.sqlite')));
    expect(store.notices.list()).toEqual([]);
    store.close();
  });
});

describe('what was written last and is gone', () => {
  test('nothing, after a kill', () => {
    const store = unwrap(open(killed()));
    expect(store.settings.readAll().get('clubName')).toBe('name 5');
    store.close();
  });

  test('one bit turned in the log is noticed', () => {
    const file = killed();
    const log = readFileSync(`${file}-wal`);
    const at = log.length - 5000;
    log.writeUInt8(log.readUInt8(at) ^ 1, at);
    writeFileSync(`${file}-wal`, log);
    expect(open(file)).toMatchObject({ kind: 'problem', code: 'changesLost', file, lost: expect.any(Number) });
  });

  test('the log alone deleted, which leaves an empty file, is noticed', () => {
    const file = killed();
    rmSync(`${file}-wal`);
    expect(open(file)).toEqual({ kind: 'problem', code: 'clubMissing', file });
  });

  test('an older file put in its place is noticed; asked to, it goes on with it', () => {
    const file = closedFile();
    const older = readFileSync(file);
    const store = unwrap(open(file));
    store.action(() => nameClub(store, 'name 4'));
    store.action(() => nameClub(store, 'name 5'));
    store.close();
    writeFileSync(file, older);
    expect(open(file)).toMatchObject({ code: 'changesLost', lost: 2, at: '2026-11-24T19:30:00.000Z' });
    unwrap(open(file, { asItIs: true })).close();
    unwrap(open(file)).close();
  });

  test('the mark of another club says nothing of this one', () => {
    const [file, other] = [closedFile({ changes: 1 }), closedFile({ changes: 9 })];
    writeFileSync(`${file}-mark`, readFileSync(`${other}-mark`));
    expect(isProblem(open(file))).toBe(false);
  });
});

describe('whatever the bytes are, there is an answer', () => {
  const sound = (() => {
    let bytes: Buffer | null = null;
    return () => (bytes ??= readFileSync(closedFile()));
  })();

  /** Every bit takes a minute and a half: a test of every day takes one of each byte and a half. */
  const step = process.env['ETUI_LONG_TESTS'] ? 1 : 13;

  test('bits of the header turned', { timeout: 240_000 }, () => {
    const answers = new Map<string, number>();
    for (let bit = 0; bit < 800; bit += step) {
      const bytes = Buffer.from(sound());
      bytes.writeUInt8(bytes.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      const answer = answerTo(bytes);
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
    expect([...answers.keys()]).toEqual(expect.arrayContaining(['open', 'notADatabase', 'fileDamaged']));
  });

  test.each([1, 100, 4096, 10_000, 200_000])('cut short by %i bytes', (cut) => {
    expect(answerTo(sound().subarray(0, sound().length - cut))).toBe('fileDamaged');
  });

  test('of the right id, without a table', () => {
    const file = join(temporaryFolder(), 'club.sqlite');
    const db = new SQLite(file);
    db.pragma('application_id = 1165260137');
    db.pragma('user_version = 1');
    db.close();
    expect(open(file)).toMatchObject({ code: 'fileDamaged' });
    expect(existsSync(join(dirname(file), 'copies'))).toBe(false);
  });

  test('of the right id, with one table missing', () => {
    const file = closedFile();
    const db = new SQLite(file);
    db.pragma('foreign_keys = OFF');
    db.exec('DROP TABLE datums');
    db.close();
    expect(open(file)).toMatchObject({ code: 'fileDamaged', reason: expect.stringContaining('datums') });
  });

  test('a page of zeros in the middle is found by the copy of the start', () => {
    const file = closedFile();
    const bytes = readFileSync(file);
    bytes.fill(0, bytes.length - 3 * 4096, bytes.length - 2 * 4096);
    writeFileSync(file, bytes);
    expect(open(file)).toMatchObject({ code: 'fileDamaged' });
  });
});

/** The file as a killed program leaves it, with so many changes of its own in the log. @param start a closed file */
function killedFrom(start: string, changes: number): string {
  const from = join(temporaryFolder(), 'club.sqlite');
  writeFileSync(from, readFileSync(start));
  const store = unwrap(open(from));
  for (let change = 1; change <= changes; change += 1) store.action(() => nameClub(store, `later ${change}`));
  const file = join(temporaryFolder(), 'club.sqlite');
  for (const part of ['', '-wal', '-mark']) writeFileSync(file + part, readFileSync(from + part));
  store.tendNow({ kind: 'finish' });
  writeFileSync(`${file}-finished`, readFileSync(join(dirname(from), 'club-copy.sqlite')));
  store.close();
  return file;
}

describe('a log that a killed program left', () => {
  test('is not written into another file that was put in the place of its own', () => {
    const start = closedFile({ changes: 2 });
    const other = closedFile({ changes: 20 });
    for (const taken of [other, start]) {
      const file = killedFrom(start, 5);
      const bytes = readFileSync(taken === other ? other : `${file}-finished`);
      writeFileSync(file, bytes);
      const store = unwrap(open(file));
      expect(store.settings.readAll().get('clubName')).toBe(taken === other ? 'name 20' : 'later 5');
      expect(store.notices.list()).toEqual([]);
      store.close();
      expect(readdirSync(dirname(file)).filter((name) => /put-aside.*-wal$/.test(name))).toHaveLength(1);
    }
  });

  test('of another file, beside an older one of the same club: what it lacks is said', () => {
    const start = closedFile({ changes: 2 });
    const older = join(temporaryFolder(), 'club.sqlite');
    writeFileSync(older, readFileSync(start));
    const store = unwrap(open(older));
    store.action(() => nameClub(store, 'another course'));
    store.close();
    const file = killedFrom(start, 5);
    writeFileSync(file, readFileSync(older));
    expect(open(file)).toMatchObject({ code: 'changesLost', lost: 4 });
  });

  test('and that is damaged stays as it is until somebody has decided', () => {
    const file = killed();
    const log = readFileSync(`${file}-wal`);
    log.writeUInt8(log.readUInt8(log.length - 5000) ^ 1, log.length - 5000);
    writeFileSync(`${file}-wal`, log);
    const before = readFileSync(file);
    expect(open(file)).toMatchObject({ code: 'changesLost' });
    expect(readFileSync(`${file}-wal`).equals(log)).toBe(true);
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(dirname(file)).filter((name) => name.includes('.part'))).toEqual([]);
  });

  test('and that is whole is taken', () => {
    const store = unwrap(open(killedFrom(closedFile({ changes: 2 }), 5)));
    expect(store.settings.readAll().get('clubName')).toBe('later 5');
    store.close();
  });
});
