import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommandAnswer } from '../../../../main/cli/command/command.ts';
import { run } from '../../../../main/cli/run.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'etui-rubber-'));
});
afterAll(() => rm(folder, { recursive: true }));

const HEAD = 'contract,declarer,result,honours\n';

async function call(deals: string, ...args: string[]): Promise<CommandAnswer> {
  const file = join(folder, 'deals.csv');
  await writeFile(file, HEAD + deals);
  return run(['rubber', file, ...args]);
}

const TWO_GAMES = '2S,N,+1\n4HX,E,-1,W4\nPASS\n2D,S,=\n6NT,N,=,S4\n';

test('the sheet of a finished rubber', async () => {
  const { exit, out } = await call(TWO_GAMES);
  expect(exit).toBe(0);
  expect(out.replace(/[\u202f\u00a0]/g, ' ')).toBe(
    [
      'Deal  Contract    For                          N-S  E-W',
      '   1  2♠ N +1     tricks, below the line        60',
      '                  overtricks                    30',
      '   2  4♥× E −1    undertricks                  100',
      '                  honours                           100',
      '   3  passed out',
      '   4  2♦ S =      tricks, below the line        40',
      '                  -- game 1: North-South --',
      '   5  6NT N =     tricks, below the line       190',
      '                  slam                         750',
      '                  honours                      150',
      '                  -- game 2: North-South --',
      '                  rubber                       700',
      '                  Total                      2 020  100',
      '',
      'North-South win by 1 920: 19 hundreds.',
      '',
    ].join('\n'),
  );
});

test('a running rubber says who leads and who is vulnerable; a left one is settled', async () => {
  expect((await call('3NT,E,=\n')).out).toContain(
    'East-West lead by 100; the rubber is not finished. Vulnerable: East-West.',
  );
  expect((await call('3NT,E,=\n', '--unfinished')).out).toContain('East-West win by 400: 4 hundreds.');
  expect((await call('3NT,E,=\n', '--unfinished', '--language', 'fr')).out).toContain(
    'Est-Ouest gagne de 400\u00a0: 4 centaines.',
  );
  expect((await call('PASS\n')).out).toContain('Both sides have the same.');
});

/** A rubber of 1,850 to 500, won two games to one. */
const WORKED = '2C,E,+2\n3NT,N,=\n2NT,S,=\n4S,N,-2\n3C,W,-1\n3D,E,-1\n4H,E,=\n2S,S,-1\n6S,N,=,N5\n';

test('fifty is settled down: 1,850 to 500 is thirteen hundreds, by any laws', async () => {
  for (const laws of ['french', 'current', 'before-1993']) {
    const { out } = await call(WORKED, '--laws', laws, '--json');
    expect(JSON.parse(out)).toMatchObject({
      finished: true,
      games: ['NS', 'EW', 'NS'],
      totals: { NS: 1850, EW: 500 },
      winner: 'NS',
      margin: 1350,
      hundreds: 13,
    });
  }
  const { out } = await call(WORKED);
  expect(out.replace(/[\u202f\u00a0]/g, ' ')).toContain('North-South win by 1 350: 13 hundreds.');
  // A hundred above the line to one side and fifty to the other.
  expect((await call('4SX,N,-1\n4S,E,-1\n', '--unfinished')).out).toContain('East-West win by 50: 0 hundreds.');
});

test('as JSON, deals and games from 1', async () => {
  const { out } = await call('2SX,N,-4\n', '--json', '--laws', 'before-1993');
  expect(JSON.parse(out)).toEqual({
    finished: false,
    games: [],
    partScores: { NS: 0, EW: 0 },
    vulnerable: { NS: false, EW: false },
    totals: { NS: 0, EW: 700 },
    winner: 'EW',
    margin: 700,
    hundreds: 7,
    entries: [{ deal: 1, side: 'EW', where: 'above', kind: 'undertricks', points: 700, game: 1 }],
  });
});

describe('problems in the file', () => {
  test('by line, with the cure', async () => {
    const file = join(folder, 'deals.csv');
    expect(await call('4S,X,=\n')).toEqual({
      exit: 1,
      out: '',
      messages: [`${file}:2: “X” is not a declarer. Write N, E, S or W.`],
    });
    const { exit, messages } = await call('3NT,N,=\n3NT,N,=\n3NT,N,=\n', '--language', 'fr');
    expect(exit).toBe(1);
    expect(messages[0]).toContain(`${file}:4: le robre était fini`);
    const json = await call('3NT,N,=,N5\n', '--json');
    expect(JSON.parse(json.out)).toMatchObject({ problems: [{ file, line: 2, column: null, code: 'honours' }] });
  });

  test('no such file', async () => {
    const { exit, messages } = await run(['rubber', join(folder, 'none.csv')]);
    expect(exit).toBe(1);
    expect(messages[0]).toContain('there is no such file');
  });
});

describe('wrong usage', () => {
  test.each([
    [[], 'Which file?'],
    [['a.csv', 'b.csv'], 'One file at a time'],
    [['a.csv', '--laws', '1981'], 'Which laws?'],
    [['a.csv', '--chicago'], '--chicago is not understood here'],
  ])('%j', async (args, message) => {
    const { exit, messages } = await run(['rubber', ...args]);
    expect(exit).toBe(2);
    expect(messages[0]).toContain(message);
    expect(messages[1]).toMatch(/^Usage: .*rubber FILE/);
  });

  test('help', async () => {
    expect((await run(['rubber', '--help'])).out).toContain('--unfinished');
  });
});
