import type { Database } from 'better-sqlite3';
import type { Side } from '../../../src/bridge/seat.ts';

export interface NewSession {
  readonly eventName: string;
  readonly sample: boolean;
  readonly createdAt: string;
  readonly date: string;
  readonly start: string;
  readonly minutesPerBoard: number;
  readonly minutesToMove: number;
}

export interface NewSection {
  readonly session: number;
  readonly letter: string;
  /** A MovementSpec as JSON. */
  readonly movement: string;
  readonly tables: number;
  readonly rounds: number;
  readonly boardsPerRound: number;
  readonly boards: number;
  readonly winners: 1 | 2;
}

export interface NewEntry {
  readonly section: number;
  readonly number: number;
  readonly line: Side | null;
  readonly phantom: boolean;
}

export interface EventRow {
  readonly session: number;
  readonly name: string;
  readonly date: string;
  readonly tables: number;
  readonly results: number;
  readonly expectedResults: number;
  readonly sample: 0 | 1;
}

/** Events with their sections and entries. */
export interface EventsTable {
  /** Adds an event of one session and answers the session's id. */
  addSession(session: NewSession): number;
  addSection(section: NewSection): number;
  addEntry(entry: NewEntry): number;
  /** The entry of a number, in the schedule or not any more. */
  entryOfNumber(section: number, number: number): number | null;
  /** A number nobody plays under belongs to a pair from now on, in the line it sits in. */
  giveNumber(entry: number, line: Side | null, phantom: boolean): void;
  /** Says of every number of a section whether nobody plays under it, as its schedule now has it. */
  markPhantoms(section: number): void;
  /** Every session, newest day first. */
  list(): readonly EventRow[];
  /** The sample's session, once it was made. */
  sampleSession(): number | null;
}

const LIST = `
  SELECT session.id AS session, event.name, session.date, event.sample,
    (SELECT coalesce(sum(schedule.tables), 0)
      FROM sections AS section JOIN current_schedules AS schedule ON schedule.section_id = section.id
      WHERE section.session_id = session.id) AS tables,
    (SELECT count(*) FROM current_results AS result JOIN sections AS section ON section.id = result.section_id
      WHERE section.session_id = session.id) AS results,
    (SELECT coalesce(sum(json_array_length(cell.boards)), 0)
      FROM sections AS section JOIN current_seatings AS cell ON cell.section_id = section.id
      WHERE section.session_id = session.id AND cell.ns_absent + cell.ew_absent = 0) AS expectedResults
  FROM sessions AS session JOIN events AS event ON event.id = session.event_id
  ORDER BY session.date DESC, session.start DESC, session.id DESC`;

export function eventsTable(db: Database): EventsTable {
  const event = db.prepare('INSERT INTO events (name, sample, created_at) VALUES (?, ?, ?)');
  const session = db.prepare(
    `INSERT INTO sessions (event_id, ordinal, date, start, minutes_per_board, minutes_to_move)
     VALUES (?, 1, :date, :start, :minutesPerBoard, :minutesToMove)`,
  );
  const section = db.prepare(
    `INSERT INTO sections (session_id, letter, movement, tables, rounds, boards_per_round, boards, winners)
     VALUES (:session, :letter, :movement, :tables, :rounds, :boardsPerRound, :boards, :winners)`,
  );
  const entry = db.prepare('INSERT INTO entries (section_id, number, line, phantom) VALUES (?, ?, ?, ?)');
  const entryOfNumber = db
    .prepare<[number, number], number>('SELECT id FROM entries WHERE section_id = ? AND number = ?')
    .pluck();
  const giveNumber = db.prepare('UPDATE entries SET line = ?, phantom = ? WHERE id = ?');
  const markPhantoms = db.prepare(
    `UPDATE entries SET phantom = NOT EXISTS (
       SELECT 1 FROM current_seatings AS seat WHERE seat.section_id = entries.section_id
         AND (seat.ns_entry = entries.id AND seat.ns_absent = 0 OR seat.ew_entry = entries.id AND seat.ew_absent = 0))
     WHERE section_id = ?`,
  );
  const list = db.prepare<[], EventRow>(LIST);
  const sample = db
    .prepare<[], number>(
      'SELECT session.id FROM sessions AS session JOIN events ON events.id = event_id WHERE sample = 1',
    )
    .pluck();
  return {
    addSession(row) {
      const eventId = event.run(row.eventName, Number(row.sample), row.createdAt).lastInsertRowid;
      return Number(session.run(eventId, row).lastInsertRowid);
    },
    addSection: (row) => Number(section.run(row).lastInsertRowid),
    addEntry: (row) => Number(entry.run(row.section, row.number, row.line, Number(row.phantom)).lastInsertRowid),
    entryOfNumber: (id, number) => entryOfNumber.get(id, number) ?? null,
    giveNumber: (id, line, phantom) => void giveNumber.run(line, Number(phantom), id),
    markPhantoms: (id) => void markPhantoms.run(id),
    list: () => list.all(),
    sampleSession: () => sample.get() ?? null,
  };
}
