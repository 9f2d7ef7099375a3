import { slotOf } from '../../../src/session/slot.ts';
import type { Database } from 'better-sqlite3';
import type { SlotKey } from './results.ts';

/** A finding of the review that the director accepted. */
export interface AcceptedFindingRow extends SlotKey {
  readonly code: string;
  /** Of the line's result; 0 where there was none. */
  readonly version: number;
}

/** An acceptance as it is written, or taken back; then the review shows the finding again. */
export interface AcceptanceRow extends AcceptedFindingRow {
  readonly takenBack: 0 | 1;
}

/** Acceptances: rows are only added, and the newest of a finding counts. */
export interface AcceptedFindingsTable {
  /** The findings that are accepted now. */
  ofSession(session: number): readonly AcceptedFindingRow[];
  /** The findings of one version of a line that are accepted now. */
  codesOf(line: Omit<AcceptedFindingRow, 'code'>): readonly string[];
  /** The rows a change wrote. */
  ofChange(change: number): readonly AcceptanceRow[];
  add(change: number, row: AcceptanceRow & { readonly author: string; readonly at: string }): void;
}

const SELECT = `
  SELECT section_id AS section, round, table_number AS "table", slot_board AS slotBoard, version, code,
    taken_back AS takenBack
  FROM accepted_findings`;
/** The newest row of a finding. */
const NEWEST = `id = (
  SELECT max(id) FROM accepted_findings AS other
  WHERE other.section_id = accepted_findings.section_id AND other.round = accepted_findings.round
    AND other.table_number = accepted_findings.table_number AND other.slot_board = accepted_findings.slot_board
    AND other.version = accepted_findings.version AND other.code = accepted_findings.code)`;

export function acceptedFindingsTable(db: Database): AcceptedFindingsTable {
  const ofSession = db.prepare<[number], AcceptanceRow>(
    `${SELECT} WHERE section_id IN (SELECT id FROM sections WHERE session_id = ?) AND taken_back = 0 AND ${NEWEST}
     ORDER BY id`,
  );
  const codesOf = db
    .prepare<[Omit<AcceptedFindingRow, 'code'>], string>(
      `SELECT code FROM accepted_findings
       WHERE section_id = :section AND round = :round AND table_number = :table AND slot_board = :slotBoard
         AND version = :version AND taken_back = 0 AND ${NEWEST}
       ORDER BY id`,
    )
    .pluck();
  const ofChange = db.prepare<[number], AcceptanceRow>(`${SELECT} WHERE change_id = ? ORDER BY id`);
  const insert = db.prepare(
    `INSERT INTO accepted_findings
       (change_id, section_id, round, table_number, slot_board, version, code, taken_back, author, at)
     VALUES (:change, :section, :round, :table, :slotBoard, :version, :code, :takenBack, :author, :at)`,
  );
  return {
    ofSession: (session) => ofSession.all(session),
    codesOf: ({ version, ...line }) => codesOf.all({ ...slotOf(line), version }),
    ofChange: (change) => ofChange.all(change),
    add(change, row) {
      const { version, code, takenBack, author, at } = row;
      insert.run({ ...slotOf(row), change, version, code, takenBack, author, at });
    },
  };
}
