import { numbersTo } from '../../../../src/basics/numbers-to.ts';
import { SWISS_PAIRS, TABLES } from '../../../src/scoring/ranked-matches/swiss-pairs.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommandAnswer } from '../../../../main/cli/command/command.ts';
import { run } from '../../../../main/cli/run.ts';
import { PLAYED, POULE } from '../../../src/scoring/ranked-matches/poule.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'etui-standings-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const NAMES = ['Jura', 'Vosges', 'Ardennes', 'Cévennes', 'Pennines', 'Cheviots', 'Cotswolds'];
const ENTRIES = ['entry,name', ...NAMES.map((name, index) => `${index + 1},${name}`)];
const MATCHES = [
  'round,table,home,away,home_imps,away_imps',
  ...PLAYED.map(({ round, home, away, imps }) => `${round},,${home},${away},${imps.join(',')}`),
  ...POULE.rounds.map(({ round, bye }) => `${round},,${bye},,,`),
];
const VP = '--scale wbf-discrete --boards 16';

/** Calls the command on two files of these lines. */
async function call(
  args = '',
  { entries = ENTRIES, matches = MATCHES }: { entries?: readonly string[]; matches?: readonly string[] } = {},
): Promise<CommandAnswer> {
  const files = [join(folder, 'entries.csv'), join(folder, 'matches.csv')] as const;
  await writeFile(files[0], entries.join('\n'));
  await writeFile(files[1], matches.join('\n'));
  const answer = await run(['standings', ...files, ...args.split(' ').filter((word) => word !== '')]);
  return { ...answer, messages: answer.messages.map((message) => message.replaceAll(`${folder}/`, '')) };
}

interface Row {
  readonly entry: number;
  readonly place: number | null;
  readonly tied: boolean;
  readonly exact: string;
  readonly matches: number;
  readonly imps: number;
}

async function ranking(args: string, files: Parameters<typeof call>[1] = {}): Promise<readonly Row[]> {
  const { exit, out, messages } = await call(`${args} --json`, files);
  expect({ exit, messages }).toEqual({ exit: 0, messages: [] });
  return (JSON.parse(out) as { ranking: Row[] }).ranking;
}

const placeOf = ({ place, tied, entry, exact, matches, imps }: Row) => ({
  place,
  tied,
  team: entry,
  total: exact,
  matches,
  imps: String(imps),
});

describe('the standing of a poule', () => {
  test.each(POULE.rounds.map(({ round, standings }) => [round, standings] as const))(
    'after round %i',
    async (round, standings) => {
      expect((await ranking(`${VP} --after-round ${round}`)).map(placeOf)).toEqual(standings);
    },
  );

  test('with its ties shared or split', async () => {
    expect((await ranking(VP)).map(placeOf)).toEqual(POULE.final.shared);
    const split = await ranking(`${VP} --ties wbf`);
    expect(split.map(({ entry, place }) => [entry, place])).toEqual(
      POULE.final.wbf.map(({ team, place }) => [team, place]),
    );
    expect(split[1]).toMatchObject({ separations: [{ code: 'own-meetings', figure: '11' }] });
  });

  test('from victory points that are given, with the IMPs beside them', async () => {
    const matches = [
      'round,home,away,home_vp,away_vp,home_imps,away_imps',
      ...PLAYED.map(({ round, home, away, imps, vp }) => [round, home, away, ...vp, ...imps].join(',')),
    ];
    expect((await ranking('', { matches })).map(placeOf)).toEqual(POULE.final.shared);
  });

  test('of a Swiss of pairs, from victory points that are given', async () => {
    const entries = ['entry', ...numbersTo(8).map(String)];
    const matches = [
      'round,home,away,home_vp,away_vp',
      ...TABLES.map(({ round, ns, ew, vp }) => [round, ns, ew, ...vp].join(',')),
    ];
    const rows = await ranking('', { entries, matches });
    expect(rows.map(({ entry, place, tied, exact }) => ({ place, tied, pair: entry, vp: Number(exact) }))).toEqual(
      SWISS_PAIRS.final.byMatchpoints,
    );
  });

  test('of a team that withdrew: it is last, and its opponents have their award', async () => {
    const [expected] = POULE.withdrawals;
    const entries = ENTRIES.map((line, index) => (index === 0 ? `${line},standing` : line));
    const gone = entries.map((line) => (line.startsWith('2,') ? `${line},withdrawn` : line));
    const matches = MATCHES.map((line) => {
      const [round, , home, away] = line.split(',');
      const isLeft = Number(round) > 5 && [home, away].includes('2');
      return isLeft ? `${round},,${home},${away},,` : line;
    });
    const rows = await ranking(VP, { entries: gone, matches });
    expect(rows.slice(0, -1).map(placeOf)).toEqual(expected?.final);
    expect(rows.at(-1)).toMatchObject({ entry: 2, place: null, unranked: 'without-standing' });
  });

  test('by IMPs without a scale; a bye, penalties, who plays without standing, and a lot', async () => {
    const entries = ['entry,penalty,standing,lot', '1,5,,2', '2,,,1', '3,,without,', '4,,,'];
    const matches = ['round,home,away,home_imps,away_imps', '1,1,2,20,5', '1,3,4,40,10', '2,4,,,', '2,1,3,1,0'];
    const rows = await ranking('--bye 12', { entries, matches });
    expect(rows.map(({ entry, place, exact }) => [entry, place, exact])).toEqual([
      [1, 1, '11'],
      [2, 2, '-15'],
      [4, 3, '-18'],
      [3, null, '29'],
    ]);
  });

  test('for people, and what is missing', async () => {
    const { out, messages } = await call(`${VP} --ties wbf`, {
      matches: MATCHES.map((line) => line.replace('7,,7,1,59,28', '7,,7,1,,')),
    });
    const lines = out.split('\n').map((line) => line.replaceAll(/ +/g, ' ').trim());
    expect(lines.slice(0, 4)).toEqual([
      'Place No. Name Matches IMPs VP Split',
      '1 5 Pennines 6 +209 101',
      '2 6 Cheviots 6 +12 61 split by own meetings: 11',
      '3 4 Cévennes 6 +6 61 split by own meetings: 9',
    ]);
    expect(messages).toEqual(['1 match is not played yet.']);
  });
});

