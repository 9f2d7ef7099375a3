/** Every row that cannot be is refused by the database itself, whatever the program above thinks of it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import SQLite, { type Database } from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { migrationsFolder } from '../../../../main/store/file/migrations.ts';

/** Column values of a row of `results`, as SQL. */
type Row = Readonly<Record<string, string | number | null>>;

const PLAYED: Row = {
  change_id: 1,
  section_id: 1,
  round: 1,
  table_number: 1,
  slot_board: 1,
  version: 1,
  board: 1,
  ns_entry: 1,
  ew_entry: 3,
  kind: 'played',
  level: 4,
  strain: 'S',
  risk: '',
  declarer: 'N',
  tricks: 10,
  lead: 'DK',
  score: 420,
  typed: '4sn=',
};
const NO_CONTRACT = { level: null, strain: null, risk: null, declarer: null, tricks: null, lead: null };
const PASSED_OUT: Row = { ...PLAYED, ...NO_CONTRACT, kind: 'passedOut', score: 0 };

/** Two tables, pairs 1 and 2 North-South, 3 and 4 East-West, pair 5 of section B; boards 1-4 in sets of two. */
const EVENING = `
  INSERT INTO events VALUES (1, 'Tuesday', 0, '2026-11-24T19:30:00.000Z');
  INSERT INTO sessions (id, event_id, ordinal, date, start, minutes_per_board, minutes_to_move)
    VALUES (1, 1, 1, '2026-11-24', '19:30', 7, 1), (2, 1, 2, '2026-11-25', '19:30', 7, 1);
  INSERT INTO sections VALUES (1, 1, 'A', '{}', 3, 2, 2, 6, 2), (2, 1, 'B', '{}', 1, 1, 2, 2, 1);
  INSERT INTO entries VALUES (1, 1, 1, 'NS', 0), (2, 1, 2, 'NS', 0), (3, 1, 3, 'EW', 0), (4, 1, 4, 'EW', 0),
    (5, 2, 1, NULL, 0), (6, 1, 5, 'NS', 0), (7, 1, 6, 'EW', 1);
  INSERT INTO schedule_cells VALUES (1, 1, 1, 1, 3, 1), (1, 1, 2, 2, 4, 3), (1, 1, 3, 6, 7, 5),
    (1, 2, 1, 1, 4, 3), (1, 2, 2, 2, 3, 1);
  INSERT INTO players VALUES (1, 'Oak', ' oak'), (2, 'Olive', ' olive');
  INSERT INTO changes VALUES (1, 1, 'result', 'director', '', '2026-11-24T19:40:00.000Z', NULL),
    (2, 2, 'result', 'director', '', '2026-11-24T19:41:00.000Z', NULL);`;

function evening(): Database {
  const db = new SQLite(':memory:');
  onTestFinished(() => void db.close());
  db.exec(readFileSync(join(migrationsFolder(), '0001_first_evening.sql'), 'utf8'));
  db.pragma('foreign_keys = ON');
  db.pragma('recursive_triggers = ON');
  db.exec(EVENING);
  return db;
}

function insertResult(db: Database, changes: Row = {}, from: Row = PLAYED): void {
  const row = { ...from, ...changes };
  const columns = Object.keys(row);
  db.prepare(`INSERT INTO results (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`).run(
    Object.values(row),
  );
}

const REPLACE_FIRST = 'UPDATE results SET next_version = 2 WHERE version = 1 AND slot_board = 1';

/** Writes version 2 of the first line in one transaction, as the store does. */
function correct(db: Database, changes: Row, from: Row = PLAYED): void {
  db.exec(`BEGIN; ${REPLACE_FIRST}`);
  insertResult(db, { version: 2, ...changes }, from);
  db.exec('COMMIT');
}

test('the rows these tests vary are accepted as they stand', () => {
  const db = evening();
  insertResult(db);
  insertResult(db, { slot_board: 2, board: 2 }, PASSED_OUT);
  expect(db.prepare('SELECT count(*) FROM current_results').pluck().get()).toBe(2);
});

