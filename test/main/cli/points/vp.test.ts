import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommandAnswer } from '../../../../main/cli/command/command.ts';
import { run } from '../../../../main/cli/run.ts';

/** Calls the command line, common options included. */
async function call(args: string): Promise<CommandAnswer> {
  return run(['vp', ...args.split(' ').filter((word) => word !== '')]);
}

describe('both sides’ victory points', () => {
  test.each([
    ['wbf-continuous --boards 16 --imps 20', '15.00 - 5.00', 'WBF continuous 20-0, 16 boards: won by 20 IMPs.'],
    ['wbf-continuous --boards 16 --imps -20', '5.00 - 15.00', 'WBF continuous 20-0, 16 boards: lost by 20 IMPs.'],
    ['wbf-continuous --boards 1 --imps=+1', '11.20 - 8.80', 'WBF continuous 20-0, 1 board: won by 1 IMP.'],
    ['wbf-continuous --boards 16 --imps 75', '20.00 - 0.00', 'WBF continuous 20-0, 16 boards: won by 60 IMPs or more.'],
    ['wbf-continuous --boards 16 --imps 0', '10.00 - 10.00', 'WBF continuous 20-0, 16 boards: no difference.'],
    ['wbf-discrete --boards 16 --imps 20', '15 - 5', 'WBF discrete 20-0, 16 boards: won by 18 to 22 IMPs.'],
    ['wbf-discrete --boards 16 --imps −20', '5 - 15', 'WBF discrete 20-0, 16 boards: lost by 18 to 22 IMPs.'],
    ['wbf-discrete --boards 16 --imps 1', '10 - 10', 'WBF discrete 20-0, 16 boards: a difference of at most 1 IMP.'],
    ['old-25 --boards 32 --imps 21', '18 - 12', 'old 25-0, 32 boards: won by 17 to 22 IMPs.'],
    ['acbl-20 --boards 7 --imps 28', '20 - 0', 'ACBL 20-0, 7 boards: won by 28 IMPs or more.'],
    ['acbl-30 --boards 9 --imps 1', '18 - 12', 'ACBL 30-0, 9 boards: won by 1 IMP.'],
  ])('--scale %s', async (args, points, reason) => {
    expect(await call(`--scale ${args}`)).toEqual({ exit: 0, out: `${points}\n${reason}\n`, messages: [] });
  });

  test.each([
    ['--boards 8 --percentage 56.23', '14 - 6', 'more than 54.74\u202f%, up to 56.23\u202f%'],
    ['--boards 8 --percentage 43.77%', '6 - 14', 'less than 45.26\u202f%, down to 43.77\u202f%'],
    ['--boards 8 --percentage 50', '10 - 10', '49.35\u202f% to 50.65\u202f%'],
    ['--boards 8 --percentage 68,351', '20 - 0', 'more than 68.35\u202f%'],
    ['--boards 8 --percentage 100', '20 - 0', 'more than 68.35\u202f%'],
    ['--boards 8 --percentage 0', '0 - 20', 'less than 31.65\u202f%'],
  ])('--scale ebu-swiss-pairs %s', async (args, points, reason) => {
    const { exit, out } = await call(`--scale ebu-swiss-pairs ${args}`);
    expect({ exit, out }).toEqual({ exit: 0, out: `${points}\nEBU Swiss pairs 20-0, 8 boards: ${reason}.\n` });
  });

  test('of a match of pairs at cross-IMPs, brought to the spread of a match of teams (White Book 3.1.3)', async () => {
    const { exit, out } = await call('--scale wbf-discrete --cross-imps 10/3,-8/4,24.5/8');
    // 10 / sqrt(3) - 8 / sqrt(6) + 24.5 / sqrt(28) = 5.7735 - 3.2660 + 4.6301
    expect({ exit, lines: out.split('\n') }).toEqual({
      exit: 0,
      lines: [
        '14 - 6',
        'WBF discrete 20-0, 3 boards: won by 6 to 7 IMPs.',
        '+7 IMPs: +10 / √3 = +5.77; −8 / √6 = −3.27; +24.5 / √28 = +4.63; together +7.14, to the nearest IMP +7 (EBU White Book 3.1.3).',
        '',
      ],
    });
    const json = await call('--scale wbf-discrete --boards 4 --cross-imps=-10/3 --explain --json');
    expect(JSON.parse(json.out)).toMatchObject({
      boards: 4,
      imps: -6,
      crossImps: { derivation: { imps: -6, boards: [{ sum: '-10', results: 3 }] } },
    });
    const lost = await call('--scale wbf-discrete --cross-imps -44/6,-60/2 --json');
    expect(JSON.parse(lost.out)).toMatchObject({ boards: 2, imps: -71, own: 0, opponents: 20 });
    for (const wrong of ['10', '10/3/2', 'ten/3', '10/', ',']) {
      const answer = await call(`--scale wbf-discrete --cross-imps ${wrong}`);
      expect([answer.exit, answer.messages[0]]).toEqual([2, expect.stringMatching(/^What has each board\?/)]);
    }
    expect((await call('--scale wbf-discrete --cross-imps 10/3 --imps 4')).messages[0]).toMatch(/^One margin/);
    expect((await call('--scale ebu-swiss-pairs --cross-imps 10/3')).messages[0]).toMatch(
      /read by the IMPs|percentage/,
    );
  });

  test('as JSON', async () => {
    const { out } = await call('--scale wbf-continuous --boards 8 --imps -40 --json');
    expect(JSON.parse(out)).toEqual({ scale: 'wbf-continuous', boards: 8, imps: -40, own: 0.26, opponents: 19.74 });
    const percentage = await call('--scale ebu-swiss-pairs-half --boards 4 --percentage 57.04 --json');
    expect(JSON.parse(percentage.out)).toEqual({
      scale: 'ebu-swiss-pairs-half',
      boards: 4,
      percentage: 57.04,
      own: 8,
      opponents: 2,
    });
  });

  test('in French', async () => {
    expect((await call('--scale wbf-continuous --boards 16 --imps 7 --language fr')).out).toBe(
      '12,03 - 7,97\nWBF continue 20-0, 16 étuis\u00a0: gagné de 7 IMPs.\n',
    );
    expect((await call('--scale ebu-swiss-pairs --boards 8 --percentage 43,77 --language fr')).out).toBe(
      '6 - 14\nEBU suisse par paires 20-0, 8 étuis\u00a0: moins de 45,26\u202f%, jusqu’à 43,77\u202f%.\n',
    );
  });
});

