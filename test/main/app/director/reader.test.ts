/** What takes long is answered on another thread, as it would be here. */
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDoor } from '../../../../main/app/director/door.ts';
import { startReader } from '../../../../main/app/director/reader/reader.ts';
import { isOfSeason, takesLong } from '../../../../main/app/director/reader/takes-long.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { director } from './support.ts';
import { clubWithEvent, newEvent, temporaryFolder, testClock, testClub, unwrap } from '../../support.ts';
import { openSample } from '../../../../main/club/competitions/sample.ts';
import { PRESS } from '../../../../main/app/director/paper.ts';

const MOVEMENTS = '/api/movements?tables=99&minutesPerBoard=7&minutesToMove=1&start=19:30&boardsFrom=26&boardsTo=28';

function request(path: string, method = 'GET'): Request {
  return new Request(`http://etui${path}`, { method });
}

test.each([
  ['/api/sessions/1/print/explanation.pdf', true],
  ['/api/sessions/1/export/travellers.csv', true],
  ['/api/sheets/1/print/sheet.pdf', true],
  ['/api/sheets/1', false],
  ['/api/export/statistics.csv', true],
  [MOVEMENTS, true],
  [MOVEMENTS.replace('tables=99', 'tables=9'), false],
  [MOVEMENTS.replace('tables=99', 'tables=9').replace('boardsFrom=26', 'boardsFrom=1'), true],
  ['/api/sessions/1', false],
  ['/api/sessions/1/results', false],
  ['/api/sessions/1/site/page.html', true],
  ['/api/site/season/pages/1', true],
  ['/api/site/season/events', true],
])('%s takes long: %s', (path, long) => {
  expect(takesLong(request(path))).toBe(long);
  expect(takesLong(request(path, 'POST'))).toBe(false);
});

test('a document, a spreadsheet and a list of movements are the same from the thread, newest result included', async () => {
  const clock = testClock();
  const { club, session } = clubWithEvent({}, clock);
  const reader = startReader(club.store.file, clock.now);
  onTestFinished(() => reader.close());
  const { app } = director(club, { paper: PRESS });
  for (const path of [
    `/api/sessions/${session}/print/explanation.pdf`,
    `/api/sessions/${session}/export/ranking.csv`,
    MOVEMENTS,
  ]) {
    const [there, here] = [await reader.fetch(request(path)), await app.request(path)];
    expect(there?.status).toBe(200);
    expect(Object.fromEntries(there?.headers ?? [])).toEqual(Object.fromEntries(here.headers));
    expect(await there?.text()).toBe(await here.text());
  }
  const { session: second } = unwrap(createEvent(club, newEvent({ name: 'A minute ago' })));
  expect((await reader.fetch(request(`/api/sessions/${second}/export/ranking.csv`)))?.status).toBe(200);
  expect((await reader.fetch(request('/api/sessions/99/export/ranking.csv')))?.status).toBe(404);
});

test('a large list of members is looked at on the thread', async () => {
  const clock = testClock();
  const club = testClub(clock);
  const reader = startReader(club.store.file, clock.now);
  onTestFinished(() => reader.close());
  const body = JSON.stringify({ file: Buffer.from('name\nAnn Alder\nBen Birch\n').toString('base64') });
  const headers = { 'Content-Type': 'application/json' };
  const asked = new Request('http://etui/api/members/import/preview', { method: 'POST', headers, body });
  expect(takesLong(asked)).toBe(true);
  expect(await (await reader.fetch(asked))?.json()).toMatchObject({ lines: 2, plan: { added: 2 } });
  const clubs = new Request('http://etui/api/sessions/1/clubs/preview', { method: 'POST', headers, body });
  expect(takesLong(clubs)).toBe(true);
  const taking = new Request('http://etui/api/members/import', { method: 'POST', headers, body });
  expect(takesLong(taking)).toBe(false);
});

