import SQLite, { type Database, type Statement } from 'better-sqlite3';

/** Opens a connection to a file, which waits for another process that writes for so many milliseconds. */
export type Connect = (file: string, options: { readonly timeout: number }) => Database;

export const connect: Connect = (file, options) => new SQLite(file, options);

/** On macOS alone, syncing ends when the disk has the data in its own memory: this waits until they are written. */
export function reachDisk(db: Database): void {
  db.pragma('fullfsync = ON');
  db.pragma('checkpoint_fullfsync = ON');
}

/** What holds of every connection that writes. */
export function setUp(db: Database): void {
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  reachDisk(db);
  // Without this, REPLACE deletes rows without running their triggers.
  db.pragma('recursive_triggers = ON');
  db.pragma('foreign_keys = ON');
  // Overwrites what is deleted: a name that was forgotten can't be found in the file.
  db.pragma('secure_delete = ON');
}

/** A database connection that can be exchanged for another to an equal file while everything goes on. */
export interface Connection {
  /** The connection of now. */
  readonly now: () => Database;
  /** What the tables prepare their statements with. They are prepared again on another connection. */
  readonly db: Database;
  exchange(next: Database): void;
}

export function exchangeable(first: Database): Connection {
  return connectionOf(first, (now, sql) => renewedStatement(now, sql, now().prepare(sql)));
}

/**
 * A connection to a file that is read once and closed: a statement is prepared when it is first run. Most never are,
 * and preparing all takes longer than reading an event.
 */
export function lazyConnection(db: Database): Connection {
  return connectionOf(db, (now, sql) => renewedStatement(now, sql, null));
}

function connectionOf(first: Database, prepare: (now: () => Database, sql: string) => object): Connection {
  let current = first;
  const now = () => current;
  const db = { prepare: (sql: string) => prepare(now, sql) };
  return { now, db: db as unknown as Database, exchange: (next) => void (current = next) };
}

/** A statement of the connection of now. Mostly it is prepared at once too, so that a wrong one is found early. */
function renewedStatement(now: () => Database, sql: string, first: Statement | null): object {
  let prepared = first;
  let plucked = false;
  const statement = (): Statement => {
    if (prepared?.database !== now()) {
      prepared = now().prepare(sql);
      if (plucked) prepared.pluck();
    }
    return prepared;
  };
  const renewed = {
    get: (...values: unknown[]) => statement().get(...values),
    all: (...values: unknown[]) => statement().all(...values),
    run: (...values: unknown[]) => statement().run(...values),
    pluck() {
      plucked = true;
      prepared?.pluck();
      return renewed;
    },
  };
  return renewed;
}
