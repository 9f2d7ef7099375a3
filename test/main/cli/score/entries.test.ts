import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommandAnswer } from '../../../../main/cli/command/command.ts';
import { run } from '../../../../main/cli/run.ts';
import { publishedSession, sessionCsv } from '../../../published-session.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'etui-entries-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Calls the command on a file of results and one of entries. */
async function call(results: string, entries: readonly string[], args = ''): Promise<CommandAnswer> {
  const [file, said] = [join(folder, 'results.csv'), join(folder, 'entries.csv')];
  await Promise.all([writeFile(file, results), writeFile(said, entries.join('\n'))]);
  const words = args.split(' ').filter((word) => word !== '');
  const answer = await run(['score', file, '--entries', said, ...words]);
  return { ...answer, messages: answer.messages.map((message) => message.replaceAll(`${folder}/`, '')) };
}

type Row = Readonly<Record<string, unknown>>;

async function rowsOf(results: string, entries: readonly string[], args = ''): Promise<readonly Row[]> {
  const { exit, out } = await call(results, entries, `${args} --json`);
  expect(exit).toBe(0);
  return (JSON.parse(out) as { readonly ranking: readonly Row[] }).ranking;
}

/**
 * Three tables, a top of 4 on each board: of 12 points pair 1 has 8, 2 has 4 and 3 has 6; 11 has 6, 12 has 4 and 13 has
 * 8.
 */
const SESSION = [
  'board,ns,ew,score,round',
  '1,1,11,420,1',
  '1,2,12,-50,1',
  '1,3,13,110,1',
  '2,1,12,620,2',
  '2,2,13,170,2',
  '2,3,11,-100,2',
  '3,1,13,90,3',
  '3,2,11,400,3',
  '3,3,12,430,3',
].join('\n');

describe('penalties and bonuses (Law 90)', () => {
  const taken = ['entry,penalty,bonus,unit,reason', '1,10,,,late', '1,,1,matchpoints,helped the director'];

  test('change the total of the pair, and no board', async () => {
    const rows = await rowsOf(SESSION, taken);
    // 10 % of a top of 4 is 0.4
    expect(rows[0]).toMatchObject({
      entry: '1',
      points: 8,
      change: 0.6,
      total: 8.6,
      percentage: (100 * 8.6) / 12,
      penalties: [
        { kind: 'penalty', amount: 10, unit: 'percent-of-top', reason: 'late' },
        { kind: 'bonus', amount: 1, unit: 'matchpoints', reason: 'helped the director' },
      ],
    });
    expect(rows[1]).not.toHaveProperty('penalties');
    const text = await call(SESSION, taken);
    expect(text.out).toMatch(
      /^ +1 +1 +71.67 +8.60 +3 +\+0.6 +penalty 10\u202f% of a top \(late\); bonus 1 matchpoint/m,
    );
  });

  test('are explained', async () => {
    const { out } = await call(SESSION, taken, '--explain :1');
    expect(out.replaceAll('\u202f', ' ').split('\n')[0]).toBe(
      'North-South 1: 66.67 %, 8 of 12 matchpoints on 3 boards. Place 1: 8 won; penalty 10 % of a top, −0.4 (Law 90); bonus 1 matchpoint, +1 (Law 90); 8.6 of 12, 71.67 %.',
    );
    const json = JSON.parse((await call(SESSION, taken, '--explain :1 --json')).out) as object;
    expect(json).toMatchObject({ totals: [{ points: '8', standing: { entry: '1', total: '43/5', place: 1 } }] });
  });

  test('in percent are of a top of the own section, where each is a field', async () => {
    const sections = [
      'section,board,ns,ew,score',
      'A,1,1,11,420',
      'A,1,2,12,50',
      'B,1,1,11,1',
      'B,1,2,12,2',
      'B,1,3,13,3',
    ];
    const lines = sections.map((one) => one.replace(/,([123])$/, ',$10'));
    const rows = await rowsOf(
      lines.join('\n'),
      ['entry,section,line,penalty', '1,A,NS,50', '3,B,NS,50'],
      '--fields section',
    );
    const change = (section: string, entry: string) =>
      rows.find((row) => row['section'] === section && row['entry'] === entry)?.['change'];
    expect([change('A', '1'), change('B', '3')]).toEqual([-1, -2]);
  });

  test('at IMPs are IMPs, and nothing else', async () => {
    const rows = await rowsOf(SESSION, ['entry,penalty', '1,3'], '--method cross-imps');
    expect(rows.find(({ entry }) => entry === '1')).toMatchObject({ change: -3, penalties: [{ unit: 'imps' }] });
    const wrong = await call(SESSION, taken, '--method cross-imps');
    expect({ exit: wrong.exit, messages: wrong.messages }).toEqual({
      exit: 1,
      messages: ['entries.csv:3: the totals are IMPs. Give the penalty in imps.'],
    });
  });
});

