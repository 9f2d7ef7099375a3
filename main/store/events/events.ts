import type { Database, RunResult } from 'better-sqlite3';

export interface NewSession {
  readonly event: number;
  readonly date: string;
  readonly start: string;
  readonly minutesPerBoard: number;
  readonly minutesToMove: number;
}

export interface NewSection {
  readonly session: number;
  readonly stage: number;
  readonly dealSet: number;
  readonly letter: string;
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

/** Events with their stages, sections, contestants and partnerships. */
export interface EventsTable {
  /** Adds an event that ranks pairs. */
  add(sample: boolean): number;
  addName(event: number, change: number, name: string): void;
  /** Adds the next session of an event. */
  addSession(session: NewSession): number;
  /** Adds the next stage of an event, played by a movement. */
  addStage(event: number): number;
  addDealSet(event: number): number;
  addSection(section: NewSection): number;
  /** The event of a section. */
  eventOf(section: number): number;
  /** Adds a partnership that nobody plays in yet: it keeps a number of a schedule. */
  addEntry(event: number): number;
  /** Makes a partnership that of a contestant of its own, where it is nobody's yet. */
  makePair(entry: number): void;
  /** Every session, newest day first. */
  list(): readonly EventRow[];
  /** The sample's session; null before it is created. */
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
  FROM sessions AS session JOIN current_events AS event ON event.id = session.event_id
  ORDER BY session.date DESC, session.start DESC, session.id DESC`;

export function eventsTable(db: Database): EventsTable {
  const event = db.prepare("INSERT INTO events (ranks, sample) VALUES ('pair', ?)");
  const name = db.prepare(
    `INSERT INTO event_details (event_id, version, change_id, name)
     VALUES (:event, 1 + (SELECT coalesce(max(version), 0) FROM event_details WHERE event_id = :event), :change,
       :name)`,
  );
  const session = db.prepare(
    `INSERT INTO sessions (event_id, ordinal, date, start, minutes_per_board, minutes_to_move)
     VALUES (:event, 1 + (SELECT coalesce(max(ordinal), 0) FROM sessions WHERE event_id = :event), :date, :start,
       :minutesPerBoard, :minutesToMove)`,
  );
  const stage = db.prepare(
    `INSERT INTO stages (event_id, ordinal, form)
     VALUES (:event, 1 + (SELECT coalesce(max(ordinal), 0) FROM stages WHERE event_id = :event), 'movement')`,
  );
  const dealSet = db.prepare('INSERT INTO deal_sets (event_id) VALUES (?)');
  const section = db.prepare(
    'INSERT INTO sections (session_id, stage_id, deal_set_id, letter) VALUES (:session, :stage, :dealSet, :letter)',
  );
  const eventOf = db
    .prepare<[number], number>(
      'SELECT event_id FROM sessions WHERE id = (SELECT session_id FROM sections WHERE id = ?)',
    )
    .pluck();
  const entry = db.prepare('INSERT INTO entries (event_id) VALUES (?)');
  const isPair = db.prepare<[number], number>('SELECT 1 FROM entry_contestants WHERE entry_id = ?').pluck();
  const contestant = db.prepare(
    `INSERT INTO contestants (event_id, number)
     SELECT event_id, 1 + (SELECT coalesce(max(number), 0) FROM contestants WHERE event_id = entry.event_id)
     FROM entries AS entry WHERE id = ?`,
  );
  const own = db.prepare('INSERT INTO entry_contestants (entry_id, place, contestant_id) VALUES (?, 1, ?)');
  const list = db.prepare<[], EventRow>(LIST);
  const sample = db
    .prepare<[], number>(
      'SELECT session.id FROM sessions AS session JOIN events ON events.id = event_id WHERE sample = 1',
    )
    .pluck();
  return {
    add: (isSample) => idOf(event.run(Number(isSample))),
    addName: (id, change, written) => void name.run({ event: id, change, name: written }),
    addSession: (row) => idOf(session.run(row)),
    addStage: (id) => idOf(stage.run({ event: id })),
    addDealSet: (id) => idOf(dealSet.run(id)),
    addSection: (row) => idOf(section.run(row)),
    eventOf: (id) => eventOf.get(id) ?? 0,
    addEntry: (id) => idOf(entry.run(id)),
    makePair(id) {
      if (isPair.get(id) === undefined) own.run(id, contestant.run(id).lastInsertRowid);
    },
    list: () => list.all(),
    sampleSession: () => sample.get() ?? null,
  };
}

function idOf({ lastInsertRowid }: RunResult): number {
  return Number(lastInsertRowid);
}
