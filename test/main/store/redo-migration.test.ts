/** What becomes of a file from before everything could be undone, and what the new tables refuse. */
import SQLite from 'better-sqlite3';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openClub } from '../../../main/club/club.ts';
import { revertSchedule } from '../../../main/club/schedule/schedule.ts';
import { readSession } from '../../../main/club/competitions/sessions.ts';
import { redoChange, undoChange } from '../../../main/club/undo/undo.ts';
import { migrate, readMigrations } from '../../../main/store/file/migrations.ts';
import { temporaryFolder, testClock, unwrap } from '../support.ts';

/**
 * One section of one table; a result recorded, undone and recorded again (1 to 3), names (4), the schedule changed to
 * one board and taken back (5, 6), a datum (7), the clock (8).
 */
const EVENING = `
  INSERT INTO events VALUES (1, 'Tuesday', 0, '2026-11-24T19:30:00.000Z');
  INSERT INTO sessions (id, event_id, ordinal, date, start, minutes_per_board, minutes_to_move)
    VALUES (1, 1, 1, '2026-11-24', '19:30', 7, 1);
  INSERT INTO scorings SELECT 1, 1, NULL, 'matchpoints', 'wbf', '{"code":"wbf"}', 'all';
  INSERT INTO sections VALUES (1, 1, 'A', '{}', 1, 1, 2, 2, 2);
  INSERT INTO entries VALUES (1, 1, 1, 'NS', 0), (2, 1, 2, 'EW', 0);
  INSERT INTO players VALUES (1, 'Ann', ' ann'), (2, 'Bob', ' bob');
  INSERT INTO entry_players VALUES (1, 1, 1), (1, 2, 2);
  INSERT INTO schedules VALUES (1, 1, NULL, 1, 1, 2, '[]');
  INSERT INTO schedule_cells VALUES (1, 1, 1);
  INSERT INTO seatings VALUES (1, 1, 1, 1, 1, 2, 0, 0, '[1,2]');
  INSERT INTO changes VALUES (1, 1, 'result', 'director', '', '2026-11-24T19:40:00.000Z', NULL),
    (2, 1, 'undo', 'director', '', '2026-11-24T19:41:00.000Z', 1),
    (3, 1, 'result', 'director', '', '2026-11-24T19:42:00.000Z', NULL),
    (4, 1, 'names', 'director', '', '2026-11-24T19:43:00.000Z', NULL),
    (5, 1, 'schedule', 'director', '', '2026-11-24T19:44:00.000Z', NULL),
    (6, 1, 'undo', 'director', '', '2026-11-24T19:45:00.000Z', 5),
    (7, 1, 'datum', 'director', '', '2026-11-24T19:46:00.000Z', NULL),
    (8, 1, 'clock', 'director', '', '2026-11-24T19:47:00.000Z', NULL);
  INSERT INTO schedules VALUES (1, 2, 5, 1, 1, 1, '[]'), (1, 3, 6, 1, 1, 2, '[]');
  INSERT INTO seatings VALUES (1, 2, 1, 1, 1, 2, 0, 0, '[1]'), (1, 3, 1, 1, 1, 2, 0, 0, '[1,2]');
  INSERT INTO results (change_id, section_id, round, table_number, slot_board, version, board, ns_entry, ew_entry, kind,
    score, typed) VALUES (1, 1, 1, 1, 1, 1, 1, 1, 2, 'passedOut', 0, 'p');
  UPDATE results SET next_version = 2 WHERE version = 1;
  INSERT INTO results (change_id, section_id, round, table_number, slot_board, version, board, ns_entry, ew_entry, kind)
    VALUES (2, 1, 1, 1, 1, 2, 1, 1, 2, 'erased');
  UPDATE results SET next_version = 3 WHERE version = 2;
  INSERT INTO results (change_id, section_id, round, table_number, slot_board, version, board, ns_entry, ew_entry, kind,
    score, typed) VALUES (3, 1, 1, 1, 1, 3, 1, 1, 2, 'score', 140, '140');
  INSERT INTO accepted_findings (section_id, round, table_number, slot_board, version, code, author, at)
    VALUES (1, 1, 1, 1, 3, 'far', 'director', '2026-11-24T19:48:00.000Z');
  INSERT INTO datums VALUES (1, 2, 1, 7, -50);`;

const LAST_BEFORE = readMigrations().findIndex(({ name }) => name.endsWith('_redo.sql'));

function olderFile(): string {
  const file = join(temporaryFolder(), 'club.sqlite');
  const db = new SQLite(file);
  migrate(db, readMigrations().slice(0, LAST_BEFORE));
  db.transaction(() => db.exec(EVENING))();
  db.close();
  return file;
}

