import type { Database } from 'better-sqlite3';
import type { EventRanksRow } from '../events/events.ts';
import { entryOf, IS_PRESENT, SEATED_IN, stageOf } from '../ranking/keys.ts';

/** Who sits in a partnership of a session now; null where one is not known. */
export interface SessionSeatRow {
  readonly session: number;
  readonly entry: number;
  readonly first: number | null;
  readonly second: number | null;
}

/** A session, with what a list of a player's evenings says of it. */
export interface EveningRow {
  readonly session: number;
  readonly name: string;
  readonly ranks: EventRanksRow;
  readonly date: string;
  readonly sample: 0 | 1;
  /** Whether it has a result. */
  readonly played: 0 | 1;
}

/** A substitute in a partnership: a player of one place. */
export interface SubstituteSeatRow {
  readonly session: number;
  readonly entry: number;
  readonly place: 1 | 2;
  readonly player: number;
}

/** A board that a player sat at: in which session, in which round, and which board. */
export interface BoardSatAt {
  readonly session: number;
  readonly round: number;
  readonly dealSet: number;
  readonly board: number;
}

/** Where players sat, over all events that are not deleted. Whoever turned out to be another is still oneself here. */
export interface SeatsTable {
  /** Newest day first. */
  evenings(): readonly EveningRow[];
  seats(): readonly SessionSeatRow[];
  substitutes(): readonly SubstituteSeatRow[];
  /** The players who sit at sheets of rubber bridge and minibridge. */
  atSheets(): readonly number[];
  /** The boards that have a result at which a player sat, or one who turned out to be that one. */
  boardsOf(player: number): readonly BoardSatAt[];
  /** The entry that is ranked for a partnership in a session: that of its pair or player, or of its team. */
  rankedFor(session: number, entry: number): number;
}

export function seatsTable(db: Database): SeatsTable {
  const evenings = db.prepare<[], EveningRow>(
    `SELECT session.id AS session, event.name, event.ranks, session.date, event.sample, EXISTS (
       SELECT 1 FROM sections AS section JOIN results AS result ON result.section_id = section.id
       WHERE section.session_id = session.id AND result.next_version IS NULL AND result.kind <> 'erased') AS played
     FROM sessions AS session JOIN current_events AS event ON event.id = session.event_id
     WHERE ${IS_PRESENT}
     ORDER BY session.date DESC, session.start DESC, session.id DESC`,
  );
  const seats = db.prepare<[], SessionSeatRow>(
    `SELECT session.id AS session, seat.entry_id AS entry, seat.first_player AS first, seat.second_player AS second
     FROM sessions AS session
       JOIN current_events AS event ON event.id = session.event_id
       JOIN entries AS entry ON entry.event_id = event.id
       JOIN entry_players AS seat ON seat.entry_id = entry.id
         AND seat.version = (SELECT max(version) FROM entry_players WHERE entry_id = entry.id)
     WHERE coalesce(seat.first_player, seat.second_player) IS NOT NULL AND ${SEATED_IN} AND ${IS_PRESENT}`,
  );
  const substitutes = db.prepare<[], SubstituteSeatRow>(
    `SELECT session.id AS session, seat.entry_id AS entry, seat.place, seat.player_id AS player
     FROM entry_substitutes AS seat
       JOIN entries AS entry ON entry.id = seat.entry_id
       JOIN current_events AS event ON event.id = entry.event_id
       JOIN sessions AS session ON session.event_id = event.id
     WHERE seat.version = (SELECT max(version) FROM entry_players WHERE entry_id = seat.entry_id)
       AND ${SEATED_IN} AND ${IS_PRESENT}`,
  );
  const atSheets = db
    .prepare<[], number>(
      `SELECT DISTINCT player.id FROM sheet_details AS seat
         JOIN players AS player ON player.id IN (seat.north, seat.east, seat.south, seat.west)
       WHERE seat.deleted = 0
         AND seat.version = (SELECT max(version) FROM sheet_details WHERE sheet_id = seat.sheet_id)`,
    )
    .pluck();
  const boardsOf = db.prepare<[{ player: number }], BoardSatAt>(
    `WITH own (id) AS (SELECT id FROM players WHERE id = :player OR same_as = :player),
       seated (entry, place, from_round) AS (
         SELECT entry_id, 1, 1 FROM current_entry_players WHERE first_player IN own
         UNION SELECT entry_id, 2, 1 FROM current_entry_players WHERE second_player IN own
         UNION SELECT entry_id, place, from_round FROM entry_substitutes AS seat
           WHERE player_id IN own
             AND version = (SELECT max(version) FROM entry_players WHERE entry_id = seat.entry_id)),
       stints (entry, from_round, to_round) AS (
         SELECT entry, from_round, coalesce((
           SELECT min(next.from_round) - 1 FROM entry_substitutes AS next
           WHERE next.entry_id = seated.entry AND next.place = seated.place AND next.from_round > seated.from_round
             AND next.version = (SELECT max(version) FROM entry_players WHERE entry_id = seated.entry)), 999)
         FROM seated),
       -- A player of an individual sits in partnerships of two contestants.
       sat (entry, from_round, to_round) AS (
         SELECT entry, from_round, to_round FROM stints
         UNION SELECT twin.entry_id, stints.from_round, stints.to_round
         FROM stints
           JOIN entries AS entry ON entry.id = stints.entry
           JOIN events AS event ON event.id = entry.event_id AND event.ranks = 'player'
           JOIN entry_contestants AS contestant ON contestant.entry_id = stints.entry
           JOIN entry_contestants AS twin ON twin.contestant_id = contestant.contestant_id)
     SELECT DISTINCT section.session_id AS session, result.round, result.deal_set_id AS dealSet, result.board
     FROM sat
       JOIN entries AS entry ON entry.id = sat.entry
       JOIN sessions AS session ON session.event_id = entry.event_id
       JOIN sections AS section ON section.session_id = session.id
       JOIN results AS result ON result.section_id = section.id AND sat.entry IN (result.ns_entry, result.ew_entry)
     WHERE result.next_version IS NULL AND result.kind <> 'erased'
       AND result.round BETWEEN sat.from_round AND sat.to_round`,
  );
  const rankedFor = db
    .prepare<[{ session: number; entry: number }], number>(
      `SELECT ${entryOf('own.contestant_id', stageOf(':session'))}
       FROM entry_contestants AS own WHERE own.entry_id = :entry AND own.place = 1`,
    )
    .pluck();
  return {
    evenings: () => evenings.all(),
    seats: () => seats.all(),
    substitutes: () => substitutes.all(),
    atSheets: () => atSheets.all(),
    boardsOf: (player) => boardsOf.all({ player }),
    rankedFor: (session, entry) => rankedFor.get({ session, entry }) ?? entry,
  };
}
