import type { Database } from 'better-sqlite3';
import type { Side } from '../../../src/bridge/seat.ts';
import { parseBoards, type WithBoardsAsJson } from '../schedule/schedules.ts';
import { entryOf, IS_PRESENT } from '../ranking/keys.ts';
import type { EventRanksRow } from './events.ts';

export interface ClockRow {
  readonly round: number;
  readonly onBreak: boolean;
  readonly endsAt: string | null;
  readonly secondsLeft: number | null;
}

export interface BreakRow {
  /** The round it comes after. */
  readonly after: number;
  readonly minutes: number;
}

export interface SessionRow {
  readonly id: number;
  readonly eventName: string;
  /** Its place among the sessions of its event, from 1; null where it is the only one. */
  readonly ordinal: number | null;
  readonly ranks: EventRanksRow;
  readonly date: string;
  readonly start: string;
  readonly minutesPerBoard: number;
  readonly minutesToMove: number;
  readonly sample: 0 | 1;
  readonly clock: ClockRow;
}

export interface SectionRow {
  readonly id: number;
  readonly session: number;
  readonly letter: string;
  /** A MovementSpec as JSON. */
  readonly movement: string;
  readonly tables: number;
  readonly rounds: number;
  readonly boards: number;
  readonly winners: 1 | 2;
  /** The version of its schedule; 1 until it was changed. */
  readonly version: number;
}

export interface EntryRow {
  readonly id: number;
  readonly section: number;
  readonly number: number;
  readonly line: Side | null;
  readonly phantom: 0 | 1;
  /** Whether it has left. */
  readonly gone: 0 | 1;
  readonly first: string | null;
  readonly second: string | null;
}

/** Two players of an individual, or a pair of a team, that sits in a section or has a result in it. */
export interface PartnershipRow {
  readonly id: number;
  readonly section: number;
  /** The entries of the two players, or of the team. */
  readonly of: readonly number[];
  readonly first: string | null;
  readonly second: string | null;
}

/** An entry with a number of a section. */
export interface NumberedEntry extends Pick<EntryRow, 'id' | 'section' | 'number' | 'phantom'> {
  readonly ranks: EventRanksRow;
}

/** Who can sit at a table of a section. */
export interface SitterRow {
  readonly section: number;
  readonly phantom: 0 | 1;
}

export interface CellRow {
  readonly section: number;
  readonly round: number;
  readonly table: number;
  readonly ns: number;
  readonly ew: number;
  readonly boards: readonly number[];
  readonly nsAbsent: 0 | 1;
  readonly ewAbsent: 0 | 1;
  /** In a match: its id, the part of it with one line-up, and the room, 1 open, 2 closed. */
  readonly match: number | null;
  readonly segment: number | null;
  readonly room: 1 | 2 | null;
}

/** A board whose case shows another number, as one of each match does that deals its own. */
export interface ShownBoardRow {
  readonly section: number;
  readonly number: number;
  readonly shown: number;
}

/** A session among those of its event. */
export interface EventSessionRow {
  readonly session: number;
  /** From 1. */
  readonly ordinal: number;
  readonly date: string;
  readonly start: string;
}

/** A session with its schedule and its names; lists are in order of section, number, round and table. */
export interface SessionsTable {
  read(session: number): SessionRow | null;
  /** The first session of the event that a change made. */
  firstOfChange(change: number): number;
  sections(session: number): readonly SectionRow[];
  entries(session: number): readonly EntryRow[];
  /** None where pairs are ranked: they sit themselves. */
  partnerships(session: number): readonly PartnershipRow[];
  cells(session: number): readonly CellRow[];
  /** The boards of sections that show another number than theirs. */
  shownBoards(session: number): readonly ShownBoardRow[];
  /** One section; with `cell` and `sitter` what a result is checked against. */
  section(id: number): SectionRow | null;
  cell(section: number, round: number, table: number): CellRow | null;
  entry(id: number): NumberedEntry | null;
  /** Who sits under an id in the session of a section: a pair, or a partnership. */
  sitter(id: number, section: number): SitterRow | null;
  /** Partnerships of the players of a partnership, other than itself; none of a pair or a team. */
  twinsOf(id: number): readonly number[];
  /** The last session whose schedule a change wrote first. */
  ofChange(change: number): number;
  /** The sessions of the event of a session, in their order. */
  ofEvent(session: number): readonly EventSessionRow[];
  /** The place of a session among those of its event, from 1; null where it is the only one. */
  ordinal(session: number): number | null;
  /** The contestant of each entry that has a number in a session. */
  contestants(session: number): ReadonlyMap<number, number>;
  setClock(session: number, clock: ClockRow): void;
  /** The breaks planned or taken, in order of round. */
  breaks(session: number): readonly BreakRow[];
  /** Without minutes the break after the round is removed. */
  setBreak(session: number, after: number, minutes: number | null): void;
}

