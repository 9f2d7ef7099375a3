import {
  chmodSync,
  chownSync,
  existsSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDoor, type ClubDoor } from '../../../../main/app/director/door.ts';
import type { RecoveryView } from '../../../../main/app/recovery/routes.ts';
import { openClub } from '../../../../main/club/club.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { changeSettings, readSettings } from '../../../../main/club/settings.ts';
import { contentsOf } from '../../../../main/store/file/contents.ts';
import { checkFile } from '../../../../main/store/file/check.ts';
import { finishedCopy, listCopies } from '../../../../main/store/file/copies.ts';
import { mitchellSpec } from '../../../builders.ts';
import { newEvent, temporaryFolder, testClock, unwrap } from '../../support.ts';

const clock = testClock();
const EVENING_3 = newEvent({ name: 'Evening 3' });

/**
 * The file of a club that was open on as many evenings: each has a copy of what the evenings before had. They have
 * tables enough for the file to end with what is not counted, their seats.
 */
function clubFileOf(evenings: number, second = ''): string {
  const file = join(temporaryFolder(), 'club.sqlite');
  for (let evening = 1; evening <= evenings; evening += 1) {
    const club = unwrap(openClub(file, { now: clock.now }));
    if (second !== '') unwrap(changeSettings(club, { copyFolder: second }));
    unwrap(createEvent(club, newEvent({ name: `Evening ${evening}`, spec: mitchellSpec(15) })));
    club.store.close();
    clock.forward(3600);
  }
  return file;
}

function door(file: string): ClubDoor {
  const opened = unwrap(openDoor({ file, now: clock.now }));
  onTestFinished(() => opened.close());
  return opened;
}

async function ask(asked: ClubDoor, path: string, body?: object): Promise<{ status: number; body: unknown }> {
  const init = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await asked.fetch(new Request(`http://etui${path}`, init));
  return { status: response.status, body: await response.json() };
}

async function recovery(asked: ClubDoor): Promise<RecoveryView> {
  return (await ask(asked, '/api/recovery')).body as RecoveryView;
}

async function eventNames(asked: ClubDoor): Promise<readonly string[]> {
  const { events } = (await ask(asked, '/api/events')).body as { events: { name: string }[] };
  return events.map(({ name }) => name).toSorted();
}

/** The bytes of every file put aside. */
function asides(file: string): readonly Buffer[] {
  const names = readdirSync(dirname(file)).filter((name) => name.includes('put-aside'));
  return names.map((name) => readFileSync(join(dirname(file), name)));
}

const DISASTERS: readonly (readonly [string, string, (file: string) => void])[] = [
  ['missing', 'clubMissing', (file) => rmSync(file)],
  ['one byte long', 'clubMissing', (file) => truncateSync(file, 1)],
  ['cut short by 100 bytes', 'fileDamaged', (file) => truncateSync(file, statSync(file).size - 100)],
  ['full of something else', 'notADatabase', (file) => writeFileSync(file, 'Dear members, '.repeat(100))],
];

describe.each(DISASTERS)('a club’s file that is %s', (_what, code, disaster) => {
  test('is said, with the copies and what each lacks; the newest takes its place by one request', async () => {
    const file = clubFileOf(3);
    disaster(file);
    const hadFile = existsSync(file);
    const isCounted = hadFile && contentsOf(file) !== null;
    const asked = door(file);
    expect(asked.club()).toBeNull();
    expect(await ask(asked, '/api/events')).toMatchObject({ status: 500, body: { code } });
    const { problem, copies } = await recovery(asked);
    expect(problem).toMatchObject({ code });
    expect(copies.map(({ contents }) => contents.events)).toEqual([2, 1]);
    // a file that is only cut short can be counted where its last page is not needed for it, and tells what is missing
    const more = isCounted ? 1 : 0;
    expect(copies.map(({ lacks }) => lacks.events)).toEqual([more, more + 1]);
    // the mark beside the file knows that an evening is missing from the newest copy too
    expect(copies[0]?.lacks.changes).toBeGreaterThan(0);

    const restored = await ask(asked, '/api/recovery/restore', { path: copies[0]?.path });
    expect(restored).toEqual({ status: 200, body: { done: true } });
    expect(await eventNames(asked)).toEqual(['Evening 1', 'Evening 2']);
    expect((await recovery(asked)).problem).toBeNull();
    expect(asides(file)).toHaveLength(hadFile ? 1 : 0);
  });

  test('or a new club is begun, and what was there is kept', async () => {
    const file = clubFileOf(2);
    disaster(file);
    const before = existsSync(file) ? readFileSync(file) : null;
    const asked = door(file);
    expect((await ask(asked, '/api/recovery/go-on', { way: 'anew' })).status).toBe(200);
    expect(await eventNames(asked)).toEqual([]);
    expect(asides(file)).toEqual(before ? [before] : []);
    expect(listCopies(file).length).toBeGreaterThan(0);
  });
});

