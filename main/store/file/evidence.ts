import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { finishedCopy, listCopies } from './copies.ts';
import { markOf, readMark } from './mark.ts';
import { rememberedPlace } from './second-place.ts';
import type { StoreProblem } from '../problem.ts';

/** Shorter than this, a file is no database: SQLite takes it for an empty one, and would begin anew without a word. */
const SHORTEST_DATABASE = 512;

/**
 * Why a file of a few bytes, or none, must not be begun anew: it, or what lies beside it, says that there was a club.
 * Null where there was none, or where the file is long enough to be looked into.
 */
export function tooShortProblem(file: string): StoreProblem | null {
  const size = sizeOf(file);
  if (size === null || size >= SHORTEST_DATABASE) return null;
  if (size > 0 || (sizeOf(`${file}-wal`) ?? 0) > 0) return { kind: 'problem', code: 'clubMissing', file };
  return emptyProblem(file);
}

/** Why a file with nothing in it must not be begun anew: what lies beside it says that there was a club. */
export function emptyProblem(file: string): StoreProblem | null {
  const hadClub =
    readMark(file) !== null ||
    rememberedPlace(file) !== null ||
    existsSync(finishedCopy(file)) ||
    listCopies(file).length > 0;
  return hadClub ? { kind: 'problem', code: 'clubMissing', file } : null;
}

/**
 * Whether a file is shorter than its header says, with no log that could have the rest. SQLite takes what is missing
 * for zeros, and says nothing while nobody reads there.
 */
export function cutShortProblem(file: string): StoreProblem | null {
  const size = sizeOf(file) ?? 0;
  if (size < SHORTEST_DATABASE || (sizeOf(`${file}-wal`) ?? 0) > 0) return null;
  const header = readHeader(file);
  if (!header || header.toString('latin1', 0, 6) !== 'SQLite') return null;
  const pageSize = header.readUInt16BE(PAGE_SIZE) === 1 ? 65_536 : header.readUInt16BE(PAGE_SIZE);
  // Written by the same change as the count of pages, unless the count is out of date.
  const isCounted = header.readUInt32BE(CHANGES) === header.readUInt32BE(COUNTED_AT);
  const isShort = isCounted && size < header.readUInt32BE(PAGES) * pageSize;
  return isShort || size % pageSize !== 0
    ? { kind: 'problem', code: 'fileDamaged', file, reason: 'it is cut short' }
    : null;
}

/** Where the header of an SQLite file has what tells its length. */
const [PAGE_SIZE, CHANGES, PAGES, COUNTED_AT, HEADER] = [16, 24, 28, 92, 100] as const;

function readHeader(file: string): Buffer | null {
  try {
    const handle = openSync(file, 'r');
    try {
      const header = Buffer.alloc(HEADER);
      return readSync(handle, header, 0, HEADER, 0) === HEADER ? header : null;
    } finally {
      closeSync(handle);
    }
  } catch {
    return null;
  }
}

/** The bytes of a file, 0 where there is none; null of what is no file. */
function sizeOf(file: string): number | null {
  try {
    const stat = statSync(file, { throwIfNoEntry: false });
    return stat === undefined ? 0 : stat.isFile() ? stat.size : null;
  } catch {
    return null;
  }
}

/**
 * Whether an open file has less than was last written to it. A damaged log ends, for SQLite, before its first fault:
 * what came after is gone without a word, unless the mark beside the file tells.
 */
export function lostChangesProblem(db: Database, file: string): StoreProblem | null {
  const mark = readMark(file);
  const now = markOf(db);
  if (mark === null || (now !== null && now.club !== mark.club)) return null;
  const lost = mark.change - (now?.change ?? 0);
  return lost > 0 ? { kind: 'problem', code: 'changesLost', file, lost, at: mark.at } : null;
}