test('a New Zealand club: percentages printed with handicap, places by scratch, as published', async () => {
  const published = publishedSession('nz_mp_handicap_18pairs_22boards');
  const scratch = await rowsOf(sessionCsv(published), ['entry', '1 NS']);
  // the club's figures are not published: what it printed less what was won
  const given = published.ranking.map(({ pair, percentage }) => {
    const own = Number(scratch.find(({ entry }) => entry === pair)?.['percentage']);
    return `${pair},${(percentage - own).toFixed(4)}`;
  });
  const rows = await rowsOf(sessionCsv(published), ['entry,handicap', ...given]);
  for (const { pair, place, percentage } of published.ranking) {
    const row = rows.find(({ entry }) => entry === pair);
    expect([row?.['place'], Number(row?.['withHandicap']).toFixed(2)]).toEqual([place, percentage.toFixed(2)]);
  }
  expect(rows.some((row) => row['placeByHandicap'] !== row['place'])).toBe(true);
});

describe('strata, handicaps and standing', () => {
  const entries = ['entry;name;stratum;handicap;standing', '2;Cy - Di;B;20;', '3;;C;;', '1;;;;hors', '12;;B;;'];

  test('for people', async () => {
    const { out } = await call(SESSION, entries);
    expect(out.split('\n\nBoard 1')[0]).toBe(
      [
        'North-South',
        'Place  Pair  Name         %  Matchpoints  Boards  Stratum   Handicap  Place H  Remark',
        '   1      3           50.00         6.00       3  C 1          50.00       2',
        '   2      2  Cy - Di  33.33         4.00       3  B 2      +20 53.33       1',
        '   –      1           66.67         8.00       3               66.67       –   without standing',
        '',
        'East-West',
        'Place  Pair      %  Matchpoints  Boards  Stratum  Handicap  Place H',
        '   1     13  66.67         8.00       3              66.67       1',
        '   2     11  50.00         6.00       3              50.00       2',
        '   3     12  33.33         4.00       3  B 1         33.33       3',
        '',
        'Stratum B, North-South',
        'Place  Pair  Name',
        '   1      3',
        '   2      2  Cy - Di',
        '',
        'Stratum C, North-South',
        'Place  Pair  Name',
        '   1      3',
        '',
        'Stratum B, East-West',
        'Place  Pair  Name',
        '   1     12',
      ].join('\n'),
    );
  });

  test('as JSON; a stratum of too few is merged into the one above', async () => {
    const { out } = await call(SESSION, entries, '--least-in-stratum 2 --json');
    const document = JSON.parse(out) as { readonly ranking: readonly Row[]; readonly strata: readonly Row[] };
    expect(document.ranking[1]).toMatchObject({
      entry: '2',
      name: 'Cy - Di',
      stratum: 'B',
      placeInStratum: 2,
      handicap: 20,
      withHandicap: 100 / 3 + 20,
      placeByHandicap: 1,
    });
    expect(document.ranking[2]).toMatchObject({ entry: '1', place: null, unranked: 'without-standing' });
    // of East-West only pair 12 is below A, so all of them are A
    expect(document.strata.map(({ stratum, line }) => [line, stratum])).toEqual([
      ['NS', 'A'],
      ['NS', 'B'],
      ['EW', 'A'],
    ]);
  });

  test('each place is explained: by scratch, with handicap, in the stratum that was merged', async () => {
    const { out } = await call(SESSION, entries, '--explain :2');
    expect(out.split('\n')[0]?.replaceAll('\u202f', ' ')).toBe(
      'North-South 2: 33.33 %, 4 of 12 matchpoints on 3 boards; place 2 of 2. Stratum B: place 2 of the 2 in strata B and C, in the order of all. With handicap: 33.33 % + 20 % = 53.33 %; place 1 of 2. Stratum B, with handicap: place 1 of the 2 in strata B and C, in the order of all.',
    );
    const merged = await call(SESSION, entries, '--least-in-stratum 2 --explain :3 --json');
    const { totals } = JSON.parse(merged.out) as { readonly totals: readonly Row[] };
    expect(totals[0]).toMatchObject({
      standing: { places: [{ by: 'scratch', strata: { own: 1, lowest: 1 }, place: 1, entries: 2 }, {}, {}] },
    });
  });

  test('handicaps are points at IMPs', async () => {
    const rows = await rowsOf(SESSION, ['entry,handicap', '2,3'], '--method cross-imps');
    const row = rows.find(({ entry }) => entry === '2');
    expect(row?.['withHandicap']).toBeCloseTo((Number(row?.['total']) + 3) / 3, 9);
    expect((await call(SESSION, ['entry', '1'], '--method cross-imps --handicap percent')).exit).toBe(2);
  });
});

