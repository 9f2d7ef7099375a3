import type { Database } from 'better-sqlite3';
import type { ForgottenPlayer } from './forgotten-list.ts';

/** Where a text stands that may name somebody. */
export type FreeTextRowKind =
  | 'reason'
  | 'penalty'
  | 'note'
  | 'matchNote'
  | 'team'
  | 'club'
  | 'otherClub'
  | 'dealsFile'
  | 'event'
  | 'season'
  | 'seasonText'
  | 'seasonClub';

export interface FreeTextRow {
  readonly kind: FreeTextRowKind;
  readonly text: string;
}

/** What is left of players who are forgotten: nothing but an id. */
export interface ForgettingTable {
  /** Empties names, numbers and history of players for good. */
  forget(players: readonly number[], at: string): void;
  /** Every text that may name somebody, each once. */
  texts(): readonly FreeTextRow[];
  /** Empties a text wherever it stands. */
  blank(text: FreeTextRow): void;
  /** Everybody who was forgotten, in order. */
  forgotten(): readonly ForgottenPlayer[];
  /** The players of global ids who were not forgotten in this file. */
  known(gids: readonly string[]): readonly number[];
  /** The global ids of players. */
  gids(players: readonly number[]): readonly string[];
}

/** What takes the place of a name that can't be empty. */
export const FORGOTTEN_NAME = '–';
const DASH = `'${FORGOTTEN_NAME}'`;

/** Each text that a row has once: its table, how it is read, and what makes it empty. */
const SOURCES: Readonly<
  Record<Exclude<FreeTextRowKind, 'seasonClub'>, readonly [table: string, text: string, empties: string]>
> = {
  reason: ['changes', 'reason', "reason = ''"],
  penalty: ['penalties', 'reason', "reason = ''"],
  note: ['results', 'note', "note = ''"],
  matchNote: ['match_results', 'note', "note = ''"],
  team: ['contestant_details', 'name', 'name = NULL'],
  club: ['contestant_details', 'club', 'club = NULL'],
  otherClub: ['stage_sources', 'club', `club = ${DASH}`],
  dealsFile: ['deals', 'source', "source = ''"],
  event: ['event_details', 'name', `name = ${DASH}`],
  season: ['season_rules', 'name', `name = ${DASH}`],
  seasonText: ['season_rules', "json_extract(rules, '$.has')", `rules = json_set(rules, '$.has', ${DASH})`],
};

const KINDS = Object.keys(SOURCES) as readonly (keyof typeof SOURCES)[];

/** The words of clubs in the rules of a season: several in a row. */
const CLUB_WORDS = `
  FROM season_rules AS season, json_each(season.rules, '$.rules') AS rule, json_each(rule.value, '$.clubs') AS word`;

export function forgettingTable(db: Database): ForgettingTable {
  const forget = db.prepare<[{ id: number; at: string }]>(
    `UPDATE players SET name = '', search_name = '', member = 0, stratum = NULL, handicap = NULL, forgotten_at = :at
     WHERE id = :id AND forgotten_at IS NULL`,
  );
  const texts = db.prepare<[], FreeTextRow>(
    KINDS.map((kind) => {
      const [table, text] = SOURCES[kind];
      return `SELECT '${kind}' AS kind, ${text} AS text FROM ${table} WHERE ${text} <> ''`;
    })
      .concat(`SELECT 'seasonClub', word.value ${CLUB_WORDS} WHERE word.value <> ''`)
      .join(' UNION '),
  );
  const clubWords = db.prepare<[string], { season: number; version: number; path: string }>(
    `SELECT season.season_id AS season, season.version, rule.fullkey || substr(word.fullkey, 2) AS path ${CLUB_WORDS} WHERE word.value = ?`,
  );
  const blankClubWord = db.prepare<[string, number, number]>(
    `UPDATE season_rules SET rules = json_set(rules, ?, ${DASH}) WHERE season_id = ? AND version = ?`,
  );
  const blanks = new Map(
    KINDS.map((kind) => {
      const [table, text, empties] = SOURCES[kind];
      return [kind, db.prepare<[string]>(`UPDATE ${table} SET ${empties} WHERE ${text} = ?`)] as const;
    }),
  );
  const forgotten = db.prepare<[], ForgottenPlayer>(
    `SELECT lower(hex(gid)) AS gid, forgotten_at AS at FROM players WHERE forgotten_at IS NOT NULL ORDER BY gid`,
  );
  const known = db
    .prepare<[string], number>(
      `SELECT id FROM players WHERE forgotten_at IS NULL AND gid IN (SELECT unhex(value) FROM json_each(?))`,
    )
    .pluck();
  const gids = db
    .prepare<[string], string>('SELECT lower(hex(gid)) FROM players WHERE id IN (SELECT value FROM json_each(?))')
    .pluck();
  return {
    forget(players, at) {
      for (const id of players) forget.run({ id, at });
    },
    texts: () => texts.all(),
    blank({ kind, text }) {
      if (kind !== 'seasonClub') return void blanks.get(kind)?.run(text);
      for (const { path, season, version } of clubWords.all(text)) blankClubWord.run(path, season, version);
    },
    forgotten: () => forgotten.all(),
    known: (wanted) => known.all(JSON.stringify(wanted)),
    gids: (players) => gids.all(JSON.stringify(players)),
  };
}
