import SQLite, { type Database } from 'better-sqlite3';
import type { EventFileFault } from '../../../src/language/files/event-file.ts';
import { APPLICATION_ID, BEFORE_FIRST_RELEASE } from '../file/application-id.ts';
import { integrityFaults } from '../file/integrity.ts';
import { migrate, readMigrations, type Migration } from '../file/migrations.ts';

/** Larger than the file of any event: a hundred tables over thirty rounds take a tenth of it. */
export const LARGEST_EVENT_FILE = 32 * 1024 * 1024;

/** What is said of a larger one. */
export const TOO_LARGE: EventFileFault = {
  kind: 'fault',
  code: 'tooLarge',
  megabytes: LARGEST_EVENT_FILE / 1024 / 1024,
};

/** Where the header of an SQLite file has what is asked of it before it is opened. */
const HEADER = { magic: 'SQLite format 3\0', length: 100, write: 18, read: 19, version: 60, application: 68 } as const;

/** Those of this program, read once. */
let migrations: readonly Migration[] | null = null;

/**
 * Opens the bytes of a file with one event in memory, of the newest version: the file itself is never written to. The
 * bytes may be anybody's. What opens has exactly the tables, triggers and views of its version and no others, is whole,
 * and has one event; whether that event makes sense is not known yet.
 */
export function openEventBytes(bytes: Uint8Array): Database | EventFileFault {
  migrations ??= readMigrations();
  const version = versionIn(bytes, migrations.length);
  if (typeof version !== 'number') return version;
  // Without a log beside it there is nothing to be read but the file.
  const copy = Buffer.from(bytes);
  copy[HEADER.write] = 1;
  copy[HEADER.read] = 1;
  let db: Database | undefined;
  try {
    db = new SQLite(copy);
    db.pragma('trusted_schema = OFF');
    db.pragma('cell_size_check = ON');
    const fault = faultIn(db, version, migrations);
    if (fault === null) return db;
    db.close();
    return fault;
  } catch (error) {
    db?.close();
    return { kind: 'fault', code: 'damaged', reason: faultReason(error) };
  }
}

export function faultReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The version that the header of a file states, or why it is no file of an event. */
function versionIn(bytes: Uint8Array, newest: number): number | EventFileFault {
  if (bytes.length > LARGEST_EVENT_FILE) return TOO_LARGE;
  const header = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEADER.length));
  const isDatabase = header.length === HEADER.length && header.toString('latin1', 0, 16) === HEADER.magic;
  const application = isDatabase ? header.readUInt32BE(HEADER.application) : null;
  if (application === BEFORE_FIRST_RELEASE) return { kind: 'fault', code: 'beforeFirstRelease' };
  if (application !== APPLICATION_ID) return { kind: 'fault', code: 'notAnEventFile' };
  const version = header.readInt32BE(HEADER.version);
  if (version > newest) return { kind: 'fault', code: 'newer', version, newest };
  return version < 1 ? { kind: 'fault', code: 'altered' } : version;
}

function faultIn(db: Database, version: number, migrations: readonly Migration[]): EventFileFault | null {
  if (schemaOf(db) !== schemaOfVersion(version, migrations)) return { kind: 'fault', code: 'altered' };
  const [fault] = integrityFaults(db);
  if (fault !== undefined) return { kind: 'fault', code: 'damaged', reason: fault };
  if ((db.pragma('foreign_key_check') as readonly unknown[]).length > 0) return { kind: 'fault', code: 'altered' };
  if (version < migrations.length) migrate(db, migrations);
  db.pragma('foreign_keys = ON');
  db.pragma('recursive_triggers = ON');
  const events = db.prepare<[], number>('SELECT count(*) FROM events').pluck().get() ?? 0;
  return events === 1 ? null : { kind: 'fault', code: 'notOneEvent', events };
}

/** Every table, index, view and trigger of a database, as it was written. */
function schemaOf(db: Database): string {
  return JSON.stringify(
    db.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name').raw().all(),
  );
}

const schemas = new Map<number, string>();

/** What the schema of a version is, made once by its migrations. */
function schemaOfVersion(version: number, migrations: readonly Migration[]): string {
  const known = schemas.get(version);
  if (known !== undefined) return known;
  const db = new SQLite(':memory:');
  try {
    migrate(db, migrations.slice(0, version));
    const schema = schemaOf(db);
    schemas.set(version, schema);
    return schema;
  } finally {
    db.close();
  }
}
