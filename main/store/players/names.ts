import type { Database } from 'better-sqlite3';

/** The names of a pair, empty where one is not known: one version of them. */
export interface NamesRow {
  readonly entry: number;
  readonly version: number;
  readonly first: string;
  readonly second: string;
}

/** Names of pairs as they were written: added, never altered. Who plays where stands in the seats. */
export interface NamesTable {
  add(change: number, names: Omit<NamesRow, 'version'>): void;
  /** The versions one change wrote, in order of entry. */
  ofChange(change: number): readonly NamesRow[];
  version(entry: number, version: number): NamesRow | null;
}

const SELECT = 'SELECT entry_id AS entry, version, first, second FROM entry_names';

export function namesTable(db: Database): NamesTable {
  const insert = db.prepare(
    `INSERT INTO entry_names (entry_id, version, change_id, first, second)
     VALUES (:entry, 1 + (SELECT coalesce(max(version), 0) FROM entry_names WHERE entry_id = :entry), :change, :first,
       :second)`,
  );
  const ofChange = db.prepare<[number], NamesRow>(`${SELECT} WHERE change_id = ? ORDER BY entry_id`);
  const version = db.prepare<[number, number], NamesRow>(`${SELECT} WHERE entry_id = ? AND version = ?`);
  return {
    add: (change, { entry, first, second }) => void insert.run({ change, entry, first, second }),
    ofChange: (change) => ofChange.all(change),
    version: (entry, number) => version.get(entry, number) ?? null,
  };
}
