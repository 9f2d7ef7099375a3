import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copiesToKeep } from '../file/retention.ts';
import { finishedCopy, listCopies, stem, timeOfCopy, TIME_IN_NAME } from '../file/copies.ts';
import { entriesOf } from '../file/copy-database.ts';
import { inspectDatabase } from '../file/integrity.ts';
import { copiesElsewhere } from '../file/second-place.ts';

/** A copy that still has what was taken out of the club's file. */
export interface CopyWithNames {
  readonly path: string;
  /** ISO 8601; null where its name has no time. */
  readonly madeAt: string | null;
  readonly elsewhere: boolean;
  /** The day on which it is deleted, where a copy is made every week; null for one that is never deleted by Etui. */
  readonly goesOn: string | null;
}

/** Copies beside the file that Etui never deletes: put aside, and made before a migration. */
const KEPT_FOR_GOOD = /-(?:put-aside|version-\d+)-.*\.sqlite$/;

/**
 * The copies of a club's file that hold the name of any of some players, with the day they go. The finished copy of the
 * evening is left out: it is made anew.
 */
export function copiesWithNames(file: string, gids: readonly string[], now: Date): readonly CopyWithNames[] {
  const here = listCopies(file);
  const there = copiesElsewhere(file);
  const folder = dirname(file);
  const forGood = entriesOf(folder).filter((entry) => entry.startsWith(stem(file)) && KEPT_FOR_GOOD.test(entry));
  const finished = finishedCopy(file);
  const holds = (path: string) => path !== finished && hasName(path, gids);
  return [
    ...here.filter(holds).map((path) => described(path, false, lastDay(here, path, now))),
    ...there.filter(holds).map((path) => described(path, true, lastDay(there, path, now))),
    ...forGood
      .map((entry) => join(folder, entry))
      .filter(holds)
      .map((path) => described(path, false, null)),
  ];
}

function described(path: string, elsewhere: boolean, goesOn: string | null): CopyWithNames {
  return { path, madeAt: TIME_IN_NAME.test(path) ? timeOfCopy(path).toISOString() : null, elsewhere, goesOn };
}

function hasName(path: string, gids: readonly string[]): boolean {
  if (!existsSync(path) || statSync(path).size === 0) return false;
  try {
    return inspectDatabase(path, (db) => {
      const named = db.prepare<[string], number>(
        `SELECT 1 FROM players WHERE name <> '' AND gid IN (SELECT unhex(value) FROM json_each(?)) LIMIT 1`,
      );
      return named.get(JSON.stringify(gids)) !== undefined;
    });
  } catch {
    // A copy that can't be read may hold anything.
    return true;
  }
}

const WEEK = 7 * 24 * 3_600_000;
/** More weeks than any copy is kept. */
const MOST_WEEKS = 130;

/** The day on which a copy of a folder is let go, where one is added every week from now on. */
function lastDay(copies: readonly string[], path: string, now: Date): string | null {
  const times = copies.map(timeOfCopy);
  const own = times[copies.indexOf(path)];
  if (!own) return null;
  for (let week = 1; week <= MOST_WEEKS; week += 1) {
    const at = new Date(now.getTime() + week * WEEK);
    times.push(at);
    if (!copiesToKeep(times, at).has(own)) return at.toISOString().slice(0, 10);
  }
  return null;
}