/** The session when pair 1 has played nothing more than the other boards. */
function without(...boards: readonly number[]): string {
  return SESSION.split('\n')
    .map((line) => (boards.some((board) => line.startsWith(`${board},1,`)) ? line.replace(/,\d+,(\d)$/, ',,$1') : line))
    .map((line, index) => `${line},${index === 0 ? 'award' : /,,\d$/.test(line) ? 'NP' : ''}`)
    .join('\n');
}

describe('a pair that withdrew (EBU White Book 2.4.4)', () => {
  test('before half of its boards: its results are cancelled', async () => {
    const rows = await rowsOf(without(2, 3), ['entry,standing', '1,withdrawn']);
    expect(rows.map(({ entry, boards }) => [entry, boards])).toEqual([
      ['3', 3],
      ['2', 3],
      ['11', 2],
      ['12', 2],
      ['13', 2],
    ]);
    const { messages } = await call(without(2, 3), ['entry,standing', '1,withdrawn']);
    expect(messages).toEqual([
      '1 withdrew before half of its boards: its results are cancelled (EBU White Book 2.4.4).',
    ]);
  });

  test.each([
    ['', 60, 2.4],
    ['--method cross-imps', null, 3],
    ['--method butler', null, 3],
  ])('from half on they stand, and who would have met it has average plus %s', async (method, percentage, points) => {
    const { exit, out, messages } = await call(without(3), ['entry,standing', '1,withdrawn'], `${method} --json`);
    expect(exit).toBe(0);
    expect(messages[0]).toContain('its results stand');
    const { boards, ranking } = JSON.parse(out) as { readonly boards: readonly { results: Row[] }[]; ranking: Row[] };
    expect(ranking.find(({ entry }) => entry === '1')).toMatchObject({ boards: 2, place: null });
    expect(ranking.find(({ entry }) => entry === '13')).toMatchObject({ boards: 3 });
    const line = boards[2]?.results[0];
    expect(line).toMatchObject({ ns: '1', ew: '13', award: 'SA0/A+', ewPercentage: percentage, ewPoints: points });
  });

  test('cancelled, it leaves a sit-out to whoever it was still to meet, and fewer boards to whom it has met', async () => {
    const entries = ['entry,standing', '1,withdrawn'];
    const boards = async (regulation: string) => {
      const rows = await rowsOf(without(2, 3), entries, regulation);
      return [11, 12, 13].map((entry) => rows.find((row) => row['entry'] === String(entry))?.['boards']);
    };
    expect(await boards('')).toEqual([2, 2, 2]);
    // Poland gives 60 % for a board missed: 12 and 13 were still to meet pair 1, 11 has met it
    expect(await boards('--regulation pzbs')).toEqual([2, 3, 3]);
  });

  test('needs the boards it was still to play', async () => {
    const { exit, messages } = await call(SESSION, ['entry,standing', '1,withdrawn']);
    expect(exit).toBe(1);
    expect(messages).toEqual([
      'entries.csv:2: 1 withdrew, but no line of the results says what it was still to play. Add these boards with NP in award.',
    ]);
  });

  test('a player of an individual does not', async () => {
    const individual = 'board,n,s,e,w,score\n1,1,2,3,4,420\n1,5,6,7,8,50';
    const { exit, messages } = await call(individual, ['entry,standing', '1,abandon'], '--language fr');
    expect(exit).toBe(1);
    expect(messages[0]).toContain('entries.csv:2: 1 ne peut abandonner un tournoi individuel');
  });
});

