import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REGULATIONS } from '../../../../../src/scoring/regulation/regulation.ts';
import { temporaryFolder, testClub } from '../../../support.ts';
import { director, evening } from '../support.ts';

test('GET and PUT /api/settings', async () => {
  const { get, put } = director(testClub());
  expect((await get('/api/settings')).body).toMatchObject({ language: 'en', paper: 'A4' });
  expect(await put('/api/settings', { language: 'fr' })).toMatchObject({ status: 200, body: { language: 'fr' } });
  expect((await get('/api/settings')).body).toMatchObject({ language: 'fr', paper: 'A4' });
});

test('PUT /api/settings: a second place for copies that is not there is refused, with its name', async () => {
  const { get, put } = director(testClub());
  const stick = join(temporaryFolder(), 'stick');
  expect(await put('/api/settings', { copyFolder: stick })).toMatchObject({
    status: 422,
    body: { code: 'secondPlaceMissing', file: stick },
  });
  expect((await get('/api/settings')).body).toMatchObject({ copyFolder: '' });
  mkdirSync(stick);
  expect(await put('/api/settings', { copyFolder: stick })).toMatchObject({ status: 200 });
});

test("PUT /api/settings: the club's own regulation, whole and possible", async () => {
  const { get, put } = director(testClub());
  const ownRegulation = { preset: 'ebu', regulation: { ...REGULATIONS.ebu, code: 'Riverside' } };
  expect(await put('/api/settings', { ownRegulation, regulation: 'own' })).toMatchObject({ status: 200 });
  expect((await get('/api/settings')).body).toMatchObject({ ownRegulation, regulation: 'own' });
  const named = { ...ownRegulation, regulation: { ...ownRegulation.regulation, code: 'wbf' } };
  expect(await put('/api/settings', { ownRegulation: named })).toMatchObject({
    status: 422,
    body: { code: 'regulationNotPossible', problems: [{ code: 'preset-name' }] },
  });
  const part = { preset: 'ebu', regulation: { code: 'Riverside' } };
  expect(await put('/api/settings', { ownRegulation: part })).toMatchObject({ status: 400 });
});

test('GET /api/players', async () => {
  const { get, put, section, path } = evening();
  await put(`${path}/names`, { entries: [{ entry: section.entries[0]?.id, players: ['Élodie Roux', 'Jean'] }] });
  expect(await get('/api/players?like=elo')).toMatchObject({ status: 200, body: [{ name: 'Élodie Roux' }] });
  expect((await get('/api/players')).body).toHaveLength(2);
  expect((await get('/api/players?like=x')).body).toEqual([]);
});