describe('a club that is open', () => {
  test('goes back to a copy, and from there to where it was', async () => {
    const asked = door(clubFileOf(3));
    const { problem, copies } = await recovery(asked);
    expect(problem).toBeNull();
    const older = copies.find(({ contents }) => contents.events === 1);
    await ask(asked, '/api/recovery/restore', { path: older?.path });
    expect(await eventNames(asked)).toEqual(['Evening 1']);
    const after = (await recovery(asked)).copies;
    expect(after[0]).toMatchObject({ contents: { events: 1 }, lacks: { changes: 0 }, otherCourse: false });
    const all = after.find(({ contents }) => contents.events === 3);
    expect(all).toMatchObject({ aside: true, otherCourse: true });
    await ask(asked, '/api/recovery/restore', { path: all?.path });
    expect(await eventNames(asked)).toEqual(['Evening 1', 'Evening 2', 'Evening 3']);
  });

  test('is left as it is where the copy asked for is damaged, or none of its copies', async () => {
    const file = clubFileOf(2);
    const asked = door(file);
    const [copy] = listCopies(file);
    const bytes = readFileSync(copy ?? '');
    bytes.fill(0xff, bytes.length - 20_000, bytes.length - 12_000);
    writeFileSync(copy ?? '', bytes);
    for (const path of [copy, '/etc/hostname', file]) {
      const answer = await ask(asked, '/api/recovery/restore', { path });
      expect(answer).toMatchObject({ status: 409, body: { code: 'copyNotGood' } });
    }
    expect(await eventNames(asked)).toEqual(['Evening 1', 'Evening 2']);
  });

  test('ends the streams of its pages when another file takes its place, so that they ask anew', async () => {
    const asked = door(clubFileOf(2));
    const stream = await asked.fetch(new Request('http://etui/api/stream'));
    const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    await ask(asked, '/api/recovery/restore', { path: (await recovery(asked)).copies.at(-1)?.path });
    for (;;) if ((await reader.read()).done) break;
    expect(await eventNames(asked)).toHaveLength(1);
  });

  test('does not go on “as it is” in the place of itself', async () => {
    const asked = door(clubFileOf(1));
    await ask(asked, '/api/recovery/go-on', { way: 'anew' });
    expect(await eventNames(asked)).toEqual(['Evening 1']);
  });
});

test('nothing of going back or of the list of copies is done on the thread that answers everybody', async () => {
  const asked = door(clubFileOf(2));
  const here = [vi.spyOn(SQLite.prototype, 'pragma'), vi.spyOn(SQLite.prototype, 'prepare')];
  const { copies } = await recovery(asked);
  expect(here.flatMap(({ mock }) => mock.calls)).toEqual([]);
  for (const spy of here) spy.mockRestore();
  const checks = vi.spyOn(SQLite.prototype, 'pragma');
  const restoring = ask(asked, '/api/recovery/restore', { path: copies.at(-1)?.path });
  // Asked while no file is open, answered from the one that takes its place.
  let names: readonly string[] = [];
  while (names.length !== 1) names = await eventNames(asked);
  expect(names).toEqual(['Evening 1']);
  expect((await restoring).status).toBe(200);
  const looked = checks.mock.calls.map(([what]) => what);
  checks.mockRestore();
  expect(looked.filter((what) => /integrity_check/.test(what))).toEqual([]);
});

test('what was written last is in the list after going back, though its copies were not made yet', async () => {
  const asked = door(clubFileOf(2));
  const { copies } = await recovery(asked);
  expect((await ask(asked, '/api/events', EVENING_3)).status).toBe(200);
  await ask(asked, '/api/recovery/restore', { path: copies.at(-1)?.path });
  const newest = (await recovery(asked)).copies.map(({ contents }) => contents.events);
  expect(Math.max(...newest)).toBe(3);
});

describe('a folder that can’t be written when Etui is started', () => {
  const NOBODY = 65_534;
  const isRoot = process.getuid?.() === 0;
  const asNobody = (is: boolean) => {
    if (isRoot) process.seteuid?.(is ? NOBODY : 0);
  };

  test.skipIf(process.platform === 'win32')('is said, and the club opens by itself once it can be', async () => {
    const file = clubFileOf(2);
    const folders = [dirname(file), join(dirname(file), 'copies')];
    const entries = folders.flatMap((folder) => readdirSync(folder).map((entry) => join(folder, entry)));
    if (isRoot) for (const path of [...folders, ...entries]) chownSync(path, NOBODY, NOBODY);
    if (isRoot) chmodSync(dirname(dirname(file)), 0o755);
    onTestFinished(() => asNobody(false));
    asNobody(true);
    for (const path of [...entries.filter((entry) => entry.endsWith('sqlite')), ...folders]) chmodSync(path, 0o555);
    const asked = door(file);
    expect(asked.club()).toBeNull();
    expect(await recovery(asked)).toEqual({
      problem: { kind: 'problem', code: 'fileReadOnly', file },
      copies: [],
      found: 0,
    });
    const read = await asked.fetch(new Request('http://etui/api/settings'));
    expect([read.status, read.headers.get('retry-after')]).toEqual([507, null]);
    const written = await asked.fetch(new Request('http://etui/api/events', { method: 'POST' }));
    expect([written.status, written.headers.get('retry-after')]).toEqual([507, '1']);
    for (const path of [...folders, ...entries]) chmodSync(path, 0o755);
    await expect.poll(async () => (await recovery(asked)).problem, { timeout: 20_000 }).toBeNull();
    expect(await eventNames(asked)).toEqual(['Evening 1', 'Evening 2']);
    asked.close();
    asNobody(false);
  });
});

