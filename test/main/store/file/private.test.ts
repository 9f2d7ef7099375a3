import { chmodSync, cpSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { keepClub } from '../../../../main/club/copies/keeper.ts';
import { openClub, type Club } from '../../../../main/club/club.ts';
import { changeSettings } from '../../../../main/club/settings.ts';
import { connect } from '../../../../main/store/file/connection.ts';
import { makePrivateFile } from '../../../../main/store/file/private.ts';
import { openStore } from '../../../../main/store/store.ts';
import { temporaryFolder, testClock, unwrap } from '../../support.ts';

const clock = testClock();

/** A club whose copies go to a second place too. */
function keptClub(file: string, place: string): Club {
  const club = unwrap(openClub(file, { now: clock.now }));
  const keeper = keepClub(club, { every: 2 ** 30 });
  onTestFinished(() => {
    keeper.stop();
    club.store.close();
  });
  unwrap(changeSettings(club, { clubName: 'Cedar', copyFolder: place }));
  club.store.tendNow({ kind: 'finish' });
  club.store.tendNow({ kind: 'copy', at: clock.now().toISOString(), place });
  return club;
}

/** Everything in a folder that somebody else may touch, by its name and mode. */
function openToOthers(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))];
  return paths.flatMap((path) => {
    const mode = statSync(path).mode & 0o777;
    return (mode & 0o077) === 0 ? [] : [`${basename(path)} ${mode.toString(8)}`];
  });
}

function modeOf(path: string): number {
  return statSync(path).mode & 0o777;
}

describe.skipIf(process.platform === 'win32')('what others on the machine see of a club (Windows has no modes)', () => {
  test('nothing: folder, file, log, lock, mark, copies and second place are its user’s alone', () => {
    const place = temporaryFolder();
    const file = join(temporaryFolder(), 'of', 'Etui', 'club.sqlite');
    keptClub(file, place);
    const parts = ['club.sqlite', 'club.sqlite-lock', 'club.sqlite-mark', 'club.sqlite-wal', 'club-copy.sqlite'];
    expect(readdirSync(dirname(file))).toEqual(expect.arrayContaining([...parts, 'copies']));
    expect(readdirSync(join(dirname(file), 'copies'))).toHaveLength(1);
    expect(openToOthers(dirname(file))).toEqual([]);
    expect([modeOf(dirname(file)), modeOf(file)]).toEqual([0o700, 0o600]);
    expect(readdirSync(join(place, 'Etui'))).toHaveLength(2);
    expect(openToOthers(join(place, 'Etui'))).toEqual([]);
  });

  test('no longer anything of a club from before, which everybody could read', () => {
    const file = join(temporaryFolder(), 'Etui', 'club.sqlite');
    unwrap(openClub(file, { now: clock.now })).store.close();
    const folder = dirname(file);
    mkdirSync(join(folder, 'copies'), { recursive: true });
    cpSync(file, join(folder, 'copies', 'club-2026-11-23T19-30-00.000Z.sqlite'));
    cpSync(file, join(folder, 'club-copy.sqlite'));
    for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      chmodSync(join(folder, entry), 0o755);
    chmodSync(folder, 0o755);
    const club = unwrap(openClub(file, { now: clock.now }));
    onTestFinished(() => club.store.close());
    expect(openToOthers(folder).map((name) => name.replace(/ .*/, ''))).toEqual([]);
  });

  test('a folder with other things in it stays open to whom it was, the club’s files do not', () => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'minutes.txt'), 'of the last meeting', { mode: 0o644 });
    const club = unwrap(openClub(join(folder, 'club.sqlite'), { now: clock.now }));
    onTestFinished(() => club.store.close());
    expect(openToOthers(folder)).toEqual([`${basename(folder)} 755`, 'minutes.txt 644']);
  });

  test('what its user may not do is not allowed either', () => {
    const file = join(temporaryFolder(), 'read-only');
    writeFileSync(file, '', { mode: 0o444 });
    makePrivateFile(file);
    expect(modeOf(file)).toBe(0o400);
  });
});

test('every connection that writes waits, on macOS, until the disk itself has written', () => {
  const connected = vi.fn(connect);
  const file = join(temporaryFolder(), 'club.sqlite');
  const store = unwrap(openStore(file, { now: clock.now, connect: connected }));
  onTestFinished(() => store.close());
  const { value: db } = connected.mock.results[0] as { value: ReturnType<typeof connect> };
  expect(db.pragma('fullfsync', { simple: true })).toBe(1);
  expect(db.pragma('checkpoint_fullfsync', { simple: true })).toBe(1);
  expect(db.pragma('synchronous', { simple: true })).toBe(2);
});
