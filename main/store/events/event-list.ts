import type { Database } from 'better-sqlite3';
import type { EventRanksRow } from './events.ts';
import { ORDINAL } from './sessions.ts';
import { IS_PRESENT } from '../ranking/keys.ts';

/** A session in the list of events. */
export interface EventListRow extends EventHead {
  readonly ranks: EventRanksRow;
  /** Its place among the sessions of its event, from 1; null where it is the only one. */
  readonly ordinal: number | null;
  readonly start: string;
  readonly tables: number;
  readonly rounds: number;
  /** The round that the clock is at; 0 before the first. */
  readonly clockRound: number;
  readonly results: number;
  readonly expectedResults: number;
  readonly sample: 0 | 1;
  /** Whether the name of any player is known. */
  readonly named: 0 | 1;
}

/** What of a session is searched beside its players. */
export interface EventHead {
  readonly session: number;
  readonly name: string;
  readonly date: string;
  /** The movements its sections began with, as a JSON array. */
  readonly movements: string;
}

/** A deleted event that can be restored. */
export interface DeletedEventRow {
  readonly session: number;
  readonly name: string;
  readonly date: string;
  readonly results: number;
  readonly deletedAt: string;
}

/** Somebody who plays in a session. */
export interface SessionPlayer {
  readonly session: number;
  readonly name: string;
}

/** The events that are not deleted, a row a session, newest day first; and those that are. */
export interface EventListTable {
  ids(from: number, limit: number): readonly number[];
  count(): number;
  /** In order of day. */
  rows(sessions: readonly number[]): readonly EventListRow[];
  heads(): readonly EventHead[];
  /**
   * Players, each with the sessions they play in, whose name has a word beginning with each of the given words.
   * @param words folded, without spaces
   */
  players(words: readonly string[]): readonly SessionPlayer[];
  /** Deleted last first; without those that were removed for good. */
  deleted(): readonly DeletedEventRow[];
  /** Whether a session is there, deleted, or neither. */
  state(session: number): 'present' | 'deleted' | 'removed' | null;
}

const NEWEST_FIRST = 'ORDER BY session.date DESC, session.start DESC, session.id DESC';
const PRESENT = `sessions AS session
  JOIN current_events AS event ON event.id = session.event_id AND ${IS_PRESENT}`;
const MOVEMENTS = `(
  SELECT json_group_array(json(movement)) FROM (
    SELECT schedule.movement
    FROM sections AS section JOIN current_schedules AS schedule ON schedule.section_id = section.id
    WHERE section.session_id = session.id ORDER BY section.id)) AS movements`;
const OF_SCHEDULES = (figure: string) => `(
  SELECT coalesce(${figure}, 0)
  FROM sections AS section JOIN current_schedules AS schedule ON schedule.section_id = section.id
  WHERE section.session_id = session.id)`;
const RESULTS = `(
  SELECT count(*) FROM current_results AS result JOIN sections AS section ON section.id = result.section_id
  WHERE section.session_id = session.id) AS results`;

/** Lines without a result at tables of a pair or team that withdrew: nothing is due there any more. */
const LEFT = `(
  SELECT count(DISTINCT json_array(cell.section_id, cell.round, cell.table_number, board.value))
  FROM sections AS section
    JOIN contestant_terms AS terms ON terms.stage_id = section.stage_id AND terms.session_id IS NULL
      AND terms.withdrawn_after IS NOT NULL AND terms.version = (
        SELECT max(version) FROM contestant_terms
        WHERE stage_id = terms.stage_id AND contestant_id = terms.contestant_id AND coalesce(session_id, 0) = 0)
    JOIN entry_contestants AS sits ON sits.contestant_id = terms.contestant_id
    JOIN current_seatings AS cell ON cell.section_id = section.id AND sits.entry_id IN (cell.ns_entry, cell.ew_entry)
    JOIN json_each(cell.boards) AS board
  WHERE section.session_id = session.id AND cell.ns_absent + cell.ew_absent = 0
    AND NOT EXISTS (
      SELECT 1 FROM current_results AS result
      WHERE result.section_id = cell.section_id AND result.round = cell.round
        AND result.table_number = cell.table_number AND result.slot_board = board.value))`;

const NAMED = `EXISTS (
  SELECT 1 FROM entries AS entry JOIN current_entry_players AS seat ON seat.entry_id = entry.id
  WHERE entry.event_id = session.event_id AND coalesce(seat.first_player, seat.second_player) IS NOT NULL) AS named`;

