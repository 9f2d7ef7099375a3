import { expect, test } from 'vitest';
import { testClub } from '../../../support.ts';
import { AUTUMN, eveningCsv, LADDERS } from '../../../club/seasons/season.ts';
import { director, recordingPaper } from '../support.ts';

const EVENING = { name: 'Evening 1', date: '2026-09-01', text: eveningCsv(0) };

test('a season is begun, given evenings, changed, undone, deleted and restored by its routes', async () => {
  const { app, get, post, put } = director(testClub());
  expect(await post('/api/seasons', { ...AUTUMN, rules: LADDERS })).toMatchObject({ status: 200, body: { season: 1 } });
  expect(await post('/api/seasons/1/given', EVENING)).toMatchObject({ status: 200, body: { season: 1 } });
  expect(await get('/api/seasons/1?ranking=4')).toMatchObject({
    status: 200,
    body: { name: 'Autumn championship', ranking: 4, version: 1, undo: true, redo: false, rows: { length: 6 } },
  });
  const { sessions } = (await get('/api/seasons/1')).body as { sessions: { stage: number }[] };
  const stage = sessions[0]?.stage ?? 0;
  expect(await get(`/api/seasons/1/given/${stage}`)).toMatchObject({
    body: { name: 'Evening 1', rows: { length: 6 } },
  });
  expect(await put(`/api/seasons/1/given/${stage}`, { ...EVENING, name: 'First' })).toMatchObject({ status: 200 });
  expect(await put('/api/seasons/1/sessions', { stage, session: null, counts: false })).toMatchObject({ status: 200 });
  expect((await get('/api/seasons/1')).body).toMatchObject({ sessions: [{ name: 'First', state: 'out' }], rows: [] });
  expect(await put('/api/seasons/1', { ...AUTUMN, name: 'Winter', before: 1 })).toMatchObject({ status: 200 });
  expect(await put('/api/seasons/1', { ...AUTUMN, before: 1 })).toMatchObject({ status: 409 });
  expect((await get('/api/seasons')).body).toMatchObject({ seasons: [{ id: 1, name: 'Winter', counting: 0 }] });
  expect(await post('/api/seasons/undo')).toMatchObject({ body: { season: 1 } });
  expect(await post('/api/seasons/redo')).toMatchObject({ body: { season: 1 } });
  expect((await app.request('/api/seasons/1', { method: 'DELETE' })).status).toBe(200);
  expect((await get('/api/seasons?deleted=true')).body).toMatchObject({ seasons: [{ id: 1 }], deleted: 1 });
  expect(await post('/api/seasons/1/restore')).toMatchObject({ status: 200 });
});

test('a season by masterpoints is of players, and its ranking is printed', async () => {
  const { paper, asked } = recordingPaper();
  const { get, post } = director(testClub(), { paper });
  const rule = { ...LADDERS[0], worth: { kind: 'masterpoints' }, total: 'sum' };
  expect(await post('/api/seasons', { ...AUTUMN, rules: [{ ...rule, by: 'pair' }] })).toMatchObject({
    status: 422,
    body: { code: 'seasonRuleNotPossible', rule: 1 },
  });
  expect(await post('/api/seasons', { ...AUTUMN, rules: [rule, LADDERS[0]] })).toMatchObject({ status: 200 });
  const printed = await get('/api/seasons/1/print/players.pdf?language=fr&paper=Letter&ranking=1&players=3,4');
  expect(printed.headers.get('content-disposition')).toContain('Autumn championship - Feuilles personnelles.pdf');
  expect(asked).toMatchObject([
    ['players', { season: { ranking: 1 }, players: [3, 4], language: 'fr', paper: 'Letter' }],
  ]);
  expect(await get('/api/seasons/9/print/championship.pdf')).toMatchObject({ status: 404 });
});

test('what can’t be is refused with its status', async () => {
  const { get, post, put } = director(testClub());
  expect(await get('/api/seasons/9')).toMatchObject({ status: 404, body: { code: 'unknownSeason' } });
  expect(await get('/api/seasons/9/given/1')).toMatchObject({ status: 404, body: { code: 'unknownSeasonSession' } });
  const [rule] = LADDERS;
  for (const wrong of [
    { name: ' ' },
    { from: '2026-02-30' },
    { rules: [] },
    { rules: [{ ...rule, counting: { kind: 'best', count: 0 } }] },
    { rules: [{ ...rule, worth: { kind: 'place', points: [] } }] },
    { rules: Array.from({ length: 10 }, () => rule) },
  ]) {
    expect(await post('/api/seasons', { ...AUTUMN, ...wrong })).toMatchObject({ status: 400 });
  }
  expect(await post('/api/seasons', { ...AUTUMN, to: '2026-01-01' })).toMatchObject({
    status: 422,
    body: { code: 'seasonEndsBefore' },
  });
  await post('/api/seasons', AUTUMN);
  expect(await post('/api/seasons/1/given', { ...EVENING, text: 'percent\n50' })).toMatchObject({
    status: 422,
    body: { code: 'eveningUnreadable', problems: [{ column: 'player1', code: 'columnMissing' }] },
  });
  expect(await put('/api/seasons/1/sessions', { stage: 4, session: null, counts: true })).toMatchObject({
    status: 404,
  });
});
