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
  folder = await mkdtemp(join(tmpdir(), 'etui-score-methods-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function scoreFile(
  content: string,
  args: readonly string[],
  { json = false, language = 'en' }: { readonly json?: boolean; readonly language?: 'en' | 'fr' } = {},
): Promise<CommandAnswer> {
  const file = join(folder, 'results.csv');
  await writeFile(file, content);
  const answer = await score([file, ...args], { json, language });
  return { ...answer, messages: answer.messages.map((message) => message.replaceAll(file, 'results.csv')) };
}

describe('an individual', () => {
  const csv = 'board,n,s,e,w,score\n1,1,2,3,4,420\n1,5,6,7,8,-50\n2,1,5,2,6,100\n2,3,7,4,8,110';

  test('for people: players, and four seats a line', async () => {
    const { exit, out } = await scoreFile(csv, [], { language: 'fr' });
    expect(exit).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "Classement
      Place  Joueur       %  Points-match  Étuis
         1=       2  100,00          4,00      2
         1=       7  100,00          4,00      2
         3=       1   50,00          2,00      2
         3=       3   50,00          2,00      2
         3=       6   50,00          2,00      2
         3=       8   50,00          2,00      2
         7=       4    0,00          0,00      2
         7=       5    0,00          0,00      2

      Étui 1, 2 résultats, top 2
      N  S  E  O  Contrat  Par  Levées  Marque  PM N-S  PM E-O   % N-S
      1  2  3  4                          +420       2       0  100,00
      5  6  7  8                           −50       0       2    0,00

      Étui 2, 2 résultats, top 2
      N  S  E  O  Contrat  Par  Levées  Marque  PM N-S  PM E-O   % N-S
      1  5  2  6                          +100       0       2    0,00
      3  7  4  8                          +110       2       0  100,00
      "
    `);
  });

  test('as JSON: both partners have what their side has', async () => {
    const { out } = await scoreFile(csv, ['--method', 'cross-imps'], { json: true });
    const { winners, boards, ranking } = JSON.parse(out) as {
      readonly winners: number;
      readonly boards: readonly { readonly results: readonly Record<string, unknown>[] }[];
      readonly ranking: readonly Record<string, unknown>[];
    };
    expect(winners).toBe(1);
    expect(boards[0]?.results[0]).toMatchObject({ n: '1', s: '2', e: '3', w: '4', nsPoints: 10, ewPoints: -10 });
    expect(boards[0]?.results[0]).not.toHaveProperty('ns');
    expect(ranking.map(({ entry, place, total }) => [entry, place, total])).toEqual([
      ['1', 1, 10],
      ['2', 1, 10],
      ['7', 1, 10],
      ['8', 1, 10],
      ['3', 5, -10],
      ['4', 5, -10],
      ['5', 5, -10],
      ['6', 5, -10],
    ]);
  });
});

describe('against a given datum', () => {
  const csv = 'board,ns,ew,score,datum\n1,1,2,620,600\n1,3,4,-100,600\n2,1,4,-50,-50';

  test('each result for itself, a single one too', async () => {
    const { exit, out } = await scoreFile(csv, ['--method', 'fixed-datum']);
    expect(exit).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "North-South
      Place  Pair    IMPs  A board  Boards
         1      1   +1.00    +0.50       2
         2      3  −12.00   −12.00       1

      East-West
      Place  Pair    IMPs  A board  Boards
         1      4  +12.00    +6.00       2
         2      2   −1.00    −1.00       1

      Board 1, 2 results, datum +600
      N-S  E-W  Contract  By  Tricks  Score  N-S IMPs  E-W IMPs
        1    2                         +620        +1        −1
        3    4                         −100       −12       +12

      Board 2, 1 of 2 results, datum −50
      N-S  E-W  Contract  By  Tricks  Score  N-S IMPs  E-W IMPs
        1    4                          −50         0         0
      "
    `);
  });

  test('a board without one, or with two, is named once with its line', async () => {
    const wrong = csv.replace('-100,600', '-100,610').replace('-50,-50', '-50,');
    expect(await scoreFile(wrong, ['--method', 'fixed-datum'])).toEqual({
      exit: 1,
      out: '',
      messages: [
        'results.csv:3: board 1 has two datums. Write the same on all its lines.',
        'results.csv:4: board 2 has no datum. Write the score to be held against into the column datum.',
      ],
    });
    expect(await scoreFile(wrong, ['--method', 'butler'])).toMatchObject({ exit: 0 });
  });
});

