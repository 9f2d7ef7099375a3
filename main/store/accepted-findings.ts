import type { Database } from 'better-sqlite3';
import { slotOf, type SlotKey } from './results.ts';

/** A finding of the review that the director found right. */
export interface AcceptedFinding extends SlotKey {
  readonly code: string;
  /** Of the line's result; 0 where there was none. */
  readonly version: number;
}

/** Acceptances: added, never altered. */
export interface AcceptedFindingsTable {
  ofSession(session: number): readonly AcceptedFinding[];
  /** Once more is no other thing. */
  add(row: AcceptedFinding & { readonly author: string; readonly at: string }): void;
}

export function acceptedFindingsTable(db: Database): AcceptedFindingsTable {
  const ofSession = db.prepare<[number], AcceptedFinding>(
    `SELECT section_id AS section, round, table_number AS "table", slot_board AS slotBoard, version, code
     FROM accepted_findings WHERE section_id IN (SELECT id FROM sections WHERE session_id = ?) ORDER BY id`,
  );
  const insert = db.prepare(
    `INSERT OR IGNORE INTO accepted_findings
       (section_id, round, table_number, slot_board, version, code, author, at)
     VALUES (:section, :round, :table, :slotBoard, :version, :code, :author, :at)`,
  );
  return {
    ofSession: (session) => ofSession.all(session),
    add(row) {
      const { version, code, author, at } = row;
      insert.run({ ...slotOf(row), version, code, author, at });
    },
  };
}
