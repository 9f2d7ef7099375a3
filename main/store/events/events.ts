import type { Database, RunResult } from 'better-sqlite3';
import { contestantOf } from '../ranking/keys.ts';

/** Who is ranked in an event. */
export type EventRanksRow = 'pair' | 'player' | 'team';

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

/** A version of the name of an event, and whether it is deleted. */
export interface DetailsRow {
  readonly event: number;
  readonly name: string;
  readonly deleted: 0 | 1;
}

/** For when a session is set. */
export interface SessionDay {
  readonly session: number;
  readonly date: string;
  readonly start: string;
}

/** Whether a session is there by itself. */
export type SessionState = 'present' | 'deleted' | 'removed';

/** Events with their stages, sections, contestants and partnerships. */
export interface EventsTable {
  add(ranks: EventRanksRow, sample: boolean): number;
  addDetails(change: number, details: DetailsRow): void;
  /** The newest details of the event of a session. */
  details(session: number): DetailsRow | null;
  /** The details before the version that a change wrote; null where it wrote none. */
  detailsBefore(change: number): DetailsRow | null;
  /** Marks a deleted event as one that is never restored. */
  addRemoval(event: number, change: number): void;
  /** Adds the next session of an event. */
  addSession(session: NewSession): number;
  /** Sets a session for another day or time, and keeps what it was set for before. */
  setDay(change: number, day: SessionDay): void;
  /** What sessions were set for before a change. */
  daysBefore(change: number): readonly SessionDay[];
  /** Adds the next stage of an event. */
  addStage(event: number, form: 'movement' | 'round-robin' | 'swiss' | 'knockout' | 'given'): number;
  addDealSet(event: number): number;
  addSection(section: NewSection): number;
  /** The event of a section. */
  eventOf(section: number): number;
  /**
   * Adds an entry that nobody plays under yet: it keeps a number of a schedule.
   * @param section that of the schedule; without one it is of the first session
   */
  addEntry(event: number, section?: number): number;
  /** Adds so many entries, each that of a contestant of its own. @returns them, in the order of the contestants */
  addContestants(event: number, section: number, count: number): readonly number[];
  /** The state of a session of its own, where its event is not deleted as a whole. */
  addState(change: number, session: number, state: SessionState): void;
  /**
   * Adds the partnership of two players of an individual, or a pair of a team.
   * @param of the entries of the players, North or East first, or of the team
   */
  addPartnership(event: number, of: readonly number[]): number;
  /** The newest partnership of two who are ranked, by their entries; null where they have none. */
  partnershipOf(one: number, other: number): number | null;
  /** Makes an entry that of a contestant of its own, where it is nobody's yet. */
  makeContestant(entry: number): void;
  /** Makes an entry one of the contestant that another entry is of: it plays on in a further session. */
  playOn(entry: number, former: number): void;
  /** The number in its event of each contestant of the event of a session. */
  numbers(session: number): ReadonlyMap<number, number>;
  /** The sample's session; null before it is created. */
  sampleSession(): number | null;
}

/** The session of a section; null where it is the first of its event. */
const FURTHER_SESSION = `(
  SELECT session.id FROM sections AS section JOIN sessions AS session ON session.id = section.session_id
  WHERE section.id = +:section AND session.ordinal > 1)`;

