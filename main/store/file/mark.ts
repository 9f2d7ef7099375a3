import { closeSync, constants, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { PRIVATE_FILE } from './private.ts';

/** What a club's file had when something was last written to it, kept in a small file beside it. */
export interface FileMark {
  /** Tells the club: the global id of its first change. */
  readonly club: string;
  /** The number of its last change, when it was made, and its global id. */
  readonly change: number;
  readonly at: string;
  readonly last: string;
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
        handle ??= openSync(markFile(file), constants.O_RDWR | constants.O_CREAT, PRIVATE_FILE);
        writeSync(handle, serialize(mark), 0);
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
  SELECT lower(hex(first.gid)) AS club, last.id AS change, last.at, lower(hex(last.gid)) AS last
  FROM (SELECT gid FROM changes ORDER BY id LIMIT 1) AS first,
    (SELECT id, at, gid FROM changes ORDER BY id DESC LIMIT 1) AS last`;

/** Writes what a file has that takes the place of another, before anything is written to it. */
export function writeMark(file: string, mark: FileMark | null): void {
  if (mark === null) return rmSync(markFile(file), { force: true });
  writeFileSync(markFile(file), serialize(mark), { mode: PRIVATE_FILE });
}

function serialize(mark: FileMark): string {
  return JSON.stringify(mark).padEnd(LENGTH);
}

/** The mark of a database as it is; null before the first change. */
export function markOf(db: Database): FileMark | null {
  return db.prepare<[], FileMark>(NEWEST).get() ?? null;
}

/** The mark beside a club's file; null where there is none that can be read. */
export function readMark(file: string): FileMark | null {
  try {
    const mark = JSON.parse(readFileSync(markFile(file), 'utf8')) as Partial<FileMark> | null;
    if (typeof mark?.change !== 'number') return null;
    const { club, change, at, last } = mark;
    const isText = [club, at, last].every((text) => typeof text === 'string');
    return isText ? ({ club, change, at, last } as FileMark) : null;
  } catch {
    return null;
  }
}

/** The file of the mark. */
export function markFile(file: string): string {
  return `${file}-mark`;
}
