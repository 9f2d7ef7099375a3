import { describe, expect, test } from 'vitest';
import type { ResultInput } from '../../../../../main/club/results/input.ts';
import { REGULATIONS } from '../../../../../src/scoring/regulation/regulation.ts';
import { mitchellSpec } from '../../../../builders.ts';
import { cellAt, clubWithEvent, handIn, newEvent, played, sectionOf, testClock, testClub } from '../../../support.ts';
import { director } from '../support.ts';

function evening() {
  const clock = testClock();
  const { club, session } = clubWithEvent({}, clock);
  const section = sectionOf(club, session);
  const first = cellAt(section, 1, 1);
  const path = `/api/sessions/${session}`;
  const line = `section=${section.id}&round=1&table=1&slotBoard=1`;
  return { ...director(club), club, session, section, first, path, line, clock };
}

describe('the club', () => {
  test('GET and PUT /api/settings', async () => {
    const { get, put } = director(testClub());
    expect((await get('/api/settings')).body).toMatchObject({ language: 'en', paper: 'A4' });
    expect(await put('/api/settings', { language: 'fr' })).toMatchObject({ status: 200, body: { language: 'fr' } });
    expect((await get('/api/settings')).body).toMatchObject({ language: 'fr', paper: 'A4' });
  });

  test('GET /api/players', async () => {
    const { get, put, section, path } = evening();
    await put(`${path}/names`, { entries: [{ entry: section.entries[0]?.id, players: ['Élodie Roux', 'Jean'] }] });
    expect(await get('/api/players?like=elo')).toMatchObject({ status: 200, body: [{ name: 'Élodie Roux' }] });
    expect((await get('/api/players')).body).toHaveLength(2);
    expect((await get('/api/players?like=x')).body).toEqual([]);
  });

  test('POST /api/events, then GET /api/events', async () => {
    const { get, post } = director(testClub());
    const made = await post('/api/events', newEvent());
    expect(made).toMatchObject({ status: 200, body: { session: 1 } });
    expect((await get('/api/events')).body).toMatchObject([
      { session: 1, name: 'Tuesday pairs', tables: 3, results: 0, expectedResults: 18, sample: false },
    ]);
    expect(await post('/api/events', newEvent({ spec: mitchellSpec(3, { rounds: 4 }) }))).toMatchObject({
      status: 422,
      body: { kind: 'problem', code: 'movementNotPossible' },
    });
  });

  test('GET /api/movements: what fits, best first, and every one can be played', async () => {
    const { get, post } = director(testClub());
    const query = 'tables=12.5&minutesPerBoard=7&minutesToMove=1&start=19:30&boardsFrom=24&boardsTo=28';
    const { status, body } = await get(`/api/movements?${query}`);
    expect(status).toBe(200);
    const choices = body as { spec: unknown; boards: number }[];
    expect(choices.length).toBeGreaterThan(1);
    for (const { spec, boards } of choices) {
      expect(boards).toBeGreaterThanOrEqual(24);
      expect(await post('/api/events', { ...newEvent(), spec })).toMatchObject({ status: 200 });
    }
  });

  test('POST /api/sample: made once', async () => {
    const { get, post } = director(testClub());
    const first = await post('/api/sample', { language: 'en' });
    expect(await post('/api/sample', { language: 'fr' })).toMatchObject({ status: 200, body: first.body });
    expect((await get('/api/events')).body).toMatchObject([{ sample: true, results: 338 }]);
  });
});

