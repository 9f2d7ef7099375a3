import type { Database } from 'better-sqlite3';

/** A table in a round of a schedule, by entries. Whoever is absent keeps the seat as a number only. */
export interface SeatingRow {
  readonly round: number;
  readonly table: number;
  readonly ns: number;
  readonly ew: number;
  readonly nsAbsent: 0 | 1;
  readonly ewAbsent: 0 | 1;
  readonly boards: readonly number[];
}

/** One version of a section's schedule, whole. */
export interface ScheduleRow {
  readonly tables: number;
  readonly rounds: number;
  /** The highest number of a board in play; they count from 1. */
  readonly boards: number;
  /** Entries that have left. */
  readonly gone: readonly number[];
  readonly seatings: readonly SeatingRow[];
}

/** Schedules of sections: versions are added, never altered. The newest counts. */
export interface SchedulesTable {
  /**
   * Adds the next version; the first belongs to no change.
   * @param sameAs the earlier version that it is again
   */
  add(section: number, change: number | null, schedule: ScheduleRow, sameAs?: number): void;
  read(section: number, version: number): ScheduleRow | null;
  /** The versions a change made. */
  ofChange(change: number): readonly { readonly section: number; readonly version: number }[];
  /** The version that one is again, itself where it is none, and the change that one was made by. */
  original(section: number, version: number): { readonly version: number; readonly change: number | null };
}

type Head = Omit<ScheduleRow, 'gone' | 'seatings'> & { readonly gone: string };

/** A row with boards as it is stored: their numbers as JSON. */
export type WithBoardsAsJson<Row extends { readonly boards: readonly number[] }> = Omit<Row, 'boards'> & {
  readonly boards: string;
};

export function parseBoards<Row extends { readonly boards: string }>(
  row: Row,
): Omit<Row, 'boards'> & { readonly boards: readonly number[] } {
  return { ...row, boards: JSON.parse(row.boards) as readonly number[] };
}

export function schedulesTable(db: Database): SchedulesTable {
  const newest = db
    .prepare<[number], number>('SELECT coalesce(max(version), 0) FROM schedules WHERE section_id = ?')
    .pluck();
  const insert = db.prepare(
    `INSERT INTO schedules (section_id, version, change_id, tables, rounds, boards, gone, same_as)
     VALUES (:section, :version, :change, :tables, :rounds, :boards, :gone, :sameAs)`,
  );
  const place = db.prepare(
    `INSERT INTO schedule_cells (section_id, round, table_number) VALUES (:section, :round, :table)
     ON CONFLICT DO NOTHING`,
  );
  const seat = db.prepare(
    `INSERT INTO seatings (section_id, version, round, table_number, ns_entry, ew_entry, ns_absent, ew_absent,
       boards)
     VALUES (:section, :version, :round, :table, :ns, :ew, :nsAbsent, :ewAbsent, :boards)`,
  );
  const head = db.prepare<[number, number], Head>(
    'SELECT tables, rounds, boards, gone FROM schedules WHERE section_id = ? AND version = ?',
  );
  const seatings = db.prepare<[number, number], WithBoardsAsJson<SeatingRow>>(
    `SELECT round, table_number AS "table", ns_entry AS ns, ew_entry AS ew, ns_absent AS nsAbsent,
       ew_absent AS ewAbsent, boards
     FROM seatings WHERE section_id = ? AND version = ? ORDER BY round, table_number`,
  );
  const ofChange = db.prepare<[number], { section: number; version: number }>(
    'SELECT section_id AS section, version FROM schedules WHERE change_id = ? ORDER BY section_id',
  );
  const original = db.prepare<[{ section: number; version: number }], { version: number; change: number | null }>(
    `WITH RECURSIVE again (version) AS (
       VALUES (:version)
       UNION ALL
       SELECT same_as FROM again JOIN schedules ON section_id = :section AND schedules.version = again.version
       WHERE same_as IS NOT NULL)
     SELECT version, change_id AS change FROM schedules
     WHERE section_id = :section AND version = (SELECT min(version) FROM again)`,
  );
  return {
    add(section, change, { gone, seatings: cells, tables, rounds, boards }, sameAs) {
      const version = 1 + (newest.get(section) ?? 0);
      insert.run({
        tables,
        rounds,
        boards,
        section,
        version,
        change,
        gone: JSON.stringify(gone),
        sameAs: sameAs ?? null,
      });
      for (const cell of cells) {
        place.run({ section, round: cell.round, table: cell.table });
        seat.run({ ...cell, section, version, boards: JSON.stringify(cell.boards) });
      }
    },
    read(section, version) {
      const found = head.get(section, version);
      if (!found) return null;
      const gone = JSON.parse(found.gone) as readonly number[];
      return { ...found, gone, seatings: seatings.all(section, version).map(parseBoards) };
    },
    ofChange: (change) => ofChange.all(change),
    original: (section, version) => original.get({ section, version }) ?? { version, change: null },
  };
}