const SECTION = `
  SELECT section.id, section.session_id AS session, section.letter, schedule.movement, schedule.tables, schedule.rounds,
    schedule.boards, schedule.winners, schedule.version
  FROM sections AS section JOIN current_schedules AS schedule ON schedule.section_id = section.id`;

/** The place of a session among those of its event, where there are several. */
export const ORDINAL = `CASE WHEN EXISTS (
    SELECT 1 FROM sessions AS other WHERE other.event_id = session.event_id AND other.id <> session.id
      AND other.id NOT IN (SELECT id FROM absent_sessions))
  THEN session.ordinal END`;

const cellsOf = (source: 'seatings' | 'current_seatings') => `
  SELECT section_id AS section, round, table_number AS "table", ns_entry AS ns, ew_entry AS ew,
    boards, ns_absent AS nsAbsent, ew_absent AS ewAbsent, match_id AS match, segment, room
  FROM ${source}`;
/** The version of a section's schedule. */
const NEWEST = '(SELECT max(version) FROM schedules WHERE section_id = :section)';

const nameOf = (column: 'first_player' | 'second_player') =>
  `(SELECT nullif(name, '') FROM known_players WHERE id = seat.${column})`;

const ENTRIES = `
  SELECT number.entry_id AS id, number.section_id AS section, number.number, number.line,
    number.contestant_id IS NULL AS phantom, number.gone, ${nameOf('first_player')} AS first,
    ${nameOf('second_player')} AS second
  FROM sections AS section
    JOIN section_numbers AS number ON number.section_id = section.id
      AND number.version = (SELECT max(version) FROM schedules WHERE section_id = section.id)
    LEFT JOIN entry_players AS seat ON seat.entry_id = number.entry_id
      AND seat.version = (SELECT max(version) FROM entry_players WHERE entry_id = number.entry_id)
  WHERE section.session_id = ? AND number.entry_id IS NOT NULL
  ORDER BY number.section_id, number.number`;

/** A team that was not drawn yet sits nowhere, and has its pairs all the same. */
const PARTNERSHIPS = `
  WITH asked (session) AS (VALUES (?)), seated (section, id) AS (
    SELECT section_id, ns_entry FROM current_seatings UNION SELECT section_id, ew_entry FROM current_seatings
    UNION SELECT section_id, ns_entry FROM current_results UNION SELECT section_id, ew_entry FROM current_results
    UNION SELECT number.section_id, pair.entry_id
    FROM sections AS section
      JOIN sessions AS session ON session.id = section.session_id
      JOIN events AS event ON event.id = session.event_id AND event.ranks = 'team'
      JOIN current_schedules AS schedule ON schedule.section_id = section.id
      JOIN section_numbers AS number ON number.section_id = section.id AND number.version = schedule.version
      JOIN entry_contestants AS pair
        ON pair.contestant_id = number.contestant_id AND pair.entry_id <> number.entry_id
    WHERE section.session_id = (SELECT session FROM asked) AND NOT EXISTS (
      SELECT 1
      FROM current_seatings AS cell
        JOIN entry_contestants AS sits ON sits.entry_id IN (cell.ns_entry, cell.ew_entry)
      WHERE cell.section_id = number.section_id AND sits.contestant_id = number.contestant_id))
  SELECT seated.id, seated.section, ${nameOf('first_player')} AS first, ${nameOf('second_player')} AS second,
    (SELECT json_group_array(${entryOf('own.contestant_id', 'section.stage_id')} ORDER BY own.place)
     FROM entry_contestants AS own WHERE own.entry_id = seated.id) AS "of"
  FROM sections AS section
    JOIN sessions AS session ON session.id = section.session_id
    JOIN events AS event ON event.id = session.event_id AND event.ranks <> 'pair'
    JOIN seated ON seated.section = section.id
    LEFT JOIN entry_players AS seat ON seat.entry_id = seated.id
      AND seat.version = (SELECT max(version) FROM entry_players WHERE entry_id = seated.id)
  WHERE section.session_id = (SELECT session FROM asked) ORDER BY seated.section, seated.id`;

