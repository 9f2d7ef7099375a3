import { expect, test } from 'vitest';
import { mitchellSpec } from '../../../../builders.ts';
import { newEvent, testClub } from '../../../support.ts';
import { director } from '../support.ts';

test('POST /api/events, then GET /api/events', async () => {
  const { get, post } = director(testClub());
  const made = await post('/api/events', newEvent());
  expect(made).toMatchObject({ status: 200, body: { session: 1 } });
  expect((await get('/api/events')).body).toMatchObject({
    events: [{ session: 1, name: 'Tuesday pairs', tables: 3, results: 0, expectedResults: 18, sample: false }],
    total: 1,
    deleted: 0,
  });
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

test.each([8, 13, 20, 28])(
  'GET /api/individuals: what fits %d players, and every one can be played',
  async (players) => {
    const { get, post } = director(testClub());
    const query = `players=${players}&minutesPerBoard=7&minutesToMove=1&breakMinutes=10&start=19:30&boardsFrom=16&boardsTo=28`;
    const { status, body } = await get(`/api/individuals?${query}`);
    expect(status).toBe(200);
    const choices = body as { spec: { players: number }; boards: number }[];
    expect(choices.length).toBeGreaterThan(1);
    for (const { spec, boards } of choices.slice(0, 6)) {
      expect(spec.players).toBe(players);
      expect(boards).toBeGreaterThanOrEqual(16);
      expect(await post('/api/events', { ...newEvent(), spec })).toMatchObject({ status: 200 });
    }
  },
);

test('POST /api/sample: made once', async () => {
  const { get, post } = director(testClub());
  const first = await post('/api/sample', { language: 'en' });
  expect(await post('/api/sample', { language: 'fr' })).toMatchObject({ status: 200, body: first.body });
  expect((await get('/api/events')).body).toMatchObject({ events: [{ sample: true, results: 338 }] });
});
