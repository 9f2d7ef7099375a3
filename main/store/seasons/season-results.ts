import type { Database } from 'better-sqlite3';
import type { EventRanksRow } from '../events/events.ts';
import type { StageSession } from './seasons.ts';
import { IS_PRESENT } from '../ranking/keys.ts';

/** A session that can count in a season, and a ranking that was given without results. */
export interface SeasonCandidate extends StageSession {
  readonly event: number;
  readonly name: string;
  /** The day of play, local. */
  readonly date: string;
  readonly start: string;
  readonly ranks: EventRanksRow;
}

/** Who plays under an entry, each under the id they are known by now. */
export interface EntryPlayer {
  readonly entry: number;
  readonly player: number;
}

/** A player of a season. */
export interface SeasonPlayerRow {
  readonly id: number;
  readonly name: string;
  readonly stratum: number | null;
}

/** What seasons read of events and players. */
export interface SeasonResultsTable {
  /** In order of day. The sample counts nowhere. */
  candidates(): readonly SeasonCandidate[];
  /** The players of every entry of an event, North or East first; of a team all it has. */
  playersOf(event: number): readonly EntryPlayer[];
  players(ids: readonly number[]): readonly SeasonPlayerRow[];
}

export function seasonResultsTable(db: Database): SeasonResultsTable {
  const candidates = db.prepare<[], SeasonCandidate>(
    `SELECT section.stage_id AS stage, session.id AS session, event.id AS event, event.name, session.date,
       session.start, event.ranks
     FROM sections AS section
       JOIN sessions AS session ON session.id = section.session_id
       JOIN current_events AS event ON event.id = session.event_id
     WHERE event.sample = 0 AND ${IS_PRESENT}
     GROUP BY section.stage_id, session.id
     UNION ALL
     SELECT stage.id, NULL, event.id, event.name, substr(publication.at, 1, 10), '', event.ranks
     FROM stages AS stage
       JOIN current_events AS event ON event.id = stage.event_id
       JOIN publications AS publication ON publication.stage_id = stage.id
     WHERE stage.form = 'given' AND publication.session_id IS NULL AND publication.kind = 'published'
       AND publication.id = (SELECT max(id) FROM publications WHERE stage_id = stage.id)
     ORDER BY 5, 6, 3`,
  );
  const playersOf = db.prepare<[{ event: number }], EntryPlayer>(
    `WITH seats (entry, player, place) AS (
       SELECT entry.id, one.value, one.key
       FROM entries AS entry
         JOIN current_entry_players AS seat ON seat.entry_id = entry.id
         JOIN json_each(json_array(seat.first_player, seat.second_player)) AS one
       WHERE entry.event_id = :event
       UNION ALL
       SELECT of_team.entry_id, one.value, 2
       FROM entries AS entry
         JOIN events AS event ON event.id = entry.event_id
         JOIN entry_contestants AS own ON own.entry_id = entry.id
         JOIN entry_contestants AS of_team ON of_team.contestant_id = own.contestant_id
         JOIN current_entry_players AS seat ON seat.entry_id = entry.id
         JOIN json_each(json_array(seat.first_player, seat.second_player)) AS one
       WHERE entry.event_id = :event AND event.ranks = 'team'
       UNION ALL
       SELECT of_team.entry_id, member.player_id, 3
       FROM contestants AS team
         JOIN events AS event ON event.id = team.event_id
         JOIN entry_contestants AS of_team ON of_team.contestant_id = team.id
         JOIN contestant_players AS member ON member.contestant_id = team.id
       WHERE team.event_id = :event AND event.ranks = 'team' AND member.version = (
         SELECT max(version) FROM contestant_details WHERE contestant_id = team.id))
     SELECT seats.entry, known.known_id AS player
     FROM seats JOIN known_players AS known ON known.id = seats.player
     GROUP BY seats.entry, known.known_id ORDER BY seats.entry, min(seats.place), known.known_id`,
  );
  const players = db.prepare<[string], SeasonPlayerRow>(
    `SELECT known.id, known.name, player.stratum
     FROM known_players AS known JOIN players AS player ON player.id = known.known_id
     WHERE known.id IN (SELECT value FROM json_each(?))`,
  );
  return {
    candidates: () => candidates.all(),
    playersOf: (event) => playersOf.all({ event }),
    players: (ids) => players.all(JSON.stringify(ids)),
  };
}
