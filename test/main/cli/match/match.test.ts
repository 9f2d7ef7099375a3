import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommandAnswer } from '../../../../main/cli/command/command.ts';
import { run } from '../../../../main/cli/run.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'etui-match-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Calls the command on a file of these lines. */
async function call(lines: readonly string[], args = ''): Promise<CommandAnswer> {
  const file = join(folder, 'match.csv');
  await writeFile(file, lines.join('\n'));
  const answer = await run(['match', file, ...args.split(' ').filter((word) => word !== '')]);
  return { ...answer, messages: answer.messages.map((message) => message.replaceAll(file, 'match.csv')) };
}

const MATCH = [
  'board,room,ns,ew,contract,declarer,tricks,award',
  '1,open,Oak,Elm,4S,N,10,',
  '1,closed,Elm,Oak,4S,N,9,',
  '2,open,Oak,Elm,PASS,,,',
  '2,closed,Elm,Oak,3NT,W,9,',
  '3,open,Oak,Elm,2H,S,8,',
  '3,closed,Elm,Oak,,,,A6040',
  '4,open,Oak,Elm,,,,60%420+40%-50',
  '4,closed,Elm,Oak,4H,S,10,',
];

describe('the match for people', () => {
  test('has every board with both rooms, then the sums and the victory points', async () => {
    const { exit, out, messages } = await call(MATCH, '--scale wbf-discrete --halves 2');
    expect({ exit, messages }).toEqual({ exit: 0, messages: [] });
    expect(out.split('\n').map((line) => line.replaceAll(/ +/g, ' ').trim())).toEqual([
      'Board Open By Tricks Score Closed By Tricks Score Total points Oak Elm Remark',
      '1 4S N 10 +420 4S N 9 −50 +470 +10 −10',
      '2 passed out 0 3NT W 9 −400 +400 +9 −9',
      '3 2H S 8 +110 A6040 −3 +3 average minus / average plus',
      '4 60%420+40%-50 4H S 10 +620 −388 −7.8 +7.8',
      '',
      'Oak Elm',
      'Half 1, IMPs 19 0',
      'Half 2, IMPs 0 10.8',
      'IMPs 19 10.8',
      'Victory points (WBF discrete 20-0) 14 6',
      '',
    ]);
  });

  test('in French', async () => {
    const { out } = await call(MATCH, '--scale wbf-continuous --language fr');
    expect(out).toContain('Étui  Ouverte');
    expect(out).toContain('4P');
    expect(out).toContain('moyenne moins / moyenne plus');
    expect(out).toContain('Points de victoire (WBF continue 20-0)');
    expect(out).toContain('−7,8');
  });

  test.each<[string, readonly string[]]>([
    ['--method imps', ['IMPs 19 10.8', 'Result +8.2 −8.2']],
    ['--method aggregate', ['Total points 870 388', 'Result +482 −482']],
    ['--method board-a-match', ['Points a board 4.8 3.2']],
    ['--method patton --pool 10', ['Second part 6.92 3.08', 'Result 11.72 6.28']],
    ['--method patton --scale wbf-discrete', ['Victory points (WBF discrete 20-0) 14 6', 'Result 18.8 9.2']],
    ['--method board-a-match --scale ebu-swiss-pairs', ['Victory points (EBU Swiss pairs 20-0) 15 5']],
  ])('%s', async (args, expected) => {
    const { out } = await call(MATCH, args);
    const lines = out.split('\n').map((line) => line.replaceAll(/ +/g, ' ').trim());
    expect(lines).toEqual(expect.arrayContaining([...expected]));
  });
});

describe('boards that could not be compared', () => {
  const one = ['board,room,score', '5,open,420', '5,closed,420', '6,open,90'];

  test('are named, and count nothing until somebody is at fault', async () => {
    const { exit, out, messages } = await call(one, '--boards 3');
    expect(exit).toBe(0);
    expect(out).toContain('played at one table');
    expect(messages).toEqual([
      'Not counted yet: 6 (played at one table), 7 (not played). Say who is at fault (--fault), or add the results.',
    ]);
  });

  test('give averages where half of the match was played (White Book 3.3.7)', async () => {
    const { out, messages } = await call([...one, '6,closed,90'], '--boards 3 --fault away --json');
    expect(messages).toEqual([]);
    expect(JSON.parse(out)).toMatchObject({ void: false, home: { imps: 3 }, away: { imps: -3 } });
    const partly = await call([...one, '6,closed,90'], '--boards 3 --fault partly --json');
    expect(JSON.parse(partly.out)).toMatchObject({ home: { imps: 0 }, away: { imps: 0 } });
  });

  test('make a match void where less than half was (3.3.9)', async () => {
    const { out, messages } = await call(one, '--boards 8 --fault home --scale wbf-discrete');
    expect(messages[0]).toContain('Void: 1 of 8 boards could be compared');
    expect(out).toMatch(/Victory points.* 6 +14/);
  });

  test('more boards in the file than were due', async () => {
    const { exit, messages } = await call(one, '--boards 1');
    expect({ exit, messages }).toEqual({
      exit: 2,
      messages: ['The file has 2 boards, more than the 1 that were due.'],
    });
  });
});