/** A partnership sits where one of its contestants has a number. */
const PARTNERSHIP = `
  SELECT number.section_id AS section, number.contestant_id IS NULL AS phantom
  FROM entry_contestants AS own
    JOIN section_numbers AS number ON number.contestant_id = own.contestant_id
    JOIN current_schedules AS schedule
      ON schedule.section_id = number.section_id AND schedule.version = number.version
  WHERE own.entry_id = :id AND number.entry_id <> :id
    AND (SELECT session_id FROM sections WHERE id = number.section_id) = (
      SELECT session_id FROM sections WHERE id = :section)
  ORDER BY own.place, number.section_id DESC LIMIT 1`;

const TWINS = `
  SELECT DISTINCT twin.entry_id
  FROM entry_contestants AS own
    JOIN entry_contestants AS twin ON twin.contestant_id = own.contestant_id AND twin.entry_id <> own.entry_id
  WHERE own.entry_id = :id
    AND (SELECT ranks FROM events WHERE id = (SELECT event_id FROM entries WHERE id = :id)) = 'player'`;

/** Under a number of an earlier schedule nobody plays. */
const ENTRY = `
  SELECT entry_id AS id, section_id AS section, number,
    (SELECT ranks FROM events WHERE id = (SELECT event_id FROM entries WHERE id = entry_id)) AS ranks,
    contestant_id IS NULL
      OR version < (SELECT max(version) FROM schedules WHERE section_id = number.section_id) AS phantom
  FROM section_numbers AS number WHERE entry_id = ? ORDER BY section_id DESC, version DESC LIMIT 1`;

