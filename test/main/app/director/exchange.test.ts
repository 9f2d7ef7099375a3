import { expect, test } from 'vitest';
import { testClub } from '../../support.ts';
import { director } from './support.ts';

const file = Buffer.from('board,ns,ew,score\n1,1,2,420\n1,3,4,-50\n').toString('base64');
const body = {
  file,
  fileName: 'Été.csv',
  event: 0,
  name: 'Été',
  date: '2026-11-17',
  method: 'matchpoints',
  answers: [],
};

test('a file of another program is looked at, and its event made once, however often it is asked', async () => {
  const { app, get, post } = director(testClub());
  expect(await post('/api/foreign-files/preview', { file, fileName: 'Été.csv' })).toMatchObject({
    status: 200,
    body: { format: 'csv', events: [{ entries: 4, results: 2 }] },
  });
  expect((await get('/api/events')).body).toMatchObject({ total: 0 });
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'one-request-00000001' };
  const ask = async () =>
    (await app.request('/api/foreign-files', { method: 'POST', headers, body: JSON.stringify(body) })).json();
  const first = await ask();
  expect(await ask()).toEqual(first);
  expect((await get('/api/events')).body).toMatchObject({ total: 1, events: [{ name: 'Été', results: 2 }] });
});

test('what is no event is refused', async () => {
  const { post } = director(testClub());
  expect(await post('/api/foreign-files/preview', { file, fileName: 'x.bin' })).toMatchObject({ status: 422 });
  expect(await post('/api/foreign-files', { ...body, event: 3 })).toMatchObject({
    status: 422,
    body: { code: 'noEventInFile' },
  });
  expect(await post('/api/foreign-files', { ...body, name: ' ' })).toMatchObject({ status: 400 });
});
