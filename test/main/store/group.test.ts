import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { actionGroups } from '../../../main/store/group.ts';
import { isProblem, type StoreProblem } from '../../../main/store/problem.ts';
import { temporaryFolder } from '../support.ts';

const FULL: StoreProblem = { kind: 'problem', code: 'diskFull', file: 'club.sqlite' };

/** A file in which transactions are made the way the club's file makes them. */
function groupsOn({ failAt = '' } = {}) {
  const db = new SQLite(join(temporaryFolder(), 'file.sqlite'));
  onTestFinished(() => void db.close());
  db.exec('CREATE TABLE lines (name TEXT UNIQUE) STRICT');
  const groups = actionGroups(
    (work) => {
      db.exec('BEGIN IMMEDIATE');
      try {
        const answer = work();
        if (failAt === 'commit') {
          db.exec('ROLLBACK');
          return FULL;
        }
        db.exec(isProblem(answer) ? 'ROLLBACK' : 'COMMIT');
        return answer;
      } catch (error) {
        if (db.inTransaction) db.exec('ROLLBACK');
        throw error;
      }
    },
    () => db,
  );
  const write = (name: string) =>
    groups.join(() => groups.act(() => db.prepare('INSERT INTO lines VALUES (?)').run(name)));
  const lines = () => db.prepare<[], string>('SELECT name FROM lines ORDER BY rowid').pluck().all();
  return { db, groups, write, lines };
}

test('an error of one takes back nothing of the others', async () => {
  const { write, lines } = groupsOn();
  const [one, twice, other] = await Promise.allSettled([write('a'), write('a'), write('b')]);
  expect([one.status, twice.status, other.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(lines()).toEqual(['a', 'b']);
});

test('where the disk does not take them, all are told, and nothing is announced', async () => {
  const { groups, write, lines } = groupsOn({ failAt: 'commit' });
  const announced: string[] = [];
  const first = groups.join(() => groups.afterwards(() => announced.push('first')));
  expect(await Promise.all([first, write('a'), write('b')])).toEqual([FULL, FULL, FULL]);
  expect(lines()).toEqual([]);
  expect(announced).toEqual([]);
});

test('where one takes the whole transaction back, the others are written again by themselves', async () => {
  const { db, groups, write, lines } = groupsOn();
  const fails = groups.join(() =>
    groups.act(() => {
      db.exec('ROLLBACK');
      throw new Error('disk I/O error');
    }),
  );
  const answers = await Promise.allSettled([write('a'), fails, write('b')]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(lines()).toEqual(['a', 'b']);
});

test('what is done afterwards finds it on the disk', async () => {
  const { db, groups, write } = groupsOn();
  const other = new SQLite(db.name, { readonly: true });
  onTestFinished(() => void other.close());
  const seen: unknown[] = [];
  const look = () => seen.push(other.prepare('SELECT count(*) FROM lines').pluck().get());
  await Promise.all([
    write('a'),
    groups.join(() => {
      groups.act(() => {
        look();
        return null;
      });
      groups.afterwards(look);
    }),
  ]);
  expect(seen).toEqual([0, 1]);
});