describe('a result that cannot be', () => {
  const refused: readonly [string, Row, Row, RegExp][] = [
    ['level 8', PLAYED, { level: 8 }, /CHECK/],
    ['level 0', PLAYED, { level: 0 }, /CHECK/],
    ['strain Z', PLAYED, { strain: 'Z' }, /CHECK/],
    ['a risk beyond redoubled', PLAYED, { risk: 'XXX' }, /CHECK/],
    ['declarer Z', PLAYED, { declarer: 'Z' }, /CHECK/],
    ['14 tricks', PLAYED, { tricks: 14 }, /CHECK/],
    ['a card that is none', PLAYED, { lead: 'D1' }, /CHECK/],
    ['a score that ends in 5', PLAYED, { score: 425 }, /CHECK/],
    ['a score beyond the largest', PLAYED, { score: 7610 }, /CHECK/],
    ['a played contract worth nothing', PLAYED, { score: 0 }, /CHECK/],
    ['text for a number', PLAYED, { tricks: 'ten' }, /cannot store TEXT/],
    ['a kind nobody knows', PLAYED, { kind: 'guessed' }, /CHECK/],
    ...['level', 'strain', 'risk', 'declarer', 'tricks', 'score'].map((column): [string, Row, Row, RegExp] => {
      return [`a contract without ${column}`, PLAYED, { [column]: null }, /CHECK/];
    }),
    ['passed out with a contract', PASSED_OUT, { level: 4, strain: 'S', risk: '', declarer: 'N', tricks: 10 }, /CHECK/],
    ['passed out with a lead', PASSED_OUT, { lead: 'DK' }, /CHECK/],
    ['passed out with a score', PASSED_OUT, { score: 50 }, /CHECK/],
    ['only a score, of 0', PASSED_OUT, { kind: 'score' }, /CHECK/],
    ['only a score, without it', PASSED_OUT, { kind: 'score', score: null }, /CHECK/],
    ['an award of one side', PASSED_OUT, { kind: 'award', score: null, award_ns: 60 }, /CHECK/],
    ['an award beyond 100 %', PASSED_OUT, { kind: 'award', score: null, award_ns: 101, award_ew: 0 }, /CHECK/],
    ['an award with a score', PASSED_OUT, { kind: 'award', score: 420, award_ns: 60, award_ew: 40 }, /CHECK/],
    ['not played, with a score', PASSED_OUT, { kind: 'notPlayed', score: 50 }, /CHECK/],
    ['a pair against itself', PLAYED, { ew_entry: 1 }, /CHECK/],
    ['a pair of another section', PLAYED, { ew_entry: 5 }, /FOREIGN KEY/],
    ['a pair of nobody', PLAYED, { ew_entry: 99 }, /FOREIGN KEY/],
    ['the phantom pair', PLAYED, { ew_entry: 7 }, /sits out/],
    ['a table that sits out', PLAYED, { table_number: 3, slot_board: 5, ew_entry: 4 }, /sits out/],
    ['a table that is not there', PLAYED, { table_number: 9 }, /no such line/],
    ['a board the table does not expect', PLAYED, { slot_board: 3 }, /no such line/],
    ['a board that is not in play', PLAYED, { board: 7 }, /no such line/],
    ['a change of another session', PLAYED, { change_id: 2 }, /another session/],
    ['a change of nobody', PLAYED, { change_id: 99 }, /another session/],
    ['a first version 2', PLAYED, { version: 2 }, /count up by one/],
    ['a version that is born replaced', PLAYED, { next_version: 2 }, /count up by one/],
  ];

  test.each(refused)('%s', (_, row, changes, reason) => {
    expect(() => insertResult(evening(), changes, row)).toThrow(reason);
  });
});

