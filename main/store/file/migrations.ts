import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from 'better-sqlite3';

/** One numbered step of the database: `0001_club_file.sql` is version 1. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
}

/**
 * The folder `migrations`, searched for upwards from the running file: it is beside main/ in the sources, and beside
 * dist/ where the application is packaged.
 */
export function migrationsFolder(from: string = dirname(fileURLToPath(import.meta.url))): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'migrations');
    if (existsSync(join(candidate, '0001_club_file.sql'))) return candidate;
    if (dirname(folder) === folder) throw new Error(`no folder "migrations" in or above ${from}`);
  }
}

/** The numbered SQL files of a folder in order. They must count up from 1 without a gap. */
export function readMigrations(folder: string = migrationsFolder()): readonly Migration[] {
  const names = readdirSync(folder).filter((name) => /^\d{4}_\w+\.sql$/.test(name));
  return names.toSorted().map((name, index) => {
    const version = Number(name.slice(0, 4));
    if (version !== index + 1) throw new Error(`migration ${name} should have number ${index + 1}`);
    return { version, name, sql: readFileSync(join(folder, name), 'utf8') };
  });
}

/**
 * Migrates the database to the newest version in one transaction: all steps or none. Foreign keys are off meanwhile, so
 * that a step may rebuild a table, and are checked as a whole before the commit.
 */
export function migrate(db: Database, migrations: readonly Migration[]): void {
  db.pragma('foreign_keys = OFF');
  try {
    db.transaction(() => {
      // Read inside the transaction: another process may have migrated while we waited for the lock.
      const from = databaseVersion(db);
      for (const { sql } of migrations.slice(from)) db.exec(sql);
      const broken = db.pragma('foreign_key_check') as unknown[];
      if (broken.length > 0) throw new Error(`a migration breaks ${broken.length} foreign keys`);
      db.pragma(`user_version = ${Math.max(from, migrations.length)}`);
    }).immediate();
  } finally {
    db.pragma('foreign_keys = ON');
  }
}

/** The version the file was last written by; 0 for a new one. */
export function databaseVersion(db: Database): number {
  return db.pragma('user_version', { simple: true }) as number;
}
