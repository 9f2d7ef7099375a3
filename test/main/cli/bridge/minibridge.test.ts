import { describe, expect, test } from 'vitest';
import type { CommandAnswer } from '../../../../main/cli/command/command.ts';
import { run } from '../../../../main/cli/run.ts';

async function call(args: string): Promise<CommandAnswer> {
  return run(['minibridge', ...args.split(' ').filter((word) => word !== '')]);
}

test('points: the level, and what they are worth', async () => {
  expect(await call('--points 25')).toEqual({
    exit: 0,
    out: 'With 25 points play at level 3.\nExpected score (Milton York): +300\nExpected score (Chicago): +300\n',
    messages: [],
  });
  expect((await call('--points 24 --vulnerable --language fr')).out).toBe(
    'Avec 24 points, jouez au palier de 2.\nMarque attendue (Milton York, vulnérable)\u00a0: +200\nMarque attendue (Chicago, vulnérable)\u00a0: +290\n',
  );
  expect(JSON.parse((await call('--points 20 --json')).out)).toEqual({
    points: 20,
    level: 1,
    vulnerable: false,
    expected: { 'milton-york': 0, chicago: 0 },
  });
});

describe('the score of a deal', () => {
  test.each([
    ['--announced game --strain s --tricks 10', '+420\n'],
    ['--announced part-score --strain NT --tricks 6', '−50\n'],
    ['--announced 4 --strain P --tricks 10 --language fr', '+420\n'],
    ['--announced game --strain SA --tricks 9 --language fr', '+400\n'],
  ])('%s', async (args, out) => {
    expect(await call(args)).toEqual({ exit: 0, out, messages: [] });
  });

  test('as JSON', async () => {
    const { out } = await call('--announced part-score --strain H --tricks 10 --json');
    expect(JSON.parse(out)).toEqual({ announced: 'partScore', strain: 'H', tricks: 10, score: 170 });
  });
});

describe('wrong usage', () => {
  test.each([
    ['', 'Points, or a deal to score?'],
    ['--points 19', 'from 20 to 40'],
    ['--points 41', 'from 20 to 40'],
    ['--points 25 --tricks 9', 'not both'],
    ['--announced slam --strain S --tricks 12', 'What was announced?'],
    ['--strain S --tricks 12', 'What was announced?'],
    ['--announced game --strain X --tricks 12', 'In which strain?'],
    ['--announced game --strain S --tricks 14', 'How many tricks'],
    ['--points 25 --score', '--score is not understood here'],
    ['25', '25 is not understood here'],
  ])('%s', async (args, message) => {
    const { exit, out, messages } = await call(args);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(messages[0]).toContain(message);
    expect(messages[1]).toContain('minibridge --points');
  });

  test('help', async () => {
    expect(await call('--help')).toMatchObject({ exit: 0, messages: [] });
  });
});
