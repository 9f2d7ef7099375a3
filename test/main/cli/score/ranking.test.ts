import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommandAnswer } from '../../../../main/cli/command/command.ts';
import { run } from '../../../../main/cli/run.ts';
import { publishedSession, sessionCsv } from '../../../published-session.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'etui-ranking-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function call(results: string, args = ''): Promise<CommandAnswer> {
  const file = join(folder, 'results.csv');
  await writeFile(file, results);
  const answer = await run(['score', file, ...args.split(' ').filter((word) => word !== '')]);
  return { ...answer, messages: answer.messages.map((message) => message.replaceAll(`${folder}/`, '')) };
}

type Row = Readonly<Record<string, unknown>>;
interface Document {
  readonly ranking: readonly Row[];
  readonly afterRound?: number;
  readonly rounds?: readonly { readonly round: number; readonly ranking: readonly Row[] }[];
}

async function json(results: string, args = ''): Promise<Document> {
  const { exit, out } = await call(results, `${args} --json`);
  expect(exit).toBe(0);
  return JSON.parse(out) as Document;
}

function shown(rows: readonly Row[]): readonly unknown[] {
  return rows.map(({ entry, place, percentage }) => [entry, place, Number(percentage).toFixed(2)]);
}

describe('a Polish barometer of nine rounds', () => {
  const published = publishedSession('pl_mp_barometer_23pairs_27boards_weighted');
  const cells = sessionCsv(published)
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => line.split(','));
  /** Three boards a round, and without the phantom's lines: its opponents have no line in that round. */
  const csv = cells
    .filter(([, ns, ew]) => ns !== '24' && ew !== '24')
    .map((line, index) => [...line, index === 0 ? 'round' : Math.ceil(Number(line[0]) / 3)].join(','))
    .join('\n');
  const printed = published.ranking
    .toSorted((a, b) => a.place - b.place)
    .map(({ pair, place, percentage }) => [pair, place, percentage.toFixed(2)]);

  test('pairs that sat out have 60 %, and the ranking is the published one', async () => {
    const { ranking } = await json(csv, '--regulation pzbs');
    expect(shown(ranking)).toEqual(printed);
    expect(new Set(ranking.map(({ boards }) => boards))).toEqual(new Set([27]));
  });

  test('round by round, and after one of them', async () => {
    const { rounds = [], ranking } = await json(csv, '--regulation pzbs --barometer');
    expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const { round, ranking: rows } of rounds) {
      expect(rows).toHaveLength(23);
      expect(new Set(rows.map(({ boards }) => boards))).toEqual(new Set([3 * round]));
    }
    expect(shown(rounds[8]?.ranking ?? [])).toEqual(printed);
    expect(shown(ranking)).toEqual(printed);
    const fourth = await json(csv, '--regulation pzbs --after-round 4');
    expect(fourth.afterRound).toBe(4);
    expect(fourth.ranking).toEqual(rounds[3]?.ranking);
  });

  test('without the column round nobody has it, and it is said', async () => {
    const without = csv.replace(/,round\n/, ',\n');
    const { ranking } = await json(without, '--regulation pzbs');
    expect(new Set(ranking.map(({ boards }) => boards))).toEqual(new Set([24, 27]));
    const { messages } = await call(without, '--regulation pzbs');
    expect(messages.at(-1)).toContain('The file doesn’t say who sat out');
    expect((await call(without)).messages).toEqual([]);
  });

  test('its derivation has the sit-out', async () => {
    const { out } = await call(csv, '--regulation pzbs --explain :23');
    expect(out.replaceAll('\u202f', ' ').split('\n')[0]).toMatch(
      /^23: 55.78 %, .* on 27 boards; .*3 boards.*12 .*; place 3 of 23\.$/,
    );
  });
});

test('an Australian Howell: totals brought to the full card, as published', async () => {
  const published = publishedSession('au_mp_howell_12pairs_27boards');
  const { ranking } = await json(sessionCsv(published), '--basis factored-total');
  for (const { pair, place, total } of published.ranking) {
    const row = ranking.find(({ entry }) => entry === pair);
    expect([row?.['place'], Number(row?.['figure']).toFixed(2)]).toEqual([place, total?.toFixed(2)]);
  }
  const { out } = await call(sessionCsv(published), '--basis factored-total');
  expect(out).toMatch(/^Place +Pair +% +Matchpoints +Boards +Full card$/m);
});