export function eventListTable(db: Database): EventListTable {
  const ids = db
    .prepare<[number, number], number>(`SELECT session.id FROM ${PRESENT} ${NEWEST_FIRST} LIMIT ? OFFSET ?`)
    .pluck();
  const count = db.prepare<[], number>(`SELECT count(*) FROM ${PRESENT}`).pluck();
  const rows = db.prepare<[string], EventListRow>(
    `SELECT session.id AS session, event.name, ${ORDINAL} AS ordinal, event.ranks, session.date, session.start, event.sample, ${MOVEMENTS},
       ${OF_SCHEDULES('sum(schedule.tables)')} AS tables, ${OF_SCHEDULES('max(schedule.rounds)')} AS rounds,
       session.clock_round AS clockRound, ${RESULTS}, ${NAMED},
       (SELECT coalesce(sum(json_array_length(cell.boards)), 0)
         FROM sections AS section JOIN current_seatings AS cell ON cell.section_id = section.id
         WHERE section.session_id = session.id AND cell.ns_absent + cell.ew_absent = 0) - ${LEFT} AS expectedResults
     FROM ${PRESENT} WHERE session.id IN (SELECT value FROM json_each(?)) ${NEWEST_FIRST}`,
  );
  const heads = db.prepare<[], EventHead>(
    `SELECT session.id AS session, event.name, session.date, ${MOVEMENTS} FROM ${PRESENT} ${NEWEST_FIRST}`,
  );
  const players = db.prepare<[string], SessionPlayer>(
    `WITH found AS MATERIALIZED (
       SELECT player.id, known.name
       FROM players AS player JOIN players AS known ON known.id = coalesce(player.same_as, player.id)
       WHERE known.forgotten_at IS NULL
         AND NOT EXISTS (SELECT 1 FROM json_each(?) AS word WHERE instr(known.search_name, ' ' || word.value) = 0)),
     seats (entry, version, name) AS (
       SELECT seat.entry_id, seat.version, found.name FROM found JOIN entry_players AS seat ON first_player = found.id
       UNION ALL
       SELECT seat.entry_id, seat.version, found.name FROM found JOIN entry_players AS seat ON second_player = found.id
       UNION ALL
       SELECT entry_id, version, found.name FROM found JOIN entry_substitutes ON player_id = found.id)
     SELECT DISTINCT session.id AS session, seats.name
     FROM seats
       JOIN entries AS entry ON entry.id = seats.entry
       JOIN sessions AS session ON session.event_id = entry.event_id
     WHERE seats.version = (SELECT max(version) FROM entry_players WHERE entry_id = seats.entry)`,
  );
  const deleted = db.prepare<[], DeletedEventRow>(
    `SELECT session.id AS session, details.name, session.date, ${RESULTS}, change.at AS deletedAt
     FROM event_details AS details
       JOIN changes AS change ON change.id = details.change_id
       JOIN sessions AS session ON session.event_id = details.event_id
     WHERE details.deleted = 1
       AND details.version = (SELECT max(version) FROM event_details WHERE event_id = details.event_id)
       AND NOT EXISTS (SELECT 1 FROM event_removals WHERE event_id = details.event_id) AND ${IS_PRESENT}
     UNION ALL
     SELECT session.id, event.name, session.date, ${RESULTS}, change.at
     FROM absent_sessions AS own
       JOIN sessions AS session ON session.id = own.id
       JOIN current_events AS event ON event.id = session.event_id
       JOIN changes AS change ON change.id = own.change_id
     WHERE own.state = 'deleted'
     ORDER BY 5 DESC, 1`,
  );
  const state = db
    .prepare<[number], 'present' | 'deleted' | 'removed'>(
      `SELECT CASE WHEN details.deleted = 0 THEN coalesce((SELECT state FROM absent_sessions WHERE id = session.id), 'present')
         WHEN EXISTS (SELECT 1 FROM event_removals WHERE event_id = details.event_id) THEN 'removed'
         ELSE 'deleted' END
       FROM sessions AS session JOIN event_details AS details ON details.event_id = session.event_id
       WHERE session.id = ? ORDER BY details.version DESC LIMIT 1`,
    )
    .pluck();
  return {
    ids: (from, limit) => ids.all(limit, from),
    count: () => count.get() ?? 0,
    rows: (sessions) => rows.all(JSON.stringify(sessions)),
    heads: () => heads.all(),
    players: (words) => players.all(JSON.stringify(words)),
    deleted: () => deleted.all(),
    state: (session) => state.get(session) ?? null,
  };
}
