/** The club's logo. */
import type { Database } from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { evening } from './evening.ts';
import { addChange, count } from './rows.ts';

interface LogoRow {
  readonly version?: number;
  readonly change?: number;
  readonly type?: string | null;
  readonly width?: number | null;
  readonly height?: number | null;
  readonly picture?: Uint8Array | null;
}

const settingsChange = (db: Database) => addChange(db, 'settings', { event_id: null, session_id: null });

function add(db: Database, row: LogoRow): void {
  const usual = { version: 1, change: settingsChange(db), type: 'image/png', width: 80, height: 40 };
  db.prepare(
    'INSERT INTO club_logos (version, change_id, type, width, height, picture) VALUES (:version, :change, :type, :width, :height, :picture)',
  ).run({ ...usual, picture: new Uint8Array([1]), ...row });
}

const GONE = { type: null, width: null, height: null, picture: null };

describe('a logo', () => {
  test('is a picture, or none again', () => {
    const db = evening();
    add(db, {});
    add(db, { version: 2, ...GONE });
    add(db, { version: 3, type: 'image/jpeg' });
    expect(count(db, 'club_logos')).toBe(3);
  });

  test.each<[string, LogoRow | ((db: Database) => LogoRow), RegExp]>([
    ['of another kind', { type: 'image/svg+xml' }, /CHECK/],
    ['without a width', { width: 0 }, /CHECK/],
    ['half gone', { ...GONE, width: 3 }, /CHECK/],
    ['of no bytes', { picture: new Uint8Array() }, /CHECK/],
    ['after a gap', { version: 2 }, /count up/],
    ['of a change of names', (db) => ({ change: addChange(db, 'names') }), /settings/],
  ])('is not %s', (_, row, refusal) => {
    const db = evening();
    expect(() => add(db, typeof row === 'function' ? row(db) : row)).toThrow(refusal);
  });

  test('is never overwritten or deleted', () => {
    const db = evening();
    add(db, {});
    expect(() => db.exec('UPDATE club_logos SET width = 3')).toThrow(/never overwritten/);
    expect(() => db.exec('DELETE FROM club_logos')).toThrow(/never deleted/);
  });
});