describe('a new computer, with the stick of the lost one', () => {
  test('has the club back from the folder that is named, with the text that says how', async () => {
    const stick = temporaryFolder();
    const lost = clubFileOf(2, stick);
    const first = door(lost);
    first.club()?.store.tendNow({ kind: 'copy', at: clock.now().toISOString(), place: stick });
    first.close();
    rmSync(dirname(lost), { recursive: true });
    expect(readFileSync(join(stick, 'Etui', 'READ ME - LISEZ-MOI.txt'), 'utf8')).toMatch(
      /“Copies in another folder”[^]*«.Copies dans un autre dossier.»/,
    );

    const asked = door(join(temporaryFolder(), 'club.sqlite'));
    const lookIn = async (folder: string) =>
      (await ask(asked, `/api/recovery?folder=${encodeURIComponent(folder)}`)).body as RecoveryView;
    expect(await lookIn(temporaryFolder())).toEqual({ problem: null, copies: [], found: 0 });
    for (const folder of [stick, join(stick, 'Etui')]) {
      expect(await lookIn(folder)).toMatchObject({ copies: [{ contents: { events: 2 } }], found: 1 });
    }
    const path = (await lookIn(stick)).copies[0]?.path;
    expect(await ask(asked, '/api/recovery/restore', { path })).toMatchObject({ status: 409 });
    expect((await ask(asked, '/api/recovery/restore', { path, folder: stick })).status).toBe(200);
    expect(await eventNames(asked)).toEqual(['Evening 1', 'Evening 2']);
  });
});

test('changes that are lost are said, and the club goes on without them only when asked to', async () => {
  const file = clubFileOf(1);
  const older = readFileSync(file);
  const club = unwrap(openClub(file, { now: clock.now }));
  unwrap(createEvent(club, newEvent({ name: 'Evening 2' })));
  club.store.close();
  writeFileSync(file, older);
  const asked = door(file);
  expect((await recovery(asked)).problem).toMatchObject({ code: 'changesLost', lost: 1 });
  expect((await ask(asked, '/api/recovery/go-on', { way: 'asItIs' })).status).toBe(200);
  expect(await eventNames(asked)).toEqual(['Evening 1']);
});

test('where the copy beside the file is damaged, the same copy in the second place is taken', async () => {
  const stick = temporaryFolder();
  const file = clubFileOf(1, stick);
  const first = door(file);
  first.club()?.store.tendNow({ kind: 'copy', at: clock.now().toISOString(), place: stick });
  first.close();
  for (const copy of [...listCopies(file), finishedCopy(file)].filter(existsSync)) {
    const db = new SQLite(copy);
    db.pragma('ignore_check_constraints = ON');
    db.exec("INSERT INTO players (name, search_name) VALUES ('', ' nobody')");
    db.close();
  }
  rmSync(file);
  const asked = door(file);
  const [newest] = (await recovery(asked)).copies;
  expect((await ask(asked, '/api/recovery/restore', { path: newest?.path })).status).toBe(200);
  expect(await eventNames(asked)).toEqual(['Evening 1']);
  asked.close();
  expect(checkFile(file)).toMatchObject({ integrity: [] });
});

test('a file that a copy does not help with is refused', () => {
  const file = join(temporaryFolder(), 'club.sqlite');
  writeFileSync(file, 'Dear members, '.repeat(100));
  expect(openDoor({ file, now: clock.now })).toMatchObject({ code: 'notADatabase' });
});

test('a new club is shown in the language of its machine, until another is chosen', () => {
  const file = join(temporaryFolder(), 'club.sqlite');
  const languageOf = (opened: ClubDoor) => readSettings(opened.club() ?? raise()).language;
  const onFrenchMachine = () => unwrap(openDoor({ file, now: clock.now, language: 'fr' }));
  let opened = onFrenchMachine();
  expect(languageOf(opened)).toBe('fr');
  unwrap(changeSettings(opened.club() ?? raise(), { language: 'en' }));
  opened.close();
  opened = onFrenchMachine();
  onTestFinished(() => opened.close());
  expect(languageOf(opened)).toBe('en');
});

function raise(): never {
  throw new Error('the club is not open');
}