test('the players of an individual have penalties, names and strata of their own', async () => {
  const individual = 'board,n,s,e,w,score\n1,1,2,3,4,420\n1,5,6,7,8,50';
  const rows = await rowsOf(individual, ['entry,name,stratum,penalty', '2,Ann,B,50']);
  expect(rows.map(({ entry, total }) => [entry, total])).toEqual([
    ['1', 2],
    ['7', 2],
    ['8', 2],
    ['2', 1],
    ['3', 0],
    ['4', 0],
    ['5', 0],
    ['6', 0],
  ]);
  expect(rows[3]).toMatchObject({ name: 'Ann', stratum: 'B', placeInStratum: 1 });
});

describe('what is wrong', () => {
  test('is named with file, line and cure; with --json as data', async () => {
    const entries = ['entry,stratum,penalty', '9,A,', '1,Z,-3'];
    const { exit, out, messages } = await call(SESSION, entries, '--json');
    expect(exit).toBe(1);
    expect(messages).toEqual([
      'entries.csv:3: “-3” is not a penalty. Write a number more than 0; what is given goes into bonus.',
      'entries.csv:3: “Z” is not a stratum. Write a letter, A (the highest) to F.',
    ]);
    expect(JSON.parse(out)).toMatchObject({ problems: [{ line: 3, column: 'penalty' }, { column: 'stratum' }] });
    const unknown = await call(SESSION, ['entry,stratum', '9,A'], '--language fr');
    expect(unknown.messages).toEqual([
      'entries.csv:2: les résultats n’ont pas d’inscrit 9 ainsi. Vérifiez son nom, sa section et sa ligne.',
    ]);
  });

  test('no such file', async () => {
    const file = join(folder, 'results.csv');
    await writeFile(file, SESSION);
    const { exit, messages } = await run(['score', file, '--entries', join(folder, 'nowhere.csv')]);
    expect(exit).toBe(1);
    expect(messages[0]).toContain('nowhere.csv: there is no such file');
  });
});

describe('teams whose pairs are added up', () => {
  const teams = ['entry,team', '1,Jura', '12,Jura', '2,Lot', '13,Lot', '3,Ain', '11,Ain'];

  test('are ranked by the sum of their pairs', async () => {
    const { exit, out } = await call(SESSION, teams, '--winners 2 --json');
    expect(exit).toBe(0);
    const { teams: ranked } = JSON.parse(out) as { readonly teams: readonly Row[] };
    // of 24 points: 8 + 4, 4 + 8, 6 + 6
    expect(ranked).toMatchObject(
      ['Jura', 'Lot', 'Ain'].map((team) => ({ team, place: 1, tied: true, total: 12, percentage: 50, boards: 6 })),
    );
    expect(ranked[1]?.['pairs']).toEqual([
      { entry: '2', total: 4 },
      { entry: '13', total: 8 },
    ]);
  });

  test('count what their pairs are fined, and after a round what was played by then', async () => {
    const fined = [
      'entry,team,penalty,unit',
      '1,Jura,1,matchpoints',
      '12,Jura,,',
      '2,Lot,,',
      '13,Lot,,',
      '3,Ain,,',
      '11,Ain,,',
    ];
    const { out } = await call(SESSION, fined, '--winners 2 --json');
    const { teams: ranked } = JSON.parse(out) as { readonly teams: readonly Row[] };
    expect(ranked.map(({ team, place, total }) => [team, place, total])).toEqual([
      ['Lot', 1, 12],
      ['Ain', 1, 12],
      ['Jura', 3, 11],
    ]);
    const after = await call(SESSION, teams, '--winners 2 --after-round 1 --json');
    const first = JSON.parse(after.out) as { readonly teams: readonly Row[] };
    // board 1: pair 1 has 4 and 12 has 4; 2 has 0 and 13 has 2; 3 has 2 and 11 has 0
    expect(first.teams.map(({ team, place, total }) => [team, place, total])).toEqual([
      ['Jura', 1, 8],
      ['Lot', 2, 2],
      ['Ain', 2, 2],
    ]);
    const table = await call(SESSION, teams, '--winners 2');
    expect(table.out).toMatch(/^Ranking of teams\n.*Team +Pairs/);
    expect(table.out).toContain('1 + 12');
  });

  test('are none where the file names none', async () => {
    const { out } = await call(SESSION, ['entry,name', '1,Ann - Bob'], '--json');
    expect(Object.keys(JSON.parse(out) as object)).not.toContain('teams');
  });
});
