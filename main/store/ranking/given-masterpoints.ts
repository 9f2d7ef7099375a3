import type { Database } from 'better-sqlite3';
import { contestantOf, entryOf, stageOf } from './keys.ts';

/** Masterpoints that a file gave an entry. */
export interface GivenMasterpointsRow {
  readonly entry: number;
  /** Hundredths, for each player; more than 0. */
  readonly amount: number;
  /** As the file names it: Black, GREEN; empty where it names none. */
  readonly kind: string;
}

/** Masterpoints of files: rows are only added, by the import of their event. */
export interface GivenMasterpointsTable {
  /** In order of contestants. */
  ofSession(session: number): readonly GivenMasterpointsRow[];
  add(session: number, change: number, row: GivenMasterpointsRow): void;
}

export function givenMasterpointsTable(db: Database): GivenMasterpointsTable {
  const ofSession = db.prepare<[{ session: number }], GivenMasterpointsRow>(
    `SELECT ${entryOf('given.contestant_id', stageOf(':session'))} AS entry, amount, kind
     FROM given_masterpoints AS given WHERE session_id = :session ORDER BY contestant_id`,
  );
  const insert = db.prepare(
    `INSERT INTO given_masterpoints (session_id, contestant_id, change_id, amount, kind)
     VALUES (:session, ${contestantOf(':entry')}, :change, :amount, :kind)`,
  );
  return {
    ofSession: (session) => ofSession.all({ session }),
    add: (session, change, { entry, amount, kind }) => void insert.run({ session, change, entry, amount, kind }),
  };
}
