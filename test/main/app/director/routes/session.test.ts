import { expect, test } from 'vitest';
import { handIn } from '../../../support.ts';
import { evening } from '../support.ts';

test('GET /api/sessions/:id and its standings', async () => {
  const { get, session, path } = evening();
  expect(await get(path)).toMatchObject({
    status: 200,
    body: { id: session, change: 0, sections: [{ letter: 'A' }] },
  });
  expect(await get(`${path}/standings`)).toMatchObject({
    status: 200,
    body: { change: 0, fields: [{ winners: 2 }] },
  });
});

test('PUT names answers the change number', async () => {
  const { get, put, section, path } = evening();
  const entry = section.entries[0]?.id;
  expect(await put(`${path}/names`, { entries: [{ entry, players: ['A', ''] }] })).toMatchObject({
    status: 200,
    body: { change: 2 },
  });
  const { body } = await get(path);
  expect(body).toMatchObject({ change: 2 });
  expect(body).toHaveProperty('sections.0.entries.0.players', ['A', '']);
  expect(await put(`${path}/names`, { entries: [{ entry: 99, players: ['A', ''] }] })).toMatchObject({
    status: 422,
    body: { code: 'unknownEntry', entry: 99 },
  });
});

test('POST undo, with an empty body or none, and redo', async () => {
  const { app, post, section, first, path } = evening();
  await post(`${path}/results`, handIn(section, first));
  expect(await post(`${path}/undo`)).toMatchObject({
    status: 200,
    body: { direction: 'undo', change: 3, undone: 2 },
  });
  const bare = await app.request(`${path}/undo`, { method: 'POST' });
  expect(await bare.json()).toEqual({ direction: 'undo', change: 3, undone: null, scope: null, made: null });
  expect(await post(`${path}/redo`)).toMatchObject({
    status: 200,
    body: { direction: 'redo', change: 4, undone: 3, scope: { subject: 'result', slots: [{ round: 1, table: 1 }] } },
  });
});

test.each([
  '',
  '/standings',
  '/print/ranking.pdf',
  '/export/ranking.csv',
  '/history?section=1&round=1&table=1&slotBoard=1',
])('GET /api/sessions/99%s: 404 with a problem', async (rest) => {
  const { get } = evening();
  expect(await get(`/api/sessions/99${rest}`)).toMatchObject({
    status: 404,
    body: { kind: 'problem', code: 'unknownSession', session: 99 },
  });
});
