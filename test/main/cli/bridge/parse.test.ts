import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { CommandAnswer } from '../../../../main/cli/command/command.ts';
import { run } from '../../../../main/cli/run.ts';

function parse(...args: string[]): Promise<CommandAnswer> {
  return run(['parse', ...args]);
}

async function json(...args: string[]): Promise<unknown> {
  return JSON.parse((await parse(...args, '--json')).out);
}

describe('etui parse --json', () => {
  test.each([
    ['4hxe-1', { kind: 'played', contract: '4HX', declarer: 'E', tricks: 9, lead: null, score: 200 }],
    ['5cs-2/hk', { kind: 'played', contract: '5C', declarer: 'S', tricks: 9, lead: 'HK', score: -200 }],
    ['3nn=/d10', { kind: 'played', contract: '3NT', declarer: 'N', tricks: 9, lead: 'DT', score: 600 }],
    ['620', { kind: 'score', score: 620 }],
    ['-100', { kind: 'score', score: -100 }],
    ['a+/-', { kind: 'award', ns: 60, ew: 40 }],
    ['p', { kind: 'passedOut', score: 0 }],
    ['np', { kind: 'notPlayed' }],
  ])('%s', async (text, expected) => {
    expect(await json(text, '--board', '7')).toEqual(expected);
    expect(await parse(text, '--board', '7', '--json')).toMatchObject({ exit: 0, messages: [] });
  });

  test('contract, declarer and lead are written in English letters whatever was typed', async () => {
    expect(await json('4cxo-1/kr', '--board', '7', '--language', 'fr')).toEqual({
      kind: 'played',
      contract: '4HX',
      declarer: 'W',
      tricks: 9,
      lead: 'DK',
      score: 200,
    });
  });

  test('a problem has its place and its sentence, an unfinished line what it expects; both exit 1', async () => {
    expect(await json('4sn+4', '--board', '7')).toEqual({
      kind: 'problem',
      code: 'overtricks',
      at: 3,
      message: '4 spades can make at most +3',
    });
    expect(await json('4sn', '--board', '7')).toEqual({ kind: 'unfinished', expects: ['outcome'] });
    expect((await parse('4sn+4', '--board', '7', '--json')).exit).toBe(1);
    expect((await parse('4sn', '--board', '7', '--json')).exit).toBe(1);
  });

  test('a score that only another figure could save is a problem here, where the text has ended', async () => {
    expect(await json('-50', '--board', '7')).toMatchObject({ kind: 'problem', code: 'impossibleScore' });
  });

  test('several texts give an array', async () => {
    expect(await json('4sn=', '-50', 'q', '--board', '1')).toEqual([
      { kind: 'played', contract: '4S', declarer: 'N', tricks: 10, lead: null, score: 420 },
      { kind: 'score', score: -50 },
      { kind: 'problem', code: 'line', at: 0, message: 'a line is 4SN=, 420, A60, P or NP' },
    ]);
  });

  test('the club may leave the last nought out', async () => {
    expect(await json('42', '--board', '1', '--without-last-nought')).toEqual({ kind: 'score', score: 420 });
  });
});

describe('etui parse for people', () => {
  test('results on the output, what is wrong among the messages, under its place', async () => {
    expect(await parse('4hxe-1', 'p', '--board', '7')).toEqual({
      exit: 0,
      out: '4♥× by East −1, 9 tricks: +200 to North-South\npassed out: 0\n',
      messages: [],
    });
    expect(await parse('p', '4sn+4', '4sn', '420', '--board', '7')).toEqual({
      exit: 1,
      out: 'passed out: 0\n',
      messages: [
        '4sn+4',
        '   ^^',
        '4 spades can make at most +3',
        '4sn: how many tricks? = +1 -1 or 10',
        '420',
        '^^^',
        'Both vulnerable: no contract is worth 420 to North-South.',
        '  620: 620, 4♥ or 4♠ made',
        '  400: 400, East-West four down',
      ],
    });
  });

  test.each([
    [[], 'What was typed?'],
    [['--board', '7'], 'What was typed?'],
    [['4sn='], 'Which board?'],
    [['4sn=', '--board'], 'Which board?'],
    [['4sn=', '--board', '0'], 'Which board?'],
    [['4sn=', '--board', 'x'], 'Which board?'],
    [['4sn=', '--board', '-7'], 'Which board?'],
    [['4sn=', '--bord', '7'], '--bord is not understood here.'],
  ])('wrong usage: %o', async (args, message) => {
    const answer = await parse(...args);
    expect(answer).toMatchObject({ exit: 2, out: '' });
    expect(answer.messages[0]).toContain(message);
    expect(answer.messages[1]).toContain('Usage: npm run -s etui -- parse');
  });
});

describe('the real program', () => {
  const program = fileURLToPath(new URL('../../../../main/cli.ts', import.meta.url));
  const etui = (...args: string[]) => spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });

  test('prints the answer and nothing else, and ends with its code', () => {
    expect(etui('parse', '4hxe-1', '--board', '7', '--json')).toMatchObject({
      status: 0,
      stdout: '{"kind":"played","contract":"4HX","declarer":"E","tricks":9,"lead":null,"score":200}\n',
      stderr: '',
    });
    expect(etui('parse', '4sn+4', '--board', '7')).toMatchObject({ status: 1, stdout: '' });
    expect(etui()).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('Which command?') });
  });
});
