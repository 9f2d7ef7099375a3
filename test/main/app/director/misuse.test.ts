/** What no screen of ours sends: refused with 400, the path to the fault, and nothing written. */
import SQLite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { mitchellSpec } from '../../../builders.ts';
import { cellAt, clubWithEvent, handIn, newEvent, sectionOf, sessionOf, testClub } from '../../support.ts';
import { director } from './support.ts';

const spec = mitchellSpec(3);
const result = {
  section: 1,
  round: 1,
  table: 1,
  slotBoard: 1,
  board: 1,
  ns: 1,
  ew: 4,
  outcome: { kind: 'passedOut' },
  typed: 'p',
  expectedVersion: null,
};
const played = {
  kind: 'played',
  contract: { level: 4, strain: 'S', risk: '' },
  declarer: 'N',
  tricks: 10,
  lead: { suit: 'D', rank: 'K' },
};

describe('a malformed request', () => {
  test.each<[string, string, unknown, readonly (string | number)[]]>([
    ['PUT', '/api/settings', { language: 'de' }, ['language']],
    ['PUT', '/api/settings', { suitColours: 3 }, ['suitColours']],
    ['PUT', '/api/settings', { clubName: 'x'.repeat(101) }, ['clubName']],
    ['PUT', '/api/settings', { colour: 'red' }, []],
    ['PUT', '/api/settings', { language: null }, ['language']],
    ['PUT', '/api/settings', [], []],
    ['POST', '/api/events', { ...newEvent(), name: '  ' }, ['name']],
    ['POST', '/api/events', { ...newEvent(), date: '2026-02-30' }, ['date']],
    ['POST', '/api/events', { ...newEvent(), start: '24:00' }, ['start']],
    ['POST', '/api/events', { ...newEvent(), minutesPerBoard: 0 }, ['minutesPerBoard']],
    ['POST', '/api/events', { ...newEvent(), minutesToMove: 1.5 }, ['minutesToMove']],
    ['POST', '/api/events', { ...newEvent(), spec: { ...spec, kind: 'carousel' } }, ['spec', 'kind']],
    ['POST', '/api/events', { ...newEvent(), spec: { ...spec, even: 'perhaps' } }, ['spec', 'even']],
    ['POST', '/api/events', { ...newEvent(), spec: { ...spec, tables: '3' } }, ['spec', 'tables']],
    ['POST', '/api/events', { ...newEvent(), spec: { ...spec, surprise: 1 } }, ['spec']],
    ['POST', '/api/events', { ...newEvent(), sample: true }, []],
    ['POST', '/api/sample', {}, ['language']],
    ['PUT', '/api/sessions/1/names', { entries: [{ entry: 1, players: ['A'] }] }, ['entries', 0, 'players']],
    ['PUT', '/api/sessions/1/names', { entries: [{ entry: 1, players: ['A', 'B', 'C'] }] }, ['entries', 0, 'players']],
    ['PUT', '/api/sessions/1/names', { entries: [{ entry: '1', players: ['A', 'B'] }] }, ['entries', 0, 'entry']],
    ['PUT', '/api/sessions/1/names', { entries: {} }, ['entries']],
    ['POST', '/api/sessions/1/results', { ...result, outcome: undefined }, ['outcome']],
    ['POST', '/api/sessions/1/results', { ...result, expectedVersion: undefined }, ['expectedVersion']],
    ['POST', '/api/sessions/1/results', { ...result, expectedVersion: 0 }, ['expectedVersion']],
    ['POST', '/api/sessions/1/results', { ...result, board: 0 }, ['board']],
    ['POST', '/api/sessions/1/results', { ...result, ns: 1.5 }, ['ns']],
    ['POST', '/api/sessions/1/results', { ...result, typed: 'x'.repeat(401) }, ['typed']],
    ['POST', '/api/sessions/1/results', { ...result, author: 'me' }, []],
    ['POST', '/api/sessions/1/results', { ...result, outcome: { kind: 'guess' } }, ['outcome', 'kind']],
    ['POST', '/api/sessions/1/results', { ...result, outcome: { kind: 'passedOut', score: 0 } }, ['outcome']],
    ['POST', '/api/sessions/1/results', { ...result, outcome: { ...played, tricks: 14 } }, ['outcome', 'tricks']],
    ['POST', '/api/sessions/1/results', { ...result, outcome: { ...played, declarer: 'O' } }, ['outcome', 'declarer']],
    [
      'POST',
      '/api/sessions/1/results',
      { ...result, outcome: { ...played, contract: { level: 8, strain: 'S', risk: '' } } },
      ['outcome', 'contract', 'level'],
    ],
    [
      'POST',
      '/api/sessions/1/results',
      { ...result, outcome: { ...played, lead: { suit: 'D', rank: '1' } } },
      ['outcome', 'lead', 'rank'],
    ],
    ['POST', '/api/sessions/1/results', { ...result, outcome: { kind: 'award', ns: 101, ew: 0 } }, ['outcome', 'ns']],
    [
      'POST',
      '/api/sessions/1/results',
      { ...result, outcome: { kind: 'award', ns: 33.333, ew: 0 } },
      ['outcome', 'ns'],
    ],
    ['POST', '/api/sessions/1/results', { ...result, outcome: { kind: 'score', score: 1e9 } }, ['outcome', 'score']],
    ['POST', '/api/sessions/1/undo', { change: 1 }, []],
    ['POST', '/api/sessions/1/redo', { change: 1 }, []],
    ['POST', '/api/sessions/1/results/together', { lines: [] }, ['lines']],
    ['POST', '/api/sessions/1/results/column', { lines: [{ ...result, board: 0 }] }, ['lines', 0, 'board']],
    ['POST', '/api/sessions/1/clock', { action: 'stop' }, ['action']],
    ['POST', '/api/sessions/1/clock', { action: 'add' }, ['seconds']],
    ['POST', '/api/sessions/1/clock', { action: 'start', seconds: 60 }, ['seconds']],
    ['POST', '/api/sessions/1/clock', { action: 'add', seconds: 1e9 }, ['seconds']],
    ['PUT', '/api/sessions/1/breaks', { after: 0, minutes: 10 }, ['after']],
    ['PUT', '/api/sessions/1/breaks', { after: 2, minutes: 0 }, ['minutes']],
    ['PUT', '/api/sessions/1/breaks', { after: 2, minutes: 241 }, ['minutes']],
    ['GET', '/api/players?like=a&like=b', undefined, ['like']],
    ['GET', '/api/players?name=a', undefined, []],
    ['GET', '/api/sessions/one', undefined, ['id']],
    ['GET', '/api/sessions/0', undefined, ['id']],
    ['GET', '/api/sessions/1e3', undefined, ['id']],
    ['GET', '/api/sessions/1/history?section=1&round=1&table=1', undefined, ['slotBoard']],
    ['GET', '/api/sessions/1/history?section=1&round=1&table=1&slotBoard=-1', undefined, ['slotBoard']],
    ['GET', '/api/movements?tables=12.25', undefined, ['tables']],
    [
      'GET',
      '/api/movements?tables=7&minutesPerBoard=7&minutesToMove=1&start=19:30&boardsFrom=1&boardsTo=300',
      undefined,
      ['boardsTo'],
    ],
    ['GET', '/api/sessions/1/print/poster.pdf', undefined, ['file']],
    ['GET', '/api/sessions/1/print/ranking', undefined, ['file']],
    ['GET', '/api/sessions/1/print/ranking.pdf?paper=A3', undefined, ['paper']],
    ['GET', '/api/sessions/1/print/board.pdf?boards=8-1', undefined, ['boards']],
    ['GET', '/api/sessions/1/print/board.pdf?boards=', undefined, ['boards']],
    ['GET', '/api/sessions/1/export/ranking.csv?language=de', undefined, ['language']],
  ])('%s %s %j', async (method, path, body, fault) => {
    const { club, session } = clubWithEvent();
    const { app } = director(club);
    const response = await app.request(path, {
      method,
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      kind: 'problem',
      code: 'malformed',
      path: fault,
      message: expect.any(String),
    });
    expect(sessionOf(club, session).change).toBe(0);
  });

  test.each(['{', '"text"', 'null', ''])('a body that is %j', async (body) => {
    const { club } = clubWithEvent();
    const response = await director(club).app.request('/api/sessions/1/results', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ kind: 'problem', code: 'malformed' });
  });

  test('a form, as another site could send it', async () => {
    const { club, session } = clubWithEvent();
    const section = sectionOf(club, session);
    const body = JSON.stringify(handIn(section, cellAt(section, 1, 1)));
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const response = await director(club).app.request('/api/sessions/1/results', {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      expect(response.status).toBe(400);
    }
    expect(sessionOf(club, session).results).toEqual([]);
  });

  test('a body beyond all measure', async () => {
    const { post } = director(testClub());
    expect(await post('/api/sample', { language: 'x'.repeat(600 * 1024) })).toMatchObject({
      status: 400,
      body: { kind: 'problem', code: 'malformed' },
    });
  });

  test.each([
    ['GET', '/api'],
    ['GET', '/api/nothing'],
    ['DELETE', '/api/sessions'],
    ['GET', '/api/sessions'],
    ['GET', '/api/sample'],
  ])('%s %s: no such route', async (method, path) => {
    const { app } = director(testClub());
    const response = await app.request(path, { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ kind: 'problem', code: 'unknownRoute' });
  });
});

describe('when something breaks', () => {
  test('a bug is told to whoever runs the application, not to the page', async () => {
    const bugs: unknown[] = [];
    const club = testClub();
    const { get } = director(
      {
        ...club,
        store: { ...club.store, eventList: { ...club.store.eventList, ids: () => raise('the wire is loose') } },
      },
      { onBug: (error) => bugs.push(error) },
    );
    expect(await get('/api/events')).toMatchObject({ status: 500, body: { kind: 'problem', code: 'bug' } });
    expect(bugs).toEqual([new Error('the wire is loose')]);
  });

  test('a file another program holds is a problem the director can understand', async () => {
    const { club, session } = clubWithEvent();
    const { post } = director(club);
    const other = new SQLite(club.store.file);
    other.exec('BEGIN IMMEDIATE');
    expect(await post(`/api/sessions/${session}/clock`, { action: 'start' })).toMatchObject({
      status: 503,
      body: { kind: 'problem', code: 'fileLocked' },
    });
    other.close();
    expect(await post(`/api/sessions/${session}/clock`, { action: 'start' })).toMatchObject({ status: 200 });
  });
});

function raise(message: string): never {
  throw new Error(message);
}
