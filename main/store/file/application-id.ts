import { closeSync, openSync, readSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import type { StoreProblem } from '../problem.ts';

/** 'Etui', set by the first migration. */
export const APPLICATION_ID = 0x45747569;
/** 'ETUI': a file of Etui from before its first release, of tables that this program doesn't know. */
export const BEFORE_FIRST_RELEASE = 0x45545549;

/** Where the header of an SQLite file has its application id, four bytes with the highest first. */
const OFFSET = 68;

/** Why an open database is no club's file; null where it is one. */
export function applicationIdProblem(db: Database, file: string): StoreProblem | null {
  const id = db.pragma('application_id', { simple: true });
  if (id === APPLICATION_ID) return null;
  return { kind: 'problem', code: id === BEFORE_FIRST_RELEASE ? 'olderEtuiFile' : 'notAClubFile', file };
}

/**
 * The same for a file from before the first release, found without opening it as a database: nothing beside it is made.
 */
export function olderFileProblem(file: string): StoreProblem | null {
  const header = Buffer.alloc(OFFSET + 4);
  const handle = openIfThere(file);
  if (handle === null) return null;
  try {
    if (readSync(handle, header, 0, header.length, 0) < header.length) return null;
  } catch {
    // a folder, or a locked file: opening it says so
    return null;
  } finally {
    closeSync(handle);
  }
  const isOlder = header.readUInt32BE(OFFSET) === BEFORE_FIRST_RELEASE && header.toString('latin1', 0, 6) === 'SQLite';
  return isOlder ? { kind: 'problem', code: 'olderEtuiFile', file } : null;
}

function openIfThere(file: string): number | null {
  try {
    return openSync(file, 'r');
  } catch {
    return null;
  }
}
