import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommandAnswer } from '../../../../main/cli/command/command.ts';
import { run } from '../../../../main/cli/run.ts';
import { EVENINGS } from '../../../src/season/evenings.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'etui-ladder-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const LINES = [
  'session,place,percent,player1,player2',
  ...EVENINGS.evenings.flatMap(({ evening, results }) =>
    results.map(({ pair, percent, place }) => [evening, place, percent, ...pair].join(',')),
  ),
];

/** Calls the command on a file of these lines. */
async function call(args: string, lines: readonly string[] = LINES): Promise<CommandAnswer> {
  const file = join(folder, 'sessions.csv');
  await writeFile(file, lines.join('\n'));
  const answer = await run(['ladder', file, ...args.split(' ').filter((word) => word !== '')]);
  return { ...answer, messages: answer.messages.map((message) => message.replaceAll(`${folder}/`, '')) };
}

describe('the ladders of fourteen evenings', () => {
  test.each([
    ['mean', '--rule mean --least 10'],
    ['bestOf', '--rule best --count 8 --least 8'],
    ['dropping', '--rule drop --from 5 --every 2 --least 5'],
    ['placePoints', '--rule place-points --points 3,2,1 --least 6'],
    ['pairs', '--rule mean --by pair --least 4'],
  ] as const)('%s', async (kind, args) => {
    const { exit, out, messages } = await call(`${args} --json`);
    expect({ exit, messages }).toEqual({ exit: 0, messages: [] });
    const { ranking } = JSON.parse(out) as {
      ranking: { place: number | null; exact: string | null; figure: number }[];
    };
    const wanted = EVENINGS.ladders[kind].rows;
    expect(ranking.filter(({ place }) => kind !== 'pairs' || place !== null)).toMatchObject(
      wanted.map(({ figure, ...row }) => ({ ...row, exact: figure })),
    );
    for (const { exact, figure } of ranking) {
      if (exact === null) continue;
      const [top, bottom = '1'] = exact.split('/');
      expect(figure).toBeCloseTo(Number(top) / Number(bottom), 10);
    }
  });

  test('as a table, in French too', async () => {
    const { out } = await call('--rule best --count 8 --least 11');
    expect(out.split('\n').slice(0, 4)).toEqual([
      'Place  Player    Sessions  Counted      %',
      '    1  Larch           14        8  59.34',
      '    2  Oak             13        8  56.69',
      '    3  Olive           11        8  54.69',
    ]);
    const french = await call('--rule place-points --by pair --total sum --language fr');
    expect(french.out.split('\n').slice(0, 2)).toEqual([
      'Place  Paire              Séances  Comptées  Points',
      '    1  Fir / Larch             10        10   16,00',
    ]);
  });
});

describe('a file with problems', () => {
  test('is refused with each named, as data too', async () => {
    const lines = ['session,place,percent,player1,player2', '1,1,60,Ash,Elm', '1,2,abc,Fir,Yew', '1,3,40,Ash,Oak'];
    expect(await call('--rule mean', lines)).toEqual({
      exit: 1,
      out: '',
      messages: [
        'sessions.csv:3: “abc” is not a figure for percent. Write a number such as 58.33.',
        'sessions.csv:4: Ash has a result of this session on line 2 already. Correct the session or the name.',
      ],
    });
    const { out } = await call('--rule mean --json', lines);
    expect((JSON.parse(out) as { problems: { line: number; column: string; code: string }[] }).problems).toMatchObject([
      { line: 3, column: 'percent', code: 'figure' },
      { line: 4, column: 'player1', code: 'twiceInSession' },
    ]);
  });

  test('that is not there is named', async () => {
    expect(await run(['ladder', join(folder, 'none.csv'), '--rule', 'mean'])).toMatchObject({ exit: 1, out: '' });
  });
});

describe('a wrong call says what is missing', () => {
  test.each([
    ['', /By which rule/],
    ['--rule median', /By which rule/],
    ['--rule best', /How many of the best/],
    ['--rule best --count 0', /How many of the best/],
    ['--rule drop --from 5', /From how many sessions/],
    ['--rule place-points --points 1,2', /Which points/],
    ['--rule mean --least none', /How many sessions/],
    ['--rule mean --partners two', /How many partners/],
    ['--rule mean --by team', /Who is ranked/],
    ['--rule mean --total all', /divided or added up/],
    ['--rule mean --ties lot', /How are equal figures/],
    ['--rule mean --most 3', /--most/],
    ['--rule mean another.csv', /Which file/],
  ])('%s', async (args, sentence) => {
    const { exit, messages } = await call(args);
    expect({ exit, first: messages[0] }).toEqual({ exit: 2, first: expect.stringMatching(sentence) });
  });

  test('and its help is answered', async () => {
    expect(await run(['ladder', '--help'])).toMatchObject({ exit: 0, out: expect.stringContaining('SESSIONS.csv') });
  });
});
