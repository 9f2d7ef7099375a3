import SQLite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { isProblem, problemOfError } from '../../../main/store/problem.ts';

function systemError(code: string): Error {
  return Object.assign(new Error('the system says so'), { code });
}

describe('an error of the machine is a problem', () => {
  test.each([
    ['SQLITE_NOTADB', 'notADatabase'],
    ['SQLITE_BUSY', 'fileLocked'],
    ['SQLITE_BUSY_SNAPSHOT', 'fileLocked'],
    ['SQLITE_READONLY', 'fileReadOnly'],
    ['SQLITE_READONLY_DIRECTORY', 'fileReadOnly'],
    ['SQLITE_FULL', 'diskFull'],
    ['SQLITE_CORRUPT_INDEX', 'fileDamaged'],
    ['SQLITE_IOERR_WRITE', 'diskFault'],
    ['SQLITE_IOERR_FSYNC', 'notConfirmed'],
    ['SQLITE_IOERR_DIR_FSYNC', 'notConfirmed'],
    ['SQLITE_CANTOPEN', 'fileNotOpened'],
  ])('%s: %s', (sqlite, code) => {
    const error = new SQLite.SqliteError('the disk says so', sqlite);
    expect(problemOfError(error, 'club.sqlite')).toMatchObject({ kind: 'problem', code, file: 'club.sqlite' });
  });

  test.each([
    ['EACCES', 'fileReadOnly'],
    ['EROFS', 'fileReadOnly'],
    ['ENOSPC', 'diskFull'],
    ['ENOTDIR', 'fileNotOpened'],
  ])('%s: %s', (system, code) => {
    expect(problemOfError(systemError(system), 'club.sqlite')).toMatchObject({ code });
  });
});

test.each([
  ['a refused row', new SQLite.SqliteError('CHECK constraint failed', 'SQLITE_CONSTRAINT_CHECK')],
  ['a wrong statement', new SQLite.SqliteError('syntax error', 'SQLITE_ERROR')],
  ['an error of ours', new TypeError('x is not a function')],
  ['what is no error', 'a word'],
])('%s is a bug, and no problem', (_, error) => {
  expect(problemOfError(error, 'club.sqlite')).toBeNull();
});

test.each([[null], [undefined], ['problem'], [{ kind: 'result' }], [[]]])('%j is no problem', (value) => {
  expect(isProblem(value)).toBe(false);
});
