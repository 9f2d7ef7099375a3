import { rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { takeInResults } from '../../../../main/club/bridgemate/take-in.ts';
import { bridgemateFollower } from '../../../../main/club/bridgemate/follower.ts';
import type { Club } from '../../../../main/club/club.ts';
import { tournamentEvent } from '../../../../main/club/exchange/export.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { readReview } from '../../../../main/club/review/review.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import { makeBws } from '../../../../src/format/bws/make.ts';
import { readBwsResults } from '../../../../src/format/bws/read-received.ts';
import { bwsFile } from '../../../src/format/bws/made.ts';
import {
  cellAt,
  clubWithEvent,
  handIn,
  played,
  recordAll,
  sectionOf,
  sessionOf,
  uncached,
  unwrap,
} from '../../support.ts';
import { rowOf, type Row } from './rows.ts';
import { followedSession, versionsOf } from './support.ts';

function lines(club: Club, session: number) {
  return sessionOf(club, session).results.map(({ round, table, slotBoard, outcome }) => {
    return `${round}/${table}/${slotBoard} ${outcome.kind === 'played' ? outcome.tricks : outcome.kind}`;
  });
}

/** What a director types on a line, over what stands there. */
function type(club: Club, session: number, round: number, table: number, board: number, tricks: number) {
  const section = sectionOf(club, session);
  const slot = { section: section.id, round, table, slotBoard: board };
  const expectedVersion = club.store.results.newest(slot)?.version ?? null;
  const input = { slotBoard: board, outcome: played(4, tricks), typed: '4s', expectedVersion };
  return unwrap(recordResult(club, session, handIn(section, cellAt(section, round, table), input)));
}

function differences(club: Club, session: number) {
  const { items } = unwrap(readReview(club, session));
  return items.flatMap(({ finding }) => (finding.code === 'missing' ? [] : [finding.code]));
}

describe('a session that follows a file', () => {
  test('takes each line once, however often the file is looked at, and after a restart', async () => {
    const { club, session, movement, file, follower, receive } = await followedSession();
    const rows = [rowOf(movement, 1, 1, 1, 1), rowOf(movement, 2, 1, 2, 3, { Contract: 'PASS', Result: '' })];
    await receive(rows.slice(0, 1));
    await receive(rows);
    await receive(rows);
    expect(lines(club, session)).toEqual(['1/1/1 10', '1/2/3 passedOut']);
    expect(follower.view(session)).toMatchObject({ path: file, state: 'following', lines: 2, taken: 2, open: [] });
    expect(follower.view(session)?.last).toEqual({ section: '', round: 1, table: 2, board: 3 });
    follower.end();
    const again = bridgemateFollower(uncached(club));
    again.start({ every: 60_000 });
    await again.tend();
    again.end();
    expect(versionsOf(club, session)).toEqual([1, 1]);
  });

  test('takes a correction and an erasure of what only the table has said', async () => {
    const { club, session, movement, receive } = await followedSession();
    const first = rowOf(movement, 1, 1, 1, 1);
    await receive([first]);
    await receive([first, rowOf(movement, 2, 1, 1, 1, { Result: '+1' })]);
    expect(lines(club, session)).toEqual(['1/1/1 11']);
    await receive([first, rowOf(movement, 2, 1, 1, 1, { Result: '+1', Erased: true })]);
    expect(lines(club, session)).toEqual([]);
    await receive([first, rowOf(movement, 3, 1, 1, 1, { Result: '-1' })]);
    expect(lines(club, session)).toEqual(['1/1/1 9']);
    expect(versionsOf(club, session)).toEqual([4]);
  });

  test('keeps what the director typed: what differs comes up for verification, once', async () => {
    const { club, session, movement, receive } = await followedSession();
    type(club, session, 1, 1, 1, 10);
    type(club, session, 1, 2, 3, 10);
    const rows = [rowOf(movement, 1, 1, 1, 1), rowOf(movement, 2, 1, 2, 3, { Result: '-1' })];
    const view = await receive(rows);
    expect(view).toMatchObject({ lines: 2, taken: 2, open: [] });
    expect(lines(club, session)).toEqual(['1/1/1 10', '1/2/3 10']);
    expect(differences(club, session)).toEqual(['reading']);
    const { changes } = club.store;
    const before = changes.last(session).id;
    await receive(rows);
    expect(changes.last(session).id).toBe(before);
    expect(club.store.verifications.newest(session)).toHaveLength(2);
  });

  test('keeps a correction that the director made of what the table said', async () => {
    const { club, session, movement, receive, clock } = await followedSession();
    const rows = [rowOf(movement, 1, 1, 1, 1)];
    await receive(rows);
    clock.forward(60);
    type(club, session, 1, 1, 1, 8);
    await receive(rows);
    expect(lines(club, session)).toEqual(['1/1/1 8']);
    expect(differences(club, session)).toEqual([]);
    // The table corrects it too: the director decides.
    const corrected = [...rows, rowOf(movement, 2, 1, 1, 1, { Result: '-1' })];
    await receive(corrected);
    expect(lines(club, session)).toEqual(['1/1/1 8']);
    expect(differences(club, session)).toEqual(['reading']);
    const erased = [...corrected, rowOf(movement, 3, 1, 1, 1, { Erased: true })];
    expect((await receive(erased))?.open).toMatchObject([{ reason: 'erased', round: 1, table: 1, board: 1 }]);
    expect(lines(club, session)).toEqual(['1/1/1 8']);
  });

  test('undo passes over what came from the tables', async () => {
    const { club, session, movement, receive } = await followedSession();
    type(club, session, 1, 2, 3, 10);
    await receive([rowOf(movement, 1, 1, 1, 1)]);
    unwrap(undoChange(club, session));
    expect(lines(club, session)).toEqual(['1/1/1 10']);
  });

  test('shows the lines that it can’t take, and takes the others', async () => {
    const { club, session, movement, receive } = await followedSession();
    const rows = [
      rowOf(movement, 1, 1, 1, 1),
      rowOf(movement, 2, 9, 1, 1, { PairNS: 1, PairEW: 1 }),
      rowOf(movement, 3, 1, 1, 6),
      rowOf(movement, 4, 1, 2, 3, { PairNS: 7 }),
      rowOf(movement, 5, 1, 2, 4, { Contract: '9 S' }),
    ];
    const view = await receive(rows);
    expect(lines(club, session)).toEqual(['1/1/1 10']);
    expect(view).toMatchObject({
      lines: 4,
      taken: 1,
      unread: [{ row: 5, code: 'contract', text: '9 S', place: { section: '', round: 1, table: 2, board: 4 } }],
    });
    expect(view?.open.map(({ reason, board }) => [reason, board])).toEqual([
      ['noLine', 1],
      ['noLine', 6],
      ['otherPairs', 3],
    ]);
  });
});

describe('a file that is not what it should be', () => {
  test('of another session: nothing is taken', async () => {
    const { club, session, movement, file, follower } = await followedSession();
    const other = movement.map((row) => ({ ...row, NSPair: Number(row['NSPair']) + 20 }));
    writeFileSync(
      file,
      bwsFile({
        RoundData: other,
        ReceivedData: [rowOf(movement, 1, 1, 1, 1), rowOf(movement, 2, 1, 1, 2, { Contract: '9 S' })],
      }),
    );
    await follower.tend();
    // What is wrong in the file of another session is nothing to settle here.
    expect(follower.view(session)).toMatchObject({ state: 'otherSession', open: [], unread: [] });
    expect(lines(club, session)).toEqual([]);
  });

  test('of another session with the same movement on other boards: nothing is taken, not even what fits', async () => {
    const { club, session, movement, receive } = await followedSession();
    const rows = [1, 2, 3, 4, 5, 6, 7, 8].map((table, index) =>
      rowOf(movement, index + 1, index === 0 ? 1 : Math.min(table, 2), 1, index === 0 ? 1 : 90 + index),
    );
    expect(await receive(rows)).toMatchObject({ state: 'otherSession', open: [] });
    expect(lines(club, session)).toEqual([]);
  });

  test('gone, and there again', async () => {
    const { club, session, movement, file, follower, receive } = await followedSession();
    rmSync(file);
    await follower.tend();
    expect(follower.view(session)?.state).toBe('missing');
    expect((await receive([rowOf(movement, 1, 1, 1, 1)]))?.state).toBe('following');
    expect(lines(club, session)).toEqual(['1/1/1 10']);
  });

  test('no database: that is said once it stays so', async () => {
    const { session, file, follower } = await followedSession();
    writeFileSync(file, 'a text');
    await follower.tend();
    expect(follower.view(session)?.state).toBe('following');
    await follower.tend();
    expect(follower.view(session)).toMatchObject({ state: 'notBridgemate', fault: 'noDatabase' });
  });

  test('left, it is followed no more, and what came from it stays', async () => {
    const { club, session, movement, follower, receive } = await followedSession();
    const rows = [rowOf(movement, 1, 1, 1, 1)];
    await receive(rows);
    follower.leave(session);
    expect(await receive([...rows, rowOf(movement, 2, 1, 2, 3)])).toBeNull();
    expect(lines(club, session)).toEqual(['1/1/1 10']);
  });
});

test('a file that grows byte by byte while it is read loses and doubles nothing', async () => {
  const { club, session, section, movement, file, follower, bytesOf } = await followedSession();
  const due = section.cells.flatMap(({ round, table, boards }) => boards.map((board) => ({ round, table, board })));
  const rows: Row[] = [];
  let before = bytesOf([]);
  for (const [index, { round, table, board }] of due.entries()) {
    rows.push(rowOf(movement, index + 1, round, table, board, { Result: index % 2 === 0 ? '=' : '+1' }));
    const after = bytesOf(rows);
    // The server has written a part of the new bytes over the old ones, or to the end, whenever it is looked at.
    for (const part of [0.1, 0.5, 0.93]) {
      const written = Math.floor(after.length * part);
      writeFileSync(file, Buffer.concat([after.subarray(0, written), before.subarray(written)]));
      await follower.tend();
      writeFileSync(file, after.subarray(0, written));
      await follower.tend();
    }
    writeFileSync(file, after);
    await follower.tend();
    before = after;
  }
  await follower.tend();
  const results = sessionOf(club, session).results.map(
    ({ round, table, slotBoard }) => `${round}/${table}/${slotBoard}`,
  );
  expect(results.toSorted()).toEqual(due.map(({ round, table, board }) => `${round}/${table}/${board}`).toSorted());
  expect(versionsOf(club, session).every((version) => version === 1)).toBe(true);
  expect(follower.view(session)).toMatchObject({ state: 'following', lines: due.length, taken: due.length, open: [] });
});

test('many lines are taken a few at a time, so that the entry of results waits for none of them', async () => {
  const { club, session, movement, bytesOf } = await followedSession();
  const file = readBwsResults(bytesOf([1, 2].map((board) => rowOf(movement, board, 1, 1, board))));
  if ('code' in file) throw new Error(file.code);
  expect(takeInResults(club, session, file, 1)).toMatchObject({ lines: 2, taken: 1, isWhole: false });
  expect(takeInResults(club, session, file, 1)).toMatchObject({ lines: 2, taken: 2, isWhole: true });
  expect(lines(club, session)).toEqual(['1/1/1 10', '1/1/2 10']);
});

test('pairs of each line are known by their numbers, or by their places where both are numbered from 1', async () => {
  const { club, session, section, movement, receive } = await followedSession();
  const numberOf = (id: unknown) => section.entries.find((one) => one.id === id)?.number ?? 0;
  const cell = cellAt(section, 1, 1);
  expect([numberOf(cell.ns), numberOf(cell.ew)]).toEqual([1, 4]);
  // The file numbers East-West from 1: a 4 is none of its pairs.
  const view = await receive([rowOf(movement, 1, 1, 1, 1), rowOf(movement, 2, 1, 1, 2, { PairEW: 4 })]);
  expect(lines(club, session)).toEqual(['1/1/1 10']);
  expect(view?.open).toMatchObject([{ board: 2, reason: 'otherPairs' }]);
});

test('an individual follows the file of one, and knows its players by their four numbers', async () => {
  const individual = { spec: { kind: 'individual', players: 8, rounds: 7, boardsPerRound: 1 } } as const;
  const [{ club, session }, other] = [clubWithEvent(individual), clubWithEvent(individual)];
  const section = sectionOf(other.club, other.session);
  recordAll(
    other.club,
    other.session,
    section.cells.flatMap((cell) => cell.boards.map((board) => handIn(section, cell, { slotBoard: board, board }))),
  );
  const event = unwrap(tournamentEvent(other.club, other.session));
  const file = readBwsResults(makeBws(event));
  if ('code' in file) throw new Error(file.code);
  expect(takeInResults(club, session, file)).toMatchObject({ lines: 14, taken: 14, open: [] });
  // West of another table sits here by the file.
  const [first] = file.lines;
  if (!first?.partners) throw new Error('no players');
  const others = { ...first, partners: { ...first.partners, west: first.ns } };
  const { club: third, session: again } = clubWithEvent(individual);
  expect(takeInResults(third, again, { ...file, lines: [others] })).toMatchObject({
    taken: 0,
    open: [{ reason: 'otherPairs' }],
  });
});
