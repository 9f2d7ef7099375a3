/** What becomes of a file from before sessions had a regulation, and what the new tables refuse. */
import type { Database } from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openStore } from '../../../main/store/store.ts';
import { regulationFromStored } from '../../../src/scoring/regulation/stored.ts';
import { REGULATIONS, type Regulation } from '../../../src/scoring/regulation/regulation.ts';
import { testClock, unwrap } from '../support.ts';
import { migratedFile, olderFile } from './older-file.ts';

const EVENING = `
  INSERT INTO events VALUES (1, 'Tuesday', 0, '2026-11-24T19:30:00.000Z');
  INSERT INTO sessions (id, event_id, ordinal, date, start, minutes_per_board, minutes_to_move)
    VALUES (1, 1, 1, '2026-11-24', '19:30', 7, 1), (2, 1, 2, '2026-11-25', '19:30', 7, 1);
  INSERT INTO sections VALUES (1, 1, 'A', '{}', 1, 1, 2, 2, 2), (2, 2, 'A', '{}', 1, 1, 2, 2, 2);
  INSERT INTO entries VALUES (1, 1, 1, 'NS', 0), (2, 1, 2, 'EW', 0), (3, 1, 3, 'EW', 1), (4, 2, 1, 'NS', 0);
  INSERT INTO changes VALUES (1, 1, 'result', 'director', '', '2026-11-24T19:40:00.000Z', NULL),
    (2, 1, 'undo', 'director', '', '2026-11-24T19:41:00.000Z', 1),
    (3, 2, 'names', 'director', '', '2026-11-24T19:42:00.000Z', NULL);`;

const migrated = () => migratedFile(EVENING);

test('old sessions are scored as they were: matchpoints by the WBF', () => {
  const store = unwrap(openStore(olderFile(EVENING), { now: testClock().now }));
  for (const session of [1, 2]) {
    const row = store.scorings.current(session);
    expect(row).toMatchObject({ version: 1, method: 'matchpoints', preset: 'wbf', fields: 'all' });
    const stored = JSON.parse(row?.regulation ?? '') as Regulation;
    expect(regulationFromStored(stored, 'wbf')).toEqual(REGULATIONS.wbf);
    expect(store.penalties.newest(session)).toEqual([]);
  }
  store.close();
});

test('what was done is all still there, and still cannot be rewritten', () => {
  const db = migrated();
  expect(db.prepare('SELECT id, kind, undoes FROM changes ORDER BY id').all()).toEqual([
    { id: 1, kind: 'result', undoes: null },
    { id: 2, kind: 'undo', undoes: 1 },
    { id: 3, kind: 'names', undoes: null },
  ]);
  expect(() => db.exec("UPDATE changes SET author = 'x'")).toThrow(/never rewritten/);
  expect(() => db.exec('DELETE FROM changes')).toThrow(/never deleted/);
  expect(() =>
    db.exec("INSERT INTO changes VALUES (9, 1, 'undo', 'd', '', '2026-11-24T19:43:00.000Z', 3, 'names')"),
  ).toThrow(/about what it takes back/);
  expect(() => db.exec('INSERT INTO results (change_id, section_id) VALUES (1, 99)')).toThrow(/no such line/);
  expect(db.pragma('foreign_key_check')).toEqual([]);
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
});

const SCORING = "INSERT INTO scorings VALUES (1, 2, 10, 'butler', 'wbf', '{\"code\":\"wbf\"}', 'all')";
const PENALTY = "INSERT INTO penalties VALUES (1, 1, 1, 11, 1, 'penalty', 1000, 'percent-of-top', 'slow', 0)";

/** With a change of scoring (10) and one of penalties (11) in session 1, and one of penalties (12) in session 2. */
function withChanges(): Database {
  const db = migrated();
  db.exec(`INSERT INTO changes VALUES (10, 1, 'scoring', 'd', '', '2026-11-24T20:00:00.000Z', NULL, 'scoring'),
    (11, 1, 'penalty', 'd', '', '2026-11-24T20:01:00.000Z', NULL, 'penalty'),
    (12, 2, 'penalty', 'd', '', '2026-11-24T20:02:00.000Z', NULL, 'penalty')`);
  return db;
}

test.each([
  [SCORING.replace('2, 10', '3, 10'), /count up by one/],
  [SCORING.replace('10', '11'), /of another kind/],
  [SCORING.replace('10', 'NULL'), /CHECK/],
  [SCORING.replace('butler', 'total'), /CHECK/],
  [SCORING.replace('{"code":"wbf"}', '{"code"'), /CHECK|malformed/],
  [SCORING.replace('"code":', '"name":'), /CHECK/],
  [SCORING.replace("'all'", "'line'"), /CHECK/],
  [PENALTY.replace('1, 1, 1, 11', '1, 1, 2, 11'), /count up by one/],
  [PENALTY.replace('11, 1,', '11, 4,'), /of a pair of its session/],
  [PENALTY.replace('11, 1,', '11, 3,'), /of a pair of its session/],
  [PENALTY.replace('11, 1,', '12, 1,'), /of a pair of its session/],
  [PENALTY.replace('11, 1,', '10, 1,'), /of a pair of its session/],
  [PENALTY.replace('1000', '0'), /CHECK/],
  [PENALTY.replace('1000', "'ten'"), /cannot store TEXT/],
  [PENALTY.replace('percent-of-top', 'victory-points'), /CHECK/],
  [PENALTY.replace("'slow'", "' '"), /CHECK/],
])('refused: %s', (sql, why) => {
  const db = withChanges();
  expect(() => db.exec(sql)).toThrow(why);
});

test('scorings and penalties are only added to', () => {
  const db = withChanges();
  db.exec(`${SCORING}; ${PENALTY}`);
  expect(() => db.exec("UPDATE scorings SET method = 'matchpoints'")).toThrow(/never overwritten/);
  expect(() => db.exec('DELETE FROM scorings')).toThrow(/never deleted/);
  expect(() => db.exec(`REPLACE${SCORING.slice('INSERT'.length)}`)).toThrow(/count up by one|never deleted/);
  expect(() => db.exec('UPDATE penalties SET amount = 1')).toThrow(/never overwritten/);
  expect(() => db.exec('DELETE FROM penalties')).toThrow(/never deleted/);
});
