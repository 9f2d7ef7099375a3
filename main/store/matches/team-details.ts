import type { Database } from 'better-sqlite3';
import { contestantOf, entryOf, stageOf } from '../ranking/keys.ts';

/** A team's name and club, null where it has none, and the ids of the players of its roster. */
export interface TeamDetailsRow {
  readonly entry: number;
  readonly name: string | null;
  readonly club: string | null;
  readonly players: readonly number[];
}

/** The same with the names of the players; two of one name are two. */
export interface NamedTeamRow {
  readonly entry: number;
  readonly name: string | null;
  readonly club: string | null;
  readonly players: readonly string[];
}

/** The names, clubs and rosters of teams: versions are only added. */
export interface TeamDetailsTable {
  add(change: number, details: TeamDetailsRow): void;
  /** The newest of each team of a session's event that has any. */
  ofSession(session: number): readonly NamedTeamRow[];
  /** The newest of a team; null where it has none. */
  current(entry: number): TeamDetailsRow | null;
  /** The teams whose details a change wrote, with those before it; a team that had none has nothing in them. */
  before(change: number): readonly TeamDetailsRow[];
}

type Row = Omit<TeamDetailsRow, 'players'> & { readonly players: string };

export function teamDetailsTable(db: Database): TeamDetailsTable {
  const insert = db.prepare<
    [Omit<TeamDetailsRow, 'players'> & { readonly change: number }],
    { id: number; version: number }
  >(
    `WITH own (id) AS (SELECT ${contestantOf(':entry')})
     INSERT INTO contestant_details (contestant_id, version, change_id, name, club)
     SELECT id, 1 + (SELECT coalesce(max(version), 0) FROM contestant_details WHERE contestant_id = id), :change, :name,
       :club
     FROM own
     RETURNING contestant_id AS id, version`,
  );
  const insertPlayer = db.prepare(
    'INSERT INTO contestant_players (contestant_id, version, player_id) VALUES (:id, :version, :player)',
  );
  const ofSession = db.prepare<[{ session: number }], Row>(
    `SELECT ${entryOf('team.id', stageOf(':session'))} AS entry, details.name, details.club, (
       SELECT json_group_array(name)
       FROM (
         SELECT player.name
         FROM contestant_players AS member JOIN known_players AS player ON player.id = member.player_id
         WHERE member.contestant_id = team.id AND member.version = details.version
         GROUP BY player.known_id ORDER BY min(member.player_id))) AS players
     FROM contestants AS team JOIN contestant_details AS details ON details.contestant_id = team.id
     WHERE team.event_id = (SELECT event_id FROM sessions WHERE id = :session)
       AND details.version = (SELECT max(version) FROM contestant_details WHERE contestant_id = team.id)
     ORDER BY team.number`,
  );
  const current = db.prepare<[{ entry: number }], Row>(
    `SELECT :entry AS entry, details.name, details.club, (
       SELECT json_group_array(player_id) FROM contestant_players
       WHERE contestant_id = details.contestant_id AND version = details.version) AS players
     FROM contestant_details AS details
     WHERE details.contestant_id = ${contestantOf(':entry')}
     ORDER BY details.version DESC LIMIT 1`,
  );
  const before = db.prepare<[number], Row>(
    `SELECT ${entryOf('written.contestant_id', stageOf('(SELECT session_id FROM changes WHERE id = written.change_id)'))} AS entry, earlier.name, earlier.club, (
       SELECT json_group_array(player_id) FROM contestant_players
       WHERE contestant_id = earlier.contestant_id AND version = earlier.version) AS players
     FROM contestant_details AS written
       LEFT JOIN contestant_details AS earlier
         ON earlier.contestant_id = written.contestant_id AND earlier.version = written.version - 1
     WHERE written.change_id = ?`,
  );
  return {
    add(change, { entry, name, club, players }) {
      const key = insert.get({ change, entry, name, club });
      for (const player of players) insertPlayer.run({ ...key, player });
    },
    ofSession: (session) =>
      ofSession.all({ session }).map((row) => ({ ...row, players: JSON.parse(row.players) as readonly string[] })),
    current(entry) {
      const row = current.get({ entry });
      return row ? withIds(row) : null;
    },
    before: (change) => before.all(change).map(withIds),
  };
}

function withIds(row: Row): TeamDetailsRow {
  return { ...row, players: JSON.parse(row.players) as readonly number[] };
}
