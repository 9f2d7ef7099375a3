import type { Database } from 'better-sqlite3';

/** The players of a partnership, null where one is not known: one version of them. */
export interface EntryPlayersRow {
  readonly entry: number;
  readonly version: number;
  readonly first: number | null;
  readonly second: number | null;
}

/** Somebody who sits in an event. */
export interface SeatedPlayer {
  readonly entry: number;
  readonly player: number;
  readonly name: string;
}

/** Who plays in the partnerships: versions are only added. */
export interface EntryPlayersTable {
  add(change: number, players: Omit<EntryPlayersRow, 'version'>): void;
  /** The versions that a change wrote, in order of entry. */
  ofChange(change: number): readonly EntryPlayersRow[];
  version(entry: number, version: number): EntryPlayersRow | null;
  /** Everybody who sits in the event of a session. */
  seated(session: number): readonly SeatedPlayer[];
}

const SELECT = `
  SELECT entry_id AS entry, version, first_player AS first, second_player AS second FROM entry_players`;

export function entryPlayersTable(db: Database): EntryPlayersTable {
  const insert = db.prepare(
    `INSERT INTO entry_players (entry_id, version, change_id, first_player, second_player)
     VALUES (:entry, 1 + (SELECT coalesce(max(version), 0) FROM entry_players WHERE entry_id = :entry), :change, :first,
       :second)`,
  );
  const ofChange = db.prepare<[number], EntryPlayersRow>(`${SELECT} WHERE change_id = ? ORDER BY entry_id`);
  const version = db.prepare<[number, number], EntryPlayersRow>(`${SELECT} WHERE entry_id = ? AND version = ?`);
  const seated = db.prepare<[number], SeatedPlayer>(
    `SELECT entry.id AS entry, player.id AS player, player.name
     FROM sessions AS session
       JOIN entries AS entry ON entry.event_id = session.event_id
       JOIN entry_players AS seat ON seat.entry_id = entry.id
         AND seat.version = (SELECT max(version) FROM entry_players WHERE entry_id = entry.id)
       JOIN known_players AS player ON player.id IN (seat.first_player, seat.second_player)
     WHERE session.id = ?`,
  );
  return {
    add: (change, { entry, first, second }) => void insert.run({ change, entry, first, second }),
    ofChange: (change) => ofChange.all(change),
    version: (entry, number) => version.get(entry, number) ?? null,
    seated: (session) => seated.all(session),
  };
}
