import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommandAnswer } from '../../../../main/cli/command/command.ts';
import { run } from '../../../../main/cli/run.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'etui-match-director-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Calls the command on a file of these lines, and where there are penalties on a file of them. */
async function call(
  lines: readonly string[],
  args = '',
  penalties: readonly string[] | null = null,
): Promise<CommandAnswer> {
  const [file, entries] = [join(folder, 'match.csv'), join(folder, 'penalties.csv')];
  await writeFile(file, lines.join('\n'));
  await writeFile(entries, (penalties ?? []).join('\n'));
  const words = args.split(' ').filter((word) => word !== '');
  const answer = await run(['match', file, ...words, ...(penalties ? ['--entries', entries] : [])]);
  return { ...answer, messages: answer.messages.map((message) => message.replaceAll(`${folder}/`, '')) };
}

async function json(...asked: Parameters<typeof call>): Promise<Record<'home' | 'away', { readonly result: number }>> {
  const [lines, args = '', penalties = null] = asked;
  const { out, messages } = await call(lines, `${args} --json`, penalties);
  expect(messages).toEqual([]);
  return JSON.parse(out) as Record<'home' | 'away', { readonly result: number }>;
}

function tidy(out: string): readonly string[] {
  return out.split('\n').map((line) => line.replaceAll(/ +/g, ' ').trim());
}

/** Oak wins one board of sixteen by 450 points, 10 IMPs. */
const ONE_SWING = [
  'board,room,ns,ew,score',
  '1,open,Oak,Elm,620',
  '1,closed,Elm,Oak,170',
  '2,open,Oak,Elm,90',
  '2,closed,Elm,Oak,90',
];

describe('penalties (Laws 90 and 91)', () => {
  test('IMPs come off before the scale, victory points behind it, from one team only', async () => {
    const without = await json(ONE_SWING, '--scale wbf-discrete');
    // 2 boards: 10 IMPs are 15-5, 4 IMPs 12-8
    const imps = await json(ONE_SWING, '--scale wbf-discrete', ['entry,penalty,unit,reason', 'Oak,6,imps,late']);
    expect(imps.home).toMatchObject({ imps: 10, penalties: [{ amount: 6, unit: 'imps', reason: 'late' }] });
    expect(imps.home.result).toBeLessThan(without.home.result);
    expect(imps.away.result).toBe(without.away.result);
    const points = await json(ONE_SWING, '--scale wbf-discrete', ['entry,penalty,unit', 'away,0.5,vp', 'Elm,1,']);
    expect(points.home.result).toBe(without.home.result);
    expect(points.away.result).toBe(without.away.result - 1.5);
    expect(points.home).not.toHaveProperty('penalties');
  });

  test('are in what the match is decided in where the file names no unit', async () => {
    const penalty = ['entry;penalty', 'Visiteuse;2'];
    const asked = ['--method imps', '--method aggregate', '--method board-a-match', '--method patton --pool 10'];
    for (const args of asked) {
      const [before, after] = [await json(ONE_SWING, args), await json(ONE_SWING, args, penalty)];
      expect(after.away.result).toBe(before.away.result - 2);
      expect(after.home).toEqual(before.home);
    }
  });

  test('stand above the result with their reason', async () => {
    const penalties = ['entry,penalty,unit,reason', 'Oak,3,imps,phone', 'Elm,1,vp,'];
    const { out } = await call(ONE_SWING, '--scale wbf-discrete', penalties);
    expect(tidy(out).slice(4)).toEqual([
      'Oak Elm',
      'IMPs 10 0',
      'Penalty, IMPs (phone) −3',
      'Penalty, victory points −1',
      expect.stringMatching(/^Victory points \(WBF discrete 20-0\) \d+ \d+$/),
      '',
    ]);
    const french = await call(ONE_SWING, '--method board-a-match --language fr', ['entry,penalty', 'Oak,1']);
    expect(tidy(french.out)).toEqual(
      expect.arrayContaining(['Pénalité, Points par étui −1', 'Points par étui 3 1', 'Résultat 2 1']),
    );
  });

  test('are explained with the match, and with a void one', async () => {
    const penalties = ['entry,penalty,unit', 'Oak,3,imps', 'Oak,1,vp'];
    const { out } = await call(ONE_SWING, '--scale wbf-discrete --explain :Oak', penalties);
    const [sentence = ''] = out.split('\n');
    expect(sentence).toContain('+10 IMPs on 2 boards; penalty 3 IMPs (Law 90); ');
    expect(sentence).toMatch(/won by 7 to 8 IMPs; penalty 1 \(Law 90\)\.$/);
    const isVoid = '--scale wbf-discrete --boards 8 --fault away --explain :Oak';
    expect((await call(ONE_SWING, isVoid, penalties)).out.split('\n')[0]).toMatch(
      /penalty 3 IMPs \(Law 90\); penalty 1 \(Law 90\)\.$/,
    );
  });

  test.each<[string, string, readonly string[], string]>([
    ['a third team', '', ['entry,penalty', 'Ash,1'], 'Ash is none of the two teams.'],
    ['no penalty', '', ['entry,penalty', 'Oak,'], 'the line takes nothing from Oak.'],
    ['a bonus', '', ['entry,bonus', 'Oak,1'], 'a team gets no bonus in a match.'],
    ['another unit', '', ['entry,penalty,unit', 'Oak,1,vp'], 'Give the penalty in IMPs, or leave unit empty.'],
    ['total points', '--method aggregate', ['entry,penalty,unit', 'Oak,1,imps'], 'decided in total points'],
    ['no number', '', ['entry,penalty', 'Oak,-1'], '“-1” is not a penalty.'],
  ])('what can’t be is named by its line: %s', async (_, args, penalties, message) => {
    const { exit, messages } = await call(ONE_SWING, args, penalties);
    expect({ exit, count: messages.length }).toEqual({ exit: 1, count: 1 });
    expect(messages[0]).toContain('penalties.csv:2: ');
    expect(messages[0]).toContain(message);
  });
});

