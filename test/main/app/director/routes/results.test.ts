import { describe, expect, test } from 'vitest';
import type { ResultInput } from '../../../../../main/club/results/input.ts';
import { cellAt, handIn, played } from '../../../support.ts';
import { evening } from '../support.ts';

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
    expect((await get('/api/events')).body).toMatchObject({ events: [{ results: 18, expectedResults: 18 }] });
  });
});
