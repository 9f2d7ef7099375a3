import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { answerOf, type CommandAnswer, type CommandContext } from '../../../../main/cli/command/command.ts';
import { checkCommand } from '../../../../main/cli/club/check.ts';
import { openSample } from '../../../../main/club/competitions/sample.ts';
import { readMigrations } from '../../../../main/store/file/migrations.ts';
import { temporaryFolder, testClub, unwrap } from '../../support.ts';

function check(args: readonly string[], context: CommandContext): Promise<CommandAnswer> {
  return answerOf(checkCommand, args, context);
}

const EN = { json: false, language: 'en' } as const;
const JSON_EN = { json: true, language: 'en' } as const;

/** A closed file with the sample evening in it. */
function sampleFile(): string {
  const club = testClub();
  unwrap(openSample(club, 'en'));
  club.store.close();
  return club.store.file;
}

/** Changes the file as no program of ours would. */
function meddle(file: string, sql: string): void {
  const db = new SQLite(file);
  db.pragma('foreign_keys = OFF');
  db.exec(sql);
  db.close();
}

describe('etui check', () => {
  test('a sound file', async () => {
    const file = sampleFile();
    const version = readMigrations().length;
    expect(await check([file], EN)).toEqual({
      exit: 0,
      out: `${file} is sound.\nVersion ${version}, the newest.\n`,
      messages: [],
    });
    const { exit, out } = await check([file], JSON_EN);
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toEqual({ file, version, newest: version, integrity: [], references: [], sound: true });
  });

  test('leaves the file as it is', async () => {
    const file = sampleFile();
    const before = readFileSync(file);
    await check([file], EN);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('a row that points to nothing is named, in the language asked for', async () => {
    const file = sampleFile();
    meddle(file, 'DELETE FROM players WHERE id = 1');
    const { exit, out, messages } = await check([file], { json: false, language: 'fr' });
    expect(exit).toBe(1);
    expect(out).toBe('');
    expect(messages).toEqual([expect.stringContaining('entry_players renvoie à une ligne de players')]);
    const report: unknown = JSON.parse((await check([file], JSON_EN)).out);
    expect(report).toMatchObject({ sound: false, references: [{ table: 'entry_players', row: null, to: 'players' }] });
  });

  test('a row that cannot be, written past the constraints', async () => {
    const file = sampleFile();
    meddle(
      file,
      "PRAGMA ignore_check_constraints = ON; INSERT INTO players (name, search_name) VALUES ('', ' nobody')",
    );
    expect(await check([file], EN)).toMatchObject({
      exit: 1,
      messages: [expect.stringContaining('CHECK constraint failed in players')],
    });
  });

  test('a file in use, with what is not yet in its main part', async () => {
    const club = testClub();
    unwrap(openSample(club, 'en'));
    const { exit, messages } = await check([club.store.file], EN);
    expect({ exit, messages }).toEqual({ exit: 0, messages: [] });
  });

  test('a damaged file', async () => {
    const file = sampleFile();
    const bytes = readFileSync(file);
    bytes.fill(0xff, bytes.length - 40_000, bytes.length - 20_000);
    writeFileSync(file, bytes);
    const { exit, messages } = await check([file], EN);
    expect(exit).toBe(1);
    expect(messages.join('\n')).toMatch(/offers the newest good copy/);
  });

  test.each([
    ['a newer file', 'PRAGMA user_version = 99', 'newerDatabase', /written by a newer Etui/],
    ['a file of another program', 'PRAGMA application_id = 7', 'notAClubFile', /belongs to another program/],
  ])('%s', async (_, sql, code, sentence) => {
    const file = sampleFile();
    meddle(file, sql);
    expect(await check([file], EN)).toMatchObject({ exit: 1, messages: [expect.stringMatching(sentence)] });
    expect(JSON.parse((await check([file], JSON_EN)).out)).toMatchObject({ kind: 'problem', code });
  });

  test('what is no database, and what is not there', async () => {
    const file = join(temporaryFolder(), 'letter.sqlite');
    expect(await check([file], EN)).toMatchObject({ exit: 1, messages: [expect.stringMatching(/cannot be opened/)] });
    writeFileSync(file, 'Dear members '.repeat(200));
    expect(await check([file], EN)).toMatchObject({ exit: 1, messages: [expect.stringMatching(/not a club's file/)] });
  });

  test.each([[[]], [['a.sqlite', 'b.sqlite']], [['--fix']]])('wrong usage: %j', async (args) => {
    expect(await check(args, EN)).toMatchObject({ exit: 2, messages: [expect.stringMatching(/^Usage/)] });
  });
});