describe('--explain', () => {
  test('what the formula was raised by', async () => {
    const { out } = await call('--scale wbf-continuous --boards 8 --imps 40 --explain');
    expect(out).toBe(
      '19.74 - 0.26\n19.74–0.26, WBF continuous 20-0, 8 boards: won by 40 IMPs; the formula gives the winner 19.73, raised by 0.01 so that no IMP is worth more than the one before it.\n',
    );
    const french = await call('--scale wbf-discrete --boards 16 --imps -20 --explain --language fr');
    expect(french.out).toBe('5 - 15\n5–15, WBF discrète 20-0, 16 étuis\u00a0: perdu de 18 à 22 IMPs.\n');
  });

  test('as JSON: the band and exact figures', async () => {
    const { out } = await call('--scale ebu-swiss-pairs-half --boards 4 --percentage 57.04 --explain --json');
    expect(JSON.parse(out)).toMatchObject({
      own: 8,
      derivation: { band: { over: 703, upTo: 1070 }, own: '8', opponents: '2', sum: '10', curve: null },
      sentence: expect.stringMatching(/^8–2, EBU Swiss pairs 10-0, half match/) as unknown,
    });
  });
});

describe('against the wrong opponents of a Swiss (EBU White Book 3.5)', () => {
  // the figures of test/conformance/swiss-mismatch: 12 against a team too high, 13 by own fault against one too low
  test.each([
    ['--imps 7 --opponents-had 12 --right-opponents 5/6', 'It counts 14 to this side'],
    ['--imps 7 --opponents-had 12 --right-opponents 5/8', 'The score stands'],
    ['--imps 10 --opponents-had 2 --right-opponents 9,5/10 --own-fault', 'It counts 11 to this side'],
    ['--imps 10 --opponents-had 2 --right-opponents 9.5', 'The score stands'],
  ])('%s', async (args, sentence) => {
    const { exit, out } = await call(`--scale wbf-discrete --boards 16 ${args}`);
    expect(exit).toBe(0);
    expect(out.split('\n')[2]).toContain(sentence);
  });

  test('as JSON', async () => {
    const { out } = await call(
      '--scale wbf-discrete --boards 16 --imps 7 --opponents-had 12 --right-opponents 5 --json',
    );
    expect(JSON.parse(out)).toMatchObject({ own: 12, opponents: 8, counts: 14 });
  });
});

describe('the club’s own scale', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'etui-vp-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  test('from a file: a league of three results', async () => {
    const file = join(folder, 'scale.csv');
    await writeFile(file, 'boards;imps;winner\n1-99;0;1\n;5;1,5\n;;2\n');
    expect(await call(`--table ${file} --boards 16 --imps -5`)).toMatchObject({
      exit: 0,
      out: '0.50 - 1.50\nthe club’s own scale, 16 boards: lost by 1 to 5 IMPs.\n',
    });
    expect((await call(`--table ${file} --boards 100 --imps 5`)).messages[0]).toContain(
      'for 1 to 99 boards, not for 100',
    );
    expect((await call(`--table ${file} --boards 8 --percentage 55`)).messages[0]).toContain('read by the IMPs');
  });

  test('what is wrong with it, by line; and no file at all', async () => {
    const file = join(folder, 'wrong.csv');
    await writeFile(file, 'boards;imps;winner\n8;0;10\n8;5;9\n8;;20\n');
    const { exit, messages } = await call(`--table ${file} --boards 8 --imps 3`);
    expect({ exit, messages }).toEqual({
      exit: 1,
      messages: [`${file}:3: a larger win can’t give the winner less or the loser more than the row before.`],
    });
    const json = JSON.parse((await call(`--table ${file} --boards 8 --imps 3 --json`)).out) as unknown;
    expect(json).toMatchObject({ problems: [{ file, line: 3, code: 'order' }] });
    expect((await call(`--table ${join(folder, 'nowhere.csv')} --boards 8 --imps 3`)).exit).toBe(1);
  });
});

