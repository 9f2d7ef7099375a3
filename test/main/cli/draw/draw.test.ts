import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommandAnswer } from '../../../../main/cli/command/command.ts';
import { run } from '../../../../main/cli/run.ts';
import { numbersTo } from '../../../../src/basics/numbers-to.ts';
import { eventFile } from '../../../src/scoring/ranked-matches/build.ts';
import { SWISS_PAIRS, TABLES } from '../../../src/scoring/ranked-matches/swiss-pairs.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'etui-draw-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

interface SwissFile {
  readonly teams: readonly { readonly number: number; readonly name: string; readonly lot: number }[];
  readonly rounds: readonly {
    readonly round: number;
    readonly order: readonly number[] | null;
    readonly draw: readonly { readonly table: number; readonly home: number; readonly away: number }[];
    readonly results: readonly { readonly home: number; readonly away: number; readonly imps: readonly number[] }[];
  }[];
}
const SWISS = eventFile('swiss-teams-12x5') as SwissFile;
const ENTRIES = ['entry,name,lot', ...SWISS.teams.map(({ number, name, lot }) => `${number},${name},${lot}`)];
const MATCHES = [
  'round,table,home,away,home_imps,away_imps',
  ...SWISS.rounds.flatMap(({ round, results }) =>
    results.map(({ home, away, imps }) => `${round},,${home},${away},${imps.join(',')}`),
  ),
];
const VP = '--scale wbf-continuous --boards 8';

async function call(args: string, entries = ENTRIES, matches = MATCHES): Promise<CommandAnswer> {
  const files = [join(folder, 'entries.csv'), join(folder, 'matches.csv')] as const;
  await writeFile(files[0], entries.join('\n'));
  await writeFile(files[1], matches.join('\n'));
  const answer = await run(['draw', ...files, ...args.split(' ').filter((word) => word !== '')]);
  return { ...answer, messages: answer.messages.map((message) => message.replaceAll(`${folder}/`, '')) };
}

test.each(SWISS.rounds)('etui draw: round $round of the worked Swiss', async ({ round, order, draw }) => {
  const { exit, out } = await call(`--round ${round} ${VP} --json`);
  expect(exit).toBe(0);
  const made = JSON.parse(out) as { matches: { table: number; home: number; away: number }[] };
  expect(made).toMatchObject({ round, bye: null, rematches: [] });
  expect(made).toMatchObject(order ? { order } : {});
  expect(made.matches.map(({ table, home, away }) => ({ table, home, away }))).toEqual(draw);
});

test.each(SWISS_PAIRS.rounds)(
  'etui draw: round $round of the worked Swiss of pairs, by victory points',
  async (round) => {
    const entries = ['entry,name', ...numbersTo(8).map((pair) => `${pair},Pair ${pair}`)];
    const matches = [
      'round,home,away,home_vp,away_vp',
      ...TABLES.map(({ round: of, ns, ew, vp }) => [of, ns, ew, ...vp].join(',')),
    ];
    const { out } = await call(`--round ${round.round} --bye 12 --json`, entries, matches);
    const made = JSON.parse(out) as { matches: { home: number; away: number }[] };
    expect(made.matches.map(({ home, away }) => [home, away])).toEqual(round.tables.map(({ ns, ew }) => [ns, ew]));
  },
);

describe('etui draw', () => {
  test('says why, in both languages', async () => {
    const english = await call(`--round 4 ${VP} --forbid 8-12`);
    expect(english.out).toContain('Mendips is the highest left and meets Grampians; not allowed: Cairngorms.');
    const french = await call(`--round 5 ${VP} --rule closest --language fr`);
    expect(french.out.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(
      '11,43 d’écart entre Mendips et Grampians ; la somme des carrés de ces écarts est la plus petite.',
    );
  });

  test('who has withdrawn is not drawn, and the last has the bye', async () => {
    const entries = ENTRIES.map((line, at) => (at === 0 ? `${line},standing` : at === 1 ? `${line},withdrawn` : line));
    const { out } = await call(`--round 4 --rounds 5 ${VP} --json`, entries, MATCHES.slice(0, 19));
    expect(JSON.parse(out)).toMatchObject({
      order: [8, 12, 11, 9, 3, 10, 6, 5, 7, 4, 2],
      bye: 2,
      byeSentence: 'Vosges has the bye as the last in order without one.',
    });
  });

  test('of an odd number the lowest three play half matches, if wanted, and why is said', async () => {
    const entries = ENTRIES.map((line, at) => (at === 0 ? `${line},standing` : at === 1 ? `${line},withdrawn` : line));
    const args = `--round 4 --rounds 5 ${VP} --odd half-matches`;
    const { out } = await call(`${args} --json`, entries, MATCHES.slice(0, 19));
    const made = JSON.parse(out) as { bye: number | null; halfMatches: { home: number; away: number; out?: number }[] };
    expect(made.bye).toBeNull();
    expect(made.halfMatches.map(({ home, away }) => [home, away])).toEqual([
      [7, 2],
      [4, 7],
      [2, 4],
    ]);
    // Pairs share a table: the first plays both halves.
    const { out: ofPairs } = await call(`${args} --pairs --json`, entries, MATCHES.slice(0, 19));
    const shared = (JSON.parse(ofPairs) as typeof made).halfMatches;
    expect(shared).toMatchObject([{ home: shared[1]?.home }, { away: shared[0]?.out, out: shared[0]?.away }]);
    const { out: text } = await call(args, entries, MATCHES.slice(0, 19));
    expect(text).toMatch(/½ .*Half match .* against Vosges, because with .* they are the lowest three/);
  });

  test('what can’t be drawn is a problem with its cure, and many rounds are warned of', async () => {
    expect(await call('--round 4 --force 1-99')).toMatchObject({
      exit: 1,
      messages: ['99 doesn’t play this round. Correct the number in what is forced or forbidden.'],
    });
    expect((await call(`--round 4 --rounds 8 ${VP}`)).messages).toEqual([
      'With so many entries a draw without a rematch is certain up to round 6; after it, there may be none.',
    ]);
    expect((await call(`--round 5 ${VP}`, ENTRIES, MATCHES.slice(0, 13))).messages).toEqual([
      'The file has no match of rounds 3 and 4: the draw goes by the others.',
    ]);
    expect(await call('--round 4', ENTRIES, [...MATCHES, '6,,1,99,,'])).toMatchObject({
      exit: 1,
      messages: ['matches.csv:32: the file of entries has no 99. Add it there, or correct the number.'],
    });
  });

  test.each([
    '',
    '--round x',
    '--round 4 --rule best',
    '--round 4 --rounds 3',
    '--round 4 --forbid 3',
    '--round 4 --first i',
    '--round 4 --odd triangle',
  ])('%s: wrong usage', async (args) => {
    const { exit, out, messages } = await call(args);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(messages.at(-1)).toMatch(/^Usage/);
  });
});