function migrated() {
  const db = new SQLite(olderFile());
  onTestFinished(() => void db.close());
  db.pragma('foreign_keys = ON');
  migrate(db, readMigrations());
  return db;
}

test('what was done before is all there, and can be taken back newest first, but for names', () => {
  const club = unwrap(openClub(olderFile(), { now: testClock().now }));
  onTestFinished(() => club.store.close());
  const view = () => unwrap(readSession(club, 1));
  expect(view()).toMatchObject({ results: [{ typed: '140', version: 3 }], datums: [{ board: 2, score: -50 }] });
  expect(view().sections[0]?.entries[0]?.players).toEqual(['Ann', 'Bob']);
  expect(club.store.names.version(1, 1)).toMatchObject({ first: 'Ann', second: 'Bob' });
  expect(club.store.acceptedFindings.ofSession(1)).toMatchObject([{ code: 'far', version: 3 }]);
  expect(revertSchedule(club, 1)).toMatchObject({ code: 'nothingToUndo' });
  expect(unwrap(undoChange(club, 1)).undone).toBe(7);
  expect(unwrap(undoChange(club, 1)).undone).toBe(3);
  expect(view()).toMatchObject({ results: [], datums: [] });
  expect(unwrap(undoChange(club, 1)).undone).toBeNull();
  for (let step = 0; step < 2; step += 1) unwrap(redoChange(club, 1));
  expect(view()).toMatchObject({ results: [{ typed: '140' }], datums: [{ board: 2 }] });
  // What was undone before something else was done is not done again.
  expect(unwrap(redoChange(club, 1)).undone).toBeNull();
});

const AT = "'d', '', '2026-11-24T20:00:00.000Z'";

test.each([
  ['an undo of what is not the newest', `INSERT INTO changes VALUES (9, 1, 'undo', ${AT}, 3, 'result')`, /newest/],
  ['an undo of the clock', `INSERT INTO changes VALUES (9, 1, 'undo', ${AT}, 8, 'result')`, /takes back|newest/],
  ['an undo of another subject', `INSERT INTO changes VALUES (9, 1, 'undo', ${AT}, 7, 'result')`, /takes back/],
  ['an undo of nothing', `INSERT INTO changes VALUES (9, 1, 'undo', ${AT}, NULL, 'result')`, /CHECK/],
  ['a redo of a change', `INSERT INTO changes VALUES (9, 1, 'redo', ${AT}, 7, 'datum')`, /newest undo/],
  ['a redo after something else', `INSERT INTO changes VALUES (9, 1, 'redo', ${AT}, 6, 'schedule')`, /newest undo/],
  ['a change of another subject', `INSERT INTO changes VALUES (9, 1, 'datum', ${AT}, NULL, 'names')`, /CHECK/],
  ['names by a change of a datum', "INSERT INTO entry_names VALUES (1, 2, 7, 'A', '')", /of a pair of their session/],
  [
    'names of a version left out',
    `INSERT INTO changes VALUES (9, 1, 'names', ${AT}, NULL, 'names'); INSERT INTO entry_names VALUES (1, 3, 9, 'A', '')`,
    /count up by one/,
  ],
  ['names rewritten', "UPDATE entry_names SET first = 'x'", /never overwritten/],
  ['names deleted', 'DELETE FROM entry_names', /never deleted/],
  ['a schedule that is a later one', "INSERT INTO schedules VALUES (1, 4, 5, 1, 1, 2, '[]', 4)", /CHECK/],
  [
    'a finding accepted by a datum',
    `INSERT INTO accepted_findings VALUES (9, 1, 1, 1, 1, 3, 'far', 'd', '2026-11-24T20:00:00.000Z', 7, 0)`,
    /of a line of its session/,
  ],
  [
    'a publication by a datum',
    `INSERT INTO publications (session_id, kind, change_id, made_by, author, at)
     VALUES (1, 'ended', 7, 7, 'd', '2026-11-24T20:00:00.000Z')`,
    /another kind/,
  ],
])('refused: %s', (_, sql, reason) => {
  expect(() => migrated().exec(sql)).toThrow(reason);
});

test('the newest change may be undone, its undo redone, and the schedule says which it is again', () => {
  const db = migrated();
  db.exec(`INSERT INTO changes VALUES (9, 1, 'undo', ${AT}, 7, 'datum')`);
  expect(() => db.exec(`INSERT INTO changes VALUES (10, 1, 'undo', ${AT}, 7, 'datum')`)).toThrow(/newest/);
  db.exec(`INSERT INTO changes VALUES (10, 1, 'redo', ${AT}, 9, 'datum')`);
  expect(db.prepare('SELECT version, same_as FROM schedules ORDER BY version').raw().all()).toEqual([
    [1, null],
    [2, null],
    [3, 1],
  ]);
  expect(db.pragma('foreign_key_check')).toEqual([]);
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
});
