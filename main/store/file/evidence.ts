import { existsSync, statSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { finishedCopy, listCopies } from './copies.ts';
import { markOf, readMark } from './mark.ts';
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
  const hadClub = readMark(file) !== null || existsSync(finishedCopy(file)) || listCopies(file).length > 0;
  return hadClub ? { kind: 'problem', code: 'clubMissing', file } : null;
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
