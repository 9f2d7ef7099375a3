import type { Database } from 'better-sqlite3';

/** Settings as they are stored: versions of a JSON value for each key. */
export interface SettingsTable {
  /** The newest value of each stored setting, parsed. */
  readAll(): ReadonlyMap<string, unknown>;
  write(change: number, key: string, value: unknown): void;
  /** The settings that a change wrote, each with its JSON before; null where it had none. */
  before(change: number): readonly { readonly key: string; readonly value: string | null }[];
}

export function settingsTable(db: Database): SettingsTable {
  const all = db.prepare<[], { key: string; value: string }>(
    `SELECT key, value FROM settings AS newest
     WHERE version = (SELECT max(version) FROM settings WHERE key = newest.key)`,
  );
  const insert = db.prepare(
    `INSERT INTO settings (key, version, change_id, value)
     VALUES (:key, 1 + (SELECT coalesce(max(version), 0) FROM settings WHERE key = :key), :change, :value)`,
  );
  const before = db.prepare<[number], { key: string; value: string | null }>(
    `SELECT written.key, earlier.value
     FROM settings AS written
       LEFT JOIN settings AS earlier ON earlier.key = written.key AND earlier.version = written.version - 1
     WHERE written.change_id = ? ORDER BY written.key`,
  );
  return {
    readAll: () => new Map(all.all().map(({ key, value }) => [key, JSON.parse(value) as unknown])),
    write: (change, key, value) => void insert.run({ change, key, value: JSON.stringify(value) }),
    before: (change) => before.all(change),
  };
}
