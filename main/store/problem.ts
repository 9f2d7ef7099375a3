import type { ClubFileProblem } from '../../src/language/files/club-file.ts';

/** Why a club's file could not be opened, copied or written. */
export type StoreProblem = ClubFileProblem;

/** Whether a value is a problem in the place of an answer. */
export function isProblem<T>(value: T): value is Extract<T, { readonly kind: 'problem' }> {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'problem';
}

/**
 * The problem behind an error of SQLite or of the file system; null when the error is a bug of ours
 * (a constraint, a wrong statement) and must be thrown on.
 */
export function problemOfError(error: unknown, file: string): StoreProblem | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const reason = error.message;
  if (code === 'SQLITE_NOTADB') return { kind: 'problem', code: 'notADatabase', file };
  if (/^SQLITE_(BUSY|LOCKED)|^EBUSY$/.test(code)) return { kind: 'problem', code: 'fileLocked', file };
  if (/^SQLITE_READONLY|^(EACCES|EPERM|EROFS)$/.test(code)) return { kind: 'problem', code: 'fileReadOnly', file };
  if (/^SQLITE_FULL$|^ENOSPC$/.test(code)) return { kind: 'problem', code: 'diskFull', file };
  if (code.startsWith('SQLITE_CORRUPT')) return { kind: 'problem', code: 'fileDamaged', file, reason };
  if (/^SQLITE_IOERR_(DIR_)?FSYNC$/.test(code)) return { kind: 'problem', code: 'notConfirmed', file, reason };
  if (/^SQLITE_IOERR|^EIO$/.test(code)) return { kind: 'problem', code: 'diskFault', file, reason };
  if (/^SQLITE_(CANTOPEN|PERM)|^E[A-Z]+$/.test(code)) return { kind: 'problem', code: 'fileNotOpened', file, reason };
  if (reason === NO_FOLDER) return { kind: 'problem', code: 'fileNotOpened', file, reason };
  return null;
}

/** What better-sqlite3 says, without a code, of a file whose folder is not there. */
const NO_FOLDER = 'Cannot open database because the directory does not exist';

/**
 * The problem behind an error while a file that was there is opened or read; null when the error is a bug of ours. What
 * SQLite says of it beyond its known codes is damage: a header, or a table that should be there, may be wrong in ways
 * for which SQLite has no code of their own.
 */
export function problemOfReading(error: unknown, file: string): StoreProblem | null {
  const known = problemOfError(error, file);
  if (known) return known;
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return null;
  if (!error.code.startsWith('SQLITE_')) return null;
  return { kind: 'problem', code: 'fileDamaged', file, reason: error.message };
}
