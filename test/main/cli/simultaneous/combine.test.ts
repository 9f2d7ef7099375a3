import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from '../../../../main/cli/run.ts';
import { COMMANDS } from '../../../../main/cli/registry.ts';

const folder = mkdtempSync(join(tmpdir(), 'etui-combine-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, lines: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

const HEAD = 'board,ns,ew,score';
const larch = file('Larch.csv', [HEAD, '1,1,1,420', '1,2,2,50', '2,1,2,-50', '2,2,1,-50']);
const oak = file('Chêne vert.csv', [HEAD, '1,1,1,450', '1,2,2,50', '2,1,2,100', '2,2,1,-50']);

function dealOfBoard1(hands: string): readonly string[] {
  return ['[Board "1"]', '[Dealer "N"]', '[Vulnerable "None"]', `[Deal "${hands}"]`];
}

interface Row {
  readonly club: string;
  readonly entry: string;
  readonly line: string | null;
  readonly place: number;
  readonly percentage: number;
  readonly name?: string;
}

describe('etui combine', () => {
  test('one field of all clubs, and each club by what it has there', async () => {
    const { exit, out, messages } = await run(['combine', larch, oak, '--json']);
    expect({ exit, messages }).toEqual({ exit: 0, messages: [] });
    const { ranking, byClub, clubs } = JSON.parse(out) as {
      ranking: Row[];
      byClub: { club: string; ranking: (Row & { overall: number })[] }[];
      clubs: object[];
    };
    // Board 1, top 6: 450 has 6, 420 has 4, each 50 has 1. Board 2: 100 has 6, each -50 has 2.
    const rows = ranking.map(({ club, entry, line, place, percentage }) => [club, entry, line, place, percentage]);
    expect(rows).toEqual([
      ['Chêne vert', '1', 'NS', 1, 100],
      ['Larch', '2', 'EW', 2, 75],
      ['Larch', '1', 'NS', 3, 50],
      ['Larch', '1', 'EW', 3, 50],
      ['Chêne vert', '2', 'EW', 5, (100 * 5) / 12],
      ['Chêne vert', '1', 'EW', 6, (100 * 4) / 12],
      ['Larch', '2', 'NS', 7, 25],
      ['Chêne vert', '2', 'NS', 7, 25],
    ]);
    expect(byClub[0]?.ranking.map(({ entry, line, place, overall }) => [entry, line, place, overall])).toEqual([
      ['2', 'EW', 1, 2],
      ['1', 'NS', 2, 3],
      ['1', 'EW', 2, 3],
      ['2', 'NS', 4, 7],
    ]);
    expect(clubs).toEqual([
      { club: 'Larch', file: larch, entries: 4, boards: 2, results: 4 },
      { club: 'Chêne vert', file: oak, entries: 4, boards: 2, results: 4 },
    ]);
  });

  test('as text, with names and in two lines', async () => {
    const names = file('names.csv', [
      'club;entry;line;name',
      'larch;1;NS;Bartholomew Featherstonehaugh & Ana Wu',
      'Chêne vert;1;EO;<b>Émilie</b> & D’Arcy',
    ]);
    const { exit, out } = await run(['combine', larch, oak, '--names', names, '--winners', '2', '--language', 'fr']);
    expect(exit).toBe(0);
    const text = out.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/ +/g, ' ');
    expect(text).toContain('Tous les clubs, Nord-Sud');
    expect(text).toContain('Larch, Est-Ouest');
    expect(text).toContain('2 Larch 1 Bartholomew Featherstonehaugh & Ana Wu 50,00');
    expect(text).toContain('4 Chêne vert 1 <b>Émilie</b> & D’Arcy 33,33');
  });

  test('in one list a number that both lines have bears its line', async () => {
    const { out } = await run(['combine', larch, oak]);
    expect(out).toMatch(/2\s+Larch\s+2 E-W/);
  });

  test('other hands in the file beside it are refused by name', async () => {
    const elm = file('Elm.csv', [HEAD, '1,1,2,90']);
    const fir = file('Fir.csv', [HEAD, '1,1,2,110']);
    file('Elm.pbn', dealOfBoard1('N:AKQJ.T98.765.432 T987.AKQ.J432.AK 65.J76.AKQ.QJT98 432.5432.T98.765'));
    file('Fir.pbn', dealOfBoard1('N:T987.AKQ.J432.AK AKQJ.T98.765.432 65.J76.AKQ.QJT98 432.5432.T98.765'));
    const { exit, messages, out } = await run(['combine', elm, fir, '--json']);
    expect({ exit, messages }).toEqual({
      exit: 1,
      messages: [
        'Fir has other hands than Elm on board 1. It did not play the same board: leave it out, or correct its hands.',
      ],
    });
    expect(JSON.parse(out)).toMatchObject({
      problems: [{ code: 'dealsDiffer', club: 'Fir', first: 'Elm', boards: [1] }],
    });
  });

  test('the problems of all files at once', async () => {
    const wrong = file('wrong.csv', [HEAD, '1,1,2,421x', '1,3,3,50']);
    const players = file('players.csv', ['board,n,s,e,w,score', '1,1,2,3,4,50']);
    const { exit, messages } = await run(['combine', larch, wrong, players]);
    expect(exit).toBe(1);
    expect(
      messages.map((message) =>
        message
          .slice(folder.length + 1)
          .split(':')
          .slice(0, 2)
          .join(':'),
      ),
    ).toEqual(['wrong.csv:2', 'players.csv:1']);
  });

  test('names of no club and of nobody', async () => {
    const names = file('strangers.csv', ['club,entry,name', 'Birch,1,A', 'Larch,9,B', 'Larch,1,C']);
    const { exit, messages } = await run(['combine', larch, oak, '--names', names]);
    expect(exit).toBe(1);
    expect(messages.map((message) => message.slice(names.length))).toEqual([
      ':2: no file is of the club Birch. Write the name of its file, without .csv.',
      ':3: the results have no entry 9 like this. Check its name, section and line.',
      ':4: 1 is one pair North-South and another East-West. Say which in the column line: NS or EW.',
    ]);
  });

  test('a board of one club alone is said', async () => {
    const more = file('More.csv', [HEAD, '1,1,1,100', '8,1,1,50']);
    const { exit, messages } = await run(['combine', larch, more]);
    expect({ exit, messages }).toEqual({
      exit: 0,
      messages: [
        'Larch alone has played board 2: compared in this club only.',
        'More alone has played board 8: compared in this club only.',
      ],
    });
  });

  test.each([[], ['--winners', '3'], ['--method', 'guess'], ['--regulation', 'none'], ['--names'], ['--clubs', '2']])(
    '%s %s: wrong usage',
    async (...args) => {
      const { exit, out, messages } = await run(['combine', ...(args.length > 0 ? [larch] : []), ...args]);
      expect({ exit, out }).toEqual({ exit: 2, out: '' });
      expect(messages.join('\n')).toContain('Usage:');
    },
  );

  test('a file that is not there', async () => {
    const { exit, messages } = await run(['combine', larch, join(folder, 'none.csv')]);
    expect(exit).toBe(1);
    expect(messages[0]).toContain('none.csv');
  });

  test('is one of the commands', () => {
    expect(COMMANDS.has('combine')).toBe(true);
  });
});
