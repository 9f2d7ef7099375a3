import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerOf, helpOf, type CommandAnswer, type CommandContext } from '../../../../main/cli/command/command.ts';
import { scoreCommand } from '../../../../main/cli/score/score.ts';
import { publishedSession, sessionCsv } from '../../../published-session.ts';

function score(args: readonly string[], context: CommandContext): Promise<CommandAnswer> {
  return answerOf(scoreCommand, args, context);
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'etui-score-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Writes a file and calls the command on it. */
async function scoreFile(
  content: string | Uint8Array,
  args: readonly string[] = [],
  json = false,
  language: 'en' | 'fr' = 'en',
): Promise<CommandAnswer> {
  const file = join(folder, 'results.csv');
  await writeFile(file, content);
  const answer = await score([file, ...args], { json, language });
  return { ...answer, messages: answer.messages.map((message) => message.replaceAll(file, 'results.csv')) };
}

interface ScoreDocument {
  readonly method: string;
  readonly winners: number;
  readonly regulation: string;
  readonly boards: readonly {
    readonly board: number;
    readonly expected: number;
    readonly results: readonly ResultDocument[];
  }[];
  readonly ranking: readonly Record<string, unknown>[];
}

type ResultDocument = Readonly<Record<string, unknown>>;

async function scoreJson(content: string, args: readonly string[] = []): Promise<ScoreDocument> {
  const answer = await scoreFile(content, args, true);
  expect(answer).toMatchObject({ exit: 0, messages: [] });
  return JSON.parse(answer.out) as ScoreDocument;
}

describe('a published Mitchell, each line numbered from 1', () => {
  const session = publishedSession('nz_mp_mitchell_26pairs_26boards');
  const csv = sessionCsv(session).replaceAll(/ (NS|EW),/g, ',');

  test('is the JSON that is promised to other programs', async () => {
    const scored = await scoreJson(csv);
    expect(scored).toMatchObject({ method: 'matchpoints', winners: 2, regulation: 'wbf' });
    expect(scored.boards[0]?.expected).toBe(13);
    expect(scored.boards[0]?.results[0]).toEqual({
      ns: '1',
      ew: '1',
      contract: '4S',
      declarer: 'S',
      tricks: 12,
      score: 480,
      nsPoints: 16,
      ewPoints: 8,
      nsPercentage: 200 / 3,
      ewPercentage: 100 / 3,
    });
    expect(scored.ranking[0]).toEqual({
      entry: '5',
      line: 'NS',
      place: 1,
      tied: false,
      total: 374,
      percentage: 37400 / 624,
      boards: 26,
    });
  });

  test('every result keeps its place and has the matchpoints that were published', async () => {
    const { boards } = await scoreJson(csv);
    const computed = boards.map(({ board, results }) => [
      board,
      results.map(({ nsPoints, ewPoints }) => [nsPoints, ewPoints]),
    ]);
    const published = Object.entries(session.boards).map(([board, lines]) => [
      Number(board),
      lines.map((line) => [line.ns_pts, line.ew_pts]),
    ]);
    expect(computed).toEqual(published);
  });

  test('pairs 1 and 13 share place 10', async () => {
    const { ranking } = await scoreJson(csv);
    const shared = ranking.filter(({ line, tied }) => line === 'NS' && tied === true);
    expect(shared.map(({ entry, place }) => [entry, place])).toEqual([
      ['1', 10],
      ['13', 10],
    ]);
  });
});

test.each(['au_mp_howell_12pairs_27boards', 'pl_mp_barometer_23pairs_27boards_weighted'])(
  '%s: one ranking, as published',
  async (name) => {
    const session = publishedSession(name);
    const { winners, ranking } = await scoreJson(sessionCsv(session));
    const real = ranking.filter(({ entry }) => session.ranking.some(({ pair }) => pair === entry));
    expect(winners).toBe(1);
    expect(
      real.map(({ entry, line, place, percentage }) => [entry, line, place, Math.round(Number(percentage) * 100)]),
    ).toEqual(
      session.ranking
        .toSorted((a, b) => a.place - b.place)
        .map(({ pair, place, percentage }) => [pair, null, place, Math.round(percentage * 100)]),
    );
  },
);

const SMALL = [
  'board;ns;ew;contract;declarer;tricks;score;award',
  '1;1;11;4S;N;10;420;',
  '1;2;12;3NTX;W;8;;',
  '1;3;13;;;;;A6040',
  '2;1;12;PASS;;;;',
  '2;2;13;;;;-100;',
  '2;3;11;;;;;67%110+33%-100',
  '3;1;13;;;;;NP',
].join('\r\n');

describe('the report for people', () => {
  test('in English', async () => {
    const { exit, out } = await scoreFile(SMALL);
    expect(exit).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "North-South
      Place  Pair      %  Matchpoints  Boards
         1      1  77.00         6.16       2
         2      3  67.63         5.41       2
         3      2  10.38         0.83       2

      East-West
      Place  Pair      %  Matchpoints  Boards
         1     13  65.88         5.27       2
         2     12  60.50         4.84       2
         3     11  18.63         1.49       2

      Board 1, 2 results, brought to 3 by Neuberg’s formula, top 4
      N-S  E-W  Contract  By  Tricks  Score  N-S MP  E-W MP  N-S %
        1   11  4S        N       10   +420     3.5     0.5  87.50
        2   12  3NTX      W        8   +100     0.5     3.5  12.50
        3   13  A6040                           2.4     1.6  60.00

      Board 2, 3 results, top 4
      N-S  E-W  Contract        By  Tricks  Score  N-S MP  E-W MP  N-S %
        1   12  passed out                      0    2.66    1.34  66.50
        2   13                               −100    0.33    3.67   8.25
        3   11  67%110+33%-100                       3.01    0.99  75.25

      Board 3, no result, top 4
      N-S  E-W  Contract    By  Tricks  Score  N-S MP  E-W MP  N-S %
        1   13  not played
      "
    `);
  });

  test('in French', async () => {
    const { out } = await scoreFile(SMALL, [], false, 'fr');
    expect(out).toMatchInlineSnapshot(`
      "Nord-Sud
      Place  Paire      %  Points-match  Étuis
         1       1  77,00          6,16      2
         2       3  67,63          5,41      2
         3       2  10,38          0,83      2

      Est-Ouest
      Place  Paire      %  Points-match  Étuis
         1      13  65,88          5,27      2
         2      12  60,50          4,84      2
         3      11  18,63          1,49      2

      Étui 1, 2 résultats, ramenés à 3 par la formule de Neuberg, top 4
      N-S  E-O  Contrat  Par  Levées  Marque  PM N-S  PM E-O  % N-S
        1   11  4P       N        10    +420     3,5     0,5  87,50
        2   12  3SAX     O         8    +100     0,5     3,5  12,50
        3   13  A6040                            2,4     1,6  60,00

      Étui 2, 3 résultats, top 4
      N-S  E-O  Contrat         Par  Levées  Marque  PM N-S  PM E-O  % N-S
        1   12  passe général                     0    2,66    1,34  66,50
        2   13                                 −100    0,33    3,67   8,25
        3   11  67%110+33%-100                         3,01    0,99  75,25

      Étui 3, aucun résultat, top 4
      N-S  E-O  Contrat   Par  Levées  Marque  PM N-S  PM E-O  % N-S
        1   13  non joué
      "
    `);
  });

  test('sections stand before the pairs', async () => {
    const csv = 'section,board,ns,ew,score\nA,1,1,2,420\nB,1,1,2,-50\n';
    expect((await scoreFile(csv)).out).toContain('   1    A 1  100.00         2.00       1');
    expect((await scoreJson(csv)).ranking[0]).toMatchObject({ section: 'A', entry: '1', line: 'NS' });
  });
});

test('what is no score stands in the JSON as the file has it', async () => {
  const { boards } = await scoreJson(SMALL);
  const nothing = { contract: null, declarer: null, tricks: null, score: null };
  expect(boards[0]?.results[2]).toMatchObject({
    ...nothing,
    award: 'A6040',
    nsPoints: 2.4,
    ewPoints: 1.6,
    nsPercentage: 60,
  });
  expect(boards[1]?.results[0]).toMatchObject({ ...nothing, contract: 'PASS', score: 0 });
  expect(boards[1]?.results[1]).toMatchObject({ ...nothing, score: -100 });
  expect(boards[1]?.results[2]).toMatchObject({ ...nothing, award: '67%110+33%-100' });
  expect(boards[2]?.results[0]).toMatchObject({ ...nothing, award: 'NP', nsPoints: null, ewPercentage: null });
});

describe('at IMPs', () => {
  const csv = [
    'board,ns,ew,contract,declarer,tricks,award',
    '1,1,11,4S,N,10,',
    '1,2,12,3S,N,9,',
    '1,3,13,4S,N,9,',
    '2,1,12,,,,A6040',
    '2,2,13,1NT,W,6,',
    '2,3,11,1NT,E,7,',
  ].join('\n');

  test('a mean that rounds to nothing has no sign', async () => {
    // One IMP among ten others, on one of 21 boards: the mean of pair 1 is +1/21, of everybody else ±1/210.
    const lines = Array.from({ length: 21 * 11 }, (_, at) => {
      const [board, pair] = [Math.floor(at / 11) + 1, (at % 11) + 1];
      return `${board},${pair},${pair + 20},${board === 1 && pair === 1 ? 130 : 110}`;
    });
    const { exit, out } = await scoreFile(['board,ns,ew,score', ...lines].join('\n'), ['--method', 'cross-imps']);
    expect(exit).toBe(0);
    expect(out).toMatch(/^ +1 +1 +\+1\.00 +\+0\.05 +21$/m);
    expect(out).toMatch(/^ +2= +2 +−0\.10 +0\.00 +21$/m);
    expect(out).toMatch(/^ +1= +22 +\+0\.10 +0\.00 +21$/m);
    expect(out).not.toMatch(/[+−]0\.00/);
  });

  test('cross-IMPs for people', async () => {
    const { exit, out } = await scoreFile(csv, ['--method', 'cross-imps']);
    expect(exit).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "North-South
      Place  Pair    IMPs  A board  Boards
         1      1  +11.50    +5.75       2
         2      2   +2.00    +1.00       2
         3      3  −10.50    −5.25       2

      East-West
      Place  Pair   IMPs  A board  Boards
         1     13  +4.50    +2.25       2
         2     12  −2.00    −1.00       2
         3     11  −5.50    −2.75       2

      Board 1, 3 results
      N-S  E-W  Contract  By  Tricks  Score  N-S IMPs  E-W IMPs
        1   11  4S        N       10   +420      +8.5      −8.5
        2   12  3S        N        9   +140        −1        +1
        3   13  4S        N        9    −50      −7.5      +7.5

      Board 2, 2 of 3 results
      N-S  E-W  Contract  By  Tricks  Score  N-S IMPs  E-W IMPs
        1   12  A6040                              +3        −3
        2   13  1NT       W        6    +50        +3        −3
        3   11  1NT       E        7    −90        −3        +3
      "
    `);
  });

  test('Butler for people, in French', async () => {
    const { exit, out } = await scoreFile(csv, ['--method', 'butler'], false, 'fr');
    expect(exit).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "Nord-Sud
      Place  Paire   IMPs  Par étui  Étuis
         1       1  +9,00     +4,50      2
         2       2  +1,00     +0,50      2
         3       3  −8,00     −4,00      2

      Est-Ouest
      Place  Paire   IMPs  Par étui  Étuis
         1      13  +4,00     +2,00      2
         2      12  −2,00     −1,00      2
         3      11  −4,00     −2,00      2

      Étui 1, 3 résultats, datum +170
      N-S  E-O  Contrat  Par  Levées  Marque  IMPs N-S  IMPs E-O
        1   11  4P       N        10    +420        +6        −6
        2   12  3P       N         9    +140        −1        +1
        3   13  4P       N         9     −50        −6        +6

      Étui 2, 2 résultats sur 3, datum −20
      N-S  E-O  Contrat  Par  Levées  Marque  IMPs N-S  IMPs E-O
        1   12  A6040                               +3        −3
        2   13  1SA      O         6     +50        +2        −2
        3   11  1SA      E         7     −90        −2        +2
      "
    `);
  });

  test('a published cross-IMP Howell is the JSON that is promised to other programs', async () => {
    const session = publishedSession('au_cross_imp_howell_9pairs_27boards');
    const scored = await scoreJson(sessionCsv(session), ['--method', 'cross-imps']);
    expect(scored).toMatchObject({ method: 'cross-imps', winners: 1, regulation: 'wbf' });
    expect(scored.boards[0]).not.toHaveProperty('datum');
    expect(scored.boards[0]?.results[0]).toEqual({
      ns: '2',
      ew: '9',
      contract: '3S',
      declarer: 'W',
      tricks: 9,
      score: -140,
      nsPoints: 11 / 3,
      ewPoints: -11 / 3,
      nsPercentage: null,
      ewPercentage: null,
    });
    expect(scored.ranking[0]).toEqual({
      entry: '2',
      line: null,
      place: 1,
      tied: false,
      total: 91 / 3,
      percentage: null,
      boards: 24,
    });
  });

  test('a published Butler, without the highest and lowest result: datum, places and totals', async () => {
    const session = publishedSession('au_butler_mitchell_14pairs_35boards');
    const { boards, ranking } = await scoreJson(sessionCsv(session), ['--method=butler', '--regulation=abf']);
    expect(boards[0]).toMatchObject({ board: 1, datum: -30 });
    expect(ranking.map(({ line, entry, place, total }) => [line, entry, place, total])).toEqual(
      session.ranking
        .toSorted((a, b) => String(b.dir).localeCompare(String(a.dir)) || a.place - b.place)
        .map(({ dir, pair, place, total }) => [dir, pair, place, total]),
    );
  });

  test('nothing won has no sign', async () => {
    const { out } = await scoreFile(csv.replace('A6040', 'A5050'), ['--method', 'butler']);
    expect(out).toMatch(/1 {3}12 {2}A5050 +0 +0\n/);
  });

  test.each(['A60/30', 'A30/60'])('%s: one side without IMPs is enough', async (award) => {
    const { exit, messages } = await scoreFile(csv.replace('A6040', award), ['--method', 'butler']);
    expect([exit, messages.length]).toEqual([1, 1]);
  });

  test('an award that has no IMPs is named with its line and cure', async () => {
    const wrong = csv.replace('A6040', 'A70/30');
    const message =
      'A7030 has no worth in IMPs: average plus is 60 (+3), average 50 (0), average minus 40 (-3). Write one of these for each side.';
    expect(await scoreFile(wrong, ['--method', 'cross-imps'])).toEqual({
      exit: 1,
      out: '',
      messages: [`results.csv:5: ${message}`],
    });
    const answer = await scoreFile(wrong, ['--method', 'butler'], true);
    expect(answer.exit).toBe(1);
    expect(JSON.parse(answer.out)).toMatchObject({
      problems: [{ line: 5, column: 'award', code: 'awardWithoutImps', message }],
    });
    expect(await scoreFile(wrong)).toMatchObject({ exit: 0 });
  });
});

describe('options', () => {
  test('--winners 1 ranks everybody together, --expected is what boards are brought to', async () => {
    const { winners, ranking, boards } = await scoreJson(SMALL, [
      '--winners',
      '1',
      '--expected=7',
      '--method',
      'matchpoints',
      '--regulation',
      'wbf',
    ]);
    expect(winners).toBe(1);
    expect(new Set(ranking.map(({ line }) => line))).toEqual(new Set([null]));
    expect(boards.map(({ expected }) => expected)).toEqual([7, 7, 7]);
  });

  test.each([
    [['--winners', '3'], 'How many winners, 1 or 2? --winners 2'],
    [['--winners'], 'How many winners, 1 or 2? --winners 2'],
    [
      ['--expected', 'many'],
      'How many results has a fully played board? A whole number from 1 to 100000: --expected 13',
    ],
    [['--expected', '0'], 'How many results has a fully played board? A whole number from 1 to 100000: --expected 13'],
    [['--expected', '1'], 'Board 1 has 2 results, more than the 1 expected. Use --expected 2 or leave it out.'],
    [
      ['--method', 'patton'],
      'patton is not a method of this command. Known: matchpoints, cross-imps, butler, fixed-datum, board-a-match.',
    ],
    [
      ['--regulation', 'house'],
      'There is no regulation house. Known: wbf, ebu, acbl, ffb, sbf, abf, nz, pzbs; or the club’s own, in its file: --regulation club.sqlite',
    ],
    [['--colour'], '--colour is not understood here.'],
    [['more.csv'], 'One file at a time: score results.csv'],
  ])('%j is wrong usage', async (args, message) => {
    const answer = await scoreFile(SMALL, args);
    expect(answer).toMatchObject({ exit: 2, out: '' });
    expect(answer.messages[0]).toBe(message);
  });

  test('no file, another kind of file, a file that is not there', async () => {
    const context = { json: false, language: 'en' } as const;
    expect(await score([], context)).toMatchObject({
      exit: 2,
      messages: ['Which file? score results.csv', expect.stringContaining('Usage')],
    });
    expect(await score(['evening.xlsx'], context)).toMatchObject({
      exit: 2,
      messages: [
        'evening.xlsx: CSV, USEBIO, PBN and .bws are read. Save the results as one of them.',
        expect.anything(),
      ],
    });
    const missing = join(folder, 'missing.csv');
    expect(await score([missing], context)).toEqual({
      exit: 1,
      out: '',
      messages: [`${missing}: there is no such file. Check its name and folder.`],
    });
    expect(helpOf(scoreCommand, 'en')).toMatchObject({
      exit: 0,
      out: expect.stringMatching(
        /FILE: results as CSV, USEBIO.*PBN.*\nCSV: a first line that names the columns/,
      ) as string,
    });
  });
});

describe('a file with mistakes', () => {
  const csv = 'board,ns,ew,contract,declarer,tricks\n1,1,2,4S,N,10\n1,1,3,8S,N,10\n';

  test('each is named with file, line and cure', async () => {
    expect(await scoreFile(csv)).toEqual({
      exit: 1,
      out: '',
      messages: [
        'results.csv:3: “8S” is not a contract. Write 4S, 4SX, 3NTXX or PASS; under the French head Contrat 4P, 4PX, 3SAXX or PASSE.',
        'results.csv:3: pair 1 already has a result on board 1, on line 2. Correct the pair or the board, or remove a line.',
      ],
    });
  });

  test('and with --json as data too', async () => {
    const answer = await scoreFile(csv, [], true);
    expect(answer.exit).toBe(1);
    expect(JSON.parse(answer.out)).toMatchObject({
      problems: [
        {
          line: 3,
          column: 'contract',
          code: 'contract',
          message:
            '“8S” is not a contract. Write 4S, 4SX, 3NTXX or PASS; under the French head Contrat 4P, 4PX, 3SAXX or PASSE.',
        },
        { line: 3, column: 'ns', code: 'pairTwice' },
      ],
    });
  });
});

test('a score that no contract is worth on its board is scored and named, in both languages', async () => {
  const csv = 'board,ns,ew,score\n1,1,2,620\n1,3,4,110\n2,1,4,620\n2,3,2,0\n';
  const english = await scoreFile(csv);
  expect(english).toMatchObject({
    exit: 0,
    messages: [
      'results.csv:2: no contract on board 1 is worth +620 to North-South, by its vulnerability. It is scored as it stands; correct the score (+420 or +610?) or the board.',
    ],
  });
  expect((await scoreFile(csv, [], false, 'fr')).messages).toEqual([
    'results.csv:2: aucun contrat de l’étui 1 ne vaut +620 en Nord-Sud, à sa vulnérabilité. La marque compte telle quelle\u202f; corrigez-la (+420 ou +610\u202f?) ou corrigez l’étui.',
  ]);
});

test('a file that a spreadsheet saved as Windows-1252 is read', async () => {
  const bytes = new TextEncoder().encode('board;ns;ew;score\n1;Ren?;2;420\n1;3;4;-50\n');
  bytes[bytes.indexOf('?'.charCodeAt(0))] = 0xe9;
  expect((await scoreFile(bytes, [], true)).out).toContain('"ns":"René"');
});
