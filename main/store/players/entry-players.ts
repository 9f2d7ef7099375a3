import type { Database } from 'better-sqlite3';
import { SEATED_IN } from '../ranking/keys.ts';

/** The players of a partnership, null where one is not known: one version of them. */
export interface EntryPlayersRow {
  readonly entry: number;
  readonly version: number;
  readonly first: number | null;
  readonly second: number | null;
  readonly substitutes: readonly SubstituteRow[];
}

/** Who takes a player's place from a round on. */
export interface SubstituteRow {
  readonly fromRound: number;
  /** 1 North or East, 2 South or West. */
  readonly place: 1 | 2;
  readonly player: number;
}

/** The same by name, in the partnership of an entry. */
export interface NamedSubstituteRow extends Omit<SubstituteRow, 'player'> {
  readonly entry: number;
  readonly name: string;
}

/** Somebody who sits in an event. */
export interface SeatedPlayer {
  readonly entry: number;
  /** Whoever turned out to be another is that one. */
  readonly player: number;
  readonly name: string;
}

/** Who plays in the partnerships: versions are only added. */
export interface EntryPlayersTable {
  add(change: number, players: Omit<EntryPlayersRow, 'version'>): void;
  /** The versions that a change wrote, in order of entry. */
  ofChange(change: number): readonly EntryPlayersRow[];
  version(entry: number, version: number): EntryPlayersRow | null;
  /** Who plays in a partnership now; null while nobody is known. */
  current(entry: number): EntryPlayersRow | null;
  /** The substitutes of a session's event, in order of entry, round and place. */
  substitutes(session: number): readonly NamedSubstituteRow[];
  /** Everybody who sits in the event of a session from its first round. */
  seated(session: number): readonly SeatedPlayer[];
}

type Head = Omit<EntryPlayersRow, 'substitutes'>;

const SELECT = `
  SELECT entry_id AS entry, version, first_player AS first, second_player AS second FROM entry_players`;

export function entryPlayersTable(db: Database): EntryPlayersTable {
  const insert = db.prepare(
    `INSERT INTO entry_players (entry_id, version, change_id, first_player, second_player)
     VALUES (:entry, 1 + (SELECT coalesce(max(version), 0) FROM entry_players WHERE entry_id = +:entry), :change, :first,
       :second)`,
  );
  const insertSubstitute = db.prepare(
    `INSERT INTO entry_substitutes (entry_id, version, from_round, place, player_id)
     VALUES (:entry, (SELECT max(version) FROM entry_players WHERE entry_id = :entry), :fromRound, :place, :player)`,
  );
  const substitutesOf = db.prepare<[number, number], SubstituteRow>(
    `SELECT from_round AS fromRound, place, player_id AS player FROM entry_substitutes
     WHERE entry_id = ? AND version = ? ORDER BY from_round, place`,
  );
  const ofChange = db.prepare<[number], Head>(`${SELECT} WHERE change_id = ? ORDER BY entry_id`);
  const version = db.prepare<[number, number], Head>(`${SELECT} WHERE entry_id = ? AND version = ?`);
  const current = db.prepare<[number], Head>(`${SELECT} WHERE entry_id = ? ORDER BY version DESC LIMIT 1`);
  const substitutes = db.prepare<[number], NamedSubstituteRow>(
    `SELECT seat.entry_id AS entry, seat.from_round AS fromRound, seat.place, player.name
     FROM sessions AS session
       JOIN entries AS entry ON entry.event_id = session.event_id
       JOIN entry_substitutes AS seat ON seat.entry_id = entry.id
         AND seat.version = (SELECT max(version) FROM entry_players WHERE entry_id = entry.id)
       JOIN known_players AS player ON player.id = seat.player_id
     WHERE session.id = ? ORDER BY seat.entry_id, seat.from_round, seat.place`,
  );
  const whole = (row: Head): EntryPlayersRow => ({ ...row, substitutes: substitutesOf.all(row.entry, row.version) });
  const seated = db.prepare<[number], SeatedPlayer>(
    `SELECT entry.id AS entry, player.known_id AS player, player.name
     FROM sessions AS session
       JOIN entries AS entry ON entry.event_id = session.event_id
       JOIN entry_players AS seat ON seat.entry_id = entry.id
         AND seat.version = (SELECT max(version) FROM entry_players WHERE entry_id = entry.id)
       JOIN known_players AS player ON player.id IN (seat.first_player, seat.second_player)
     WHERE session.id = ? AND ${SEATED_IN}`,
  );
  return {
    add(change, { entry, first, second, substitutes: rows }) {
      insert.run({ change, entry, first, second });
      for (const row of rows) insertSubstitute.run({ entry, ...row });
    },
    ofChange: (change) => ofChange.all(change).map(whole),
    version(entry, number) {
      const row = version.get(entry, number);
      return row ? whole(row) : null;
    },
    current(entry) {
      const row = current.get(entry);
      return row ? whole(row) : null;
    },
    substitutes: (session) => substitutes.all(session),
    seated: (session) => seated.all(session),
  };
}
