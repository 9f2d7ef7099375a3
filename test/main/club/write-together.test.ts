import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { director } from '../app/director/support.ts';
import { clubWithEvent, handIn, sectionOf, sessionOf } from '../support.ts';

/** How many transactions were brought to the disk: each ends with a frame of the log that gives the file's size. */
function commits(file: string): number {
  const log = readFileSync(`${file}-wal`);
  const frame = 24 + log.readUInt32BE(8);
  let count = 0;
  for (let at = 32; at + frame <= log.length; at += frame) {
    const isOfThisLog = log.readUInt32BE(at + 8) === log.readUInt32BE(16);
    if (isOfThisLog && log.readUInt32BE(at + 4) > 0) count += 1;
  }
  return count;
}

function evening() {
  const { club, session } = clubWithEvent();
  const section = sectionOf(club, session);
  const lines = section.cells.map((cell) => handIn(section, cell));
  const { app, get } = director(club);
  const post = async (line: object, id: string = crypto.randomUUID()) => {
    const headers = { 'content-type': 'application/json', 'Idempotency-Key': id };
    const response = await app.request(`/api/sessions/${session}/results`, {
      method: 'POST',
      headers,
      body: JSON.stringify(line),
    });
    return { status: response.status, body: (await response.json()) as Answer };
  };
  return { club, session, lines, post, get };
}

interface Answer {
  readonly code?: string;
  readonly change?: number;
  readonly result?: object;
  readonly update?: { readonly change: number; readonly since: number; readonly diff: object };
}

test('results that come together wait for the disk once, in the order they came', async () => {
  const { club, session, lines, post } = evening();
  const before = commits(club.store.file);
  const heard: unknown[] = [];
  club.updates.subscribe((notice) => {
    expect(commits(club.store.file)).toBe(before + 1);
    heard.push(notice);
  });
  const answers = await Promise.all(lines.map((line) => post(line)));
  expect(commits(club.store.file)).toBe(before + 1);
  expect(answers.map(({ status }) => status)).toEqual(lines.map(() => 200));
  expect(answers.map(({ body }) => body.result)).toMatchObject(lines.map(({ round, table }) => ({ round, table })));
  expect(heard).toEqual(lines.map((_, place) => ({ kind: 'session', session, change: place + 2 })));
  expect(sessionOf(club, session).results).toHaveLength(lines.length);
  // one diff for all who wrote
  expect(new Set(answers.map(({ body }) => JSON.stringify(body.update))).size).toBe(1);
  expect(answers[0]?.body.update).toMatchObject({ since: 0, change: lines.length + 1 });
});

test('what is refused is refused by itself', async () => {
  const { club, session, lines, post } = evening();
  const [first, second, third] = lines;
  const before = commits(club.store.file);
  const answers = await Promise.all([
    post({ ...first }),
    post({ ...second, board: 99 }),
    post({ ...first, typed: 'again' }),
    post({ ...third }),
  ]);
  expect(answers.map(({ status, body }) => body.code ?? status)).toEqual([200, 'unknownBoard', 'versionConflict', 200]);
  expect(commits(club.store.file)).toBe(before + 1);
  expect(sessionOf(club, session).results.map(({ table, typed }) => [table, typed])).toEqual([
    [first?.table, 'p'],
    [third?.table, 'p'],
  ]);
});

test('the same request twice among them is written once and answered twice', async () => {
  const { club, session, lines, post } = evening();
  const [first, second] = lines;
  const answers = await Promise.all([post({ ...first }, 'one'), post({ ...first }, 'one'), post({ ...second }, 'two')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers[1]?.body.result).toEqual(answers[0]?.body.result);
  expect(sessionOf(club, session).results).toHaveLength(2);
});

test('an action comes after the writes that wait, and nothing is cached that is taken back', async () => {
  const { club, session, lines, post } = evening();
  const [first, second] = lines;
  const written: string[] = [];
  const waiting = [
    club.store.join(() => club.store.action(() => written.push('first'))),
    club.store.join(() => club.store.action(() => written.push('second'))),
  ];
  club.store.action(() => written.push('action'));
  expect(written).toEqual(['first', 'second', 'action']);
  await Promise.all(waiting);
  const before = sessionOf(club, session);
  await Promise.all([post({ ...first, board: 99 }), post({ ...second, board: 99 })]);
  expect(sessionOf(club, session)).toEqual(before);
});
