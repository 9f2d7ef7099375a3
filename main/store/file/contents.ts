import type { Database } from 'better-sqlite3';
import { inspectDatabase } from './integrity.ts';
import { applicationIdProblem } from './application-id.ts';

/** What stands in a club's file, in figures that a person can compare. */
export interface Contents {
  /** The number of its last change, 0 without any, and when that was made. */
  readonly changes: number;
  readonly at: string | null;
  /** Its last change, by which the same one is known in another file; null without any. */
  readonly last: string | null;
  readonly events: number;
  /** The results that stand. */
  readonly results: number;
}

export const NOTHING: Contents = { changes: 0, at: null, last: null, events: 0, results: 0 };

/** The events there are, without those that were deleted. */
const EVENTS = `
  SELECT count(*) FROM event_details AS newest
  WHERE deleted = 0 AND version = (SELECT max(version) FROM event_details WHERE event_id = newest.event_id)`;

export function countContents(db: Database): Contents {
  return db
    .prepare<[], Contents>(
      `SELECT coalesce(max(id), 0) AS changes, (SELECT at FROM changes ORDER BY id DESC LIMIT 1) AS at,
         (SELECT lower(hex(gid)) FROM changes ORDER BY id DESC LIMIT 1) AS last,
         (${EVENTS}) AS events, (SELECT count(*) FROM current_results) AS results
       FROM changes`,
    )
    .get() as Contents;
}

/** The contents of a file that is not open; null where it can't be read as a club's file, whatever its bytes are. */
export function contentsOf(path: string): Contents | null {
  try {
    return inspectDatabase(path, (db) => (applicationIdProblem(db, path) ? null : countContents(db)));
  } catch {
    return null;
  }
}

/** The changes of a file in their order. The id of each is the same in every copy that has it. */
export interface Course {
  /** Whether a change is in it; where the file is too damaged to tell, it is taken to be. */
  readonly has: (change: string) => boolean;
  /** How many of its first changes another file has too. */
  readonly sharedWith: (path: string) => number;
}

/** Follows the changes of a file that can be read. @param look is called while it is open */
export function followCourse<T>(path: string, look: (course: Course) => T): T {
  return inspectDatabase(path, (db) => {
    const idOf = (change: string) =>
      db.prepare<[string], number>('SELECT id FROM changes WHERE gid = unhex(?)').pluck().get(change);
    const sharedBy = (other: Database): number =>
      other
        .prepare<[], { id: number; gid: string }>('SELECT id, lower(hex(gid)) AS gid FROM changes ORDER BY id DESC')
        .all()
        .find(({ id, gid }) => idOf(gid) === id)?.id ?? 0;
    return look({
      has: (change) => unlessDamaged(() => idOf(change) !== undefined, true),
      sharedWith: (other) => unlessDamaged(() => inspectDatabase(other, sharedBy), 0),
    });
  });
}

function unlessDamaged<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
