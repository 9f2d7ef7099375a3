import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs';
import type { Database } from 'better-sqlite3';

/** What a club's file had when something was last written to it, kept in a small file beside it. */
export interface FileMark {
  /** Tells the club: the global id of its first change. */
  readonly club: string;
  /** Its last change, and when it was made. */
  readonly change: number;
  readonly at: string;
}

/** Long enough for every mark, which is always written whole. */
const LENGTH = 160;

/**
 * Keeps the mark of an open file. It is written after each commit and not waited for: it may be behind the file, and is
 * never ahead of it, so a file behind its mark has lost something.
 */
export interface MarkKeeper {
  write(): void;
  close(): void;
}

export function keepMark(db: Database, file: string): MarkKeeper {
  const newest = db.prepare<[], FileMark>(NEWEST);
  let handle: number | null = null;
  let written = 0;
  return {
    write() {
      const mark = newest.get();
      if (!mark || mark.change === written) return;
      try {
        handle ??= openSync(markFile(file), constants.O_RDWR | constants.O_CREAT);
        writeSync(handle, JSON.stringify(mark).padEnd(LENGTH), 0);
        written = mark.change;
      } catch {
        // what was written is on the disk all the same: only this check of it is missing
      }
    },
    close() {
      if (handle !== null) closeSync(handle);
      handle = null;
      written = 0;
    },
  };
}

const NEWEST = `
  SELECT lower(hex(first.gid)) AS club, last.id AS change, last.at
  FROM (SELECT gid FROM changes ORDER BY id LIMIT 1) AS first,
    (SELECT id, at FROM changes ORDER BY id DESC LIMIT 1) AS last`;

/** The mark of a database as it is; null before the first change. */
export function markOf(db: Database): FileMark | null {
  return db.prepare<[], FileMark>(NEWEST).get() ?? null;
}

/** The mark beside a club's file; null where there is none that can be read. */
export function readMark(file: string): FileMark | null {
  try {
    const mark = JSON.parse(readFileSync(markFile(file), 'utf8')) as Partial<FileMark> | null;
    if (typeof mark?.club !== 'string' || typeof mark.change !== 'number' || typeof mark.at !== 'string') return null;
    return { club: mark.club, change: mark.change, at: mark.at };
  } catch {
    return null;
  }
}

/** The file of the mark. */
export function markFile(file: string): string {
  return `${file}-mark`;
}
