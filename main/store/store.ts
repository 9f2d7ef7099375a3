import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import SQLite, { type Database } from 'better-sqlite3';
import { acceptedFindingsTable, type AcceptedFindingsTable } from './results/accepted-findings.ts';
import { changesTable, type ChangesTable } from './changes.ts';
import { copyBeforeMigration, makeRollingCopy } from './file/copies.ts';
import { datumsTable, type DatumsTable } from './ranking/datums.ts';
import { eventsTable, type EventsTable } from './events/events.ts';
import { applicationIdProblem, olderFileProblem } from './file/application-id.ts';
import { databaseVersion, migrate, readMigrations, type Migration } from './file/migrations.ts';
import { entryPlayersTable, type EntryPlayersTable } from './players/entry-players.ts';
import { outcomeCounts, type OutcomeCounts } from './results/outcome-counts.ts';
import { penaltiesTable, type PenaltiesTable } from './ranking/penalties.ts';
import { playersTable, type PlayersTable } from './players/players.ts';
import { isProblem, problemOfError, type StoreProblem } from './problem.ts';
import { publicationsTable, type PublicationsTable } from './ranking/publications.ts';
import { resultsTable, type ResultsTable } from './results/results.ts';
import { schedulesTable, type SchedulesTable } from './schedule/schedules.ts';
import { stageRulesTable, type StageRulesTable } from './ranking/stage-rules.ts';
import { sessionsTable, type SessionsTable } from './events/sessions.ts';
import { verificationsTable, type VerificationsTable } from './results/verifications.ts';
import { settingsTable, type SettingsTable } from './settings.ts';
import { termsTable, type TermsTable } from './ranking/terms.ts';

/** A club's open file. Everything is read and written through its tables. */
export interface Store {
  readonly file: string;
  readonly version: number;
  /** Why the last copy failed, or null. The program goes on without a copy. */
  readonly copyProblem: () => StoreProblem | null;
  readonly settings: SettingsTable;
  readonly players: PlayersTable;
  readonly events: EventsTable;
  readonly sessions: SessionsTable;
  readonly schedules: SchedulesTable;
  readonly changes: ChangesTable;
  readonly results: ResultsTable;
  readonly entryPlayers: EntryPlayersTable;
  readonly outcomeCounts: OutcomeCounts;
  readonly stageRules: StageRulesTable;
  readonly penalties: PenaltiesTable;
  readonly terms: TermsTable;
  readonly datums: DatumsTable;
  readonly verifications: VerificationsTable;
  readonly acceptedFindings: AcceptedFindingsTable;
  readonly publications: PublicationsTable;
  /**
   * One action of one person in one transaction. When `work` returns a problem or throws, nothing is written. When this
   * returns anything else, all of it is on the disk.
   */
  action<T>(work: () => T): T | StoreProblem;
  /** Whether an action is under way: what is read now may still be rolled back. */
  isActing(): boolean;
  /** Reads several things in one transaction. */
  snapshot<T>(work: () => T): T;
  /** Adds a rolling copy beside the file; `copyProblem` has the problem if it fails. */
  copy(): void;
  close(): void;
}

export interface StoreOptions {
  readonly now: () => Date;
  /** How long to wait for another process that writes, in milliseconds. */
  readonly busyTimeout?: number;
  /** Other steps than those of the folder `migrations`. */
  readonly migrations?: readonly Migration[];
}

const BUSY_TIMEOUT = 5000;

/**
 * Opens a club's file, creating it and its folder where there is none. A file of an older version is copied and
 * migrated, one of a newer version is refused. Opening an existing file adds a rolling copy.
 */
export function openStore(file: string, options: StoreOptions): Store | StoreProblem {
  const migrations = options.migrations ?? readMigrations();
  let db: Database | undefined;
  try {
    mkdirSync(dirname(file), { recursive: true });
    const older = olderFileProblem(file);
    if (older) return older;
    db = new SQLite(file, { timeout: options.busyTimeout ?? BUSY_TIMEOUT });
    const found = fileVersion(db, file, migrations);
    const problem = isProblem(found) ? found : prepare(db, file, found, migrations, options.now);
    if (problem) {
      db.close();
      return problem;
    }
    const store = makeStore(db, file, options.now);
    if (found !== 0) store.copy();
    return store;
  } catch (error) {
    db?.close();
    const problem = problemOfError(error, file);
    if (problem) return problem;
    throw error;
  }
}

/** The version of a club's file, 0 for an empty one; a problem where it is no club's file or a newer one. */
function fileVersion(db: Database, file: string, migrations: readonly Migration[]): number | StoreProblem {
  const version = databaseVersion(db);
  const tables = db.prepare<[], number>('SELECT count(*) FROM sqlite_schema').pluck().get() as number;
  if (tables === 0 && version === 0) return 0;
  const problem = applicationIdProblem(db, file);
  if (problem) return problem;
  const newest = migrations.length;
  if (version > newest) return { kind: 'problem', code: 'newerDatabase', file, version, newest };
  return version;
}

/** Sets the connection up, and migrates the file to the newest version after copying it. */
function prepare(
  db: Database,
  file: string,
  version: number,
  migrations: readonly Migration[],
  now: () => Date,
): StoreProblem | null {
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  // Without this, REPLACE deletes rows without running their triggers.
  db.pragma('recursive_triggers = ON');
  db.pragma('foreign_keys = ON');
  // Overwrites what is deleted: a name that was forgotten can't be found in the file.
  db.pragma('secure_delete = ON');
  // Fails now, not at the first result, where the file can't be written.
  db.exec('BEGIN IMMEDIATE; ROLLBACK');
  if (version === migrations.length) return null;
  const copy = version === 0 ? null : copyBeforeMigration(db, file, version, now());
  if (isProblem(copy)) return copy;
  migrate(db, migrations);
  return null;
}

function makeStore(db: Database, file: string, now: () => Date): Store {
  let copyProblem: StoreProblem | null = null;
  let acting = false;
  return {
    file,
    version: databaseVersion(db),
    copyProblem: () => copyProblem,
    settings: settingsTable(db),
    players: playersTable(db),
    events: eventsTable(db),
    sessions: sessionsTable(db),
    schedules: schedulesTable(db),
    changes: changesTable(db),
    results: resultsTable(db),
    entryPlayers: entryPlayersTable(db),
    outcomeCounts: outcomeCounts(db),
    stageRules: stageRulesTable(db),
    penalties: penaltiesTable(db),
    terms: termsTable(db),
    datums: datumsTable(db),
    verifications: verificationsTable(db),
    acceptedFindings: acceptedFindingsTable(db),
    publications: publicationsTable(db),
    action(work) {
      acting = true;
      try {
        return runAction(db, file, work);
      } finally {
        acting = false;
      }
    },
    isActing: () => acting,
    snapshot: (work) => db.transaction(work).deferred(),
    copy() {
      const copy = makeRollingCopy(db, file, now());
      copyProblem = isProblem(copy) ? copy : null;
    },
    close: () => db.close(),
  };
}

function runAction<T>(db: Database, file: string, work: () => T): T | StoreProblem {
  try {
    db.exec('BEGIN IMMEDIATE');
    const answer = work();
    db.exec(isProblem(answer) ? 'ROLLBACK' : 'COMMIT');
    return answer;
  } catch (error) {
    // SQLite has rolled back by itself after a full disk or an input/output error.
    if (db.inTransaction) db.exec('ROLLBACK');
    const problem = problemOfError(error, file);
    if (problem) return problem;
    throw error;
  }
}
