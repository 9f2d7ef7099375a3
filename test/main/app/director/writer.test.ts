/** Large files are taken over on another thread: whole, or not at all. */
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openDoor } from '../../../../main/app/director/door.ts';
import { writesMuch } from '../../../../main/app/director/reader/takes-long.ts';
import type { ChangeNotice } from '../../../../main/club/broadcast.ts';
import { temporaryFolder, testClock, unwrap } from '../../support.ts';

const HEADERS = { 'Content-Type': 'application/json' };

function clubDoor() {
  const door = unwrap(openDoor({ file: join(temporaryFolder(), 'club.sqlite'), now: testClock().now }));
  onTestFinished(() => door.close());
  const club = door.club();
  if (!club) throw new Error('the file is not open');
  return { door, club };
}

function post(path: string, body: object, { id = 'first', ...more }: { id?: string; signal?: AbortSignal } = {}) {
  const headers = { ...HEADERS, 'Idempotency-Key': id };
  return new Request(`http://etui${path}`, { method: 'POST', headers, body: JSON.stringify(body), ...more });
}

function membersBody(lines: number) {
  const list = Array.from({ length: lines }, (_, line) => `Anne Name${line},${line + 1}`);
  const file = Buffer.from(`name,FFB\n${list.join('\n')}\n`).toString('base64');
  return { file, mapping: [{ is: 'name' }, { is: 'number', federation: 'FFB' }] };
}

const RESULTS = {
  fileName: 'heat.csv',
  file: Buffer.from('board,ns,ew,score\n1,1,2,420\n1,3,4,-50\n').toString('base64'),
};
const EVENT = { event: 0, name: 'Heat', date: '2026-09-01', method: 'matchpoints', answers: [] };

test.each([
  ['/api/foreign-files', true],
  ['/api/members/import', true],
  ['/api/sessions/7/clubs', true],
  ['/api/sessions/7/clubs/preview', false],
  ['/api/members', false],
])('%s of a large file writes much: %s', (path, much) => {
  expect(writesMuch(new Request(`http://etui${path}`, { method: 'POST' }))).toBe(much);
  expect(writesMuch(new Request(`http://etui${path}`))).toBe(false);
  const small = { method: 'POST', headers: { 'Content-Length': '900' } };
  expect(writesMuch(new Request(`http://etui${path}`, small))).toBe(false);
});

test('what the thread has written is here at once, pages are told of it, and asked again it is not made twice', async () => {
  const { door, club } = clubDoor();
  const told: ChangeNotice[] = [];
  club.updates.subscribe((notice) => told.push(notice));
  const made = await door.fetch(post('/api/foreign-files', { ...RESULTS, ...EVENT }));
  expect(made.status).toBe(200);
  const { session } = (await made.json()) as { session: number };
  expect(club.store.results.current(session)).toHaveLength(2);
  expect(told.map(({ kind }) => kind)).toContain('events');
  const again = await door.fetch(post('/api/foreign-files', { ...RESULTS, ...EVENT }));
  expect(await again.json()).toEqual({ session });
  const refused = await door.fetch(post('/api/foreign-files', { ...RESULTS, ...EVENT, event: 3 }, { id: 'second' }));
  expect(await refused.json()).toMatchObject({ code: 'noEventInFile' });
});

test('stopped while it writes, nothing is left behind; what others write meanwhile waits, and goes on', async () => {
  const { door, club } = clubDoor();
  const stop = new AbortController();
  const taking = door.fetch(post('/api/members/import', membersBody(5000), { signal: stop.signal }));
  while (!club.store.isLocked()) await setImmediate();
  const another = door.fetch(
    post(
      '/api/members',
      { name: 'Ben Birch', member: true, stratum: null, handicap: null, numbers: [] },
      { id: 'ben' },
    ),
  );
  stop.abort();
  expect((await taking).status).toBe(499);
  expect((await another).status).toBe(200);
  expect(club.store.members.all().map(({ name }) => name)).toEqual(['Ben Birch']);
  expect(club.store.notices.list()).toEqual([]);
  const anew = await door.fetch(post('/api/members/import', membersBody(30), { id: 'anew' }));
  expect(await anew.json()).toMatchObject({ added: 30 });
  expect(club.store.members.all()).toHaveLength(31);
});
