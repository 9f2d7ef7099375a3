/** Events, sessions, contestants and partnerships that cannot be. */
import type { Database } from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { evening } from './evening.ts';
import { addChange, addPartnership, addPlayer, count, insert, type Row } from './rows.ts';

const session = (row: Row) => (db: Database) => {
  const usual = {
    event_id: 1,
    ordinal: 3,
    date: '2026-11-24',
    start: '19:30',
    minutes_per_board: 7,
    minutes_to_move: 1,
  };
  return insert(db, 'sessions', { ...usual, ...row });
};
const clock = (set: string) => (db: Database) => db.exec(`UPDATE sessions SET ${set}`);
const details = (row: Row) => (db: Database) => {
  const usual = { event_id: 1, version: 2, change_id: addChange(db, 'details'), name: 'Wednesday' };
  return insert(db, 'event_details', { ...usual, ...row });
};
const partnership = (row: Row) => (db: Database) => {
  addPartnership(db, 50, []);
  return insert(db, 'entry_contestants', { entry_id: 50, place: 1, contestant_id: 1, ...row });
};

describe('what cannot be', () => {
  test.each<[string, (db: Database) => unknown, RegExp]>([
    ['a day that is none', session({ date: '2026-02-30' }), /CHECK/],
    ['an hour that is none', session({ start: '24:00' }), /CHECK/],
    ['no minutes a board', session({ minutes_per_board: 0 }), /CHECK/],
    ['the same session of an event twice', session({ ordinal: 1 }), /UNIQUE/],
    [
      'a clock that runs and stands',
      clock("clock_round = 1, clock_ends_at = '2026-11-24T20:00:00Z', clock_seconds_left = 5"),
      /CHECK/,
    ],
    ['a clock that runs before the first round', clock("clock_ends_at = '2026-11-24T20:00:00Z'"), /CHECK/],
    ['time left that is negative', clock('clock_round = 1, clock_seconds_left = -1'), /CHECK/],
    ['a break before the first round', clock('clock_round = 1, clock_break = 1'), /CHECK/],
    ['a break of nothing', (db) => insert(db, 'breaks', { session_id: 1, after_round: 1, minutes: 0 }), /CHECK/],
    ['an event that ranks nobody', (db) => insert(db, 'events', { ranks: 'club' }), /CHECK/],
    ['a second sample', (db) => [1, 2].map(() => insert(db, 'events', { ranks: 'pair', sample: 1 })), /UNIQUE/],
    ['an event without a name', details({ name: ' ' }), /CHECK/],
    ['details of a version left out', details({ version: 3 }), /count up by one/],
    ['details by a change of results', details({ change_id: 2 }), /another event, or is of another kind/],
    ['details by a change of another event', details({ change_id: 4 }), /another event, or is of another kind/],
    ['details rewritten', (db) => db.exec("UPDATE event_details SET name = 'x'"), /never overwritten/],
    ['details deleted', (db) => db.exec('DELETE FROM event_details'), /never deleted/],
    ['a number of two contestants', (db) => insert(db, 'contestants', { event_id: 1, number: 1 }), /UNIQUE/],
    ['a partnership of another event’s contestant', partnership({ contestant_id: 20 }), /one contestant of its event/],
    ['a partnership of two pairs', partnership({ place: 2 }), /two players in an individual/],
    ['a partnership of three', partnership({ place: 3 }), /CHECK|two players/],
    ['a partnership that changes hands', (db) => db.exec('UPDATE entry_contestants SET contestant_id = 2'), /stays/],
    ['a partnership that is nobody’s again', (db) => db.exec('DELETE FROM entry_contestants'), /stays/],
    [
      'a deal set of an event twice',
      (db) => db.exec('INSERT INTO deal_sets SELECT 9, event_id, gid FROM deal_sets'),
      /UNIQUE/,
    ],
    ['a board of nothing', (db) => insert(db, 'boards', { deal_set_id: 1, number: 0, shown: 1 }), /CHECK/],
    ['a board rewritten', (db) => db.exec('UPDATE boards SET shown = 9'), /stays/],
    ['a board deleted', (db) => db.exec('DELETE FROM boards'), /stays/],
  ])('%s', (_, act, reason) => {
    expect(() => act(evening())).toThrow(reason);
  });
});

test('an event is deleted by a change of the club, and may come back', () => {
  const db = evening();
  const deletion = addChange(db, 'deletion', { event_id: null, session_id: null });
  details({ change_id: deletion, deleted: 1 })(db);
  expect(count(db, 'current_events WHERE id = 1')).toBe(0);
  const back = { kind: 'undo', subject: 'deletion', undoes: deletion, event_id: null, session_id: null };
  details({ version: 3, change_id: addChange(db, 'undo', back) })(db);
  expect(count(db, "current_events WHERE id = 1 AND name = 'Wednesday'")).toBe(1);
});