describe('a session', () => {
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

  test('POST results: recorded, corrected, taken away, with its history', async () => {
    const { get, post, section, first, path, line } = evening();
    const send = (changes: Partial<ResultInput>) => post(`${path}/results`, handIn(section, first, changes));
    const recorded = await send({ outcome: played(4, 10), typed: '4sn=' });
    expect(recorded).toMatchObject({ status: 200, body: { change: 2, result: { version: 1, score: 420, board: 1 } } });
    expect(await send({ outcome: played(4, 9), expectedVersion: 1 })).toMatchObject({
      body: { result: { version: 2 } },
    });
    expect(await send({ outcome: null, expectedVersion: 2 })).toMatchObject({ body: { change: 4, result: null } });
    expect((await get(path)).body).toMatchObject({ change: 4, results: [] });
    expect(await get(`${path}/history?${line}`)).toMatchObject({
      status: 200,
      body: [
        { version: 1, outcome: played(4, 10), typed: '4sn=', author: 'director', reason: '' },
        { version: 2, outcome: played(4, 9) },
        { version: 3, outcome: null },
      ],
    });
  });

  test('POST results: every refusal has its status and what its sentence needs', async () => {
    const { post, section, first, path } = evening();
    const send = (changes: Partial<ResultInput>) => post(`${path}/results`, handIn(section, first, changes));
    const recorded = await send({});
    const { result } = recorded.body as { result: object };
    expect(await send({})).toEqual(
      expect.objectContaining({ status: 409, body: { kind: 'problem', code: 'versionConflict', ...result } }),
    );
    const again = handIn(section, cellAt(section, 2, 2), { board: 1, ns: first.ns });
    expect(await post(`${path}/results`, again)).toMatchObject({
      status: 409,
      body: { code: 'pairAlreadyPlayed', board: 1, entry: first.ns, round: 1, table: 1 },
    });
    expect(await send({ slotBoard: 2, board: 2, outcome: { kind: 'score', score: 415 } })).toMatchObject({
      status: 422,
      body: { code: 'impossibleScore', board: 2, score: 415 },
    });
    expect(await send({ table: 9 })).toMatchObject({ status: 422, body: { code: 'slotNotScheduled', table: 9 } });
    expect(await post('/api/sessions/99/results', handIn(section, first))).toMatchObject({ status: 404 });
  });

  test('POST undo, with an empty body or none, and redo', async () => {
    const { app, post, section, first, path } = evening();
    await post(`${path}/results`, handIn(section, first));
    expect(await post(`${path}/undo`)).toMatchObject({
      status: 200,
      body: { direction: 'undo', change: 3, undone: 2 },
    });
    const bare = await app.request(`${path}/undo`, { method: 'POST' });
    expect(await bare.json()).toEqual({ direction: 'undo', change: 3, undone: null, scope: null });
    expect(await post(`${path}/redo`)).toMatchObject({
      status: 200,
      body: { direction: 'redo', change: 4, undone: 3, scope: { subject: 'result', slots: [{ round: 1, table: 1 }] } },
    });
  });

  test('POST clock', async () => {
    const { get, post, path, clock } = evening();
    const fifteen = { round: 1, onBreak: false, endsAt: '2026-11-24T19:45:00.000Z', secondsLeft: null };
    expect(await post(`${path}/clock`, { action: 'start' })).toMatchObject({ status: 200, body: fifteen });
    clock.forward(60);
    expect((await post(`${path}/clock`, { action: 'pause' })).body).toEqual({
      round: 1,
      onBreak: false,
      endsAt: null,
      secondsLeft: 840,
    });
    expect((await post(`${path}/clock`, { action: 'add', seconds: -60 })).body).toMatchObject({ secondsLeft: 780 });
    expect((await get(path)).body).toMatchObject({ clock: { round: 1, secondsLeft: 780 }, change: 4 });
    await post(`${path}/clock`, { action: 'previous' });
    expect(await post(`${path}/clock`, { action: 'add', seconds: 60 })).toMatchObject({
      status: 409,
      body: { code: 'clockNotStarted' },
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
});

describe('two clients at once', () => {
  test('of two first results of one line exactly one is recorded', async () => {
    const { get, post, section, first, path } = evening();
    const answers = await Promise.all(
      [10, 11].map((tricks) => post(`${path}/results`, handIn(section, first, { outcome: played(4, tricks) }))),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)?.body as { result: object };
    const lost = answers.find(({ status }) => status === 409)?.body;
    expect(lost).toMatchObject({ code: 'versionConflict', ...won.result });
    expect((await get(path)).body).toMatchObject({ results: [won.result] });
  });

  test('of twenty who correct the same version exactly one is recorded, and nothing is lost', async () => {
    const { get, post, section, first, path, line } = evening();
    await post(`${path}/results`, handIn(section, first));
    const corrections = Array.from({ length: 20 }, (_, index) =>
      post(`${path}/results`, handIn(section, first, { typed: String(index), expectedVersion: 1 })),
    );
    const answers = await Promise.all(corrections);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await get(`${path}/history?${line}`)).body).toHaveLength(2);
  });

  test('results of different lines do not stand in each other’s way', async () => {
    const { get, post, section, path } = evening();
    const all = section.cells.flatMap((cell) => cell.boards.map((slotBoard) => handIn(section, cell, { slotBoard })));
    const answers = await Promise.all(all.map((handedIn) => post(`${path}/results`, handedIn)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await get('/api/events')).body).toMatchObject([{ results: 18, expectedResults: 18 }]);
  });
});

describe('scoring and penalties', () => {
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
});
