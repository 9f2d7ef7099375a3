import {
  copyFileSync,
  existsSync,
  lstatSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { contentsOf } from '../../../../main/store/file/contents.ts';
import { openStore } from '../../../../main/store/store.ts';
import { openedFile, type OpenedFile } from '../club-file.ts';
import { nameClub } from '../named-club.ts';
import { temporaryFolder, unwrap } from '../../support.ts';

/** What may happen to a file while it is open. */
const DISASTERS: readonly (readonly [string, (opened: OpenedFile) => void])[] = [
  ['the folder is deleted', ({ folder }) => rmSync(folder, { recursive: true })],
  ['the folder is renamed', ({ folder }) => renameSync(folder, `${folder}-old`)],
  ['the file is deleted', ({ file }) => rmSync(file)],
  ['the log alone is deleted', ({ file }) => rmSync(`${file}-wal`)],
  [
    'another file takes its place',
    ({ file }) => {
      copyFileSync(file, `${file}.other`);
      renameSync(`${file}.other`, file);
    },
  ],
];

describe.each(DISASTERS)('%s while the file is open', (_what, disaster) => {
  test('what is acknowledged afterwards stands at the path, with all before it, and it is said', () => {
    const opened = openedFile();
    opened.name('before');
    disaster(opened);
    expect(opened.name('after')).toBeUndefined();
    expect(opened.store.notices.list()).toMatchObject([{ code: 'writtenAnew', file: opened.file }]);
    // and so does everything later
    opened.name('later');
    expect(opened.store.settings.readAll().get('clubName')).toBe('later');
    expect(opened.atPath()).toEqual({ changes: 3, name: 'later' });
  });
});

test('a disaster between the work and its answer is noticed before the answer', () => {
  const opened = openedFile();
  opened.name('before');
  opened.store.action(() => rmSync(opened.folder, { recursive: true }));
  expect(existsSync(opened.file)).toBe(true);
  expect(opened.atPath()).toEqual({ changes: 1, name: 'before' });
});

test('a file that took its place is kept aside', () => {
  const opened = openedFile();
  opened.name('ours');
  rmSync(opened.file);
  writeFileSync(opened.file, 'somebody else’s');
  opened.name('still ours');
  const [notice] = opened.store.notices.list();
  expect(notice).toMatchObject({ code: 'writtenAnew', aside: expect.stringContaining('put-aside') });
  expect(readdirSync(opened.folder).filter((name) => name.includes('put-aside'))).toHaveLength(1);
});

test('where it can’t be written anew nothing more is acknowledged, and it goes on when that is over', () => {
  const opened = openedFile();
  opened.name('before');
  rmSync(opened.folder, { recursive: true });
  writeFileSync(opened.folder, 'a file in the place of the folder');
  expect(opened.name('refused')).toMatchObject({ kind: 'problem', code: 'fileGone', file: opened.file });
  expect(opened.name('refused again')).toMatchObject({ code: 'fileGone' });
  expect(opened.store.notices.list()).toMatchObject([{ code: 'fileGone' }]);
  rmSync(opened.folder);
  expect(opened.name('after')).toBeUndefined();
  expect(opened.store.notices.list()).toMatchObject([{ code: 'writtenAnew' }]);
  expect(opened.atPath()).toEqual({ changes: 2, name: 'after' });
});

test('a lock that was deleted is taken again, so that no second program gets in', () => {
  const opened = openedFile();
  rmSync(`${opened.file}-lock`);
  expect(opened.name('after')).toBeUndefined();
  expect(openStore(opened.file, { now: () => new Date() })).toMatchObject({ code: 'alreadyOpen' });
});

test('where another program has the lock by now, nothing is written beside it', () => {
  const opened = openedFile();
  rmSync(`${opened.file}-lock`);
  const other = unwrap(openStore(opened.file, { now: () => new Date() }));
  expect(opened.name('refused')).toMatchObject({ code: 'alreadyOpen' });
  other.close();
  expect(opened.name('after')).toBeUndefined();
});

test('a link in the place of the file stays one, and what is written stands where it leads', () => {
  const [real, link] = [join(temporaryFolder(), 'club.sqlite'), join(temporaryFolder(), 'club.sqlite')];
  unwrap(openStore(real, { now: () => new Date() })).close();
  symlinkSync(real, link);
  const store = unwrap(openStore(link, { now: () => new Date() }));
  store.action(() => nameClub(store, 'linked'));
  expect(store.notices.list()).toEqual([]);
  store.close();
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(contentsOf(real)).toMatchObject({ changes: 1 });
});

test('it leaves a finished copy beside the file', () => {
  const opened = openedFile();
  opened.name('before');
  rmSync(opened.folder, { recursive: true });
  opened.name('after');
  expect(contentsOf(join(opened.folder, 'club-copy.sqlite'))).toMatchObject({ changes: 1 });
});

describe('a second program', () => {
  test('is refused while the first has the file, and let in when it has ended', () => {
    const { file, store, clock } = openedFile();
    expect(openStore(file, { now: clock.now })).toEqual({ kind: 'problem', code: 'alreadyOpen', file });
    store.close();
    unwrap(openStore(file, { now: clock.now })).close();
  });

  test('is refused too after the file was written anew', () => {
    const { file, folder, clock, name } = openedFile();
    name('before');
    rmSync(folder, { recursive: true });
    name('after');
    expect(openStore(file, { now: clock.now })).toMatchObject({ code: 'alreadyOpen' });
  });

  test('that migrated the file stops the writes of the older one', () => {
    const { file, store, name } = openedFile();
    name('before');
    const newer = new SQLite(file);
    newer.pragma(`user_version = ${store.version + 1}`);
    newer.close();
    expect(name('refused')).toMatchObject({ code: 'newerDatabase', version: store.version + 1 });
    expect(store.settings.readAll().get('clubName')).toBe('before');
  });
});
