import type { Database } from 'better-sqlite3';

/** Settings as they are kept: a JSON value a key. */
export interface SettingsTable {
  /** Every stored setting, its value parsed. */
  readAll(): ReadonlyMap<string, unknown>;
  write(key: string, value: unknown): void;
}

export function settingsTable(db: Database): SettingsTable {
  const all = db.prepare<[], { key: string; value: string }>('SELECT key, value FROM settings');
  const upsert = db.prepare(
    'INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  );
  return {
    readAll: () => new Map(all.all().map(({ key, value }) => [key, JSON.parse(value) as unknown])),
    write: (key, value) => void upsert.run(key, JSON.stringify(value)),
  };
}