describe('split scores (White Book 4.1.1.3)', () => {
  test('each team has its own comparison, and the two need not balance', async () => {
    const lines = ['board,room,award,score', '1,open,S-50/450,', '1,closed,,420'];
    const { out } = await call(lines, '--json');
    expect(JSON.parse(out)).toMatchObject({
      boards: [{ open: { award: 'S-50/450' }, imps: { home: -10, away: -1 }, points: { home: -470, away: -30 } }],
    });
  });

  test('a side may have a weighted score, and averages may be written as signs', async () => {
    const lines = ['board,room,award,score', '1,open,S60%420+40%-50/420,', '1,closed,,420', '2,open,A+/-,'];
    const { out } = await call(lines, '--json');
    // 40 % of -470, 10 IMPs, to the home team only
    expect(JSON.parse(out)).toMatchObject({
      boards: [{ imps: { home: -4, away: 0 } }, { state: 'awarded', imps: { home: 3, away: -3 } }],
    });
    expect((await call(lines)).out).toContain('S60%420+40%-50/420');
  });

  test('an average of one side only is that side’s, and the other’s score is compared', async () => {
    const lines = ['board,room,award,score', '1,open,SA40/420,', '1,closed,,50'];
    const { out } = await call(lines, '--json');
    // average minus to the home team, and to the away team -420 here and +50 there
    expect(JSON.parse(out)).toMatchObject({
      boards: [{ state: 'awarded', grades: { home: 'minus', away: null }, imps: { home: -3, away: -9 } }],
    });
    expect((await call(lines)).out).toContain('average minus / \u2013');
    const { exit, messages } = await call(['board,room,award', '1,open,SA45/420']);
    expect({ exit, messages }).toEqual({
      exit: 1,
      messages: [
        'match.csv:2: SA45/420 has no worth in a team match: average plus is 60, average 50, average minus 40. Write one of these for each side.',
      ],
    });
    const both = await call(['board,room,award', '1,open,SA60/A40'], '--json');
    expect(JSON.parse(both.out)).toMatchObject({ home: { imps: 3 } });
  });
});

