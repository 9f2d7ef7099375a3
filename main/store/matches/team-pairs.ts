import type { Database } from 'better-sqlite3';
import { contestantOf, entryOf, stageOf } from '../ranking/keys.ts';

/** A team that is ranked by the sum of its pairs: its entry, and those of its pairs. */
export interface TeamPairsRow {
  readonly entry: number;
  readonly pairs: readonly number[];
}

/** Teams of pairs that are added up. They and their pairs are contestants of one event. */
export interface TeamPairsTable {
  add(team: TeamPairsRow): void;
  /** The teams of a session's event, in order of their making. */
  ofSession(session: number): readonly TeamPairsRow[];
}

export function teamPairsTable(db: Database): TeamPairsTable {
  const insert = db.prepare(
    `INSERT INTO team_pairs (team_id, place, pair_id)
     VALUES (${contestantOf(':entry')}, :place, ${contestantOf(':pair')})`,
  );
  const ofSession = db.prepare<[{ session: number }], { readonly entry: number; readonly pairs: string }>(
    `SELECT ${entryOf('team.id', stageOf(':session'))} AS entry, (
       SELECT json_group_array(${entryOf('pair_id', stageOf(':session'))} ORDER BY place) FROM team_pairs WHERE team_id = team.id) AS pairs
     FROM contestants AS team
     WHERE team.event_id = (SELECT event_id FROM sessions WHERE id = :session)
       AND EXISTS (SELECT 1 FROM team_pairs WHERE team_id = team.id)
     ORDER BY team.number`,
  );
  return {
    add({ entry, pairs }) {
      for (const [index, pair] of pairs.entries()) insert.run({ entry, place: index + 1, pair });
    },
    ofSession: (session) =>
      ofSession.all({ session }).map((row) => ({ ...row, pairs: JSON.parse(row.pairs) as readonly number[] })),
  };
}
