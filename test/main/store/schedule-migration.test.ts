/** What becomes of a file from before schedules had versions, and what the new tables refuse. */
import SQLite, { type Database } from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { migrate, readMigrations } from '../../../main/store/file/migrations.ts';

const EVENING = `
  INSERT INTO events VALUES (1, 'Tuesday', 0, '2026-11-24T19:30:00.000Z');
  INSERT INTO sessions (id, event_id, ordinal, date, start, minutes_per_board, minutes_to_move)
    VALUES (1, 1, 1, '2026-11-24', '19:30', 7, 1);
  INSERT INTO sections VALUES (1, 1, 'A', '{}', 2, 1, 2, 4, 2);
  INSERT INTO entries VALUES (1, 1, 1, 'NS', 0), (2, 1, 2, 'NS', 0), (3, 1, 3, 'EW', 0), (4, 1, 4, 'EW', 1);
  INSERT INTO schedule_cells VALUES (1, 1, 1, 1, 3, 1), (1, 1, 2, 2, 4, 3);
  INSERT INTO changes VALUES (1, 1, 'result', 'director', '', '2026-11-24T19:40:00.000Z', NULL);
  INSERT INTO results (change_id, section_id, round, table_number, slot_board, version, board, ns_entry, ew_entry, kind, score)
    VALUES (1, 1, 1, 1, 1, 1, 1, 1, 3, 'passedOut', 0);`;

function migrated(): Database {
  const db = new SQLite(':memory:');
  onTestFinished(() => void db.close());
  db.pragma('recursive_triggers = ON');
  migrate(db, readMigrations().slice(0, 2));
  db.exec(EVENING);
  migrate(db, readMigrations());
  return db;
}

test('an old schedule becomes its first version, the missing pair absent, results where they were', () => {
  const db = migrated();
  expect(db.prepare('SELECT version, tables, rounds, boards, gone FROM schedules').all()).toEqual([
    { version: 1, tables: 2, rounds: 1, boards: 4, gone: '[]' },
  ]);
  const seats = db.prepare('SELECT table_number, ns_absent, ew_absent, boards FROM seatings').raw().all();
  expect(seats).toEqual([
    [1, 0, 0, '[1,2]'],
    [2, 0, 1, '[3,4]'],
  ]);
  expect(db.prepare('SELECT count(*) FROM current_results').pluck().get()).toBe(1);
});

const RESULT = `INSERT INTO results
  (change_id, section_id, round, table_number, slot_board, version, board, ns_entry, ew_entry, kind, score) VALUES`;

const SEAT = 'INSERT INTO seatings VALUES (1, 1, 1, 2, 2, 4, 0, 0,';

test.each([
  ['a result outside the schedule', `${RESULT} (1, 1, 1, 1, 3, 1, 3, 1, 3, 'passedOut', 0)`, /no such line/],
  ['a result where a pair sits out', `${RESULT} (1, 1, 1, 2, 3, 1, 3, 2, 3, 'passedOut', 0)`, /sits out/],
  ['a version left out', "INSERT INTO schedules VALUES (1, 3, NULL, 2, 1, 4, '[]', NULL)", /count up by one/],
  ['a version of a change of results', "INSERT INTO schedules VALUES (1, 2, 1, 2, 1, 4, '[]', NULL)", /another kind/],
  ['a table too many', "INSERT INTO seatings VALUES (1, 1, 1, 3, 1, 3, 0, 0, '[1,2]')", /no such round, table/],
  ['a board that is not in play', `${SEAT} '[1,5]')`, /no such round, table or boards/],
  ['a board twice at a table', `${SEAT} '[1,1]')`, /no such round, table or boards/],
  ['a board without a number', `${SEAT} '["1"]')`, /no such round, table or boards/],
  ['a table without boards', `${SEAT} '[]')`, /CHECK/],
  ['boards that are no list', `${SEAT} '{}')`, /CHECK/],
  ['a pair at two tables', "INSERT INTO seatings VALUES (1, 1, 1, 2, 3, 1, 0, 0, '[1,2]')", /two tables/],
  ['a schedule rewritten', 'UPDATE schedules SET rounds = 2', /never overwritten/],
  ['a schedule deleted', 'DELETE FROM schedules', /never deleted/],
  ['a seat rewritten', 'UPDATE seatings SET ns_entry = 2', /never overwritten/],
  ['a seat deleted', 'DELETE FROM seatings', /never deleted/],
  ['a place deleted', 'DELETE FROM schedule_cells', /stays/],
])('refused: %s', (_, sql, reason) => {
  expect(() => migrated().exec(sql)).toThrow(reason);
});
