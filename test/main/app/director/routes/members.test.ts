import { describe, expect, test } from 'vitest';
import { PRESS } from '../../../../../main/app/director/paper.ts';
import type { PaperList } from '../../../../../main/app/director/paper.ts';
import type { MembersView } from '../../../../../main/club/model/members/members.ts';
import { publish } from '../../../../../main/club/publication/publication.ts';
import { addPenalty } from '../../../../../main/club/scoring/penalties.ts';
import { readPdf, wordsOn } from '../../../../pdf.ts';
import { sectionOf, testClub, unwrap } from '../../../support.ts';
import { evening } from '../../../club/members/members-club.ts';
import { director } from '../support.ts';

const ANN = {
  name: 'Ann Alder',
  member: true,
  stratum: 0,
  handicap: -350,
  numbers: [{ federation: 'FFB', number: '7' }],
};

test('a member is added, changed, undone, merged and forgotten by its routes', async () => {
  const { get, post, put } = director(testClub());
  expect(await post('/api/members', ANN)).toMatchObject({ status: 200, body: { member: 1, changed: true } });
  expect(await post('/api/members', { ...ANN, numbers: [] })).toMatchObject({
    status: 409,
    body: { code: 'memberKnown', member: 1, name: 'Ann Alder', isMember: true },
  });
  expect(await post('/api/members', { ...ANN, name: 'Ben Birch' })).toMatchObject({
    status: 409,
    body: { code: 'numberTaken', name: 'Ann Alder' },
  });
  const changed = { ...ANN, name: 'Anne Alder' };
  expect(await put('/api/members/1', { ...changed, before: ANN })).toMatchObject({ status: 200 });
  expect(await put('/api/members/1', { ...ANN, name: 'Anna', before: ANN })).toMatchObject({
    status: 409,
    body: { code: 'memberMovedOn' },
  });
  expect(await get('/api/members/1')).toMatchObject({ body: { name: 'Anne Alder', history: [{ name: 'Ann Alder' }] } });
  expect(await get('/api/members/1/evenings')).toMatchObject({ body: { evenings: [], total: 0 } });
  expect(await post('/api/members/undo')).toMatchObject({ body: { done: true } });
  expect(await post('/api/members/redo')).toMatchObject({ body: { done: true } });
  await post('/api/members', { ...ANN, name: 'A. Alder', numbers: [] });
  expect(await get('/api/members/merge?keep=1&other=2')).toMatchObject({
    body: { met: null, joined: { sessions: 0 } },
  });
  expect(await post('/api/members/merge', { keep: 1, other: 2 })).toMatchObject({ body: { member: 1 } });
  expect(await post('/api/members/merge', { keep: 1, other: 1 })).toMatchObject({ status: 422 });
  expect((await get('/api/members')).body).toMatchObject({ total: 1, canUndo: true });
  const csv = await get('/api/export/members.csv?language=fr');
  expect(csv.body).toContain('Anne Alder;oui;;7;A;"-3,5";0;;0');
  expect(csv.headers.get('content-disposition')).toContain('Membres.csv');
  expect(await get('/api/members/1/forgetting')).toMatchObject({ body: { neutralName: 'Player 1', texts: [] } });
  expect(await post('/api/members/1/forget', { blank: [] })).toMatchObject({ body: { neutralName: 'Player 1' } });
  expect(await get('/api/members/1')).toMatchObject({ status: 404, body: { code: 'unknownMember' } });
  expect((await get('/api/members')).body).toMatchObject({ total: 0 });
});

test('a file larger than other bodies is read; one beyond any list is refused', async () => {
  const { post } = director(testClub());
  const lines = Array.from({ length: 30_000 }, (_, index) => `Ann Alder the ${index}th,${index}`);
  const file = Buffer.from(`name,FFB\n${lines.join('\n')}\n`).toString('base64');
  expect(file.length).toBeGreaterThan(1024 * 1024);
  expect(await post('/api/members/import/preview', { file })).toMatchObject({ body: { plan: { added: 30_000 } } });
  const huge = Buffer.alloc(9 * 1024 * 1024, 'a').toString('base64');
  expect(await post('/api/members/import/preview', { file: huge })).toMatchObject({ status: 400 });
});

/** Everything the application shows, prints and exports, as one text. */
async function everything(club: ReturnType<typeof testClub>, session: number): Promise<string> {
  const { app, get } = director(club, { paper: PRESS });
  const texts: string[] = [];
  const paper = (await get('/api/documents')).body as PaperList;
  for (const { name } of paper.documents) {
    const response = await app.request(`/api/sessions/${session}/print/${name}.pdf`);
    if (response.status !== 200) continue;
    const { pages } = await readPdf(new Uint8Array(await response.arrayBuffer()));
    texts.push(...pages.map(wordsOn));
  }
  const files = paper.spreadsheets.map(({ name }) => `/api/sessions/${session}/export/${name}.csv`);
  const { members } = (await get('/api/members')).body as MembersView;
  const paths = [
    ...files,
    `/api/sessions/${session}/site/results.html`,
    `/api/sessions/${session}/site/mail.txt`,
    `/api/sessions/${session}`,
    `/api/sessions/${session}/standings`,
    `/api/sessions/${session}/publication/report`,
    `/api/sessions/${session}/diff/0`,
    '/api/events',
    `/api/events/winners?sessions=${session}`,
    '/api/events?find=quirina',
    '/api/players?like=qu',
    '/api/members',
    '/api/export/members.csv',
    ...members.flatMap(({ id }) => [`/api/members/${id}`, `/api/members/${id}/evenings`]),
  ];
  for (const path of paths) texts.push(JSON.stringify((await get(path)).body));
  return texts.join('\n');
}

describe('whoever was forgotten', () => {
  test('is in nothing that is shown, printed or exported', { timeout: 240_000 }, async () => {
    const club = testClub();
    const session = evening(club, '2026-11-24', [
      ['Quirina Zeltner', 'Hugo Hornbeam'],
      ['Anne Alder', 'Cécile Birch'],
    ]);
    const [entry] = sectionOf(club, session).entries;
    const penalty = { entry: entry?.id ?? 0, kind: 'penalty', amount: 10, unit: 'percent-of-top' } as const;
    unwrap(addPenalty(club, session, { ...penalty, reason: 'Quirina Zeltner was late' }));
    unwrap(publish(club, session));
    const before = await everything(club, session);
    expect(before.match(/zeltner/gi)?.length).toBeGreaterThan(20);
    const { post } = director(club);
    const blank = [{ kind: 'penalty', text: 'Quirina Zeltner was late' }];
    const id = club.store.players.idsOf('Quirina Zeltner')[0] ?? 0;
    expect(await post(`/api/members/${id}/forget`, { blank })).toMatchObject({ status: 200 });
    const after = await everything(club, session);
    expect(after.match(/.{30}(?:zeltner|quirina(?!"))/gi) ?? []).toEqual([]);
    expect(after.match(new RegExp(`Player ${id}`, 'g'))?.length).toBeGreaterThan(10);
  });
});