describe('the regulation', () => {
  const down4 = ['board,room,contract,declarer,tricks,score', '1,open,4SX,N,6,-700', '1,closed,,,,-700'];

  test('says what undertricks cost: contract and score agree by that scale', async () => {
    const { exit, messages } = await call(down4);
    expect(exit).toBe(1);
    expect(messages[0]).toContain('the contract is worth −800 to North-South');
    const before = await call(down4, '--undertricks before-1987 --json');
    expect(JSON.parse(before.out)).toMatchObject({ home: { imps: 0 } });
    expect((await call(down4, '--undertricks 1986')).messages[0]).toContain('One of since-1987, before-1987');
  });

  test('gives the scale where none is named and IMPs decide', async () => {
    const scaleOf = async (args: string): Promise<unknown> =>
      (JSON.parse((await call(ONE_SWING, `${args} --json`)).out) as { readonly scale: unknown }).scale;
    expect(await scaleOf('--regulation ebu')).toBe('wbf-discrete');
    expect(await scaleOf('--regulation wbf --method patton')).toBe('wbf-continuous');
    expect(await scaleOf('--regulation ebu --scale wbf-continuous')).toBe('wbf-continuous');
    for (const none of ['', '--regulation ebu --scale none', '--regulation ebu --method board-a-match']) {
      expect(await scaleOf(none)).toBe(null);
    }
    expect(await scaleOf('--regulation ebu --method patton --pool 10')).toBe(null);
    expect((await call(ONE_SWING, '--regulation nobody')).exit).toBe(2);
  });

  test('own averages, and boards rounded', async () => {
    const lines = [...ONE_SWING, '3,open,Oak,Elm,', '3,closed,Elm,Oak,'].map((line, at) => {
      return at === 0 ? `${line},award` : at === 5 ? `${line},A6040` : at === 6 ? `${line},NP` : `${line},`;
    });
    // 10 and 0 on two boards: 5 is more than 3
    expect(await json(lines, '--averages own')).toMatchObject({ home: { imps: 15 }, away: { imps: -15 } });
    expect(await json(lines)).toMatchObject({ home: { imps: 13 }, away: { imps: -13 } });
    const weighted = ['board,room,award,score', '1,open,60%420+40%-50,', '1,closed,,420'];
    expect(await json(weighted, '--round-boards 0')).toMatchObject({ home: { imps: -4 } });
    const third = ['board,room,award,score', '1,open,33%420+67%-50,', '1,closed,,420'];
    expect(await json(third, '--round-boards 0')).toMatchObject({ home: { imps: -7 } });
    expect(await json(third, '--round-boards 1')).toMatchObject({ home: { imps: -6.7 } });
    expect((await call(third, '--round-boards 2')).messages[0]).toContain('--round-boards 1 or --round-boards none');
    // the EBU rounds to whole IMPs where they become victory points, and to tenths where they are final
    expect(await json(third, '--regulation ebu')).toMatchObject({ home: { imps: -7 } });
    expect(await json(third, '--regulation ebu --scale none')).toMatchObject({ home: { imps: -6.7 } });
    expect(await json(third, '--regulation ebu --round-boards none')).toMatchObject({ home: { imps: -6.7 } });
    expect((await call(third, '--averages mine')).exit).toBe(2);
  });
});

test('--explain tells what decides: points a board, total points, or with IMPs', async () => {
  const explained = async (args: string): Promise<readonly string[]> =>
    (await call(ONE_SWING, `${args} --explain 2:Oak`)).out.split('\n').slice(1, 2);
  const rooms = 'open room +90, closed room −90, together 0';
  expect(await explained('')).toEqual([`Oak: 0 IMPs: ${rooms} (Law 78B).`]);
  expect(await explained('--method board-a-match')).toEqual([`Oak: 1 of 2 points: ${rooms}, the same score.`]);
  expect(await explained('--method aggregate')).toEqual([`Oak: 0 total points: ${rooms}.`]);
  expect(await explained('--method patton --scale wbf-discrete')).toEqual([
    `Oak: 1 of 2 points: ${rooms}, the same score. 0 IMPs: ${rooms} (Law 78B).`,
  ]);
  const { out } = await call(ONE_SWING, '--method board-a-match --explain 1:Oak --json');
  expect(JSON.parse(out)).toMatchObject({
    boards: [
      { boardPoints: { points: '2', from: { kind: 'compared', comparisons: [{ difference: 450, worth: 2 }] } } },
    ],
  });
});
