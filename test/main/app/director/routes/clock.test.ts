import { expect, test } from 'vitest';
import { evening } from '../support.ts';

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
