import type { Database } from 'better-sqlite3';
import { inspectDatabase } from './integrity.ts';
import { applicationIdProblem } from './application-id.ts';

/** What stands in a club's file, in figures that a person can compare. */
export interface Contents {
  /** The number of its last change, 0 without any, and when that was made. */
  readonly changes: number;
  readonly at: string | null;
  readonly events: number;
  /** The results that stand. */
  readonly results: number;
}

export const NOTHING: Contents = { changes: 0, at: null, events: 0, results: 0 };

/** The events there are, without those that were deleted. */
const EVENTS = `
  SELECT count(*) FROM event_details AS newest
  WHERE deleted = 0 AND version = (SELECT max(version) FROM event_details WHERE event_id = newest.event_id)`;

export function countContents(db: Database): Contents {
  return db
    .prepare<[], Contents>(
      `SELECT coalesce(max(id), 0) AS changes, (SELECT at FROM changes ORDER BY id DESC LIMIT 1) AS at,
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
