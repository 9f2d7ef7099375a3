/** Several sessions of an event: whose partnership sits in which, and sessions that are deleted by themselves. */
import { expect, test } from 'vitest';
import { addChange, addEvent, emptyFile, insert } from './rows.ts';

const OF_CLUB = { event_id: null, session_id: null };
const TIME = { date: '2026-12-01', start: '19:30', minutes_per_board: 7, minutes_to_move: 1 };

/** An event with two sessions, 1 and 21, and another event. */
function twoSessions() {
  const db = emptyFile();
  addEvent(db, 1, 'pair', {});
  addEvent(db, 2, 'pair', {});
  insert(db, 'sessions', { id: 21, event_id: 1, ordinal: 2, ...TIME });
  return db;
}

test('a partnership is of a further session of its event, or names none', () => {
  const db = twoSessions();
  expect(() => insert(db, 'entries', { id: 50, event_id: 1, session_id: 21 })).not.toThrow();
  expect(() => insert(db, 'entries', { id: 51, event_id: 1, session_id: 1 })).toThrow(/those of the first name none/);
  expect(() => insert(db, 'entries', { id: 52, event_id: 2, session_id: 21 })).toThrow(/session of its event/);
});

test('a session is deleted and restored by versions, and removed for good', () => {
  const db = twoSessions();
  const state = (version: number, to: string) =>
    insert(db, 'session_states', { session_id: 21, version, change_id: addChange(db, 'deletion', OF_CLUB), state: to });
  const absent = () => db.prepare('SELECT id, state FROM absent_sessions').all();
  expect(() => state(2, 'deleted')).toThrow(/count up by one/);
  state(1, 'deleted');
  expect(absent()).toEqual([{ id: 21, state: 'deleted' }]);
  state(2, 'present');
  expect(absent()).toEqual([]);
  state(3, 'removed');
  expect(() => state(4, 'present')).toThrow(/stays removed/);
  expect(absent()).toEqual([{ id: 21, state: 'removed' }]);
  const row = { session_id: 1, version: 1, change_id: addChange(db, 'names'), state: 'deleted' };
  expect(() => insert(db, 'session_states', row)).toThrow(/by a change of deletion/);
  expect(() => db.exec("UPDATE session_states SET state = 'present'")).toThrow(/never overwritten/);
  expect(() => db.exec('DELETE FROM session_states')).toThrow(/never deleted/);
});
