import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommandAnswer } from '../../../../main/cli/command/command.ts';
import { run } from '../../../../main/cli/run.ts';

async function call(args: string, ...more: string[]): Promise<CommandAnswer> {
  return run(['masterpoints', ...args.split(' ').filter((word) => word !== ''), ...more]);
}

describe('every place', () => {
  test('of a line of a Mitchell with a half table', async () => {
    const { exit, out } = await call('--scheme abf-green --tables 6.5 --winners 2');
    expect(exit).toBe(0);
    expect(out).toBe(
      'ABF green points: 6.5 tables, 7 entries in the ranking.\n\nPlace  Points\n    1    0.21\n    2    0.15\n    3    0.11\n',
    );
  });

  test('in French, whole points', async () => {
    const { out } = await call('--scheme ebu-club --tables 4,5 --boards 12 --language fr');
    expect(out).toBe(
      'EBU points locaux, club\u00a0: 4,5 tables, 9 inscrits au classement.\n\nPlace  Points\n    1      12\n    2       6\n',
    );
  });

  test('nobody, where the field is too small for any', async () => {
    expect((await call('--scheme nz-club --tables 1 --winners 2')).out).toContain('Nobody gets masterpoints.');
  });

  test('as JSON', async () => {
    const { out } = await call('--scheme acbl-open --tables 5.5 --json');
    expect(JSON.parse(out)).toEqual({
      scheme: 'acbl-open',
      entries: 11,
      tables: 5.5,
      winners: 1,
      boards: 24,
      contestants: 'pairs',
      awards: [1.1, 0.77, 0.55, 0.39],
    });
  });
});

describe('one place', () => {
  test.each([
    ['--scheme abf-green --tables 6.5 --winners 2 --place 3 --tied 2', '0.06', 'place 3, shared by 2'],
    ['--scheme abf-red --tables 6 --place 2', '0.42', 'place 2.'],
    ['--scheme nz-club --tables 13 --winners 2 --place 4', '10', 'place 4.'],
    ['--scheme nz-club --tables 13 --winners 2 --place 5', '0', 'place 5.'],
    ['--scheme ebu-club --tables 6 --individuals --place 7', '6', '24 entries'],
    ['--scheme acbl-open --tables 7.5 --winners 2 --entries 7 --place 1', '0.80', '7 entries'],
  ])('%s', async (args, points, told) => {
    const { exit, out } = await call(args);
    expect(exit).toBe(0);
    expect(out.split('\n')[0]).toBe(points);
    expect(out).toContain(told);
  });

  test('as JSON', async () => {
    const { out } = await call('--scheme nz-club --tables 9 --winners 2 --place 2 --json');
    expect(JSON.parse(out)).toMatchObject({ place: 2, tied: 1, points: 27 });
  });
});

describe('the club’s own table', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'etui-masterpoints-'));
    await writeFile(join(folder, 'good.csv'), 'tables;1;2\n3-6;10;6,5\n');
    await writeFile(join(folder, 'bad.csv'), 'tables;1;2\n3-6;10;12\n');
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('is read', async () => {
    const { exit, out } = await call('--tables 4.5 --place 2', '--table', join(folder, 'good.csv'));
    expect({ exit, first: out.split('\n')[0] }).toEqual({ exit: 0, first: '6.50' });
    expect(out).toContain('the club’s own table');
  });

  test('what is wrong is said with its line; nothing is awarded', async () => {
    const file = join(folder, 'bad.csv');
    const { exit, out, messages } = await call('--tables 4', '--table', file);
    expect({ exit, out }).toEqual({ exit: 1, out: '' });
    expect(messages).toEqual([`${file}:2: 12 is more than the place before it gets.`]);
    const json = await call('--tables 4 --json', '--table', file);
    expect(JSON.parse(json.out)).toMatchObject({ kind: 'problem', code: 'order', line: 2, cell: 3 });
  });

  test('no such file, no row for so many tables', async () => {
    expect((await call('--tables 4', '--table', join(folder, 'none.csv'))).messages[0]).toContain('no such file');
    const { exit, messages } = await call('--tables 9', '--table', join(folder, 'good.csv'));
    expect({ exit, messages }).toEqual({ exit: 1, messages: ['The table has no row for 9 tables. Add one.'] });
  });
});

