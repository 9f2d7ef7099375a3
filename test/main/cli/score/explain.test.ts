import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readExplainRequest } from '../../../../main/cli/command/explain-option.ts';
import { answerOf, type CommandAnswer, type CommandContext } from '../../../../main/cli/command/command.ts';
import { scoreCommand } from '../../../../main/cli/score/score.ts';

function score(args: readonly string[], context: CommandContext): Promise<CommandAnswer> {
  return answerOf(scoreCommand, args, context);
}

const CSV = [
  'board,ns,ew,contract,declarer,tricks,award',
  '1,1,1,3NT,N,9,',
  '1,2,2,3NT,N,10,',
  '1,3,3,4S,S,9,',
  '2,1,2,2H,E,8,',
  '2,2,3,,,,A+/-',
  '2,3,1,2H,E,9,',
].join('\n');

let file = '';
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'etui-score-explain-'));
  file = join(folder, 'results.csv');
  await writeFile(file, CSV);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function explain(asked: string, json = false, language: 'en' | 'fr' = 'en'): Promise<CommandAnswer> {
  return score([file, '--explain', asked], { json, language });
}

describe('etui score --explain', () => {
  test('a pair’s figure on a board; both lines where they are numbered apart', async () => {
    const { exit, out } = await explain('2:2');
    expect(exit).toBe(0);
    expect(out.replace(/[\u202f\u00a0]/g, ' ')).toBe(
      [
        'Board 2',
        'E-W 2: 12.50 %: the one other result is better, 0 of 2 matchpoints (Law 78A); 2 of 3 results, brought to 3 by Neuberg: (0 + 1) × 3 / 2 − 1 = 0.5 of 4 matchpoints (EBU White Book 4.2.3).',
        'N-S 2: 100.00 %: the director awarded average plus, 60 % of a top, 2.4 of 4 matchpoints (Law 12C2); the own average on the one other board is 100 % and counts instead: 4 of 4 matchpoints (Law 12C2(c)).',
        '',
      ].join('\n'),
    );
  });

  test('a board: both sides of every line', async () => {
    const { out } = await explain('1', false, 'fr');
    const lines = out.trimEnd().split('\n');
    expect(lines[0]).toBe('Étui 1');
    expect(lines.slice(1).map((line) => line.split('\u00a0: ')[0])).toEqual([
      'N-S 1',
      'E-O 1',
      'N-S 2',
      'E-O 2',
      'N-S 3',
      'E-O 3',
    ]);
  });

  test('a pair: its total, then its boards', async () => {
    const { out } = await explain(':3');
    expect(out.replace(/[\u202f\u00a0]/g, ' ')).toContain(
      'North-South 3: 6.25 %, 0.5 of 8 matchpoints on 2 boards; place 3 of 3.',
    );
    expect(out.match(/^Board \d$/gm)).toEqual(['Board 1', 'Board 2']);
    expect(out.match(/^[NE]-[SW] 3:/gm)).toHaveLength(4);
  });

  test('as JSON: the derivation, exact figures as text, and the sentence', async () => {
    const { out } = await explain('2:1', true);
    const { figures, totals } = JSON.parse(out) as { readonly figures: readonly unknown[]; readonly totals: unknown };
    expect(totals).toEqual([]);
    expect(figures).toHaveLength(2);
    expect(figures[0]).toMatchObject({
      entries: ['1'],
      board: 2,
      side: 'NS',
      points: '7/2',
      top: 4,
      from: {
        kind: 'compared',
        chart: { actual: 2, expected: 3 },
        occurrences: [
          { score: -110, times: 1 },
          { score: -140, times: 1 },
        ],
        scores: [
          {
            score: -110,
            percent: 100,
            worth: { beaten: '1', earned: '2', brought: { rule: 'neuberg', clause: { at: '4.2.3' } } },
          },
        ],
      },
      sentence: expect.stringMatching(/^87\.50/) as unknown,
    });
    const whole = JSON.parse((await explain(':1', true)).out) as { readonly totals: readonly unknown[] };
    expect(whole.totals[0]).toMatchObject({ entry: '1', line: 'NS', points: '11/2', place: 2, equals: [], entries: 3 });
  });

  test('what is not in the file, and what can’t be read', async () => {
    expect(await explain('9:4')).toMatchObject({
      exit: 1,
      out: '',
      messages: ['The file has no result on board 9 of 4. Check the board and the name.'],
    });
    expect(await explain(':4', false, 'fr')).toMatchObject({
      messages: ['Le fichier n’a pas de résultat de 4. Vérifiez l’étui et le nom.'],
    });
    expect((await explain('seven')).exit).toBe(2);
  });
});

test.each([
  ['7', { board: 7, entry: null }],
  [' 7 : A 3 ', { board: 7, entry: 'A 3' }],
  [':3', { board: null, entry: '3' }],
  ['7:', null],
  [':', null],
  ['', null],
  ['x:3', null],
  ['7 3', null],
])('--explain %j', (text, asked) => {
  expect(readExplainRequest(text)).toEqual(asked);
});
