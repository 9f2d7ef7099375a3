import type { Database } from 'better-sqlite3';
import { gidOf, idOf, type EventRows } from './tables.ts';

/** A player of an event file, with the numbers that federations gave. */
export interface EventFilePlayer {
  readonly id: number;
  readonly gid: string;
  /** Empty where the player was forgotten. */
  readonly name: string;
  /** The player of the file that this one turned out to be. */
  readonly sameAs: number | null;
  readonly numbers: readonly FilePlayerNumber[];
}

export interface FilePlayerNumber {
  readonly federation: string;
  readonly number: string;
}

/** The players of a file, those who turned out to be another last. */
export function filePlayers(rows: EventRows): readonly EventFilePlayer[] {
  const numbers = Map.groupBy(rows.get('player_numbers') ?? [], (row) => Number(row['player_id']));
  return (rows.get('players') ?? []).map((row) => ({
    id: idOf(row),
    gid: gidOf(row),
    name: String(row['name']),
    sameAs: row['same_as'] === null ? null : Number(row['same_as']),
    numbers: (numbers.get(idOf(row)) ?? []).map((one) => ({
      federation: String(one['federation']),
      number: String(one['number']),
    })),
  }));
}

/** Where those stand who sit in the event itself, and by which columns. */
const OWN_SEATS: Readonly<Record<string, readonly string[]>> = {
  entry_players: ['first_player', 'second_player'],
  entry_substitutes: ['player_id'],
  contestant_players: ['player_id'],
  awards: ['player_id'],
};

/** Players who only sit in pairs of other clubs that the event is compared with. */
export function playersElsewhere(rows: EventRows): ReadonlySet<number> {
  const elsewhere = new Set((rows.get('stage_source_players') ?? []).map((row) => Number(row['player_id'])));
  for (const [table, columns] of Object.entries(OWN_SEATS)) {
    for (const row of rows.get(table) ?? []) for (const column of columns) elsewhere.delete(Number(row[column]));
  }
  return elsewhere;
}

/** A player who is new here. */
export interface NewFilePlayer extends Omit<EventFilePlayer, 'id'> {
  readonly searchName: string;
  readonly forgottenAt: string;
}

/** Adds a player of a file who is nobody known here. Numbers that somebody here has stay with them. */
export function insertFilePlayer(db: Database, player: NewFilePlayer): number {
  const { gid, name, searchName, sameAs, forgottenAt, numbers } = player;
  const insert = db.prepare(
    `INSERT INTO players (gid, name, search_name, same_as, forgotten_at)
     VALUES (unhex(:gid), :name, :searchName, :sameAs, :forgottenAt)`,
  );
  const row = { gid, name, searchName, sameAs, forgottenAt: name === '' ? forgottenAt : null };
  const id = Number(insert.run(row).lastInsertRowid);
  const give = db.prepare(
    'INSERT INTO player_numbers (federation, number, player_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  for (const { federation, number } of numbers) give.run(federation, number, id);
  return id;
}
