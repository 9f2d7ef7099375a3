import { describe, expect, test } from 'vitest';
import type { RulingPreview, RulingView } from '../../../../../main/club/model/ruling.ts';
import { recordResult } from '../../../../../main/club/results/results.ts';
import { cellAt, clubWithEvent, handIn, played, sectionOf, sessionOf, unwrap } from '../../../support.ts';
import { director } from '../support.ts';

const component = (score: number, percent: number) => ({ outcome: { kind: 'score', score }, percent });

/** Board 1 at table 1: 420. */
function evening() {
  const { club, session } = clubWithEvent();
  const section = sectionOf(club, session);
  const cell = cellAt(section, 1, 1);
  unwrap(recordResult(club, session, handIn(section, cell, { outcome: played(4, 10), typed: '4sn=' })));
  const path = `/api/sessions/${session}`;
  const ruling = (ns: unknown, ew: unknown = ns) => ({
    ...handIn(section, cell, { typed: '60%420+40%-50', expectedVersion: 1 }),
    outcome: { kind: 'ruled', ns, ew, atTable: { kind: 'notPlayed' } },
    note: 'Law 21',
  });
  return { ...director(club), club, session, path, ruling };
}

const WEIGHTED = [component(420, 60), component(-50, 40)];

test('POST results records a ruling, GET rulings has it with its note', async () => {
  const { get, post, path, ruling } = evening();
  const answer = await post(`${path}/results`, ruling(WEIGHTED));
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    result: { outcome: { kind: 'ruled', atTable: { kind: 'played' } }, score: null },
  });
  const log = (await get(`${path}/rulings`)).body as readonly RulingView[];
  expect(log.map(({ note }) => note)).toEqual(['Law 21']);
  expect((await get('/api/sessions/99/rulings')).status).toBe(404);
});

test('POST rulings/preview answers both boards and writes nothing', async () => {
  const { club, session, post, path, ruling } = evening();
  const { change } = sessionOf(club, session);
  const { status, body } = await post(`${path}/rulings/preview`, { lines: [ruling(WEIGHTED)] });
  expect(status).toBe(200);
  const { before, after } = body as RulingPreview;
  expect(before?.frequencies.map(({ score, times }) => [score, times])).toEqual([[420, 1]]);
  expect(after?.frequencies.map(({ score, times }) => [score, times])).toEqual([
    [420, 0.6],
    [-50, 0.4],
  ]);
  expect(sessionOf(club, session).change).toBe(change);
});

test('POST rulings records lines together, and refuses them malformed', async () => {
  const { get, post, path, ruling } = evening();
  const line = ruling(WEIGHTED);
  expect((await post(`${path}/rulings`, { lines: [line, line] })).status).toBe(400);
  expect((await post(`${path}/rulings`, { lines: [] })).status).toBe(400);
  expect((await post(`${path}/rulings`, { lines: [line] })).status).toBe(200);
  expect((await get(`${path}/rulings`)).body).toHaveLength(1);
});

test('POST rulings/cancel cancels a board, and says where there is none', async () => {
  const { post, path } = evening();
  const { status, body } = await post(`${path}/rulings/cancel`, { board: 1, note: '' });
  expect([status, body]).toEqual([200, { change: expect.any(Number) as number, tables: 3 }]);
  expect((await post(`${path}/rulings/cancel`, { board: 40, note: '' })).body).toMatchObject({ code: 'unknownBoard' });
});

describe('what is no ruling is malformed', () => {
  test.each([
    ['percents that make 90', [component(420, 60), component(-50, 30)], undefined],
    ['no component', [], undefined],
    ['six components', Array.from({ length: 6 }, () => component(420, 10)), undefined],
    ['half a percent', [component(420, 99.5), component(-50, 0.5)], undefined],
    ['two awards', 60, 40],
    ['an unknown average', 'average-double-plus', WEIGHTED],
  ])('%s', async (_, ns, ew) => {
    const { post, path, ruling } = evening();
    const { status, body } = await post(`${path}/results`, ruling(ns, ew));
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'malformed' });
  });

  test('a form that is no letter', async () => {
    const { post, path, ruling } = evening();
    expect((await post(`${path}/results`, { ...ruling(WEIGHTED), form: 'B2' })).status).toBe(400);
  });
});
