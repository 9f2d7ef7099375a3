/** What becomes of a file from before pairs had terms, and what the new tables refuse. */
import type { Database } from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openStore } from '../../../main/store/store.ts';
import { testClock, unwrap } from '../support.ts';
import { migratedFile, olderFile } from './older-file.ts';

const EVENING = `
  INSERT INTO events VALUES (1, 'Tuesday', 0, '2026-11-24T19:30:00.000Z');
  INSERT INTO sessions (id, event_id, ordinal, date, start, minutes_per_board, minutes_to_move)
    VALUES (1, 1, 1, '2026-11-24', '19:30', 7, 1), (2, 1, 2, '2026-11-25', '19:30', 7, 1);
  INSERT INTO sections VALUES (1, 1, 'A', '{}', 2, 1, 2, 4, 2), (2, 2, 'A', '{}', 1, 1, 2, 2, 2);
  INSERT INTO entries VALUES (1, 1, 1, 'NS', 0), (2, 1, 2, 'EW', 0), (3, 1, 3, 'EW', 1), (4, 2, 1, 'NS', 0),
    (5, 1, 4, 'NS', 0);
  INSERT INTO schedule_cells VALUES (1, 1, 1, 1, 2, 1), (1, 1, 2, 5, 3, 3);
  INSERT INTO changes VALUES (1, 1, 'result', 'director', '', '2026-11-24T19:40:00.000Z', NULL);
  INSERT INTO results (change_id, section_id, round, table_number, slot_board, version, board, ns_entry, ew_entry, kind,
    award_ns, award_ew, typed) VALUES (1, 1, 1, 1, 1, 1, 1, 1, 2, 'award', 60, 40, 'a+/-');`;

/** With changes of terms (10) and of datums (11) in session 1, and of terms (12) in session 2. */
function migrated(): Database {
  const db = migratedFile(EVENING);
  db.exec(`INSERT INTO changes VALUES (10, 1, 'terms', 'd', '', '2026-11-24T20:00:00.000Z', NULL, 'terms'),
    (11, 1, 'datum', 'd', '', '2026-11-24T20:01:00.000Z', NULL, 'datum'),
    (12, 2, 'terms', 'd', '', '2026-11-24T20:02:00.000Z', NULL, 'terms')`);
  return db;
}

const TERMS = 'INSERT INTO entry_terms VALUES (1, 1, 10, 750, 1, 0, 0)';
const UNIT = "INSERT INTO handicap_units VALUES (1, 1, 10, 'percent')";
const DATUM = 'INSERT INTO datums VALUES (1, 4, 1, 11, -50)';

test('an old file has no terms and no datums, and its awards stay the percents they were counted as', () => {
  const store = unwrap(openStore(olderFile(EVENING), { now: testClock().now }));
  expect([store.terms.newest(1), store.terms.unit(1), store.datums.current(1)]).toEqual([[], null, []]);
  expect(store.results.current(1).map(({ outcome, typed }) => [outcome, typed])).toEqual([
    [{ kind: 'award', ns: 60, ew: 40 }, 'a+/-'],
  ]);
  store.close();
});

test('what was done is all still there, and still cannot be rewritten', () => {
  const db = migrated();
  expect(db.prepare('SELECT kind FROM changes WHERE id = 1').pluck().get()).toBe('result');
  expect(() => db.exec("UPDATE changes SET author = 'x'")).toThrow(/never rewritten/);
  expect(() => db.exec('DELETE FROM changes')).toThrow(/never deleted/);
  expect(() =>
    db.exec("INSERT INTO changes VALUES (13, 1, 'undo', 'd', '', '2026-11-24T20:03:00.000Z', 10, 'terms')"),
  ).toThrow(/can be taken back/);
  expect(() => db.exec("UPDATE results SET award_ns_average = 'average-plus'")).toThrow(/never overwritten/);
  expect(() => db.exec('UPDATE results SET award_ew = 60')).toThrow(/never overwritten/);
  expect(db.pragma('foreign_key_check')).toEqual([]);
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
});

test.each([
  [TERMS.replace('(1, 1, 10', '(1, 2, 10'), /count up by one/],
  [TERMS.replace('(1, 1', '(3, 1'), /of a pair of their session/],
  [TERMS.replace('(1, 1', '(4, 1'), /of a pair of their session/],
  [TERMS.replace('10,', '11,'), /of a pair of their session/],
  [TERMS.replace('10,', '12,'), /of a pair of their session/],
  [TERMS.replace('750', '1000001'), /CHECK/],
  [TERMS.replace('750', '7.5'), /cannot store REAL/],
  [TERMS.replace('750, 1', '750, 6'), /CHECK/],
  [TERMS.replace('750, 1', '750, -1'), /CHECK/],
  [UNIT.replace('(1, 1', '(1, 2'), /count up by one/],
  [UNIT.replace('10', '12'), /another session/],
  [UNIT.replace('10', '11'), /another kind/],
  [UNIT.replace('percent', 'imps'), /CHECK/],
  [DATUM.replace('4, 1', '4, 2'), /count up by one/],
  [DATUM.replace('4, 1', '5, 1'), /of a board of its session/],
  [DATUM.replace('11', '10'), /by a change of it/],
  [DATUM.replace('(1,', '(2,'), /by a change of it/],
  [DATUM.replace('-50', '7610'), /CHECK/],
])('refused: %s', (sql, why) => {
  expect(() => migrated().exec(sql)).toThrow(why);
});

/** The result of the evening in a second version. */
const next = (kind: string, average: string) => `
  UPDATE results SET next_version = 2;
  INSERT INTO results (change_id, section_id, round, table_number, slot_board, version, board, ns_entry, ew_entry, kind,
    award_ns, award_ew, award_ns_average) VALUES (1, 1, 1, 1, 1, 2, 1, 1, 2, '${kind}', 60, 40, ${average})`;

test('an average belongs to an award', () => {
  const db = migrated();
  expect(() => db.transaction(() => db.exec(next('notPlayed', "'average'")))()).toThrow(/CHECK/);
  expect(() => db.transaction(() => db.exec(next('award', "'best'")))()).toThrow(/CHECK/);
  db.transaction(() => db.exec(next('award', "'average-plus'")))();
});

test('terms, units and datums are only added to', () => {
  const db = migrated();
  db.exec(`${TERMS}; ${UNIT}; ${DATUM}`);
  for (const table of ['entry_terms', 'handicap_units', 'datums']) {
    expect(() => db.exec(`UPDATE ${table} SET version = 2`)).toThrow(/never overwritten/);
    expect(() => db.exec(`DELETE FROM ${table}`)).toThrow(/never deleted/);
  }
  expect(() => db.exec(`REPLACE${TERMS.slice('INSERT'.length)}`)).toThrow(/count up by one|never deleted/);
});
