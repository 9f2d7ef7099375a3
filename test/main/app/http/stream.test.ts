import { describe, expect, test } from 'vitest';
import type { SessionUpdate } from '../../../../main/club/model/update.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { readUpdateDiff } from '../../../../main/club/standings/update-diff.ts';
import { cellAt, clubWithEvent, handIn, sectionOf, testClub } from '../../support.ts';
import { director, listen } from '../director/support.ts';

describe('GET /api/stream', () => {
  test('tells what changed, as server-sent events', async () => {
    const { club, session } = clubWithEvent();
    const { app, post, put } = director(club);
    const stream = await listen(app);
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream');
    expect(stream.response.headers.get('cache-control')).toBe('no-store');
    expect(await stream.chunk()).toBe(': \n\n');
    await post(`/api/sessions/${session}/clock`, { action: 'start' });
    expect(await stream.chunk()).toBe(`data: {"kind":"session","session":${session},"change":2}\n\n`);
    await put('/api/settings', { language: 'fr' });
    expect(await stream.chunk()).toBe('data: {"kind":"settings"}\n\n');
    await post('/api/sample', { language: 'fr' });
    expect(await stream.chunk()).toBe('data: {"kind":"events"}\n\n');
  });

  test('every open page hears it', async () => {
    const { club, session } = clubWithEvent();
    const { app, post } = director(club);
    const streams = await Promise.all([listen(app), listen(app)]);
    await Promise.all(streams.map((stream) => stream.chunk()));
    await post(`/api/sessions/${session}/clock`, { action: 'start' });
    const heard = await Promise.all(streams.map((stream) => stream.chunk()));
    expect(heard[0]).toContain('"kind":"session"');
    expect(heard[1]).toBe(heard[0]);
  });

  test('a slow reader gets the newest change of a session once', async () => {
    const { club, session } = clubWithEvent();
    const section = sectionOf(club, session);
    const { app } = director(club);
    const stream = await listen(app);
    await stream.chunk();
    // Written in one go, before the stream has a turn.
    for (const cell of section.cells) recordResult(club, session, handIn(section, cell));
    expect(updateIn(await stream.chunk())).toMatchObject({ kind: 'session', session, change: 10, since: 0 });
  });

  test('results come with what they are worth, for a page that knew all before', async () => {
    const { club, session } = clubWithEvent();
    const section = sectionOf(club, session);
    const { app, post } = director(club);
    const [first, second] = section.cells;
    if (!first || !second) throw new Error('cells');
    await post(`/api/sessions/${session}/results`, handIn(section, first));
    const stream = await listen(app);
    await stream.chunk();
    const answer = await post(`/api/sessions/${session}/results`, handIn(section, second));
    const update = updateIn(await stream.chunk());
    const diff = JSON.parse(JSON.stringify(readUpdateDiff(club, session, 2))) as unknown;
    expect(update).toEqual({ kind: 'session', session, change: 3, since: 2, diff });
    expect(answer.body).toMatchObject({ change: 3, update });
  });

  test('where more than results has changed, pages ask for it', async () => {
    const { club, session } = clubWithEvent();
    const { app, put } = director(club);
    const stream = await listen(app);
    await stream.chunk();
    const { entries } = sectionOf(club, session);
    await put(`/api/sessions/${session}/names`, { entries: [{ entry: entries[0]?.id, players: ['Ann', 'Bob'] }] });
    expect(updateIn(await stream.chunk())).toEqual({ kind: 'session', session, change: 2 });
  });

  test('with many pages open, tells each which change there is and no more: the pages fetch what it changed', async () => {
    const { club, session } = clubWithEvent();
    const section = sectionOf(club, session);
    const { app, get } = director(club);
    const streams = await Promise.all(Array.from({ length: 30 }, () => listen(app)));
    await Promise.all(streams.map((stream) => stream.chunk()));
    for (const cell of section.cells) recordResult(club, session, handIn(section, cell));
    const chunks = await Promise.all(streams.map((stream) => stream.bytes()));
    const [first] = chunks;
    // the same bytes, not equal ones
    expect(chunks.every((bytes) => bytes === first)).toBe(true);
    const update = updateIn(new TextDecoder().decode(first)) as SessionUpdate;
    expect(update).toEqual({ kind: 'session', session, change: 10, within: expect.any(Number) as number });
    const fetched = await get(`/api/sessions/${session}/diff/1`);
    expect(fetched.body).toEqual(JSON.parse(JSON.stringify(readUpdateDiff(club, session, 1))));
    recordResult(club, session, handIn(section, cellAt(section, 1, 1), { expectedVersion: 1, typed: 'p' }));
    const next = updateIn((await streams[0]?.chunk()) ?? '') as SessionUpdate;
    expect(next.within).toBeGreaterThan(0);
  });

  test('a diff that was worked out is answered to every page that has a part of it already', async () => {
    const { club, session } = clubWithEvent();
    const section = sectionOf(club, session);
    const { get } = director(club);
    for (const cell of section.cells) recordResult(club, session, handIn(section, cell));
    const older = await get(`/api/sessions/${session}/diff/4`);
    const newer = await get(`/api/sessions/${session}/diff/8`);
    expect(newer.body).toEqual(older.body);
    expect(linesOf(newer.body)).toHaveLength(6);
    recordResult(club, session, handIn(section, cellAt(section, 1, 1), { expectedVersion: 1, typed: 'p' }));
    expect(linesOf((await get(`/api/sessions/${session}/diff/10`)).body)).toHaveLength(1);
  });

  test('says now and then that it is still there', async () => {
    const stream = await listen(director(testClub(), { heartbeatMs: 5 }).app);
    expect([await stream.chunk(), await stream.chunk(), await stream.chunk()]).toEqual([': \n\n', ': \n\n', ': \n\n']);
  });

  test('a reader who leaves gets no more updates', async () => {
    const { club, session } = clubWithEvent();
    let listeners = 0;
    const broadcaster = {
      broadcast: club.updates.broadcast,
      subscribe(listener: Parameters<typeof club.updates.subscribe>[0]) {
        listeners += 1;
        const unsubscribe = club.updates.subscribe(listener);
        return () => {
          listeners -= 1;
          unsubscribe();
        };
      },
    };
    const stream = await listen(director({ ...club, updates: broadcaster }).app);
    await stream.chunk();
    expect(listeners).toBe(1);
    await stream.leave();
    expect(listeners).toBe(0);
    const section = sectionOf(club, session);
    recordResult(club, session, handIn(section, cellAt(section, 1, 1)));
  });
});

function linesOf(diff: unknown): readonly unknown[] {
  return (diff as { session: { lines: readonly unknown[] } }).session.lines;
}

/** The update in an event of the stream. */
function updateIn(chunk: string): unknown {
  return JSON.parse(chunk.replace(/^data: /, ''));
}
