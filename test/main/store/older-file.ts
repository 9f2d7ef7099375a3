import { join } from 'node:path';
import SQLite, { type Database } from 'better-sqlite3';
import { onTestFinished } from 'vitest';
import { migrate, readMigrations } from '../../../main/store/file/migrations.ts';
import { temporaryFolder } from '../support.ts';

/** A file of the first version with an evening in it, as SQL has it. */
export function olderFile(evening: string): string {
  const file = join(temporaryFolder(), 'club.sqlite');
  const db = new SQLite(file);
  migrate(db, readMigrations().slice(0, 1));
  db.exec(evening);
  db.close();
  return file;
}

/** The same, migrated to the newest version and open; closed when the test is over. */
export function migratedFile(evening: string): Database {
  const db = new SQLite(olderFile(evening));
  onTestFinished(() => void db.close());
  db.pragma('recursive_triggers = ON');
  migrate(db, readMigrations());
  return db;
}
