import { expect, test } from 'vitest';
import { evening } from '../support.ts';

test('PUT /scoring, POST and DELETE /penalties, undone', async () => {
  const { get, post, put, path, section } = evening();
  expect(await put(`${path}/scoring`, { method: 'butler', regulation: 'abf' })).toMatchObject({ status: 200 });
  expect((await get(path)).body).toMatchObject({ scoring: { method: 'butler', preset: 'abf', version: 2 } });
  expect(await put(`${path}/scoring`, { method: 'board-a-match', regulation: 'abf' })).toMatchObject({ status: 400 });
  expect(await put(`${path}/scoring`, { method: 'butler', regulation: 'own' })).toMatchObject({
    status: 422,
    body: { code: 'noOwnRegulation' },
  });
  const given = { entry: section.entries[0]?.id, kind: 'penalty', amount: 300, unit: 'imps', reason: 'late' };
  expect(await post(`${path}/penalties`, given)).toMatchObject({ status: 200, body: { number: 1 } });
  expect(await post(`${path}/penalties`, { ...given, amount: 0 })).toMatchObject({ status: 400 });
  expect(await post(`${path}/penalties`, { ...given, unit: 'matchpoints' })).toMatchObject({ status: 409 });
  expect(await post(`${path}/penalties`, { ...given, reason: '' })).toMatchObject({ status: 422 });
  expect((await get(path)).body).toMatchObject({ penalties: [{ number: 1, amount: 300 }] });
  expect(await post(`${path}/undo`)).toMatchObject({ status: 200, body: { scope: { subject: 'penalty' } } });
  expect((await get(path)).body).toMatchObject({ penalties: [] });
});

test('PUT /terms: handicap, stratum and standing of pairs', async () => {
  const { get, put, path, section } = evening();
  const terms = { entry: section.entries[0]?.id, handicap: -250, stratum: 1, withoutStanding: true };
  expect(await put(`${path}/terms`, { unit: 'points', entries: [terms] })).toMatchObject({ status: 200 });
  expect((await get(path)).body).toMatchObject({ terms: { unit: 'points', entries: [terms] } });
  for (const wrong of [{ handicap: 2.5 }, { stratum: 6 }, { stratum: 'B' }, { withoutStanding: null }]) {
    expect(await put(`${path}/terms`, { entries: [{ ...terms, ...wrong }] })).toMatchObject({ status: 400 });
  }
  expect(await put(`${path}/terms`, { unit: 'imps', entries: [] })).toMatchObject({ status: 400 });
  expect(await put(`${path}/terms`, { entries: [{ ...terms, entry: 9999 }] })).toMatchObject({
    status: 422,
    body: { code: 'unknownEntry' },
  });
});

test('PUT /datums: the score a board is held against', async () => {
  const { get, put, path } = evening();
  expect(await put(`${path}/scoring`, { method: 'fixed-datum', regulation: 'wbf' })).toMatchObject({ status: 200 });
  expect(await put(`${path}/datums`, { board: 2, score: -50 })).toMatchObject({ status: 200 });
  expect((await get(path)).body).toMatchObject({ datums: [{ board: 2, score: -50 }] });
  for (const wrong of [{ score: 7700 }, { score: 2.5 }, { score: '420' }, { board: 0 }]) {
    expect(await put(`${path}/datums`, { board: 2, score: 0, ...wrong })).toMatchObject({ status: 400 });
  }
  expect(await put(`${path}/datums`, { board: 7, score: 0 })).toMatchObject({ body: { code: 'unknownBoard' } });
  expect(await put(`${path}/datums`, { board: 2, score: null })).toMatchObject({ status: 200 });
  expect((await get(path)).body).toMatchObject({ datums: [] });
});