test('a large file of another program is looked at on the thread, and its bytes stay with the request', async () => {
  const clock = testClock();
  const club = testClub(clock);
  const reader = startReader(club.store.file, clock.now);
  onTestFinished(() => reader.close());
  const file = Buffer.from('board,ns,ew,score\n1,1,2,420\n1,3,4,-50\n').toString('base64');
  const body = JSON.stringify({ file, fileName: 'heat.csv' });
  const headers = { 'Content-Type': 'application/json' };
  const asked = new Request('http://etui/api/foreign-files/preview', { method: 'POST', headers, body });
  expect(takesLong(asked)).toBe(true);
  const small = { ...headers, 'Content-Length': '100' };
  expect(takesLong(new Request(asked.url, { method: 'POST', headers: small, body }))).toBe(false);
  const there = await reader.fetch(asked);
  expect(await there?.json()).toMatchObject({ format: 'csv', events: [{ entries: 4, results: 2 }] });
  expect(await asked.text()).toBe(body);
});

test('a document that nobody waits for any more is not made, and the next one is', async () => {
  const clock = testClock();
  const { club, session } = clubWithEvent({}, clock);
  const reader = startReader(club.store.file, clock.now);
  onTestFinished(() => reader.close());
  const page = new AbortController();
  const print = (name: string, signal?: AbortSignal) => {
    const url = `http://etui/api/sessions/${session}/print/${name}.pdf`;
    return reader.fetch(signal ? new Request(url, { signal }) : new Request(url));
  };
  const answered: string[] = [];
  const note = (name: string) => (response: Response | null) => void answered.push(`${name} ${response?.status}`);
  const first = print('ranking').then(note('ranking'));
  const left = Array.from({ length: 20 }, (_, at) => print('explanation', page.signal).then(note(`left ${at}`)));
  const last = print('travellers').then(note('travellers'));
  page.abort();
  await Promise.all([first, ...left, last]);
  // Whoever has gone is answered at once; nothing of it is made, here or there.
  expect(answered).toEqual([...left.map((_, at) => `left ${at} 499`), 'ranking 200', 'travellers 200']);
  expect(
    await reader.fetch(new Request(`http://etui/api/sessions/${session}/print/board.pdf`, { signal: page.signal })),
  ).toMatchObject({ status: 499 });
});

test('this thread does nothing while a document is made on the other', async () => {
  const file = join(temporaryFolder(), 'club.sqlite');
  const door = unwrap(openDoor({ file, now: testClock().now }));
  onTestFinished(() => door.close());
  const club = door.club();
  if (!club) throw new Error('not open');
  const { session } = unwrap(createEvent(club, newEvent()));
  const reads = vi.spyOn(club.store, 'snapshot');
  const response = await door.fetch(request(`/api/sessions/${session}/print/explanation.pdf`));
  expect(response.status).toBe(200);
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(reads).not.toHaveBeenCalled();
});

test('a document that would fill the memory is refused, and whatever waits behind it is made', async () => {
  const club = testClub();
  const { session } = unwrap(openSample(club, 'en'));
  const reader = startReader(club.store.file, testClock().now, { mostMemory: 38 });
  onTestFinished(() => reader.close());
  const ask = (file: string) => reader.fetch(request(`/api/sessions/${session}/${file}`));
  const [large, small] = await Promise.all([ask('print/explanation.pdf'), ask('export/statistics.csv')]);
  expect([large?.status, await large?.json()]).toEqual([507, { kind: 'problem', code: 'tooLarge' }]);
  expect(small?.status).toBe(200);
});

test('a thread that nobody needs ends, and the next request starts another', async () => {
  const { club } = clubWithEvent();
  const reader = startReader(club.store.file, testClock().now, { idle: 0 });
  onTestFinished(() => reader.close());
  for (let time = 0; time < 3; time += 1) expect((await reader.fetch(request(MOVEMENTS)))?.status).toBe(200);
});

test('papers don’t wait behind the pages of a season', () => {
  expect(isOfSeason(request('/api/site/season/pages/1'))).toBe(true);
  expect(isOfSeason(request('/api/sessions/1/site/page.html'))).toBe(false);
});

test('where the thread can’t answer, or ends, the request is answered here', async () => {
  const { club } = clubWithEvent();
  const reader = startReader(join(temporaryFolder(), 'elsewhere.sqlite'), testClock().now);
  onTestFinished(() => reader.close());
  expect(await reader.fetch(request(MOVEMENTS))).toBeNull();
  const pending = startReader(club.store.file, testClock().now);
  const answer = pending.fetch(request(MOVEMENTS));
  await pending.close();
  expect(await answer).toBeNull();
});
