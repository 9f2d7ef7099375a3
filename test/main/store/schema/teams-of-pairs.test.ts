/** Teams of pairs that are added up, and the clubs of contestants. */
import type { Database } from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { evening } from './evening.ts';
import { addChange, addPair, count, insert, type Row } from './rows.ts';

/** The evening with team 30, which pairs 1 and 3 play for, and a further contestant 31. */
function withTeam(): Database {
  const db = evening();
  addPair(db, 30);
  addPair(db, 31);
  for (const [index, pair] of [1, 3].entries())
    insert(db, 'team_pairs', { team_id: 30, place: index + 1, pair_id: pair });
  return db;
}

const pairOf = (row: Row) => (db: Database) => insert(db, 'team_pairs', { team_id: 31, place: 1, pair_id: 2, ...row });

describe('a team of pairs', () => {
  test('has two pairs, a name and a club', () => {
    const db = withTeam();
    pairOf({})(db);
    pairOf({ place: 2, pair_id: 4 })(db);
    const change = addChange(db, 'names');
    insert(db, 'contestant_details', { contestant_id: 30, version: 1, change_id: change, name: 'Jura', club: 'Dole' });
    expect(count(db, 'team_pairs')).toBe(4);
  });

  test.each<[string, (db: Database) => unknown, RegExp]>([
    ['of three pairs', pairOf({ place: 3 }), /CHECK/],
    ['of itself', pairOf({ pair_id: 31 }), /CHECK|no pair/],
    ['of a pair of another team', pairOf({ pair_id: 1 }), /UNIQUE/],
    ['of a team', pairOf({ pair_id: 30 }), /no pair/],
    ['of a pair of another event', pairOf({ pair_id: 20 }), /one event/],
    ['that sits itself', pairOf({ team_id: 6 }), /sits nowhere/],
    ['that is a pair of another', pairOf({ team_id: 3 }), /no pair/],
    ['with another pair later', (db) => db.exec('UPDATE team_pairs SET pair_id = 4 WHERE pair_id = 3'), /stay/],
    ['without its pairs again', (db) => db.exec('DELETE FROM team_pairs'), /stay/],
    [
      'with a club that is nothing',
      (db) =>
        insert(db, 'contestant_details', {
          contestant_id: 30,
          version: 1,
          change_id: addChange(db, 'names'),
          club: ' ',
        }),
      /CHECK/,
    ],
    [
      'with a club rewritten',
      (db) => {
        const change = addChange(db, 'names');
        insert(db, 'contestant_details', { contestant_id: 30, version: 1, change_id: change, club: 'Dole' });
        db.exec("UPDATE contestant_details SET club = 'Gap'");
      },
      /never overwritten/,
    ],
  ])('is refused %s', (_, what, why) => {
    expect(() => what(withTeam())).toThrow(why);
  });
});