test.each([
  'events',
  'sessions',
  'contestants',
  'entries',
  'stages',
  'deal_sets',
  'sections',
  'schedule_cells',
  'seasons',
])('what others refer to stays as it is: %s', (table) => {
  const db = evening();
  insert(db, 'seasons', { id: 1 });
  const [first] = db.pragma(`table_info(${table})`) as [{ readonly name: string }];
  expect(() => db.exec(`UPDATE ${table} SET ${first.name} = ${first.name} + 100`)).toThrow(/stays/);
  expect(() => db.exec(`DELETE FROM ${table}`)).toThrow(/stays/);
});

test('the clock of a session is set, and not added to', () => {
  const db = evening();
  db.exec('UPDATE sessions SET clock_round = 2, clock_seconds_left = 60 WHERE id = 1');
  expect(count(db, 'sessions WHERE clock_round = 2')).toBe(1);
});

test('a session is set for another day only where the day before is written down', () => {
  const db = evening();
  const move = () => db.exec("UPDATE sessions SET date = '2026-12-01' WHERE id = 1");
  expect(move).toThrow(/written down before/);
  const change = addChange(db, 'details');
  const before = { session_id: 1, change_id: change, date: '2026-11-24', start: '19:30' };
  expect(() => insert(db, 'session_history', { ...before, change_id: 2 })).toThrow(/change of its details/);
  insert(db, 'session_history', before);
  move();
  expect(count(db, "sessions WHERE date = '2026-12-01'")).toBe(1);
  expect(() => db.exec("UPDATE session_history SET date = '2026-12-02'")).toThrow(/never overwritten/);
  expect(() => db.exec('DELETE FROM session_history')).toThrow(/never deleted/);
});

test('only a deleted event is removed for good, and it stays removed', () => {
  const db = evening();
  const ofClub = { event_id: null, session_id: null };
  const remove = (change: number) => insert(db, 'event_removals', { event_id: 1, change_id: change });
  const final = () => addChange(db, 'deletion', { ...ofClub, subject: null });
  expect(() => remove(final())).toThrow(/only a deleted event/);
  const deletion = addChange(db, 'deletion', ofClub);
  insert(db, 'event_details', { event_id: 1, version: 2, change_id: deletion, name: 'Event 1', deleted: 1 });
  expect(() => remove(deletion)).toThrow(/only a deleted event/);
  remove(final());
  const restored = addChange(db, 'deletion', ofClub);
  const row = { event_id: 1, version: 3, change_id: restored, name: 'Event 1', deleted: 0 };
  expect(() => insert(db, 'event_details', row)).toThrow(/stays removed/);
  expect(() => db.exec('DELETE FROM event_removals')).toThrow(/stays removed/);
  expect(() => db.exec('UPDATE event_removals SET event_id = 2')).toThrow(/stays removed/);
});

const substitute = (row: Row) => (db: Database) => {
  const change = addChange(db, 'names');
  insert(db, 'entry_players', { entry_id: 1, version: 1, change_id: change });
  addPlayer(db, 90, 'Ann');
  const usual = { entry_id: 1, version: 1, from_round: 2, place: 1, player_id: 90 };
  return insert(db, 'entry_substitutes', { ...usual, ...row });
};

describe('a substitute', () => {
  test.each<[string, Row, RegExp]>([
    ['from the first round on', { from_round: 1 }, /CHECK/],
    ['in a third place', { place: 3 }, /CHECK/],
    ['of nobody', { player_id: null }, /NOT NULL/],
    ['in a version that is not there', { version: 2 }, /earlier version|FOREIGN/],
    ['of a pair without names', { entry_id: 2 }, /earlier version|FOREIGN/],
  ])('cannot be %s', (_, row, reason) => {
    expect(() => substitute(row)(evening())).toThrow(reason);
  });
  test('is part of a version of names, and stays', () => {
    const db = evening();
    substitute({})(db);
    expect(() => db.exec('UPDATE entry_substitutes SET place = 2')).toThrow(/never overwritten/);
    expect(() => db.exec('DELETE FROM entry_substitutes')).toThrow(/never deleted/);
    insert(db, 'entry_players', { entry_id: 1, version: 2, change_id: addChange(db, 'names') });
    const late = { entry_id: 1, version: 1, from_round: 3, place: 1, player_id: 90 };
    expect(() => insert(db, 'entry_substitutes', late)).toThrow(/earlier version/);
  });
});
