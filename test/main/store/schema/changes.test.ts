/** Changes: what they are of, and in which order they are undone. */
import type { Database } from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { evening } from './evening.ts';
import { addChange, count, insert, type Row } from './rows.ts';

const CLUB: Row = { event_id: null, session_id: null };
const undo = (undoes: number, subject: string, row: Row = {}): Row => ({ subject, undoes, ...row });

/** Two results (2 in session 1, 3 in session 2, both of event 1), then the clock and one of a datum. */
function changed(): { readonly db: Database; readonly clock: number; readonly datum: number } {
  const db = evening();
  const clock = addChange(db, 'clock');
  return { db, clock, datum: addChange(db, 'datum') };
}

describe('a change that cannot be', () => {
  const refused: readonly [string, string, Row, RegExp][] = [
    ['of a kind nobody knows', 'wish', {}, /CHECK/],
    ['of another subject', 'datum', { subject: 'names' }, /CHECK/],
    ['without an author', 'names', { author: ' ' }, /CHECK/],
    ['at a time that is none', 'names', { at: '2026-13-24T19:50:00Z' }, /CHECK/],
    ['at a time that is not in UTC', 'names', { at: '2026-11-24 19:50' }, /CHECK/],
    ['of a session of another event', 'names', { session_id: 2 }, /FOREIGN KEY/],
    ['of a session without its event', 'names', { event_id: null }, /CHECK/],
    ['of the club that is an event’s', 'names', CLUB, /CHECK/],
    ['of an event that is the club’s', 'members', {}, /CHECK/],
    ['that undoes and is no undo', 'result', { undoes: 3, session_id: 11 }, /CHECK/],
    ['an undo of nothing', 'undo', { subject: 'result' }, /CHECK/],
    ['of a global id that is too short', 'names', { gid: 'short' }, /BLOB|CHECK/],
  ];
  test.each(refused)('%s', (_, kind, row, reason) => {
    expect(() => addChange(evening(), kind, row)).toThrow(reason);
  });

  test('a request that was done already', () => {
    const db = evening();
    addChange(db, 'result', { request: 'a1' });
    expect(() => addChange(db, 'result', { request: 'a1' })).toThrow(/UNIQUE/);
  });
});

describe('undo', () => {
  test('goes newest first through the event, whatever the session', () => {
    const { db, datum } = changed();
    expect(() => addChange(db, 'undo', undo(3, 'result', { session_id: 11 }))).toThrow(/only the newest/);
    const first = addChange(db, 'undo', undo(datum, 'datum'));
    expect(() => addChange(db, 'undo', undo(datum, 'datum'))).toThrow(/only the newest/);
    addChange(db, 'undo', undo(3, 'result', { session_id: 11 }));
    expect(() => addChange(db, 'redo', undo(first, 'datum'))).toThrow(/only the newest undo/);
    addChange(db, 'undo', undo(2, 'result'));
    expect(() => addChange(db, 'undo', undo(1, 'result', { session_id: null }))).toThrow(/newest|takes back/);
  });

  test('passes over what nobody takes back: the clock, and what a phone has written', () => {
    const { db, clock, datum } = changed();
    addChange(db, 'result', { subject: null, author: 'table A5' });
    expect(() => addChange(db, 'undo', undo(clock, 'clock'))).toThrow(/CHECK|newest|takes back/);
    addChange(db, 'undo', undo(datum, 'datum'));
  });

  test('is about what it takes back, in its session', () => {
    const { db, datum } = changed();
    expect(() => addChange(db, 'undo', undo(datum, 'result'))).toThrow(/about what it takes back/);
    expect(() => addChange(db, 'undo', undo(datum, 'datum', { session_id: 11 }))).toThrow(/about what it takes back/);
    expect(() => addChange(db, 'undo', undo(datum, 'datum', { event_id: 2, session_id: 2 }))).toThrow(
      /newest|about what/,
    );
  });

  test('is itself undone, newest first, until something else is changed', () => {
    const { db, datum } = changed();
    expect(() => addChange(db, 'redo', undo(datum, 'datum'))).toThrow(/newest undo/);
    const undone = addChange(db, 'undo', undo(datum, 'datum'));
    const redone = addChange(db, 'redo', undo(undone, 'datum'));
    const again = addChange(db, 'undo', undo(redone, 'datum'));
    addChange(db, 'names');
    expect(() => addChange(db, 'redo', undo(again, 'datum'))).toThrow(/newest undo/);
  });

  test('the club has a stack of its own', () => {
    const { db, datum } = changed();
    const members = addChange(db, 'members', CLUB);
    addChange(db, 'undo', undo(datum, 'datum'));
    addChange(db, 'undo', undo(members, 'members', CLUB));
    expect(count(db, "changes WHERE kind = 'undo'")).toBe(2);
  });
});

test('what was done is neither rewritten nor deleted', () => {
  const db = evening();
  for (const set of ["author = 'x'", "reason = 'x'", "kind = 'names'", 'gid = randomblob(16)', 'session_id = NULL']) {
    expect(() => db.exec(`UPDATE changes SET ${set} WHERE id = 2`)).toThrow(/never rewritten/);
  }
  expect(() => db.exec('DELETE FROM changes')).toThrow(/never deleted/);
});

test('settings have versions, by changes of the settings', () => {
  const db = evening();
  const change = addChange(db, 'settings', CLUB);
  const setting = { key: 'paper', version: 1, change_id: change, value: '"A4"' };
  expect(() => insert(db, 'settings', { ...setting, value: 'A4' })).toThrow(/CHECK/);
  expect(() => insert(db, 'settings', { ...setting, version: 2 })).toThrow(/count up by one/);
  expect(() => insert(db, 'settings', { ...setting, change_id: 2 })).toThrow(/change of the settings/);
  insert(db, 'settings', setting);
  expect(() => insert(db, 'settings', { ...setting, version: 2 })).toThrow(/UNIQUE/);
  expect(() => db.exec("UPDATE settings SET value = '1'")).toThrow(/never overwritten/);
  expect(() => db.exec('DELETE FROM settings')).toThrow(/never deleted/);
});