describe('board-a-match', () => {
  const csv = 'board,match,ns,ew,score\n1,a,1,11,420\n1,b,3,13,100\n1,a,2,12,400\n1,b,4,14,100';

  test('two results of a match against each other', async () => {
    const { exit, out } = await scoreFile(csv, ['--method', 'board-a-match']);
    expect(exit).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "North-South
      Place  Pair       %  Matchpoints  Boards
         1      1  100.00         2.00       1
         2=     3   50.00         1.00       1
         2=     4   50.00         1.00       1
         4      2    0.00         0.00       1

      East-West
      Place  Pair       %  Matchpoints  Boards
         1     12  100.00         2.00       1
         2=    13   50.00         1.00       1
         2=    14   50.00         1.00       1
         4     11    0.00         0.00       1

      Board 1, 4 results, top 2
      N-S  E-W  Contract  By  Tricks  Score  N-S MP  E-W MP   N-S %
        1   11                         +420       2       0  100.00
        3   13                         +100       1       1   50.00
        2   12                         +400       0       2    0.00
        4   14                         +100       1       1   50.00
      "
    `);
  });

  test('a third result is named with its line and cure', async () => {
    const answer = await scoreFile(csv.replaceAll(',b,', ',a,'), ['--method', 'board-a-match'], { json: true });
    expect(answer.exit).toBe(1);
    expect(JSON.parse(answer.out)).toMatchObject({
      problems: [{ line: 4, column: 'match', code: 'resultsBeyondTwo' }],
    });
    expect(answer.messages).toEqual([
      'results.csv:4: a third result of board 1. Board-a-match holds two results against each other: name them in the column match.',
    ]);
  });
});

describe('undertricks', () => {
  const csv = 'board,ns,ew,contract,declarer,tricks,score\n1,1,2,4SX,N,6,-700\n1,3,4,,,,-800';

  test('count by the Laws since 1987: a contract and a score agree by that scale', async () => {
    const { exit, messages } = await scoreFile(csv, ['--regulation', 'ebu']);
    expect(exit).toBe(1);
    expect(messages[0]).toContain('the score is \u2212700, but the contract is worth \u2212800');
  });

  test('--undertricks before-1987: the fourth is 200 more, and other scores can be', async () => {
    const { exit, out, messages } = await scoreFile(csv, ['--undertricks', 'before-1987'], { json: true });
    expect(exit).toBe(0);
    const { boards } = JSON.parse(out) as { readonly boards: readonly { readonly results: readonly object[] }[] };
    expect(boards[0]?.results).toMatchObject([
      { score: -700, nsPoints: 2 },
      { score: -800, nsPoints: 0 },
    ]);
    expect(messages).toEqual([]);
    const scores = 'board,ns,ew,score\n1,1,2,-700\n1,3,4,-2000';
    const named = async (...args: readonly string[]): Promise<readonly string[]> =>
      (await scoreFile(scores, args)).messages.map(
        (message) => /is worth .[\d\s]*\d/.exec(message)?.[0].replaceAll(/(?<=\d)\s/g, '') ?? '',
      );
    expect(await named()).toEqual(['is worth \u2212700']);
    expect(await named('--undertricks', 'before-1987')).toEqual(['is worth \u22122000']);
  });

  test('another scale is not known', async () => {
    const { exit, messages } = await scoreFile(csv, ['--undertricks', '1986'], { language: 'fr' });
    expect(exit).toBe(2);
    expect(messages[0]).toContain('Une réponse parmi since-1987, before-1987');
  });
});
