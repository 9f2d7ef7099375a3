import { expect, test } from 'vitest';
import { evening } from '../evening.ts';
import { addChange, insert } from '../rows.ts';

test('a forgotten player is one empty row; entries, awards and seasons keep the id', () => {
  const db = evening();
  const members = { event_id: null, session_id: null };
  const joined = addChange(db, 'members', members);
  const before = { player_id: 1, change_id: joined, name: 'Oak', member: 0 };
  insert(db, 'player_history', before);
  db.exec("UPDATE players SET member = 1, name = 'Oakes', search_name = ' oakes' WHERE id = 1");
  insert(db, 'player_numbers', { federation: 'FFB', number: '0123456', player_id: 1 });
  const names = addChange(db, 'names');
  insert(db, 'entry_players', { entry_id: 1, version: 1, change_id: names, first_player: 1, second_player: 2 });
  const publication = insert(db, 'publications', {
    stage_id: 1,
    session_id: 1,
    change_id: addChange(db, 'publication'),
    kind: 'published',
    as_of: 2,
    corrections_until: '2026-11-24T22:30:00.000Z',
    author: 'director',
    at: '2026-11-24T22:00:00.000Z',
  });
  insert(db, 'awards', { publication_id: publication, player_id: 1, scheme: 'ffb', amount: '12' });

  db.exec(
    "UPDATE players SET name = '', search_name = '', member = 0, forgotten_at = '2026-12-01T10:00:00Z' WHERE id = 1",
  );
  expect(db.prepare('SELECT name, length(gid) FROM players WHERE id = 1').raw().get()).toEqual(['', 16]);
  expect(db.prepare('SELECT * FROM player_numbers').all()).toEqual([]);
  expect(db.prepare('SELECT * FROM player_history').all()).toEqual([]);
  const shown = `SELECT coalesce(nullif(player.name, ''), '–') FROM current_entry_players AS entry
    JOIN players AS player ON player.id IN (entry.first_player, entry.second_player) ORDER BY player.id`;
  expect(db.prepare(shown).pluck().all()).toEqual(['–', 'Olive']);
  expect(db.prepare('SELECT player_id FROM awards').pluck().all()).toEqual([1]);
  // Nothing brings the name back.
  expect(() => db.exec("UPDATE players SET name = 'Oak' WHERE id = 1")).toThrow(/stays forgotten/);
  expect(() => db.exec('UPDATE players SET forgotten_at = NULL WHERE id = 1')).toThrow(/stays forgotten/);
  expect(() => insert(db, 'player_history', before)).toThrow(/forgotten/);
  expect(() => insert(db, 'player_numbers', { federation: 'FFB', number: '7', player_id: 1 })).toThrow(/forgotten/);
  expect(() => db.exec('DELETE FROM players WHERE id = 1')).toThrow(/stays in the list/);
});

test('what somebody wrote about a forgotten player may be emptied, and nothing else of it changed', () => {
  const db = evening();
  const change = addChange(db, 'penalty', { reason: 'Oak was late' });
  const penalty = {
    stage_id: 1,
    number: 1,
    version: 1,
    change_id: change,
    contestant_id: 1,
    kind: 'penalty',
    amount: 100,
  };
  insert(db, 'penalties', { ...penalty, unit: 'matchpoints', reason: 'Oak was late', taken_back: 0 });
  for (const table of ['changes', 'penalties']) {
    expect(() => db.exec(`UPDATE ${table} SET reason = 'Olive'`)).toThrow(/never|emptied/);
    db.exec(`UPDATE ${table} SET reason = ''`);
  }
  expect(() => db.exec("UPDATE changes SET reason = '', author = 'x'")).toThrow(/never rewritten/);
  expect(() => db.exec("UPDATE penalties SET reason = '', amount = 5")).toThrow(/never overwritten/);
});