describe('a scale without a table for so many boards', () => {
  test('says which it has', async () => {
    expect(await call('--scale old-25 --boards 10 --imps 5')).toEqual({
      exit: 1,
      out: '',
      messages: [
        'This scale (old 25-0) has tables for 8, 12, 16, 20, 24, 28 and 32 boards, not for 10. Choose another scale, or type in the club’s own.',
      ],
    });
    expect((await call('--scale acbl-30 --boards 12 --imps 5 --language fr')).messages).toEqual([
      'Cette échelle (ACBL 30-0) a des tables pour 6 à 8 et 9 à 11 étuis, pas pour 12. Choisissez une autre échelle, ou saisissez celle du club.',
    ]);
  });

  test.each([28, 55])('Swiss pairs of %i boards are said to have none', async (boards) => {
    const { exit, out, messages } = await call(`--scale ebu-swiss-pairs --boards ${boards} --percentage 55`);
    expect({ exit, out }).toEqual({ exit: 1, out: '' });
    expect(messages).toEqual([
      `This scale (EBU Swiss pairs 20-0) has tables for 1 to 4, 5 to 6, 7 to 9, 10 to 13, 14 to 19 and 20 to 27 boards, not for ${boards}. Choose another scale, or type in the club’s own.`,
    ]);
  });

  test('as JSON', async () => {
    const { exit, out, messages } = await call('--scale wbf-discrete --boards 1000 --imps 5 --json');
    expect({ exit, messages }).toEqual({ exit: 1, messages: [] });
    expect(JSON.parse(out)).toMatchObject({ kind: 'problem', code: 'no-table' });
  });
});

describe('wrong usage', () => {
  const discrete = '--scale wbf-discrete';
  test.each([
    ['', 'Which scale?'],
    ['--scale', 'Which scale?'],
    ['--scale wbf-20 --boards 8 --imps 3', 'There is no scale wbf-20.'],
    [`${discrete} --imps 3`, 'Over how many boards'],
    [`${discrete} --boards 0 --imps 3`, 'Over how many boards'],
    [`${discrete} --boards 8.5 --imps 3`, 'Over how many boards'],
    [`${discrete} --boards 8`, 'By how many IMPs'],
    [`${discrete} --boards 8 --imps 2.5`, 'By how many IMPs'],
    [`${discrete} --boards 8 --imps --json`, 'By how many IMPs'],
    [`${discrete} --boards 8 --imps 3 --percentage 55`, 'One margin of the match'],
    [`${discrete} --boards 8 --percentage 55`, 'read by the IMPs of the match, not by its percentage'],
    ['--scale ebu-swiss-pairs --boards 8 --imps 5', 'read by the percentage of the match, not by its IMPs'],
    ['--scale ebu-swiss-pairs --boards 8', 'What percentage of the match?'],
    ['--scale ebu-swiss-pairs --boards 8 --percentage 100.01', 'What percentage of the match?'],
    ['--scale ebu-swiss-pairs --boards 8 --percentage -1', 'What percentage of the match?'],
    [`${discrete} --boards 8 --imps 3 --teams 4`, '--teams is not understood here'],
    [`${discrete} --boards 8 3`, '3 is not understood here'],
    [`${discrete} --table scale.csv --boards 8 --imps 3`, 'A published scale or the club’s own, not both'],
    [`${discrete} --boards 8 --imps 3 --opponents-had 12`, 'How many victory points had the opponents'],
    [`${discrete} --boards 8 --imps 3 --opponents-had 12 --right-opponents x`, 'How many victory points had'],
    [`${discrete} --boards 8 --imps 3 --own-fault`, 'Own fault in what?'],
  ])('%s', async (args, message) => {
    const { exit, out, messages } = await call(args);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(messages[0]).toContain(message);
    expect(messages[1]).toMatch(/^Usage: .*vp --scale/);
  });

  test('in French', async () => {
    expect((await call('--language fr')).messages[0]).toBe(
      'Quelle échelle\u202f? --scale wbf-continuous, ou celle du club\u00a0: --table echelle.csv',
    );
  });

  test('help lists the scales', async () => {
    const { exit, out } = await call('--help');
    expect(exit).toBe(0);
    expect(out).toContain('wbf-continuous, wbf-discrete, wbf-discrete-half, old-25, acbl-20, acbl-30, ebu-swiss-pairs');
  });
});
