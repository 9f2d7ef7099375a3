import SQLite, { type Database } from 'better-sqlite3';
import { migrate, readMigrations, type Migration } from '../file/migrations.ts';
import { rowInserter } from './id-map.ts';
import type { EventRows } from './tables.ts';

/** The bytes of a file, of the newest version, that has these rows and no others. */
export function writeRowsFile(rows: EventRows, migrations: readonly Migration[] = readMigrations()): Uint8Array {
  const db = new SQLite(':memory:');
  try {
    migrate(db, migrations);
    withoutTriggers(db, () => {
      const insert = rowInserter(db);
      for (const [table, ofTable] of rows) for (const row of ofTable) insert(table, row);
    });
    const broken = db.pragma('foreign_key_check') as readonly unknown[];
    if (broken.length > 0) throw new Error(`an event file would lack rows: ${JSON.stringify(broken[0])}`);
    db.exec('VACUUM');
    return db.serialize();
  } finally {
    db.close();
  }
}

/**
 * Writes rows that stand in a club's file already, where each had to pass every check when it was written: the triggers
 * watch over what happens one after another.
 */
function withoutTriggers(db: Database, write: () => void): void {
  const triggers = db
    .prepare<[], { name: string; sql: string }>("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
    .all();
  db.pragma('foreign_keys = OFF');
  db.transaction(() => {
    for (const { name } of triggers) db.exec(`DROP TRIGGER ${name}`);
    write();
    for (const { sql } of triggers) db.exec(sql);
  })();
  db.pragma('foreign_keys = ON');
}
