/** The program is killed while it takes in the file of a Bridgemate server, which grows meanwhile. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bridgemateFollower } from '../../main/club/bridgemate/follower.ts';
import { openClub, type Club } from '../../main/club/club.ts';
import { createEvent } from '../../main/club/competitions/events.ts';
import { recordResult } from '../../main/club/results/results.ts';
import { mitchellSpec } from '../builders.ts';
import { movementRows, rowOf, type Row } from '../main/club/bridgemate/rows.ts';
import {
  cellAt,
  handIn,
  newEvent,
  played,
  sectionOf,
  temporaryFolder,
  testClock,
  testClub,
  unwrap,
} from '../main/support.ts';
import { bwsFile } from '../src/format/bws/made.ts';

const FOLLOW = path.join(import.meta.dirname, '..', 'torture', 'follow.ts');

/** What has been said of each line, and by whom, first things first. */
function historyOf({ store }: Club, session: number) {
  const lines = store.results.current(session).map((newest) => {
    const versions = store.results.history(newest).map(({ author, outcome, version }) => [version, author, outcome]);
    return [newest.round, newest.table, newest.slotBoard, versions];
  });
  const readings = store.verifications.newest(session).map(({ author, shorthand, round, table, slotBoard }) => {
    return [round, table, slotBoard, author, shorthand];
  });
  return { lines, readings };
}

/** The director types what was made of the first board of a table in the first round, whatever the table says. */
function correct(club: Club, session: number, table: number): void {
  const section = sectionOf(club, session);
  const cell = cellAt(section, 1, table);
  const [slotBoard = 0] = cell.boards;
  const newest = club.store.results.newest({ section: section.id, round: 1, table, slotBoard });
  const input = {
    slotBoard,
    board: slotBoard,
    outcome: played(4, 8),
    typed: '',
    expectedVersion: newest?.version ?? null,
  };
  unwrap(recordResult(club, session, handIn(section, cell, input)));
}

/** The program starts, takes in all of the file and is ended. */
async function life(file: string, session: number, work: (club: Club) => void): Promise<void> {
  const club = unwrap(openClub(file, { now: testClock().now, isChecked: true }));
  const follower = bridgemateFollower(club);
  follower.start({ every: 60_000 });
  expect(follower.view(session)).not.toBeNull();
  await follower.tend();
  follower.end();
  work(club);
  club.store.close();
}

test('killed between reading and writing and in the midst of it, each row is in once, and no correction is lost', async () => {
  const file = path.join(temporaryFolder(), 'club.sqlite');
  const bws = path.join(path.dirname(file), 'Tuesday.bws');
  const clock = testClock();
  const [usual, killed] = [testClub(clock), testClub(clock, file)];
  const [session] = [usual, killed].map(
    (club) => unwrap(createEvent(club, newEvent({ spec: mitchellSpec(7) }))).session,
  );
  if (session === undefined) throw new Error('no session');
  const section = sectionOf(usual, session);
  killed.store.close();
  const movement = movementRows(section);
  const due = section.cells.flatMap(({ round, table, boards }) =>
    boards.map((board) => [round, table, board] as const),
  );
  const rows: Row[] = [];
  const say = ([round, table, board]: (typeof due)[number], row: Row = {}) =>
    rows.push(rowOf(movement, rows.length + 1, round, table, board, row));
  const follower = bridgemateFollower(usual);
  // What the tables send, how many writes the program makes before it is killed, and what the director types then.
  const evening = [
    { writes: 0, from: 0, to: 12, corrections: [], corrected: 1 },
    { writes: 5, from: 12, to: 36, corrections: [{ Result: '+1' }, { Result: '-1' }], corrected: 2 },
    { writes: 58, from: 36, to: due.length, corrections: [{ Result: '+2' }, {}, { Erased: true }], corrected: 3 },
  ];
  for (const { writes, from, to, corrections, corrected } of evening) {
    for (const line of due.slice(from, to)) say(line);
    for (const [line, row] of corrections.entries()) say(due[line] ?? [0, 0, 0], row);
    writeFileSync(bws, bwsFile({ RoundData: movement, ReceivedData: rows }));
    const args = [FOLLOW, file, String(session), bws, clock.now().toISOString(), String(writes)];
    expect([writes, spawnSync(process.execPath, args, { encoding: 'utf8' })]).toMatchObject([
      writes,
      { signal: 'SIGKILL' },
    ]);
    await life(file, session, (club) => correct(club, session, corrected));
    if (follower.view(session) === null) await follower.follow(session, bws);
    await follower.tend();
    correct(usual, session, corrected);
  }
  follower.end();
  await life(file, session, (club) => {
    const history = historyOf(club, session);
    expect(history).toEqual(historyOf(usual, session));
    expect(history.lines).toHaveLength(due.length);
  });
});
