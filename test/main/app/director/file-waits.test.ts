/** Writes while the club's file can't be written: answered so that a page asks again, and each made once. */
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { openClub } from '../../../../main/club/club.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { faultyDisk } from '../../store/faulty-connection.ts';
import {
  cellAt,
  clubWithEvent,
  handIn,
  newEvent,
  sectionOf,
  sessionOf,
  temporaryFolder,
  testClock,
  unwrap,
} from '../../support.ts';
import { director } from './support.ts';

function onFaultyDisk() {
  const disk = faultyDisk();
  const file = join(temporaryFolder(), 'club.sqlite');
  const club = unwrap(openClub(file, { now: testClock().now, connect: disk.connect }));
  onTestFinished(() => club.store.close());
  const { session } = unwrap(createEvent(club, newEvent()));
  const section = sectionOf(club, session);
  const { app, get } = director(club);
  const line = handIn(section, cellAt(section, 1, 1));
  const record = (id: string) =>
    app.request(`/api/sessions/${session}/results`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify(line),
    });
  return { disk, club, session, get, record };
}

test.each(['notConfirmed', 'confirmedToNobody'] as const)(
  'a result that the disk did not confirm (%s) counts once when it comes again',
  async (fault) => {
    const { disk, club, session, get, record } = onFaultyDisk();
    disk.set(fault);
    const first = await record('one');
    expect(first.status).toBe(507);
    expect(first.headers.get('retry-after')).toBe('1');
    expect(await first.json()).toMatchObject({ code: 'notConfirmed' });
    expect((await get('/api/file')).body).toMatchObject([{ kind: 'wait', code: 'notConfirmed' }]);
    disk.set(null);
    expect((await record('one')).status).toBe(200);
    expect(sessionOf(club, session).results).toMatchObject([{ version: 1 }]);
    expect((await get('/api/file')).body).toEqual([]);
  },
);

test('while another program holds the file a write waits, everything else is answered, and it is then made', async () => {
  const { club, session } = clubWithEvent();
  let looks = 0;
  const store = {
    ...club.store,
    isLocked: () => {
      looks++;
      if (looks === 3) other.close();
      return club.store.isLocked();
    },
  };
  const { get, post } = director({ ...club, store });
  const other = new SQLite(club.store.file);
  other.exec('BEGIN IMMEDIATE');
  const order: string[] = [];
  const write = post(`/api/sessions/${session}/clock`, { action: 'start' }).then(({ status }) =>
    order.push(`w${status}`),
  );
  const read = get(`/api/sessions/${session}`).then(({ status }) => order.push(`r${status}`));
  await Promise.all([write, read]);
  expect(order).toEqual(['r200', 'w200']);
  expect(looks).toBe(3);
});

test('a write is not kept for ever: it is answered, and the screen says what it waits for', async () => {
  const { club, session } = clubWithEvent();
  const { get, post } = director(club, { lockPatienceMs: 0 });
  const other = new SQLite(club.store.file);
  other.exec('BEGIN IMMEDIATE');
  const { status, headers } = await post(`/api/sessions/${session}/clock`, { action: 'start' });
  other.close();
  expect([status, headers.get('retry-after')]).toEqual([503, '1']);
  expect((await get('/api/file')).body).toMatchObject([{ kind: 'wait', code: 'fileLocked' }]);
});
