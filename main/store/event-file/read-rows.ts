import type { Database } from 'better-sqlite3';
import { EVENT_TABLES, idOf, keyOf, readReferences, type EventRows, type References, type Row } from './tables.ts';

/**
 * Every row of an event, and of the players in it. The players are what the event needs of them: a name and numbers,
 * and not what they are to their club.
 */
export function readEventRows(db: Database, event: number): EventRows {
  const references = readReferences(db);
  const rows = new Map<string, readonly Row[]>();
  for (const { table, by } of EVENT_TABLES) {
    const owner = references(table, by);
    const owners = owner === null ? [event] : (rows.get(owner) ?? []).map(idOf);
    const read = db.prepare<[string], Row>(
      `SELECT * FROM ${table} WHERE ${by} IN (SELECT value FROM json_each(?)) ORDER BY ${keyOf(db, table).join(', ')}`,
    );
    rows.set(table, read.all(JSON.stringify(owners)));
  }
  const changes = new Set((rows.get('changes') ?? []).map(idOf));
  return new Map([
    ...readPlayers(db, playersIn(rows, references)),
    ...rows,
    ['events', (rows.get('events') ?? []).map((row) => ({ ...row, sample: 0 }))],
    ['changes', (rows.get('changes') ?? []).map((row) => ({ ...row, request: null }))],
    ['event_details', ownDetails(rows.get('event_details') ?? [], changes)],
    ['session_states', readStates(db, (rows.get('sessions') ?? []).map(idOf))],
  ]);
}

/** Whether an event is deleted is the club's affair: what is left are the versions of its name. */
function ownDetails(rows: readonly Row[], changes: ReadonlySet<number>): readonly Row[] {
  const own = rows.filter((row) => changes.has(Number(row['change_id'])));
  return own.map((row, index) => ({ ...row, version: index + 1, deleted: 0 }));
}

/** The ids of all players that rows name. */
export function playersIn(rows: EventRows, references: References): readonly number[] {
  const players = new Set<number>();
  for (const [table, ofTable] of rows) {
    const columns = Object.keys(ofTable[0] ?? {}).filter((column) => references(table, column) === 'players');
    for (const column of columns) {
      for (const row of ofTable) if (row[column] !== null) players.add(Number(row[column]));
    }
  }
  return [...players];
}

/** Players, and who they turned out to be. */
function readPlayers(db: Database, players: readonly number[]): EventRows {
  const all = `WITH own AS (SELECT id, same_as FROM players WHERE id IN (SELECT value FROM json_each(:ids))),
    wanted AS (SELECT id FROM own UNION SELECT same_as FROM own WHERE same_as IS NOT NULL)`;
  const read = (select: string): readonly Row[] =>
    db.prepare<[{ ids: string }], Row>(`${all} ${select}`).all({ ids: JSON.stringify(players) });
  return new Map([
    [
      'players',
      read(
        `SELECT id, gid, name, search_name, 0 AS member, NULL AS stratum, NULL AS handicap, same_as, forgotten_at
         FROM players WHERE id IN wanted ORDER BY same_as IS NOT NULL, id`,
      ),
    ],
    ['player_numbers', read('SELECT * FROM player_numbers WHERE player_id IN wanted ORDER BY player_id, federation')],
  ]);
}

/** Sessions that are not there, though their event is: each as it is now. */
function readStates(db: Database, sessions: readonly number[]): readonly Row[] {
  return db
    .prepare<[string], Row>(
      `SELECT id AS session_id, 1 AS version, change_id, state FROM absent_sessions
       WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id`,
    )
    .all(JSON.stringify(sessions));
}
