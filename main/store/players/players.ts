import type { Database } from 'better-sqlite3';

export interface PlayerRow {
  readonly id: number;
  readonly name: string;
  /** How many are found of the name. */
  readonly namesakes: number;
}

export interface PlayersTable {
  /** The players of exactly this name: members first, then whoever is known longest. */
  idsOf(name: string): readonly number[];
  /** The name a player is known by; a neutral one where it was forgotten. */
  knownName(player: number): string;
  /** The name a player would be known by once it was forgotten. */
  neutralName(player: number): string;
  /** Adds a player who is no member. @param searchName the name folded, every word behind one space */
  add(name: string, searchName: string): number;
  /**
   * Members, and players who sit in an event or at a sheet now, whose name has a word beginning with each of the given
   * words. Each name is listed once, those beginning with the first word first, then in order of name. Players of the
   * sample are found while there are no others.
   * @param words folded, without spaces
   */
  search(words: readonly string[], limit: number): readonly PlayerRow[];
  /** The players of exactly this name whom a search finds, members first. */
  namesakes(name: string): readonly number[];
  /** The partner a player has in the newest session it sits in; null where none is known. */
  lastPartner(player: number): string | null;
}

/** Whether `player` sits now in the place of this column. */
const sits = (column: 'first_player' | 'second_player', where: string) => `
  EXISTS (
    SELECT 1 FROM entry_players AS seat
      JOIN entries AS entry ON entry.id = seat.entry_id
      JOIN events AS event ON event.id = entry.event_id
    WHERE seat.${column} = player.id ${where}
      AND seat.version = (SELECT max(version) FROM entry_players WHERE entry_id = seat.entry_id))`;
const substitutes = (where: string) => `
  EXISTS (
    SELECT 1 FROM entry_substitutes AS seat
      JOIN entries AS entry ON entry.id = seat.entry_id
      JOIN events AS event ON event.id = entry.event_id
    WHERE seat.player_id = player.id ${where}
      AND seat.version = (SELECT max(version) FROM entry_players WHERE entry_id = seat.entry_id))`;
const sitsAnywhere = (where = '') =>
  `(${sits('first_player', where)} OR ${sits('second_player', where)} OR ${substitutes(where)})`;

const SITS_AT_A_SHEET = `
  EXISTS (
    SELECT 1 FROM sheet_details AS seat
    WHERE player.id IN (seat.north, seat.east, seat.south, seat.west) AND seat.deleted = 0
      AND seat.version = (SELECT max(version) FROM sheet_details WHERE sheet_id = seat.sheet_id))`;

const SOMEBODY_KNOWN = `
  EXISTS (SELECT 1 FROM players WHERE member = 1)
  OR EXISTS (
    SELECT 1 FROM current_entry_players AS seat
      JOIN entries AS entry ON entry.id = seat.entry_id
      JOIN events AS event ON event.id = entry.event_id
    WHERE event.sample = 0 AND coalesce(seat.first_player, seat.second_player) IS NOT NULL)`;

export function playersTable(db: Database): PlayersTable {
  const byName = db
    .prepare<[string], number>('SELECT id FROM players WHERE name = ? AND same_as IS NULL ORDER BY member DESC, id')
    .pluck();
  const knownName = db.prepare<[number], string>('SELECT name FROM known_players WHERE id = ?').pluck();
  const language = db
    .prepare<[], string>("SELECT value FROM settings WHERE key = 'language' ORDER BY version DESC LIMIT 1")
    .pluck();
  const insert = db.prepare('INSERT INTO players (name, search_name) VALUES (?, ?)');
  const isFound = `
      forgotten_at IS NULL AND same_as IS NULL
      AND (CASE WHEN ${SOMEBODY_KNOWN} THEN member = 1 OR ${sitsAnywhere('AND event.sample = 0')}
        ELSE ${sitsAnywhere()} END OR ${SITS_AT_A_SHEET})`;
  const namesakes = db
    .prepare<[string], number>(
      `SELECT id FROM players AS player WHERE name = ? AND ${isFound} ORDER BY member DESC, id`,
    )
    .pluck();
  const lastPartner = db
    .prepare<[{ player: number }], string>(
      `SELECT partner.name
       FROM current_entry_players AS seat
         JOIN entries AS entry ON entry.id = seat.entry_id
         JOIN sessions AS session ON session.event_id = entry.event_id
         JOIN known_players AS partner
           ON partner.id = CASE WHEN seat.first_player = :player THEN seat.second_player ELSE seat.first_player END
       WHERE seat.first_player = :player OR seat.second_player = :player
       ORDER BY session.date DESC, session.id DESC LIMIT 1`,
    )
    .pluck();
  const search = db.prepare<[{ words: string; first: string; limit: number }], PlayerRow>(`
    SELECT min(id) AS id, name, count(*) AS namesakes FROM players AS player
    WHERE NOT EXISTS (SELECT 1 FROM json_each(:words) AS word WHERE instr(search_name, ' ' || word.value) = 0)
      AND ${isFound}
    GROUP BY name
    ORDER BY instr(search_name, ' ' || :first) <> 1, search_name, name
    LIMIT :limit`);
  return {
    knownName: (player) => knownName.get(player) ?? '',
    neutralName: (player) => `${language.get() === '"fr"' ? 'Joueur' : 'Player'} ${player}`,
    idsOf: (name) => byName.all(name),
    add: (name, searchName) => Number(insert.run(name, searchName).lastInsertRowid),
    namesakes: (name) => namesakes.all(name),
    lastPartner: (player) => lastPartner.get({ player }) ?? null,
    search: (words, limit) => search.all({ words: JSON.stringify(words), first: words[0] ?? '', limit }),
  };
}
