import { describe, expect, test } from 'vitest';
import type { CommandAnswer } from '../../../main/cli/command.ts';
import { run } from '../../../main/cli/run.ts';

/** As the command line is called: common options and all. */
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
      '12,03 - 7,97\nWBF continue 20-0, 16 étuis : gagné de 7 IMPs.\n',
    );
    expect((await call('--scale ebu-swiss-pairs --boards 8 --percentage 43,77 --language fr')).out).toBe(
      '6 - 14\nEBU suisse par paires 20-0, 8 étuis : moins de 45,26\u202f%, jusqu’à 43,77\u202f%.\n',
    );
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
    [`${discrete} --boards 8 --imps 3 --percentage 55`, 'IMPs or a percentage, not both'],
    [`${discrete} --boards 8 --percentage 55`, 'read by the IMPs of the match, not by its percentage'],
    ['--scale ebu-swiss-pairs --boards 8 --imps 5', 'read by the percentage of the match, not by its IMPs'],
    ['--scale ebu-swiss-pairs --boards 8', 'What percentage of the match?'],
    ['--scale ebu-swiss-pairs --boards 8 --percentage 100.01', 'What percentage of the match?'],
    ['--scale ebu-swiss-pairs --boards 8 --percentage -1', 'What percentage of the match?'],
    [`${discrete} --boards 8 --imps 3 --teams 4`, '--teams is not understood here'],
    [`${discrete} --boards 8 3`, '3 is not understood here'],
  ])('%s', async (args, message) => {
    const { exit, out, messages } = await call(args);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(messages[0]).toContain(message);
    expect(messages[1]).toMatch(/^Usage: .*vp --scale/);
  });

  test('in French', async () => {
    expect((await call('--language fr')).messages[0]).toBe('Quelle échelle ? --scale wbf-continuous');
  });

  test('help lists the scales', async () => {
    const { exit, out } = await call('--help');
    expect(exit).toBe(0);
    expect(out).toContain('wbf-continuous, wbf-discrete, wbf-discrete-half, old-25, acbl-20, acbl-30, ebu-swiss-pairs');
  });
});