export function sessionsTable(db: Database): SessionsTable {
  const session = db.prepare<[number], FlatRow>(`
    SELECT session.id, event.name AS eventName, ${ORDINAL} AS ordinal, events.ranks, session.date, session.start,
      session.minutes_per_board AS minutesPerBoard, session.minutes_to_move AS minutesToMove, events.sample,
      session.clock_round AS round, session.clock_break AS onBreak, session.clock_ends_at AS endsAt,
      session.clock_seconds_left AS secondsLeft, max(event.deleted, NOT ${IS_PRESENT}) AS deleted
    FROM sessions AS session
      JOIN events ON events.id = session.event_id
      JOIN event_details AS event ON event.event_id = session.event_id
    WHERE session.id = ? ORDER BY event.version DESC LIMIT 1`);
  const firstOfChange = db
    .prepare<[number], number>(
      'SELECT min(id) FROM sessions WHERE event_id = (SELECT event_id FROM changes WHERE id = ?)',
    )
    .pluck();
  const sections = db.prepare<[number], SectionRow>(`${SECTION} WHERE section.session_id = ? ORDER BY section.id`);
  const section = db.prepare<[number], SectionRow>(`${SECTION} WHERE section.id = ?`);
  const entries = db.prepare<[number], EntryRow>(ENTRIES);
  const entry = db.prepare<[number], NumberedEntry>(ENTRY);
  const partnerships = db.prepare<[number], Omit<PartnershipRow, 'of'> & { readonly of: string }>(PARTNERSHIPS);
  const partnership = db.prepare<[{ id: number; section: number }], SitterRow>(PARTNERSHIP);
  const twins = db.prepare<[{ id: number }], number>(TWINS).pluck();
  const cells = db.prepare<[number], WithBoardsAsJson<CellRow>>(
    `${cellsOf('current_seatings')} WHERE section_id IN (SELECT id FROM sections WHERE session_id = ?)
     ORDER BY section_id, round, table_number`,
  );
  const shownBoards = db.prepare<[number], ShownBoardRow>(
    `SELECT section.id AS section, board.number, board.shown
     FROM sections AS section JOIN boards AS board ON board.deal_set_id = section.deal_set_id
     WHERE section.session_id = ? AND board.shown <> board.number ORDER BY section.id, board.number`,
  );
  const cell = db.prepare<[{ section: number; round: number; table: number }], WithBoardsAsJson<CellRow>>(
    `${cellsOf('seatings')} 
     WHERE section_id = :section AND version = ${NEWEST} AND round = :round AND table_number = :table`,
  );
  const ofChange = db
    .prepare<[number], number>(
      `SELECT max(section.session_id) FROM sections AS section JOIN schedules AS schedule ON schedule.section_id = section.id
       WHERE schedule.change_id = ?`,
    )
    .pluck();
  const ofEvent = db.prepare<[number], EventSessionRow>(
    `SELECT id AS session, ordinal, date, start FROM sessions AS session
     WHERE event_id = (SELECT event_id FROM sessions WHERE id = ?)
       AND ${IS_PRESENT} ORDER BY ordinal`,
  );
  const ordinal = db
    .prepare<[number], number | null>(`SELECT ${ORDINAL} FROM sessions AS session WHERE id = ?`)
    .pluck();
  const contestants = db.prepare<[number], { entry: number; contestant: number }>(
    `SELECT number.entry_id AS entry, number.contestant_id AS contestant
     FROM sections AS section JOIN section_numbers AS number ON number.section_id = section.id
       AND number.version = (SELECT max(version) FROM schedules WHERE section_id = section.id)
     WHERE section.session_id = ? AND number.entry_id IS NOT NULL AND number.contestant_id IS NOT NULL`,
  );
  const clock = db.prepare(
    `UPDATE sessions SET clock_round = :round, clock_break = :onBreak, clock_ends_at = :endsAt,
       clock_seconds_left = :secondsLeft WHERE id = ?`,
  );
  const breaks = db.prepare<[number], BreakRow>(
    'SELECT after_round AS after, minutes FROM breaks WHERE session_id = ? ORDER BY after_round',
  );
  const oneBreak = db.prepare(
    `INSERT INTO breaks (session_id, after_round, minutes) VALUES (:id, :after, :minutes)
     ON CONFLICT (session_id, after_round) DO UPDATE SET minutes = :minutes`,
  );
  const noBreak = db.prepare('DELETE FROM breaks WHERE session_id = :id AND after_round = :after');
  return {
    read: (id) => nestClock(session.get(id)),
    firstOfChange: (change) => firstOfChange.get(change) as number,
    sections: (id) => sections.all(id),
    entries: (id) => entries.all(id),
    cells: (id) => cells.all(id).map(parseBoards),
    section: (id) => section.get(id) ?? null,
    shownBoards: (id) => shownBoards.all(id),
    cell: (sectionId, round, table) => {
      const found = cell.get({ section: sectionId, round, table });
      return found ? parseBoards(found) : null;
    },
    partnerships: (id) => partnerships.all(id).map((row) => ({ ...row, of: JSON.parse(row.of) as readonly number[] })),
    entry: (id) => entry.get(id) ?? null,
    sitter(id, sectionId) {
      const own = entry.get(id);
      return (own?.ranks === 'pair' ? own : partnership.get({ id, section: sectionId })) ?? null;
    },
    twinsOf: (id) => twins.all({ id }),
    ofChange: (change) => ofChange.get(change) as number,
    ofEvent: (id) => ofEvent.all(id),
    ordinal: (id) => ordinal.get(id) ?? null,
    contestants: (id) => new Map(contestants.all(id).map(({ entry, contestant }) => [entry, contestant])),
    setClock: (id, row) => void clock.run(id, { ...row, onBreak: Number(row.onBreak) }),
    breaks: (id) => breaks.all(id),
    setBreak: (id, after, minutes) =>
      void (minutes === null ? noBreak.run({ id, after }) : oneBreak.run({ id, after, minutes })),
  };
}

type FlatRow = Omit<SessionRow, 'clock'> &
  Omit<ClockRow, 'onBreak'> & { readonly onBreak: 0 | 1; readonly deleted: 0 | 1 };

function nestClock(row: FlatRow | undefined): SessionRow | null {
  if (!row || row.deleted === 1) return null;
  const { round, onBreak, endsAt, secondsLeft, deleted: _, ...session } = row;
  return { ...session, clock: { round, onBreak: onBreak === 1, endsAt, secondsLeft } };
}
