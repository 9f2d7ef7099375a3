/** A club's file from before the first release: tables this program doesn't know, under the same version number. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import SQLite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { checkFile } from '../../../../main/store/file/check.ts';
import { ownRegulationIn } from '../../../../main/store/file/own-regulation.ts';
import { openStore } from '../../../../main/store/store.ts';
import { fileProblemSentence } from '../../../../src/language/files/club-file.ts';
import { temporaryFolder, testClock } from '../../support.ts';

const now = testClock().now;

/** Made by the first of the migrations of that time, its club's name written down. */
function olderFile(): string {
  const file = join(temporaryFolder(), 'club.sqlite');
  writeFileSync(file, gunzipSync(readFileSync('test/data/clubs/before-first-release.sqlite.gz')));
  return file;
}

const DOORS: readonly [string, (file: string) => unknown][] = [
  ['opening it', (file) => openStore(file, { now })],
  ['checking it', checkFile],
  ['reading its regulation', ownRegulationIn],
];

test.each(DOORS)('is refused when %s, and left as it is', (_, open) => {
  const file = olderFile();
  const before = readFileSync(file);
  expect(open(file)).toEqual({ kind: 'problem', code: 'olderEtuiFile', file });
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(readdirSync(dirname(file))).toEqual(['club.sqlite']);
});

test('is refused too where its id is still in the write-ahead log', () => {
  const file = join(temporaryFolder(), 'club.sqlite');
  const db = new SQLite(file);
  db.pragma('journal_mode = WAL');
  db.exec('PRAGMA application_id = 1163154761; CREATE TABLE settings (key TEXT, value TEXT)');
  expect(openStore(file, { now })).toEqual({ kind: 'problem', code: 'olderEtuiFile', file });
  db.close();
});

test('the sentence says what it is, where, and what to do, in both languages', () => {
  const problem = { kind: 'problem', code: 'olderEtuiFile', file: '/club.sqlite' } as const;
  expect(fileProblemSentence(problem, 'en')).toMatch(
    /^\/club\.sqlite .*before its first release.*Move it.*Nothing was changed/,
  );
  expect(fileProblemSentence(problem, 'fr')).toMatch(/^\/club\.sqlite .*avant sa première.*Déplacez-le.*Rien n’a été/);
});