export function eventsTable(db: Database): EventsTable {
  const event = db.prepare('INSERT INTO events (ranks, sample) VALUES (?, ?)');
  const addDetails = db.prepare(
    `INSERT INTO event_details (event_id, version, change_id, name, deleted)
     VALUES (:event, 1 + (SELECT coalesce(max(version), 0) FROM event_details WHERE event_id = :event), :change,
       :name, :deleted)`,
  );
  const details = db.prepare<[number], DetailsRow>(
    `SELECT event_id AS event, name, deleted FROM event_details
     WHERE event_id = (SELECT event_id FROM sessions WHERE id = ?) ORDER BY version DESC LIMIT 1`,
  );
  const detailsBefore = db.prepare<[number], DetailsRow>(
    `SELECT earlier.event_id AS event, earlier.name, earlier.deleted
     FROM event_details AS written
       JOIN event_details AS earlier ON earlier.event_id = written.event_id AND earlier.version = written.version - 1
     WHERE written.change_id = ?`,
  );
  const removal = db.prepare('INSERT INTO event_removals (event_id, change_id) VALUES (?, ?)');
  const keepDay = db.prepare(
    `INSERT INTO session_history (session_id, change_id, date, start)
     SELECT id, :change, date, start FROM sessions WHERE id = :session`,
  );
  const setDay = db.prepare('UPDATE sessions SET date = :date, start = :start WHERE id = :session');
  const daysBefore = db.prepare<[number], SessionDay>(
    'SELECT session_id AS session, date, start FROM session_history WHERE change_id = ?',
  );
  const session = db.prepare(
    `INSERT INTO sessions (event_id, ordinal, date, start, minutes_per_board, minutes_to_move)
     VALUES (:event, 1 + (SELECT coalesce(max(ordinal), 0) FROM sessions WHERE event_id = :event), :date, :start,
       :minutesPerBoard, :minutesToMove)`,
  );
  const stage = db.prepare(
    `INSERT INTO stages (event_id, ordinal, form)
     VALUES (:event, 1 + (SELECT coalesce(max(ordinal), 0) FROM stages WHERE event_id = :event), :form)`,
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
  const entry = db.prepare(`INSERT INTO entries (event_id, session_id) VALUES (:event, ${FURTHER_SESSION})`);
  const entries = db
    .prepare<[{ event: number; section: number; places: string }], number>(
      `INSERT INTO entries (event_id, session_id)
       SELECT :event, ${FURTHER_SESSION} FROM json_each(:places) RETURNING id`,
    )
    .pluck();
  const lastNumber = db
    .prepare<[number], number>('SELECT coalesce(max(number), 0) FROM contestants WHERE event_id = ?')
    .pluck();
  const contestants = db.prepare(
    'INSERT INTO contestants (event_id, number) SELECT :event, :last + 1 + key FROM json_each(:entries)',
  );
  const owned = db.prepare(
    `INSERT INTO entry_contestants (entry_id, place, contestant_id)
     SELECT entry.value, 1,
       (SELECT id FROM contestants WHERE event_id = :event AND number = :last + 1 + entry.key)
     FROM json_each(:entries) AS entry`,
  );
  const partnership = db.prepare(
    'INSERT INTO entries (event_id, session_id) VALUES (:event, (SELECT session_id FROM entries WHERE id = :of))',
  );
  const together = db
    .prepare<[{ one: number; other: number }], number>(
      `SELECT own.entry_id
       FROM entry_contestants AS own JOIN entry_contestants AS partner ON partner.entry_id = own.entry_id
       WHERE own.contestant_id = ${contestantOf(':one')} AND partner.contestant_id = ${contestantOf(':other')}
       ORDER BY own.entry_id DESC LIMIT 1`,
    )
    .pluck();
  const state = db.prepare(
    `INSERT INTO session_states (session_id, version, change_id, state)
     VALUES (:session, 1 + (SELECT coalesce(max(version), 0) FROM session_states WHERE session_id = :session), :change,
       :state)`,
  );
  const isOwned = db.prepare<[number], number>('SELECT 1 FROM entry_contestants WHERE entry_id = ?').pluck();
  const contestant = db.prepare(
    `INSERT INTO contestants (event_id, number)
     SELECT event_id, 1 + (SELECT coalesce(max(number), 0) FROM contestants WHERE event_id = entry.event_id)
     FROM entries AS entry WHERE id = ?`,
  );
  const own = db.prepare('INSERT INTO entry_contestants (entry_id, place, contestant_id) VALUES (?, 1, ?)');
  const playOn = db.prepare(
    `INSERT INTO entry_contestants (entry_id, place, contestant_id) VALUES (:id, 1, ${contestantOf(':former')})`,
  );
  const partner = db.prepare(
    `INSERT INTO entry_contestants (entry_id, place, contestant_id) VALUES (:added, :place, ${contestantOf(':one')})`,
  );
  const numbers = db.prepare<[number], { id: number; number: number }>(
    'SELECT id, number FROM contestants WHERE event_id = (SELECT event_id FROM sessions WHERE id = ?)',
  );
  const sample = db
    .prepare<[], number>(
      'SELECT session.id FROM sessions AS session JOIN events ON events.id = event_id WHERE sample = 1',
    )
    .pluck();
  return {
    add: (ranks, isSample) => idOf(event.run(ranks, Number(isSample))),
    addDetails: (change, row) => void addDetails.run({ change, ...row }),
    details: (id) => details.get(id) ?? null,
    detailsBefore: (change) => detailsBefore.get(change) ?? null,
    addRemoval: (id, change) => void removal.run(id, change),
    addSession: (row) => idOf(session.run(row)),
    setDay(change, day) {
      keepDay.run({ change, session: day.session });
      setDay.run(day);
    },
    daysBefore: (change) => daysBefore.all(change),
    addStage: (id, form) => idOf(stage.run({ event: id, form })),
    addDealSet: (id) => idOf(dealSet.run(id)),
    addSection: (row) => idOf(section.run(row)),
    eventOf: (id) => eventOf.get(id) ?? 0,
    addEntry: (id, ofSection = 0) => idOf(entry.run({ event: id, section: ofSection })),
    addContestants(id, ofSection, count) {
      const places = JSON.stringify(Array.from({ length: count }, () => 0));
      const added = entries.all({ event: id, section: ofSection, places }).toSorted((a, b) => a - b);
      const rows = { event: id, last: lastNumber.get(id) ?? 0, entries: JSON.stringify(added) };
      contestants.run(rows);
      owned.run(rows);
      return added;
    },
    addState: (change, id, row) => void state.run({ change, session: id, state: row }),
    addPartnership(id, of) {
      const added = idOf(partnership.run({ event: id, of: of[0] ?? 0 }));
      for (const [index, one] of of.entries()) partner.run({ added, place: index + 1, one });
      return added;
    },
    partnershipOf: (one, other) => together.get({ one, other }) ?? null,
    makeContestant(id) {
      if (isOwned.get(id) === undefined) own.run(id, contestant.run(id).lastInsertRowid);
    },
    playOn: (id, former) => void playOn.run({ id, former }),
    numbers: (id) => new Map(numbers.all(id).map((row) => [row.id, row.number])),
    sampleSession: () => sample.get() ?? null,
  };
}

function idOf({ lastInsertRowid }: RunResult): number {
  return Number(lastInsertRowid);
}
