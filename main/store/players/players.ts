import type { Database } from 'better-sqlite3';

export interface PlayerRow {
  readonly id: number;
  readonly name: string;
}

export interface PlayersTable {
  /** The player of exactly this name. */
  idOf(name: string): number | null;
  /** @param searchName the name folded, every word behind one space */
  add(name: string, searchName: string): number;
  /** Removes the players who sit in no pair of any session. */
  forgetUnseated(): void;
  /**
   * Players with, for every given word, a word that begins with it; those whose name begins with the
   * first word come first, then by name. Players of the sample only count while there are no others.
   * @param words folded, without spaces
   */
  search(words: readonly string[], limit: number): readonly PlayerRow[];
}

export function playersTable(db: Database): PlayersTable {
  const byName = db.prepare<[string], number>('SELECT id FROM players WHERE name = ?').pluck();
  const insert = db.prepare('INSERT INTO players (name, search_name) VALUES (?, ?)');
  const search = db.prepare<[{ words: string; first: string; limit: number }], PlayerRow>(`
    WITH real_seats AS (
      SELECT seat.player_id FROM entry_players AS seat
        JOIN entries AS entry ON entry.id = seat.entry_id
        JOIN sections AS section ON section.id = entry.section_id
        JOIN sessions AS session ON session.id = section.session_id
        JOIN events AS event ON event.id = session.event_id
      WHERE event.sample = 0)
    SELECT id, name FROM players
    WHERE NOT EXISTS (SELECT 1 FROM json_each(:words) AS word WHERE instr(search_name, ' ' || word.value) = 0)
      AND (id IN (SELECT player_id FROM real_seats) OR NOT EXISTS (SELECT 1 FROM real_seats))
    ORDER BY instr(search_name, ' ' || :first) <> 1, search_name, name
    LIMIT :limit`);
  const forget = db.prepare('DELETE FROM players WHERE id NOT IN (SELECT player_id FROM entry_players)');
  return {
    forgetUnseated: () => void forget.run(),
    idOf: (name) => byName.get(name) ?? null,
    add: (name, searchName) => Number(insert.run(name, searchName).lastInsertRowid),
    search: (words, limit) => search.all({ words: JSON.stringify(words), first: words[0] ?? '', limit }),
  };
}
