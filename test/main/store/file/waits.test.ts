/** What goes wrong with the disk while a file is open: said, nothing lost, and over when its cause is. */
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../../../main/store/store.ts';
import { temporaryFolder, testClock, unwrap } from '../../support.ts';
import { faultyDisk, type DiskFault } from '../faulty-connection.ts';
import { nameClub } from '../named-club.ts';

function opened() {
  const file = join(temporaryFolder(), 'club.sqlite');
  const disk = faultyDisk();
  const store = unwrap(openStore(file, { now: testClock().now, connect: disk.connect }));
  onTestFinished(() => store.close());
  // More than fits on the pages there are.
  const name = (club: string) => store.action(() => nameClub(store, club.padEnd(20_000, '.')));
  const readName = () => String(store.settings.readAll().get('clubName')).replace(/\.+$/, '');
  return { file, disk, store, name, readName };
}

const FAULTS: readonly (readonly [DiskFault, string])[] = [
  ['full', 'diskFull'],
  ['readOnly', 'fileReadOnly'],
  ['fault', 'diskFault'],
  ['notConfirmed', 'notConfirmed'],
];

describe.each(FAULTS)('a disk that is %s', (fault, code) => {
  test('is said, keeps what was confirmed, and the next write goes on', () => {
    const { disk, store, name, readName } = opened();
    name('before');
    disk.set(fault);
    expect(name('meanwhile')).toMatchObject({ kind: 'problem', code });
    expect(store.notices.list()).toMatchObject([{ kind: 'wait', code }]);
    expect(readName()).toBe('before');
    disk.set(null);
    expect(name('after')).toBeUndefined();
    expect(readName()).toBe('after');
    expect(store.notices.list()).toEqual([]);
  });

  // A page in place of another fits on a disk that is full.
  test.skipIf(fault === 'full')(
    'is no longer said once it is over, though nobody writes (not when full: a page in place of another still fits)',
    () => {
      const { disk, store, name, readName } = opened();
      name('before');
      disk.set(fault);
      name('meanwhile');
      store.lookAtFile();
      expect(store.notices.list()).toMatchObject([{ kind: 'wait', code }]);
      disk.set(null);
      store.lookAtFile();
      expect(store.notices.list()).toEqual([]);
      expect(readName()).toBe('before');
    },
  );
});

test('one reason is said at a time, the newest', () => {
  const { disk, store, name } = opened();
  disk.set('full');
  name('one');
  disk.set('readOnly');
  name('other');
  expect(store.notices.list()).toMatchObject([{ code: 'fileReadOnly' }]);
});

test('another program that holds the file is waited for by nobody here, and said', () => {
  const { file, disk, store, name, readName } = opened();
  name('before');
  const other = new SQLite(file);
  other.exec('BEGIN IMMEDIATE');
  expect(store.isLocked()).toBe(true);
  // SQLite would block the whole process as long as this.
  expect(disk.connections.map((db) => db.pragma('busy_timeout', { simple: true }))).toEqual([0]);
  expect(name('meanwhile')).toMatchObject({ code: 'fileLocked' });
  expect(store.notices.list()).toMatchObject([{ kind: 'wait', code: 'fileLocked' }]);
  other.exec('ROLLBACK');
  other.close();
  expect(store.isLocked()).toBe(false);
  store.lookAtFile();
  expect(store.notices.list()).toEqual([]);
  expect(readName()).toBe('before');
});
