/** Players, their names in partnerships, and what of them cannot be. */
import type { Database } from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { evening } from './evening.ts';
import { addChange, addPlayer, count, insert, type Row } from './rows.ts';

const CLUB: Row = { event_id: null, session_id: null };
const names = (row: Row) => (db: Database) => {
  const usual = { entry_id: 1, version: 1, first_player: 1, second_player: 2 };
  return insert(db, 'entry_players', { change_id: addChange(db, 'names'), ...usual, ...row });
};
const history = (db: Database, row: Row = {}) => {
  const usual = { player_id: 1, change_id: addChange(db, 'members', CLUB), name: 'Oak', member: 0 };
  return insert(db, 'player_history', { ...usual, ...row });
};

test('two players may have one name', () => {
  expect(count(evening(), "players WHERE name = 'Oak'")).toBe(2);
});

describe('what cannot be', () => {
  test.each<[string, (db: Database) => unknown, RegExp]>([
    ['a player without a name', (db) => addPlayer(db, 9, ''), /CHECK/],
    ['a name that can’t be searched', (db) => addPlayer(db, 9, 'Ann', { search_name: 'ann' }), /CHECK/],
    ['a stratum beyond the last', (db) => addPlayer(db, 9, 'Ann', { stratum: 6 }), /CHECK/],
    ['a player who is himself', (db) => addPlayer(db, 9, 'Ann', { same_as: 9 }), /CHECK/],
    ['a global id twice', (db) => db.exec('UPDATE players SET gid = (SELECT gid FROM players WHERE id = 2)'), /keeps/],
    ['a player as their own partner', names({ second_player: 1 }), /CHECK/],
    ['a player of the phantom pair', names({ entry_id: 7 }), /phantom/],
    ['a player nobody knows', names({ first_player: 9 }), /FOREIGN KEY/],
    ['names of a version left out', names({ version: 2 }), /count up by one/],
    ['names by a change of results', names({ change_id: 2 }), /of a pair of their event/],
    ['names by a change of another event', names({ change_id: 4 }), /of a pair of their event/],
    [
      'names rewritten',
      (db) => [names({})(db), db.exec('UPDATE entry_players SET first_player = 3')],
      /never overwritten/,
    ],
    ['names deleted', (db) => [names({})(db), db.exec('DELETE FROM entry_players')], /never deleted/],
    [
      'a player renamed without a trace',
      (db) => db.exec("UPDATE players SET name = 'Elm' WHERE id = 1"),
      /before it is/,
    ],
    ['a member without a trace', (db) => db.exec('UPDATE players SET member = 1 WHERE id = 1'), /before it is/],
    [
      'a history rewritten',
      (db) => [history(db), db.exec("UPDATE player_history SET name = 'x'")],
      /never overwritten/,
    ],
    ['a history deleted', (db) => [history(db), db.exec('DELETE FROM player_history')], /never deleted/],
    ['a number of two players', (db) => [1, 2].map((id) => number(db, id)), /UNIQUE/],
  ])('%s', (_, act, reason) => {
    expect(() => act(evening())).toThrow(reason);
  });
});

function number(db: Database, player: number): number {
  return insert(db, 'player_numbers', { federation: 'FFB', number: '0123456', player_id: player });
}

test('a player is renamed once the name before is written down', () => {
  const db = evening();
  history(db);
  db.exec("UPDATE players SET name = 'Elm', search_name = ' elm' WHERE id = 1");
  expect(count(db, "players WHERE name = 'Elm'")).toBe(1);
});

test('only a player whom no row refers to and who is no member may be removed', () => {
  const db = evening();
  names({ first_player: 1, second_player: 2 })(db);
  expect(() => db.exec('DELETE FROM players WHERE id = 1')).toThrow(/FOREIGN KEY/);
  history(db, { player_id: 3 });
  db.exec('UPDATE players SET member = 1 WHERE id = 3');
  expect(() => db.exec('DELETE FROM players WHERE id = 3')).toThrow(/stays in the list|FOREIGN KEY/);
  addPlayer(db, 9, 'Ann');
  db.exec('DELETE FROM players WHERE id = 9');
});

test('a player who turned out to be another is known by the other’s name, until that is taken back', () => {
  const db = evening();
  const merge = (id: number, other: number) => {
    history(db, { player_id: id, name: id === 2 ? 'Olive' : 'Oak' });
    db.prepare('UPDATE players SET same_as = ? WHERE id = ?').run(other, id);
  };
  merge(1, 2);
  const nameOf = () => db.prepare('SELECT name FROM known_players WHERE id = 1').pluck().get();
  expect(nameOf()).toBe('Olive');
  expect(() => merge(2, 3)).toThrow(/not another in turn/);
  expect(() => merge(3, 1)).toThrow(/not another in turn/);
  history(db, { same_as: 2 });
  db.exec('UPDATE players SET same_as = NULL WHERE id = 1');
  expect(nameOf()).toBe('Oak');
});