/** 1 and 2 have 6 of 8 each; 1 has a board at 4 and 2 at 2, 2 a board at 2 and 4: nothing but a lot or tops differ. */
const TIED = [
  'board,ns,ew,score,round',
  '1,1,11,420,1',
  '1,2,12,110,1',
  '1,3,13,-50,1',
  '2,1,12,170,2',
  '2,2,13,620,2',
  '2,3,11,-100,2',
  '3,1,13,400,3',
  '3,2,11,400,3',
  '3,3,12,-50,3',
].join('\n');

describe('ties', () => {
  test('are shared, unless the call splits them', async () => {
    const { ranking } = await json(TIED);
    expect(ranking.slice(0, 2).map(({ entry, place, tied }) => [entry, place, tied])).toEqual([
      ['1', 1, true],
      ['2', 1, true],
    ]);
    expect(ranking[0]).not.toHaveProperty('separations');
  });

  test('a lot is to be drawn, until it stands in the file of entries', async () => {
    const { ranking } = await json(TIED, '--ties tops,lot');
    expect(ranking[0]).toMatchObject({ place: 1, tied: true, lotToDraw: true });
    expect((await call(TIED, '--ties lot --language fr')).out).toContain('à tirer au sort');
    const entries = join(folder, 'lots.csv');
    await writeFile(entries, 'entry,lot\n2,1\n1,2\n');
    const drawn = await json(TIED, `--ties tops,lot --entries ${entries}`);
    expect(drawn.ranking.slice(0, 2)).toEqual([
      expect.objectContaining({ entry: '2', place: 1, tied: false, separations: [{ code: 'lot', figure: 1 }] }),
      expect.objectContaining({ entry: '1', place: 2, tied: false, separations: [{ code: 'lot', figure: 2 }] }),
    ]);
    expect((await call(TIED, `--ties tops,lot --entries ${entries}`)).out).toContain('split by lot: 1');
  });

  test('by the French tournament code: boards against each other first', async () => {
    const better = TIED.replace('3,2,11,400,3', '3,2,11,430,3').replace('2,2,13,620,2', '2,2,13,140,2');
    // 1: 4, 4, 2; 2: 2, 2, 4; with --ties nothing is tied
    const { ranking } = await json(better, '--ties ffb');
    expect(ranking[0]).toMatchObject({ entry: '1', place: 1, tied: false });
  });

  test('with an explanation', async () => {
    const entries = join(folder, 'lots.csv');
    await writeFile(entries, 'entry,lot\n2,1\n1,2\n');
    const { out } = await call(TIED, `--ties lot --entries ${entries} --explain :2`);
    expect(out.split('\n')[0]).toContain('split by lot: 1, others 2');
  });
});

test('a pair with too few boards has no place', async () => {
  const short = TIED.replace('2,1,12,170,2', '2,1,12,,2').replace('3,1,13,400,3', '3,1,13,,3');
  const csv = short
    .split('\n')
    .map((line, index) => `${line},${index === 0 ? 'award' : line.includes(',,') ? 'NP' : ''}`)
    .join('\n');
  const { ranking } = await json(csv, '--least-boards 50');
  expect(ranking.find(({ entry }) => entry === '1')).toMatchObject({
    place: null,
    boards: 1,
    unranked: 'too-few-boards',
  });
  expect((await json(csv, '--least-boards 33')).ranking[0]).toMatchObject({ entry: '1', place: 1 });
});