describe('a place explained', () => {
  test('match by match, in both languages and as data', async () => {
    const { out } = await call(`${VP} --ties wbf --explain 6 --after-round 2`);
    expect(out.replaceAll(/[\u00a0\u202f]/g, ' ').split('\n')).toEqual([
      'Place 1: 17 + 11 = 28.',
      'Round 1, against Ardennes: 17: typed as totals; 76 to 44 IMPs; 17–3, WBF discrete 20-0, 16 boards: won by 29 to 35 IMPs.',
      'Round 2, against Cévennes: 11: typed as totals; 37 to 33 IMPs; 11–9, WBF discrete 20-0, 16 boards: won by 2 to 4 IMPs.',
      '',
    ]);
    const french = await call(`${VP} --ties wbf --explain 6 --language fr`);
    expect(french.out.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(
      'départagés par rencontres directes : 11, Cévennes (9).',
    );
    const { out: json } = await call(`${VP} --explain 6 --json`);
    expect(JSON.parse(json)).toMatchObject({
      entry: 6,
      matches: [{ round: 1, opponent: 3, result: '17' }, {}, {}, {}, {}, {}],
    });
    expect(await call(`${VP} --explain 99`)).toMatchObject({ exit: 1, messages: ['The file of entries has no 99.'] });
  });
});

describe('what is wrong', () => {
  test.each([
    ['--after-round x', 'After which round?'],
    ['--scale swiss', 'There is no scale swiss.'],
    ['--scale wbf-discrete', 'How many boards has a match?'],
    ['--scale ebu-swiss-pairs --boards 8', 'This scale is read with percentages.'],
    ['--scale wbf-discrete --table x.csv --boards 8', 'x.csv'],
    ['--bye x', 'What does a bye give?'],
    ['--ties coin', 'coin splits no ties.'],
    ['--explain x', 'Whose place is to be explained?'],
    ['another.csv', 'Which files?'],
    ['--speed 7', '--speed'],
  ])('%s', async (args, message) => {
    const answer = await call(args);
    expect(answer.exit).not.toBe(0);
    expect(answer.messages.join('\n')).toContain(message);
  });

  test('half matches count by the half scale, two in a round, and need one', async () => {
    const entries = ENTRIES.slice(0, 4);
    const matches = [
      'round,home,away,home_imps,away_imps,half',
      '1,1,3,16,0,1',
      '1,2,1,9,2,1',
      '1,3,2,5,5,1',
      '2,1,2,16,0,',
    ];
    const files = { entries, matches };
    // Published for four boards of a half match: up to 7 IMPs 7-3, from 12 to 17 9-1; for eight of a match 13 to 16 15-5.
    expect((await ranking('--scale wbf-discrete --boards 8', files)).map(({ entry, exact }) => [entry, exact])).toEqual(
      [
        [1, '27'],
        [2, '17'],
        [3, '6'],
      ],
    );
    const explained = await call('--scale wbf-discrete --boards 8 --explain 3', files);
    expect(explained.out.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain('WBF discrete 10-0, half match, 4 boards');
    const without = await call('--scale wbf-continuous --boards 8', files);
    expect(without).toMatchObject({ exit: 1 });
    expect(without.messages[0]).toContain('has no half scale');
    const twice = await call(VP, { entries, matches: [...matches, '1,1,2,,,1', '2,3,1,,,x'] });
    expect(twice.messages).toEqual([
      'matches.csv:6: 1 plays in this round on line 2 already. Correct the round or the number.',
      'matches.csv:6: 2 plays in this round on line 3 already. Correct the round or the number.',
      'matches.csv:7: “x” says nothing of a half match. Write 1 for one, nothing for a whole match.',
    ]);
  });

  test('in a file is named with its line and its cure', async () => {
    const unknown = await call(VP, { matches: [...MATCHES, '8,,9,1,,'] });
    expect(unknown).toMatchObject({
      exit: 1,
      messages: ['matches.csv:30: the file of entries has no 9. Add it there, or correct the number.'],
    });
    const twice = await call(VP, { entries: [...ENTRIES, '1,Alps', 'x,Alps'] });
    expect(twice.messages).toEqual([
      'entries.csv:9: 1 stands on an earlier line with another name, lot or standing. Keep one of the two.',
      'entries.csv:10: “x” is not the number of an entry. Write a whole number from 1.',
    ]);
    const unit = await call(VP, { entries: ['entry,penalty,unit', '1,3,imps'], matches: ['round,home,away', '1,1,'] });
    expect(unit.messages).toEqual([
      'entries.csv:2: penalties are taken from the total, in victory points. Leave unit empty.',
    ]);
    const broken = await call(VP, { matches: ['round,home,away', '1,1,1'] });
    expect(broken.messages[0]).toContain('matches.csv:2: 1 cannot meet itself.');
    expect(await call(`${VP} --json`, { matches: ['round,home,away', '1,1,1'] })).toMatchObject({ exit: 1 });
    const scale = await call('--scale acbl-20 --boards 99');
    expect(scale.exit).toBe(1);
  });

  test('a file that isn’t there', async () => {
    const answer = await run(['standings', join(folder, 'nothing.csv'), join(folder, 'matches.csv')]);
    expect(answer.exit).toBe(1);
  });
});