describe('a void match', () => {
  const one = ['board,room,score', '5,open,420', '5,closed,90'];

  test.each(['--method aggregate', '--method patton --pool 10'])(
    'has no total points, and no result by %s',
    async (method) => {
      const json = await call(one, `--boards 8 --fault home ${method} --json`);
      const nothing = { points: null, result: null, parts: null };
      expect(JSON.parse(json.out)).toMatchObject({ void: true, home: nothing, away: nothing });
      const { exit, out, messages } = await call(one, `--boards 8 --fault home ${method}`);
      expect(exit).toBe(0);
      expect(out).toMatch(/\nResult +– +–\n$/);
      expect(messages[1]).toContain('Averages have no total points, so the match has no result by this method.');
    },
  );

  test('has one by points a board: average plus on half, average on the rest', async () => {
    const { out } = await call(one, '--boards 8 --fault home --method board-a-match --explain :away');
    expect(out).toContain(
      'Away: 8.8: less than half could be compared: average plus on 4 boards, 4.8 points; average on 4 boards, 4 points (EBU White Book 3.3.9).',
    );
    const imps = await call(one, '--boards 8 --fault home --explain :home --language fr');
    expect(imps.out).toContain('moyenne moins sur 4 étuis, −12 IMPs\u202f; moyenne sur 4 étuis, 0 IMPs');
  });
});

describe('--explain', () => {
  test('a team: the match, then every board', async () => {
    const { exit, out } = await call(MATCH, '--scale wbf-discrete --explain :oak');
    expect(exit).toBe(0);
    expect(out.replace(/[\u202f\u00a0]/g, ' ').split('\n')).toEqual([
      'Oak: 14: +8.2 IMPs on 4 boards; rounded +8 (EBU White Book 4.2.6); 14–6, WBF discrete 20-0, 4 boards: won by 7 to 8 IMPs.',
      '',
      'Board 1',
      'Oak: +10 IMPs: open room +420, closed room +50, together +470 (Law 78B).',
      '',
      'Board 2',
      'Oak: +9 IMPs: open room 0, closed room +400, together +400 (Law 78B).',
      '',
      'Board 3',
      'Oak: −3 IMPs: average minus −3 (Law 12C2).',
      '',
      'Board 4',
      'Oak: −7.8 IMPs: open room +420, closed room −620, together −200: 60 % of −5; open room −50, closed room −620, together −670: 40 % of −12 (Law 78B).',
      '',
    ]);
  });

  test('a board: both teams, with points a board where they decide', async () => {
    const { out } = await call(MATCH, '--method patton --pool 10 --explain 1 --language fr');
    expect(out.split('\n').slice(0, 3)).toEqual([
      'Étui 1',
      'Oak\u00a0: 2 points sur 2\u00a0: salle ouverte +420, salle fermée +50, ensemble +470, la meilleure marque. +470 points totaux\u00a0: salle ouverte +420, salle fermée +50, ensemble +470.',
      'Elm\u00a0: 0 point sur 2\u00a0: salle ouverte −420, salle fermée −50, ensemble −470, la moins bonne marque. −470 points totaux\u00a0: salle ouverte −420, salle fermée −50, ensemble −470.',
    ]);
  });

  test('as JSON: exact figures as text', async () => {
    const { out } = await call(MATCH, '--scale wbf-discrete --explain :away --json');
    expect(JSON.parse(out)).toMatchObject({
      method: 'imps',
      scale: 'wbf-discrete',
      void: false,
      matches: [{ name: 'Elm', team: 'away', netImps: '-41/5', result: '6', scaled: { imps: -8 } }],
      boards: [{ board: 1, team: 'away', imps: '-10' }, { board: 2 }, { board: 3 }, { board: 4, imps: '39/5' }],
    });
  });

  test('what is not in the file', async () => {
    const { exit, messages } = await call(MATCH, '--explain 9:Ash');
    expect(exit).toBe(1);
    expect(messages[0]).toBe('The file has no result on board 9 of Ash. Check the board and the name.');
  });
});

