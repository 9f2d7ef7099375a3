/**
 * Follows a Bridgemate file as after a start, and looks at it until all of it is taken in. Runs as a process of its own
 * and kills itself before a write to the club's file.
 *
 *     node test/torture/follow.ts CLUB-FILE SESSION BWS-FILE TIME WRITES
 *
 * WRITES is how many it may make; it prints how many it made where it was not killed.
 */
import SQLite from 'better-sqlite3';
import { bridgemateFollower } from '../../main/club/bridgemate/follower.ts';
import { openClub } from '../../main/club/club.ts';
import { isProblem } from '../../main/club/problem.ts';
import type { Connect } from '../../main/store/file/connection.ts';

const [file = '', session = '', bws = '', time = '', most = ''] = process.argv.slice(2);
let writes = 0;
let isFollowing = false;

const connect: Connect = (path, options) => {
  const db = new SQLite(path, options);
  const prepare = db.prepare.bind(db);
  db.prepare = ((source: string) => {
    const statement = prepare(source);
    const run = statement.run.bind(statement);
    statement.run = (...values: unknown[]) => {
      if (isFollowing && (writes += 1) > Number(most)) process.kill(process.pid, 'SIGKILL');
      return run(...values);
    };
    return statement;
  }) as typeof db.prepare;
  return db;
};

const club = openClub(file, { now: () => new Date(time), connect, isChecked: true });
if (isProblem(club)) throw new Error(club.code);
const follower = bridgemateFollower(club);
follower.start({ every: 60_000 });
isFollowing = true;
if (follower.view(Number(session)) === null) await follower.follow(Number(session), bws);
await follower.tend();
follower.end();
club.store.close();
console.log(writes);
