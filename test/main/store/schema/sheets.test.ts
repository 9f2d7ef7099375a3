/** Sheets of rubber bridge and minibridge that cannot be. */
import type { Database } from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { evening } from './evening.ts';
import { addChange, addPlayer, insert, type Row } from './rows.ts';

const CLUB: Row = { event_id: null, session_id: null };

/** A change by which a sheet is begun, or one of a sheet. */
const begun = (db: Database) => addChange(db, 'sheet', { ...CLUB, subject: null });
const ofSheet = (db: Database, sheet = 1, row: Row = {}) =>
  addChange(db, 'sheet', { ...CLUB, sheet_id: sheet, ...row });

function sheet(db: Database, row: Row = {}): number {
  const change = row['change_id'] ?? begun(db);
  const id = insert(db, 'sheets', { kind: 'rubber', ...row, change_id: change });
  const laws = row['kind'] === 'minibridge' ? null : 'french';
  insert(db, 'sheet_details', { sheet_id: id, version: 1, change_id: change, laws });
  return id;
}

function evenings(): Database {
  const db = evening();
  addPlayer(db, 90, 'Ann Alder');
  sheet(db);
  sheet(db, { kind: 'minibridge' });
  return db;
}

const details = (db: Database, row: Row = {}) =>
  insert(db, 'sheet_details', {
    sheet_id: 1,
    version: 2,
    laws: 'french',
    change_id: row['change_id'] ?? ofSheet(db),
    ...row,
  });
const line = (db: Database, row: Row = {}) =>
  insert(db, 'sheet_lines', {
    sheet_id: 1,
    ordinal: 1,
    version: 1,
    shorthand: '4sn=',
    change_id: row['change_id'] ?? ofSheet(db),
    ...row,
  });

describe('refused', () => {
  test.each<[string, (db: Database) => unknown, RegExp]>([
    ['a game nobody knows', (db) => sheet(db, { kind: 'whist' }), /CHECK/],
    ['a sheet by a change of results', (db) => sheet(db, { change_id: 2 }), /change of sheets/],
    ['a sheet by a change of another', (db) => sheet(db, { change_id: ofSheet(db) }), /change of sheets/],
    ['a version left out', (db) => details(db, { version: 3 }), /count up by one/],
    ['a player nobody knows', (db) => details(db, { east: 9_999 }), /FOREIGN KEY/],
    ['laws nobody knows', (db) => details(db, { laws: 'whist' }), /CHECK/],
    ['a rubber without laws', (db) => details(db, { laws: null }), /by its laws/],
    ['laws of minibridge', (db) => details(db, { sheet_id: 2, change_id: ofSheet(db, 2) }), /by its laws/],
    [
      'minibridge that is left',
      (db) => details(db, { sheet_id: 2, change_id: ofSheet(db, 2), laws: null, is_left: 1 }),
      /CHECK/,
    ],
    ['details by a change of results', (db) => details(db, { change_id: 2 }), /change of its own/],
    ['details by a change of another sheet', (db) => details(db, { change_id: ofSheet(db, 2) }), /change of its own/],
    ['a line of a version left out', (db) => line(db, { version: 2 }), /count up by one/],
    ['a line by a change of results', (db) => line(db, { change_id: 2 }), /change of its sheet/],
    ['a line by a change of another sheet', (db) => line(db, { change_id: ofSheet(db, 2) }), /change of its sheet/],
    ['a line before the first', (db) => line(db, { ordinal: 0 }), /CHECK/],
    ['a change of a sheet of an event', (db) => addChange(db, 'result', { sheet_id: 1 }), /CHECK/],
    ['a change of sheets that names none', (db) => addChange(db, 'sheet', CLUB), /CHECK/],
  ])('%s', (_, act, reason) => {
    expect(() => act(evenings())).toThrow(reason);
  });
});

test('what was written stays', () => {
  const db = evenings();
  line(db);
  line(db, { version: 2, shorthand: '' });
  details(db, { north: 90, is_left: 1 });
  for (const [table, set] of [
    ['sheet_lines', "shorthand = ''"],
    ['sheet_details', 'deleted = 1'],
    ['sheets', "kind = 'minibridge'"],
  ]) {
    expect(() => db.exec(`UPDATE ${table} SET ${set}`)).toThrow(/never overwritten|stays what it is/);
    expect(() => db.exec(`DELETE FROM ${table}`)).toThrow(/never deleted/);
  }
  expect(() => db.exec('UPDATE changes SET sheet_id = 2 WHERE sheet_id = 1')).toThrow(/one of its sheet/);
});

test('each sheet has changes to take back of its own, newest first', () => {
  const db = evenings();
  const [first, second] = [ofSheet(db), ofSheet(db)];
  addChange(db, 'settings', CLUB);
  ofSheet(db, 2);
  const undo = (undoes: number, row: Row = {}) => ofSheet(db, 1, { kind: 'undo', subject: 'sheet', undoes, ...row });
  expect(() => undo(first)).toThrow(/newest change/);
  expect(() => undo(second, { sheet_id: 2 })).toThrow(/newest change/);
  const undone = undo(second);
  undo(first);
  expect(() => undo(undone, { kind: 'redo' })).toThrow(/newest undo/);
});