describe('rounds', () => {
  test('a line without one is named', async () => {
    const { exit, messages } = await call(TIED.replace('110,1', '110,'), '--after-round 1');
    expect(exit).toBe(1);
    expect(messages).toEqual([
      'results.csv:3: the line says no round. Write it into the column round, a whole number from 1.',
    ]);
    expect((await call('board,ns,ew,score\n1,1,2,50', '--barometer')).exit).toBe(1);
  });

  test('a round beyond the last', async () => {
    const { exit, messages } = await call(TIED, '--after-round 4');
    expect({ exit, messages }).toEqual({
      exit: 2,
      messages: ['The file has 3 rounds. Ask for one of them: --after-round 3'],
    });
  });

  test('handicaps, strata and penalties count after each, and after the last as at the end', async () => {
    const entries = join(folder, 'terms.csv');
    await writeFile(
      entries,
      'entry;line;stratum;handicap;penalty;reason\n1;NS;B;-30;10;late\n2;NS;C;5;;\n12;EW;B;;;\n',
    );
    const args = `--entries ${entries} --winners 2`;
    const end = await json(TIED, args);
    const { rounds = [], ranking } = await json(TIED, `${args} --barometer`);
    expect(ranking).toEqual(end.ranking);
    expect(rounds[2]?.ranking).toEqual(end.ranking);
    const first = rounds[0]?.ranking ?? [];
    expect(first.find(({ entry }) => entry === '1')).toMatchObject({
      boards: 1,
      place: 1,
      change: -0.4,
      stratum: 'B',
      placeInStratum: 1,
      handicap: -30,
      withHandicap: 60,
      placeByHandicap: 1,
    });
    expect(first.find(({ entry }) => entry === '2')).toMatchObject({ withHandicap: 55, placeByHandicap: 2 });
    const second = await call(TIED, `${args} --after-round 2`);
    expect(second.out).toContain('After round 2, Stratum B, North-South');
    const strata = await json(TIED, `${args} --after-round 3`);
    expect(strata).toMatchObject({ strata: (end as { readonly strata?: unknown }).strata });
  });

  test('the least boards for a place are of those played so far', async () => {
    const csv = TIED.replace('2,1,12,170,2', '2,1,12,,2')
      .split('\n')
      .map((line, index) => `${line},${index === 0 ? 'award' : line.includes(',,') ? 'NP' : ''}`)
      .join('\n');
    const { rounds = [] } = await json(csv, '--least-boards 60 --barometer');
    const placesOfOne = rounds.map(({ ranking }) => ranking.find(({ entry }) => entry === '1')?.['place']);
    // 1 of 1 board, 1 of 2, 2 of 3
    expect(placesOfOne).toEqual([1, null, 1]);
  });

  test('the players of an individual, for people and in French', async () => {
    const individual = 'board,round,n,s,e,w,score\n1,1,1,2,3,4,420\n1,1,5,6,7,8,50\n2,2,1,3,2,4,-50\n2,2,5,7,6,8,110';
    const { out } = await call(individual, '--after-round 1 --language fr');
    expect(out).toMatch(/^Après le tour 1, Classement\nPlace +Joueur +% +Points-match +Étuis\n +1= +1 +100,00/);
  });
});

describe('wrong usage', () => {
  test.each([
    ['--entries', 'Which file says something of the entries?'],
    ['--ties best', 'How are ties split? One of shared, ebu, ffb, wbf, cbai'],
    ['--ties lot,lot', 'How are ties split?'],
    ['--basis luck', 'What are unequal numbers of boards ranked by? One of average, total, factored-total'],
    ['--least-boards 101', 'How many percent of the boards'],
    ['--handicap strokes', 'What are handicaps in?'],
    ['--handicap percent --basis total', 'Places don’t go by a percentage here'],
    ['--least-in-stratum few', 'How many entries does a stratum need?'],
    ['--after-round last', 'After which round?'],
    ['--after-round 2 --barometer', 'After which round?'],
  ])('%s', async (args, message) => {
    const { exit, out, messages } = await call(TIED, args);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(messages[0]).toContain(message);
    expect(messages[1]).toMatch(/^Usage: .*score FILE/);
  });

  test('help tells the columns of the file of entries, and where sitting out is told from', async () => {
    const { exit, out } = await run(['score', '--help']);
    expect(exit).toBe(0);
    expect(out).toContain('--entries: what the director says of the entries');
    expect(out).toContain('an entry without a line in a round sat out');
    expect((await run(['score', '--help', '--language', 'fr'])).out).toContain('ce que l’arbitre dit des inscrits');
  });
});

test('the real program, with a file of entries', async () => {
  const [results, entries] = [join(folder, 'real.csv'), join(folder, 'said.csv')];
  await Promise.all([writeFile(results, TIED), writeFile(entries, 'entry,penalty,reason\n1,10,late\n')]);
  const cli = join(import.meta.dirname, '../../../../main/cli.ts');
  const args = [cli, 'score', results, '--entries', entries, '--json'];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args);
  expect(stderr).toBe('');
  expect((JSON.parse(stdout) as Document).ranking[0]).toMatchObject({ entry: '2', place: 1, tied: false });
});
