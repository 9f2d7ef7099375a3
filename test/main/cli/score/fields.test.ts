import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf, type CommandAnswer, type CommandContext } from '../../../../main/cli/command/command.ts';
import { scoreCommand } from '../../../../main/cli/score/score.ts';

function score(args: readonly string[], context: CommandContext): Promise<CommandAnswer> {
  return answerOf(scoreCommand, args, context);
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'etui-fields-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function scoreFile(
  lines: readonly string[],
  args: readonly string[] = [],
  { json = false, language = 'en' }: { readonly json?: boolean; readonly language?: 'en' | 'fr' } = {},
): Promise<CommandAnswer> {
  const file = join(folder, 'results.csv');
  await writeFile(file, lines.join('\n'));
  return score([file, ...args], { json, language });
}

interface BoardDocument {
  readonly board: number;
  readonly expected: number;
  readonly section?: string;
  readonly fields?: readonly object[];
  readonly results: readonly { readonly nsPoints: number; readonly ewPoints: number }[];
}

async function boardsOf(lines: readonly string[], args: readonly string[] = []): Promise<readonly BoardDocument[]> {
  const { exit, out } = await scoreFile(lines, args, { json: true });
  expect(exit).toBe(0);
  return (JSON.parse(out) as { readonly boards: readonly BoardDocument[] }).boards;
}

function points(board: BoardDocument | undefined): unknown {
  return board?.results.map(({ nsPoints, ewPoints }) => [nsPoints, ewPoints]);
}

const FOULED = [
  'board,ns,ew,score,form',
  '1,1,11,420,a',
  '1,2,12,170,a',
  '1,3,13,-50,a',
  '1,4,14,140,b',
  '1,5,15,110,b',
];

describe('a fouled board', () => {
  test('each form is a field, named in the JSON', async () => {
    const [board] = await boardsOf(FOULED, ['--regulation', 'acbl']);
    expect(board?.fields).toEqual([
      { form: 'a', actual: 3 },
      { form: 'b', actual: 2 },
    ]);
    expect(board?.results[0]).toMatchObject({ form: 'a' });
    // the example of the ACBL's manual, three and two results
    expect(points(board)).toEqual([
      [3.67, 0.33],
      [2, 2],
      [0.33, 3.67],
      [2.6, 2.2],
      [2.2, 2.6],
    ]);
  });

  test.each([
    [
      'en',
      'Board 1, form a: 3 results, brought to 5 by Neuberg’s formula, form b: 2 results of 5, scored by percentages, top 4',
    ],
    [
      'fr',
      'Étui 1, forme a\u00a0: 3 résultats, ramenés à 5 par la formule de Neuberg, forme b\u00a0: 2 résultats sur 5, en pourcentages, top 4',
    ],
  ] as const)('is said above its results (%s)', async (language, title) => {
    const { out } = await scoreFile(FOULED, ['--regulation', 'acbl'], { language });
    expect(out).toContain(`\n${title}\n`);
  });

  test('Butler has a datum for each form', async () => {
    const [board] = await boardsOf(FOULED, ['--method', 'butler']);
    expect(board?.fields).toEqual([
      { form: 'a', actual: 3, datum: 180 },
      { form: 'b', actual: 2, datum: 130 },
    ]);
  });
});

const SECTIONS = [
  'section,board,ns,ew,score',
  'A,1,1,11,420',
  'A,1,2,12,-50',
  'B,1,1,11,170',
  'B,1,2,12,140',
  'B,1,3,13,110',
];

describe('sections', () => {
  test('are one field unless each is asked to be one', async () => {
    expect((await boardsOf(SECTIONS)).map(({ expected, section }) => [expected, section])).toEqual([[5, undefined]]);
    const boards = await boardsOf(SECTIONS, ['--fields', 'section']);
    expect(boards.map(({ board, expected, section }) => [board, expected, section])).toEqual([
      [1, 2, 'A'],
      [1, 3, 'B'],
    ]);
    expect(points(boards[1])).toEqual([
      [4, 0],
      [2, 2],
      [0, 4],
    ]);
  });

  test('are named above the boards', async () => {
    const { out } = await scoreFile(SECTIONS, ['--fields', 'section']);
    expect(out).toContain('\nSection B, Board 1, 3 results, top 4\n');
  });

  test.each([
    [['--fields', 'table'], SECTIONS, 'What is compared, all results of a board or each section by itself?'],
    [['--fields', 'section'], FOULED, 'The file names no sections.'],
  ])('%j is wrong usage of some files', async (args, lines, message) => {
    const answer = await scoreFile(lines, args);
    expect(answer).toMatchObject({ exit: 2, out: '' });
    expect(answer.messages[0]?.startsWith(message)).toBe(true);
  });
});

const AWARDS = [
  'board,ns,ew,score,award',
  '1,1,11,420,',
  '1,2,12,-50,',
  '2,1,12,,A+/-',
  '2,2,11,140,',
  '3,1,11,,S-50/450',
  '3,2,12,450,',
];

describe('awards of a kind and split scores', () => {
  test('are scored, and written as the file has them', async () => {
    const boards = await boardsOf(AWARDS);
    // pair 1 has 2 of 4 on its other boards, less than 60 %
    expect(points(boards[1])).toEqual([
      [1.2, 0.8],
      [1, 1],
    ]);
    expect(boards[1]?.results[0]).toMatchObject({ award: 'A+/-', score: null });
    expect(boards[2]).toMatchObject({
      fields: [
        { side: 'NS', actual: 2 },
        { side: 'EW', actual: 2 },
      ],
      results: [
        { award: 'S-50/450', nsPoints: 0, ewPoints: 1 },
        { nsPoints: 2, ewPoints: 1 },
      ],
    });
    const { out } = await scoreFile(AWARDS);
    expect(out).toContain('S-50/450');
    expect(out).toContain('North-South chart: 2 results, East-West chart: 2 results');
  });

  test('at IMPs, only with percents that have a worth', async () => {
    const lines = ['board,ns,ew,score,award', '1,1,11,420,', '1,2,12,,SA70/450'];
    const answer = await scoreFile(lines, ['--method', 'cross-imps']);
    expect(answer.exit).toBe(1);
    expect(answer.messages[0]).toContain('SA70/450 has no worth in IMPs');
  });
});
