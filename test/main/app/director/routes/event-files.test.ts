import { expect, test } from 'vitest';
import { changeDetails } from '../../../../../main/club/competitions/details.ts';
import { takesLong } from '../../../../../main/app/director/reader/takes-long.ts';
import { clubWithEvent, testClub, unwrap } from '../../../support.ts';
import { director } from '../support.ts';

test('an event is saved as a file, looked at elsewhere, and brought in once, however often it is asked', async () => {
  const { club, session } = clubWithEvent();
  unwrap(changeDetails(club, session, { name: 'Été / "pairs"', date: '2026-11-24', start: '19:30' }));
  const path = `/api/sessions/${session}/file`;
  const saved = await director(club).app.request(path);
  expect(saved.headers.get('content-disposition')).toBe(
    `attachment; filename="Ete pairs 2026-11-24.etui"; filename*=UTF-8''%C3%89t%C3%A9%20pairs%202026-11-24.etui`,
  );
  expect(takesLong(new Request(`http://etui${path}`))).toBe(true);
  const file = Buffer.from(await saved.arrayBuffer()).toString('base64');
  const away = director(testClub());
  expect(await away.post('/api/event-files/preview', { file })).toMatchObject({
    status: 200,
    body: { name: 'Été / "pairs"', state: { kind: 'new' } },
  });
  const body = JSON.stringify({ file, answers: [], seen: 'new' });
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'one-request-00000001' };
  const ask = async () => (await away.app.request('/api/event-files', { method: 'POST', headers, body })).json();
  const first = await ask();
  expect(first).toMatchObject({ as: 'new', name: 'Été / "pairs"' });
  expect(await ask()).toMatchObject({ session: (first as { session: number }).session });
  expect((await away.get('/api/events')).body).toMatchObject({ total: 1 });
});

test('what is no event is refused', async () => {
  const { get, post } = director(testClub());
  const file = Buffer.from('not an event').toString('base64');
  expect(await post('/api/event-files/preview', { file })).toMatchObject({
    status: 422,
    body: { code: 'eventFileNotTaken', fault: { code: 'notAnEventFile' } },
  });
  expect(await post('/api/event-files', { file, answers: [], seen: 'new' })).toMatchObject({ status: 422 });
  expect(await post('/api/event-files', { file, answers: [], seen: 'maybe' })).toMatchObject({ status: 400 });
  expect(await get('/api/sessions/7/file')).toMatchObject({ status: 404 });
});
