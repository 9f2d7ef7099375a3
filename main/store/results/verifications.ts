import { slotOf } from '../../../src/session/slot.ts';
import type { Database } from 'better-sqlite3';
import type { SlotKey } from './results.ts';

/** A line as it was read a second time. */
export interface VerificationRow extends SlotKey {
  readonly board: number;
  /** In the English shorthand. */
  readonly shorthand: string;
  readonly author: string;
  readonly at: string;
}

/** Verifications: rows are only added. */
export interface VerificationsTable {
  /** The newest of each line of a session. */
  newest(session: number): readonly VerificationRow[];
  /** The newest of a line from a time on, and before another time. */
  newestBetween(line: SlotKey, from: string, until: string): VerificationRow | null;
  /** The newest of a line that somebody added. */
  newestOf(line: SlotKey, author: string): VerificationRow | null;
  add(row: VerificationRow): void;
}

const SELECT = `
  SELECT section_id AS section, round, table_number AS "table", slot_board AS slotBoard, board, shorthand, author, at
  FROM verifications`;

export function verificationsTable(db: Database): VerificationsTable {
  const newest = db.prepare<[number], VerificationRow>(
    `${SELECT}
     WHERE id IN (
       SELECT max(id) FROM verifications WHERE section_id IN (SELECT id FROM sections WHERE session_id = ?)
       GROUP BY section_id, round, table_number, slot_board)
     ORDER BY id`,
  );
  const newestBetween = db.prepare<[SlotKey & { from: string; until: string }], VerificationRow>(
    `${SELECT}
     WHERE section_id = :section AND round = :round AND table_number = :table AND slot_board = :slotBoard
       AND at >= :from AND at < :until
     ORDER BY id DESC LIMIT 1`,
  );
  const newestOf = db.prepare<[SlotKey & { author: string }], VerificationRow>(
    `${SELECT}
     WHERE section_id = :section AND round = :round AND table_number = :table AND slot_board = :slotBoard
       AND author = :author
     ORDER BY id DESC LIMIT 1`,
  );
  const insert = db.prepare(
    `INSERT INTO verifications (section_id, round, table_number, slot_board, board, shorthand, author, at)
     VALUES (:section, :round, :table, :slotBoard, :board, :shorthand, :author, :at)`,
  );
  return {
    newest: (session) => newest.all(session),
    newestBetween: (line, from, until) => newestBetween.get({ ...slotOf(line), from, until }) ?? null,
    newestOf: (line, author) => newestOf.get({ ...slotOf(line), author }) ?? null,
    add(row) {
      const { board, shorthand, author, at } = row;
      insert.run({ ...slotOf(row), board, shorthand, author, at });
    },
  };
}