describe('a pair twice on a board', () => {
  const elsewhere = { round: 2, table_number: 1, slot_board: 3, board: 1 };

  test.each([
    ['in the same direction, North-South', { ns_entry: 1, ew_entry: 4 }],
    ['in the same direction, East-West', { ns_entry: 2, ew_entry: 3 }],
    ['first North-South, then East-West', { ns_entry: 4, ew_entry: 1 }],
    ['first East-West, then North-South', { ns_entry: 3, ew_entry: 2 }],
  ])('%s', (_, pairs) => {
    const db = evening();
    insertResult(db);
    expect(() => insertResult(db, { ...elsewhere, ...pairs })).toThrow(/two results on one board|UNIQUE/);
  });

  test('is allowed once the other result was taken away, or says that the board was not played', () => {
    for (const kind of ['erased', 'notPlayed']) {
      const db = evening();
      insertResult(db);
      correct(db, { kind, score: null }, PASSED_OUT);
      insertResult(db, { ...elsewhere, ew_entry: 4 });
      expect(db.prepare('SELECT count(*) FROM results WHERE next_version IS NULL').pluck().get()).toBe(2);
    }
  });
});

describe('what happened is only added to', () => {
  test('a second current version of a line is refused', () => {
    const db = evening();
    insertResult(db);
    expect(() => insertResult(db, { version: 2 })).toThrow(/two results|UNIQUE/);
  });

  test.each([
    'score = 450',
    'board = 2',
    'ns_entry = 2',
    "kind = 'passedOut'",
    "typed = ''",
    'change_id = 2',
    'id = 9',
  ])('a version does not change: %s', (assignment) => {
    const db = evening();
    insertResult(db);
    expect(() => db.exec(`UPDATE results SET ${assignment}`)).toThrow(/never overwritten/);
  });

  test('a version is replaced only by one that is there when the transaction ends', () => {
    const db = evening();
    insertResult(db);
    expect(() => db.exec(REPLACE_FIRST)).toThrow(/FOREIGN KEY/);
    correct(db, { score: 450, tricks: 11 });
    expect(db.prepare('SELECT score FROM current_results').pluck().all()).toEqual([450]);
  });

  test('a version that was replaced never becomes current again, nor is it replaced twice', () => {
    const db = evening();
    insertResult(db);
    correct(db, {});
    expect(() => db.exec('UPDATE results SET next_version = NULL WHERE version = 1')).toThrow(/never becomes current/);
    expect(() => db.exec('UPDATE results SET next_version = 4 WHERE version = 2')).toThrow(/CHECK/);
  });

  test.each([
    ['results', /never deleted/],
    ['changes', /never deleted/],
  ])('rows of %s are not deleted, and REPLACE deletes none either', (table, reason) => {
    const db = evening();
    insertResult(db);
    expect(() => db.exec(`DELETE FROM ${table}`)).toThrow(reason);
    expect(() => db.exec(`INSERT OR REPLACE INTO ${table} SELECT * FROM ${table}`)).toThrow(/never deleted|count up/);
    expect(db.prepare('SELECT count(*) FROM results').pluck().get()).toBe(1);
  });

  test.each(['schedule_cells', 'entries', 'sections', 'sessions', 'events'])('what it stands on stays: %s', (table) => {
    const db = evening();
    insertResult(db);
    expect(() => db.exec(`DELETE FROM ${table}`)).toThrow(/FOREIGN KEY/);
  });

  test('a change is not rewritten', () => {
    expect(() => evening().exec("UPDATE changes SET author = 'somebody else'")).toThrow(/never rewritten/);
  });
});

function change(values: string): string {
  return `INSERT INTO changes (session_id, kind, author, at, undoes) VALUES (${values})`;
}

function session(date: string, start: string, minutes = 7, ordinal = 3): string {
  return `INSERT INTO sessions (event_id, ordinal, date, start, minutes_per_board, minutes_to_move)
    VALUES (1, ${ordinal}, '${date}', '${start}', ${minutes}, 1)`;
}