describe('the club’s own scale', () => {
  test('of IMPs, and of percentages for a Patton', async () => {
    const imps = join(folder, 'imps.csv');
    await writeFile(imps, 'boards,imps,winner\n1+,0,1\n,,2\n');
    expect((await call(MATCH, `--table ${imps}`)).out).toMatch(/Victory points \(the club’s own scale\) +2 +0\n/);
    const percent = join(folder, 'percent.csv');
    await writeFile(percent, 'boards,percentage,winner\n1+,50,5\n,75,8\n,,10\n');
    // 870 of 1258 total points are 69.16 %
    const { out } = await call(MATCH, `--method patton --table ${percent}`);
    expect(out).toMatch(/Victory points \(the club’s own scale\) +8 +2\nResult +12.8 +5.2\n/);
  });

  test('with mistakes', async () => {
    const file = join(folder, 'wrong.csv');
    await writeFile(file, 'boards,imps,winner\n4,0,1\n4,3,2\n');
    const { exit, messages } = await call(MATCH, `--table ${file}`);
    expect(exit).toBe(1);
    expect(messages[0]).toContain('wrong.csv:3: the last row is for everything beyond');
  });
});

test('as JSON', async () => {
  const { exit, out } = await call(MATCH, '--scale wbf-continuous --json');
  expect(exit).toBe(0);
  const document = JSON.parse(out) as { boards: unknown[] };
  expect(document).toMatchObject({
    method: 'imps',
    scale: 'wbf-continuous',
    void: false,
    halves: [{ boards: [1, 2, 3, 4], home: { imps: 8.2 } }],
    home: { team: 'Oak', imps: 8.2, impsWon: 19, impsLost: 10.8, points: 482, boardPoints: 4.8, parts: null },
    away: { team: 'Elm', imps: -8.2, impsWon: 10.8, impsLost: 19, points: -482, boardPoints: 3.2, parts: null },
  });
  expect(document.boards[1]).toEqual({
    board: 2,
    state: 'compared',
    open: { ns: 'home', contract: 'PASS', declarer: null, tricks: null, score: 0 },
    closed: { ns: 'away', contract: '3NT', declarer: 'W', tricks: 9, score: -400 },
    imps: { home: 9, away: -9 },
    points: { home: 400, away: -400 },
    boardPoints: { home: 2, away: 0 },
  });
});

describe('bad input', () => {
  test('is named by file and line, with --json also as data', async () => {
    const bad = ['board,room,score', '1,attic,420'];
    expect(await call(bad)).toEqual({
      exit: 1,
      out: '',
      messages: ['match.csv:2: “attic” is not a room. Write open or closed.'],
    });
    const { problems } = JSON.parse((await call(bad, '--json')).out) as { problems: unknown[] };
    expect(problems).toEqual([expect.objectContaining({ line: 2, column: 'room', code: 'room' })]);
  });

  test('a scale without a table for so many boards', async () => {
    const { exit, messages } = await call(MATCH, '--scale old-25');
    expect(exit).toBe(1);
    expect(messages[0]).toContain('not for 4');
    expect(JSON.parse((await call(MATCH, '--scale old-25 --json')).out)).toMatchObject({ code: 'no-table' });
  });

  test('a file that is not there', async () => {
    const answer = await run(['match', join(folder, 'nowhere.csv')]);
    expect(answer.exit).toBe(1);
    expect(answer.messages[0]).toContain('there is no such file');
  });
});

describe('wrong usage', () => {
  test.each([
    ['--scale wbf-20', 'There is no scale wbf-20.'],
    ['--method goulash', 'goulash is not a way to score a match'],
    ['--method aggregate --scale wbf-discrete', 'Total points have no scale'],
    ['--method patton', 'A Patton has a second part'],
    ['--method patton --pool 10 --scale wbf-discrete', 'A pool is shared out by a Patton only'],
    ['--pool 10', 'A pool is shared out by a Patton only'],
    ['--method patton --pool ten', 'How many points does the ratio'],
    ['--boards 0', 'How many boards were due?'],
    ['--halves 3', 'One half or two?'],
    ['--fault director', 'Whose fault is it?'],
    ['--teams 4', '--teams is not understood here'],
    ['another.csv', 'One match at a time'],
    ['--table', 'Which file holds the club’s own scale?'],
    ['--explain nothing', 'What is to be explained?'],
  ])('%s', async (args, message) => {
    const { exit, out, messages } = await call(MATCH, args);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(messages[0]).toContain(message);
    expect(messages[1]).toMatch(/^Usage: .*match FILE/);
  });

  test('no file', async () => {
    expect((await run(['match', '--language', 'fr'])).messages[0]).toBe(
      'Quel fichier\u202f? match match.csv --scale wbf-discrete',
    );
  });

  test('a scale of percentages for IMPs', async () => {
    const { exit, messages } = await call(MATCH, '--scale ebu-swiss-pairs');
    expect(exit).toBe(1);
    expect(messages[0]).toContain('read by the percentage of the match');
  });

  test('help lists methods and scales', async () => {
    const { exit, out } = await run(['match', '--help']);
    expect(exit).toBe(0);
    expect(out).toContain('imps, aggregate, board-a-match, patton');
    expect(out).toContain('wbf-continuous');
  });
});
