import SQLite, { type Database } from 'better-sqlite3';
import { inspectDatabase, integrityFaults } from './integrity.ts';
import { applicationIdProblem, olderFileProblem } from './application-id.ts';
import { databaseVersion, readMigrations } from './migrations.ts';
import { problemOfError, problemOfReading, type StoreProblem } from '../problem.ts';

/** The faults of a club's file; it is sound when both lists are empty. */
export interface FileReport {
  readonly file: string;
  /** The version of the file's tables, and the newest this program knows. */
  readonly version: number;
  readonly newest: number;
  /** Faults of the file itself, in SQLite's words. */
  readonly integrity: readonly string[];
  /** Rows that point to nothing. */
  readonly references: readonly BrokenReference[];
}

export interface BrokenReference {
  readonly table: string;
  /** Null in a table without row numbers. */
  readonly row: number | null;
  /** The table it points to. */
  readonly to: string;
}

/** Checks a club's file without changing it. */
export function checkFile(file: string): FileReport | StoreProblem {
  try {
    return olderFileProblem(file) ?? inspectDatabase(file, (db) => reportOn(db, file));
  } catch (error) {
    const problem = problemOfError(error, file);
    if (problem) return problem;
    throw error;
  }
}

function reportOn(db: Database, file: string): FileReport | StoreProblem {
  const version = databaseVersion(db);
  const newest = readMigrations().length;
  const problem = applicationIdProblem(db, file);
  if (problem) return problem;
  if (version > newest) return { kind: 'problem', code: 'newerDatabase', file, version, newest };
  return { file, version, newest, integrity: integrityFaults(db), references: brokenReferences(db) };
}

function brokenReferences(db: Database): readonly BrokenReference[] {
  const rows = db.pragma('foreign_key_check') as { table: string; rowid: number | null; parent: string }[];
  return rows.map(({ table, rowid, parent }) => ({ table, row: rowid, to: parent }));
}

/**
 * Why a club's file can't be read as it is by a program that never writes to it; null where it can. Opening the club
 * brings an older file up to date, reading doesn't.
 */
export function readingProblem(file: string): StoreProblem | null {
  try {
    return olderFileProblem(file) ?? lookInto(file);
  } catch (error) {
    const problem = problemOfReading(error, file);
    if (problem) return problem;
    throw error;
  }
}

function lookInto(file: string): StoreProblem | null {
  const db = new SQLite(file, { readonly: true, fileMustExist: true });
  try {
    return applicationIdProblem(db, file) ?? versionProblem(db, file);
  } finally {
    db.close();
  }
}

function versionProblem(db: Database, file: string): StoreProblem | null {
  const version = databaseVersion(db);
  const newest = readMigrations().length;
  if (version === newest) return null;
  return { kind: 'problem', code: version > newest ? 'newerDatabase' : 'notMigrated', file, version, newest };
}