describe('other rows that cannot be', () => {
  test.each([
    ['an undo of nothing', change("1, 'undo', 'd', '2026-11-24T19:50:00Z', NULL"), /CHECK/],
    ['an undo of another session', change("1, 'undo', 'd', '2026-11-24T19:50:00Z', 2"), /taken back/],
    ['a change that is no undo and undoes', change("1, 'names', 'd', '2026-11-24T19:50:00Z', 1"), /CHECK/],
    ['a change of a kind nobody knows', change("1, 'wish', 'd', '2026-11-24T19:50:00Z', NULL"), /CHECK/],
    ['a time that is none', change("1, 'names', 'd', '2026-13-24T19:50:00Z', NULL"), /CHECK/],
    ['a time that is not in UTC', change("1, 'names', 'd', '2026-11-24 19:50', NULL"), /CHECK/],
    ['a day that is none', session('2026-02-30', '19:30'), /CHECK/],
    ['an hour that is none', session('2026-11-24', '24:00'), /CHECK/],
    ['no minutes a board', session('2026-11-24', '19:30', 0), /CHECK/],
    ['the same session of an event twice', session('2026-11-24', '19:30', 7, 1), /UNIQUE/],
    [
      'a clock that runs and stands',
      "UPDATE sessions SET clock_round = 1, clock_ends_at = '2026-11-24T20:00:00Z', clock_seconds_left = 5",
      /CHECK/,
    ],
    ['a clock that runs before the first round', "UPDATE sessions SET clock_ends_at = '2026-11-24T20:00:00Z'", /CHECK/],
    ['time left that is negative', 'UPDATE sessions SET clock_round = 1, clock_seconds_left = -1', /CHECK/],
    ['an event without a name', "INSERT INTO events VALUES (9, ' ', 0, '2026-11-24T19:30:00Z')", /CHECK/],
    [
      'a second sample',
      "UPDATE events SET sample = 1; INSERT INTO events VALUES (9, 'B', 1, '2026-11-24T19:30:00Z')",
      /UNIQUE/,
    ],
    ['a setting that is no JSON', "INSERT INTO settings VALUES ('paper', 'A4')", /CHECK/],
    ['a player twice', "INSERT INTO players VALUES (9, 'Oak', ' oak')", /UNIQUE/],
    ['a player without a name', "INSERT INTO players VALUES (9, '', ' ')", /CHECK/],
    ['a player as their own partner', 'INSERT INTO entry_players VALUES (1, 1, 1), (1, 2, 1)', /UNIQUE/],
    ['a third player of a pair', 'INSERT INTO entry_players VALUES (1, 3, 1)', /CHECK/],
    ['a player of the phantom pair', 'INSERT INTO entry_players VALUES (7, 1, 1)', /phantom/],
    ['a player nobody knows', 'INSERT INTO entry_players VALUES (1, 1, 9)', /FOREIGN KEY/],
    ['a pair number twice', "INSERT INTO entries VALUES (9, 1, 1, 'NS', 0)", /UNIQUE/],
    ['three winners', "INSERT INTO sections VALUES (9, 1, 'C', '{}', 3, 2, 2, 6, 3)", /CHECK/],
    ['fewer boards than a round has', "INSERT INTO sections VALUES (9, 1, 'C', '{}', 3, 2, 4, 2, 2)", /CHECK/],
    ['a table of a round twice', 'INSERT INTO schedule_cells VALUES (1, 1, 1, 2, 4, 1)', /UNIQUE|two tables/],
    ['a pair at two tables in a round', 'INSERT INTO schedule_cells VALUES (1, 2, 3, 6, 1, 5)', /two tables/],
    ['a pair twice North-South in a round', 'INSERT INTO schedule_cells VALUES (1, 2, 3, 1, 7, 5)', /UNIQUE/],
    ['a pair that plays itself', 'INSERT INTO schedule_cells VALUES (1, 2, 3, 6, 6, 5)', /CHECK/],
    [
      'a pair of another section in the schedule',
      'INSERT INTO schedule_cells VALUES (1, 2, 3, 6, 5, 5)',
      /FOREIGN KEY/,
    ],
    ['a round too many', 'INSERT INTO schedule_cells VALUES (1, 3, 1, 1, 3, 1)', /no such round/],
    ['a table too many', 'INSERT INTO schedule_cells VALUES (1, 2, 4, 6, 7, 5)', /no such round/],
    ['boards the section does not have', 'INSERT INTO schedule_cells VALUES (1, 2, 3, 6, 7, 6)', /no such round/],
  ])('%s', (_, sql, reason) => {
    expect(() => evening().exec(sql)).toThrow(reason);
  });
});