describe('no awards', () => {
  test.each([
    ['--scheme ebu-club --tables 2 --winners 2', 'There are 2 entries; this scheme gives masterpoints from 3 on.'],
    ['--scheme ebu-club --tables 2.5', 'There are 5 entries; this scheme gives masterpoints from 6 on.'],
    ['--scheme ebu-club --tables 8 --boards 10', '10 boards were played'],
  ])('%s', async (args, message) => {
    const { exit, out, messages } = await call(args);
    expect({ exit, out }).toEqual({ exit: 1, out: '' });
    expect(messages[0]).toContain(message);
  });
});

describe('wrong usage', () => {
  test.each([
    ['', 'Which scheme?'],
    ['--scheme ffb --tables 7', 'There is no scheme ffb.'],
    ['--scheme nz-club --table a.csv --tables 7', 'not both'],
    ['--scheme nz-club', 'How many tables?'],
    ['--scheme nz-club --tables 6.3', 'How many tables?'],
    ['--scheme nz-club --tables 0', 'How many tables?'],
    ['--scheme nz-club --tables 6 --winners 3', 'How many winners'],
    ['--scheme nz-club --tables 6 --entries x', 'How many entries'],
    ['--scheme nz-club --tables 6 --boards 0', 'How many boards'],
    ['--scheme nz-club --tables 6 --place 0', 'Which place?'],
    ['--scheme nz-club --tables 6 --place 1 --tied 0', 'How many share'],
    ['--scheme nz-club --tables 6 --tied 2', 'Which place do they share?'],
    ['--scheme nz-club --tables 6 --place 12 --tied 2', 'There are only 12 entries.'],
    ['--scheme nz-club --tables 6 --teams', '--teams is not understood here'],
    ['--scheme nz-club --tables 6 3', '3 is not understood here'],
  ])('%s', async (args, message) => {
    const { exit, out, messages } = await call(args);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(messages[0]).toContain(message);
    expect(messages[1]).toMatch(/^Usage: .*masterpoints --scheme/);
  });

  test('help lists the schemes', async () => {
    expect((await call('--help')).out).toContain('ebu-club, ebu-district');
  });
});

describe('--explain', () => {
  test('every place, or the one asked for, in a sentence', async () => {
    const all = await call('--scheme abf-green --tables 6.5 --winners 2 --explain');
    expect(all.out.split('\n').filter((line) => line.includes('place '))).toEqual([
      '0.21: place 1 gets the first award, 7 tables × 0.02 × 1.5 = 0.21 (ABF Masterpoint Manual, book 4).',
      expect.stringMatching(/^0\.15: place 2 gets 70/),
      expect.stringMatching(/^0\.11: place 3 gets the first award divided by 2/),
    ]);
    const one = await call('--scheme nz-club --tables 13 --winners 2 --place 4 --explain --language fr');
    expect(one.out.split('\n')[2]).toMatch(/^10.: la place 4 reçoit des échelons égaux/);
  });

  test('as data with --json', async () => {
    const { out } = await call('--scheme ebu-club --tables 6 --place 1 --tied 2 --explain --json');
    expect(JSON.parse(out)).toMatchObject({
      points: 21,
      explained: [
        {
          points: '21',
          awarded: 4,
          filled: [
            { place: 1, award: '24', reason: { kind: 'steps', steps: 4, step: 600 } },
            { place: 2, award: '18' },
          ],
          shared: { sum: '42', each: '21', rounded: 'up', raisedTo: null },
          sentence: expect.stringMatching(/^21: /),
        },
      ],
    });
  });
});
