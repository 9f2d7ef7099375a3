import { expect, test } from 'vitest';
import { testClub } from '../../../support.ts';
import { director, recordingPaper } from '../support.ts';

const PLAYERS = { N: 'Ann Alder', E: '', S: 'Cy Cedar', W: '' };

test('a sheet is begun, written, corrected, undone, printed and deleted by its routes', async () => {
  const { paper, asked } = recordingPaper();
  const { app, get, post, put } = director(testClub(), { paper });
  expect(await post('/api/sheets', { kind: 'rubber', players: PLAYERS })).toMatchObject({
    status: 200,
    body: { id: 1, kind: 'rubber', laws: 'french', players: PLAYERS, lines: [] },
  });
  const line = await post('/api/sheets/1/lines', { shorthand: '4sn=', lines: 0 });
  expect(line).toMatchObject({ status: 200, body: { lines: [{ ordinal: 1, shorthand: '4sn=' }] } });
  expect(await put('/api/sheets/1/lines/1', { shorthand: '2sn=', before: '4sn=' })).toMatchObject({ status: 200 });
  expect(await post('/api/sheets/1/undo')).toMatchObject({ status: 200, body: { done: true, redo: true } });
  expect(await post('/api/sheets/1/redo')).toMatchObject({ body: { lines: [{ shorthand: '2sn=' }] } });
  expect(await put('/api/sheets/1/details', { isLeft: true })).toMatchObject({ body: { isLeft: true } });
  expect((await get('/api/sheets')).body).toMatchObject({ sheets: [{ id: 1, deals: 1, totals: { NS: 160, EW: 0 } }] });

  const pdf = await get('/api/sheets/1/print/sheet.pdf?language=fr&paper=Letter');
  expect(pdf.body).toBe('%PDF sheet');
  expect(decodeURIComponent(pdf.headers.get('content-disposition') ?? '')).toContain(
    'Robre - Ann Alder, Cy Cedar - 24 nov. 2026.pdf',
  );
  expect((await get('/api/sheets/1/export/sheet.csv')).body).toBe('sheet\n');
  expect(asked).toMatchObject([
    ['sheet', { language: 'fr', paper: 'Letter', sheet: { id: 1, isLeft: true } }],
    ['sheet', { language: 'en', sheet: { id: 1 } }],
  ]);

  expect((await app.request('/api/sheets/1', { method: 'DELETE' })).status).toBe(200);
  expect((await get('/api/sheets?deleted=true')).body).toMatchObject({ sheets: [{ id: 1 }], total: 1, deleted: 1 });
});

test('what can’t be is refused with its status', async () => {
  const { get, post, put } = director(testClub());
  expect(await get('/api/sheets/9')).toMatchObject({ status: 404, body: { code: 'unknownSheet' } });
  expect(await get('/api/sheets/9/print/sheet.pdf')).toMatchObject({ status: 404 });
  expect(await get('/api/sheets/9/export/sheet.csv')).toMatchObject({ status: 404 });
  expect(await post('/api/sheets', { kind: 'whist', players: PLAYERS })).toMatchObject({ status: 400 });
  await post('/api/sheets', { kind: 'rubber', players: PLAYERS });
  expect(await post('/api/sheets/1/lines', { shorthand: '4s', lines: 0 })).toMatchObject({
    status: 422,
    body: { code: 'sheetLineUnreadable' },
  });
  expect(await post('/api/sheets/1/lines', { shorthand: '4sn=', lines: 3 })).toMatchObject({
    status: 409,
    body: { code: 'sheetMovedOn' },
  });
  expect(await put('/api/sheets/1/lines/4', { shorthand: 'p', before: '' })).toMatchObject({ status: 404 });
  expect(await get('/api/sheets/1/print/ranking.pdf')).toMatchObject({ status: 400 });
});
