/** Members: two people who look like one, whoever was forgotten, and the stacks of the club's changes. */
import type { Database } from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { evening } from './evening.ts';
import { addChange, insert, type Row } from './rows.ts';

const CLUB: Row = { event_id: null, session_id: null };
const apart = (db: Database, row: Row = {}) => {
  const usual = { first_player: 1, second_player: 2, version: 1, change_id: addChange(db, 'members', CLUB), apart: 1 };
  return insert(db, 'players_apart', { ...usual, ...row });
};
const nameOf = (db: Database, id: number) => db.prepare('SELECT name FROM known_players WHERE id = ?').pluck().get(id);

describe('two people who look like one', () => {
  test.each<[string, (db: Database) => unknown, RegExp]>([
    ['are not one person', (db) => apart(db, { second_player: 1 }), /CHECK/],
    ['are said in one order', (db) => apart(db, { first_player: 2, second_player: 1 }), /CHECK/],
    ['are said version by version', (db) => apart(db, { version: 2 }), /count up by one/],
    ['are players', (db) => apart(db, { second_player: 99 }), /FOREIGN KEY/],
    ['are said by a change of the members', (db) => apart(db, { change_id: 2 }), /change of the members/],
    ['stay said', (db) => [apart(db), db.exec('DELETE FROM players_apart')], /never deleted/],
    ['are not rewritten', (db) => [apart(db), db.exec('UPDATE players_apart SET apart = 0')], /never overwritten/],
  ])('%s', (_, act, reason) => {
    expect(() => act(evening())).toThrow(reason);
  });
});

test('the name of an event is emptied to a dash, and nothing else of it is rewritten', () => {
  const db = evening();
  expect(() => db.exec("UPDATE event_details SET name = 'Other'")).toThrow(/never overwritten/);
  expect(() => db.exec("UPDATE event_details SET name = '–', deleted = 1")).toThrow(/never overwritten/);
  db.exec("UPDATE event_details SET name = '–'");
  const season = Number(db.prepare('INSERT INTO seasons DEFAULT VALUES').run().lastInsertRowid);
  const change_id = addChange(db, 'season', CLUB);
  insert(db, 'season_rules', {
    season_id: season,
    version: 1,
    change_id,
    name: 'Cup',
    rules: '{"has":"cup","planned":3}',
  });
  expect(() => db.exec("UPDATE season_rules SET name = 'Other'")).toThrow(/never overwritten/);
  expect(() => db.exec(`UPDATE season_rules SET rules = json_set(rules, '$.planned', 4)`)).toThrow(/never overwritten/);
  expect(() => db.exec(`UPDATE season_rules SET rules = json_set(rules, '$.clubs', '–')`)).toThrow(/never overwritten/);
  db.exec("UPDATE season_rules SET name = '–', rules = json_set(rules, '$.has', '–')");
  expect(db.prepare('SELECT name, rules FROM season_rules').get()).toEqual({
    name: '–',
    rules: '{"has":"–","planned":3}',
  });
});

test('whoever was forgotten has a neutral name in the language of the club', () => {
  const db = evening();
  db.exec("UPDATE players SET name = '', search_name = '', forgotten_at = '2026-11-24T20:00:00.000Z' WHERE id = 1");
  expect(nameOf(db, 1)).toBe('Player 1');
  const change = addChange(db, 'settings', CLUB);
  insert(db, 'settings', { key: 'language', version: 1, change_id: change, value: '"fr"' });
  expect(nameOf(db, 1)).toBe('Joueur 1');
  db.prepare('INSERT INTO player_history (player_id, change_id, name, member) VALUES (2, ?, ?, 0)').run(
    addChange(db, 'members', CLUB),
    'Olive',
  );
  db.exec('UPDATE players SET same_as = 1 WHERE id = 2');
  expect(nameOf(db, 2)).toBe('Joueur 1');
});

test('changes of the members are undone one by one, whatever was set meanwhile', () => {
  const db = evening();
  const undo = (kind: string, undoes: number, subject: string) => addChange(db, kind, { ...CLUB, subject, undoes });
  const first = addChange(db, 'members', CLUB);
  const second = addChange(db, 'members', CLUB);
  const setting = addChange(db, 'settings', CLUB);
  expect(() => undo('undo', first, 'members')).toThrow(/only the newest/);
  const undone = undo('undo', second, 'members');
  addChange(db, 'season', CLUB);
  const again = undo('redo', undone, 'members');
  undo('undo', again, 'members');
  undo('undo', first, 'members');
  expect(() => undo('undo', setting, 'members')).toThrow(/newest|takes back/);
});

test('the names of a team and of its club may be emptied, and not be rewritten', () => {
  const db = evening();
  const change = addChange(db, 'names');
  insert(db, 'contestant_details', { contestant_id: 1, version: 1, change_id: change, name: 'Oak', club: 'Oaks' });
  db.exec('UPDATE contestant_details SET club = NULL');
  expect(() => db.exec("UPDATE contestant_details SET name = 'Elm'")).toThrow(/never overwritten/);
  expect(() => db.exec("UPDATE contestant_details SET club = 'Elms'")).toThrow(/never overwritten/);
  db.exec('UPDATE contestant_details SET name = NULL');
  expect(db.prepare('SELECT name, club FROM contestant_details').get()).toEqual({ name: null, club: null });
});
