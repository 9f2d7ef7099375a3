import { describe, expect, test } from 'vitest';
import type { CommandAnswer } from '../../../../main/cli/command/command.ts';
import { movement } from '../../../../main/cli/movement/movement.ts';
import type { Language } from '../../../../src/language.ts';

async function call(args: string, json = false, language: Language = 'en'): Promise<CommandAnswer> {
  return movement(args.split(' '), { json, language });
}

async function document(args: string): Promise<object> {
  const { exit, out } = await call(args, true);
  expect(exit).toBe(0);
  return JSON.parse(out) as object;
}

describe('etui movement --teams', () => {
  test('five teams: American Whist with its matches', async () => {
    const found = await document('--teams 5 --kind american-whist --boards-per-round 6');
    expect(found).toMatchObject({
      name: 'American Whist',
      teams: 5,
      tables: 5,
      rounds: 4,
      boardsPerRound: 6,
      winners: 1,
      sets: 5,
      copies: 1,
      problems: [],
      sitOuts: [[], [], [], []],
      quality: { matches: 10, opponents: { least: 4, most: 4, possible: 4 } },
    });
    const { schedule, matches, cases } = found as { schedule: object[][]; matches: object[]; cases: object[] };
    expect(schedule[1]?.[4]).toEqual({
      table: 5,
      ns: 5,
      ew: 4,
      set: 1,
      boards: [1, 2, 3, 4, 5, 6],
      match: 10,
      segment: 1,
      room: 'open',
    });
    // 5 meets 4 at its own table in round 2, and at that of 4 in round 3
    expect(matches[9]).toEqual({ key: 10, round: 2, lastRound: 3, home: 5, away: 4 });
    expect(cases[29]).toEqual({ number: 30, shown: 30, match: null });
  });

  test('two teams: a match of 32 boards in halves', async () => {
    const { out } = await call('--teams 2 --boards 32');
    expect(out).toBe(
      [
        'Match, two halves of 16 boards',
        '2 tables, 1 match of 32 boards a team, 32 boards, until 23:18',
        'The two tables of a match exchange the boards; another line-up in each part.',
        '',
        'Round  Table 1     Table 2',
        '    1  1-2: 1–8    2-1: 9–16',
        '    2  1-2: 9–16   2-1: 1–8',
        '    3  1-2: 17–24  2-1: 25–32',
        '    4  1-2: 25–32  2-1: 17–24',
        'team North-South, team East-West: boards, in the order of play',
        '',
      ].join('\n'),
    );
  });

  test('a part of a poule, with its byes', async () => {
    expect(await document('--teams 7 --kind poule --boards-per-round 16 --rounds 2 --from 3')).toMatchObject({
      name: 'Round robin, rounds 3 to 4 of 7',
      rounds: 4,
      sitOuts: [[2], [2], [6], [6]],
      spec: { kind: 'poule', from: 3, rounds: 2, legs: 1, segments: 1, supply: 'dealt' },
    });
    const { out } = await call('--teams 5 --legs 2 --boards-per-round 4 --supply copies', false, 'fr');
    expect(out).toContain('Poule, aller et retour\n4 tables, 8 matchs de 4 étuis par équipe, 32 étuis');
    expect(out).toMatch(/Exempt\n {3}1 .* 1\n/);
  });

  test('the list, best first', async () => {
    const found = (await document('--teams 8 --list')) as { name: string; matches: number; boards: number }[];
    expect(found.slice(0, 3)).toMatchObject([
      { name: 'New England relay, shared boards', matches: 7, boards: 28, copies: 1, ends: '22:53' },
      { name: 'New England relay, two copies', copies: 2 },
      { name: 'Patton movement', copies: 1 },
    ]);
    const { out } = await call('--teams 8 --list', false, 'fr');
    expect(out.split('\n')[0]).toMatch(/^Rang +Mouvement +Matchs +Étuis +Fin +Exemplaires$/);
  });

  test('the list ends with pairs that are added up, unless something is wanted of matches', async () => {
    const found = (await document('--teams 8 --list')) as { name: string; kind?: string; sentence: unknown }[];
    const first = found.findIndex(({ kind }) => kind === 'added-up');
    expect(first).toBeGreaterThan(0);
    expect(found.slice(first).every(({ kind }) => kind === 'added-up')).toBe(true);
    expect(found[first]?.name).toMatch(/^Pairs added up: /);
    expect(found[first]?.sentence).toMatch(/their scores are added up\.$/);
    const { out } = await call('--teams 8 --list', false, 'fr');
    expect(out.replaceAll(/\s+/g, ' ')).toContain('Paires additionnées : ');
    for (const wish of ['--kind poule', '--supply copies', '--boards-per-round 4', '--legs 2']) {
      expect((await call(`--teams 8 --list ${wish}`)).out).not.toContain('Pairs added up');
    }
    const seven = (await document('--teams 8 --list --rounds 7')) as { kind?: string; rounds: number }[];
    const addedUp = seven.filter(({ kind }) => kind === 'added-up');
    expect(addedUp.length).toBeGreaterThan(0);
    expect(addedUp.every(({ rounds }) => rounds === 7)).toBe(true);
    expect(await call(`--teams 8 --compare 1 ${first + 1}`)).toMatchObject({
      exit: 1,
      messages: [`${first + 1} adds up pairs; only movements of matches are compared with each other.`],
    });
  });

  test('without a kind what is usual, whatever the boards', async () => {
    expect(await document('--teams 9 --boards-per-round 2')).toMatchObject({ name: 'American Whist', rounds: 8 });
    expect(await document('--teams 10 --boards 90')).toMatchObject({
      spec: { kind: 'new-england', boardsPerMatch: 10 },
    });
    expect(await document('--teams 12 --rounds 5 --boards 20-30')).toMatchObject({
      name: 'Patton movement, rounds 1 to 5 of 11',
    });
  });

  test('what is not possible is said with what is', async () => {
    expect(await call('--teams 4 --kind american-whist')).toEqual({
      exit: 1,
      out: '',
      messages: ['American Whist: there is none with 4 teams. Possible: 3 and 5 to 30.'],
    });
    expect((await call('--teams 17 --kind poule', false, 'fr')).messages).toEqual([
      'Poule\u00a0: il n’y en a pas avec 17 équipes. Possible\u00a0: 3 à 16.',
    ]);
    const { exit, out } = await call('--teams 2 --segments 4 --boards-per-round 30', true);
    expect(exit).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ kind: 'problem', code: 'segments' });
    expect(await call('--teams 40 --list')).toMatchObject({ exit: 1, out: '' });
  });

  test.each([
    ['--teams 1', 'How many teams'],
    ['--kind patton', 'How many teams'],
    ['--teams 7 --kind mitchell', 'Which movement of teams'],
    ['--teams 7 --pairs 9', '--pairs does not belong'],
    ['--teams 7 --rounds x', '--rounds takes'],
    ['--teams 7 --legs 3', 'How often'],
    ['--teams 7 --supply none', 'Where do the boards'],
    ['--teams 6 --kind american-whist --copies 2', '--copies has no meaning for --kind american-whist'],
    ['--teams 6 seven', 'seven is not understood'],
    ['--teams 6 --start never', '--start takes'],
  ])('%s: wrong usage', async (args, sentence) => {
    const { exit, messages } = await call(args);
    expect(exit).toBe(2);
    expect(messages[0]).toContain(sentence);
    expect(messages[1]).toContain('Usage');
  });
});

describe('etui movement --teams as CSV, and side by side', () => {
  test('a poule of three: a line a table and round, boards in the order of play; a bye has no table', async () => {
    const { exit, out } = await call('--teams 3 --kind poule --boards-per-round 4 --supply exchanged --csv');
    expect(exit).toBe(0);
    const [head, ...lines] = out.replace('\ufeff', '').trimEnd().split('\r\n');
    expect(head).toBe('round,table,ns,ew,boards,match,part,room');
    const shown = (await document('--teams 3 --kind poule --boards-per-round 4 --supply exchanged')) as {
      readonly schedule: readonly (readonly Readonly<Record<string, unknown>>[])[];
      readonly sitOuts: readonly (readonly number[])[];
    };
    const expected = shown.schedule.flatMap((seatings, index) => [
      ...seatings.map(({ table, ns, ew, boards, match, segment, room }) =>
        [index + 1, table, ns, ew, (boards as number[]).join(' '), match, segment, room].join(','),
      ),
      ...(shown.sitOuts[index] ?? []).map((team) => `${index + 1},,${team},,,,,`),
    ]);
    expect(lines).toEqual(expected);
    expect(lines.some((line) => line.endsWith(',,,,,'))).toBe(true);
  });

  test('boards that each match deals go by the numbers on their cases', async () => {
    const { out } = await call('--teams 4 --kind poule --boards-per-round 8 --supply dealt --csv');
    const boards = out
      .split('\r\n')
      .slice(1)
      .flatMap((line) => line.split(',')[4]?.split(' ') ?? []);
    expect(Math.max(...boards.map(Number))).toBe(8);
  });

  test('two movements of the list: a line a figure, marked where they differ, and the first rounds of both', async () => {
    const { exit, out } = await call('--teams 6 --compare new-england american-whist');
    expect(exit).toBe(0);
    expect(out).toMatch(/^ +Side by side +New England relay.* +American Whist/);
    expect(out).toMatch(/^\* +Opponents +5 of 5 +4 of 5$/m);
    expect(out).toContain('* where the two differ');
    expect(out.match(/^ +[123] {2}\d-\d: /gm)).toHaveLength(6);
    const { out: french } = await call('--teams 6 --compare 1 2', false, 'fr');
    expect(french).toContain('Côte à côte');
    expect(french).toContain('À domicile');
    const list = JSON.parse((await call('--teams 6 --list', true)).out) as readonly object[];
    expect(JSON.parse((await call('--teams 6 --compare 1 2', true)).out)).toEqual(list.slice(0, 2));
  });

  test.each([
    ['--teams 6 --compare 1', 'Which two movements of the list?'],
    ['--teams 6 --compare 1 1', 'Which two movements of the list?'],
    ['--teams 6 --compare 1 mitchell', 'Which two movements of the list?'],
  ])('%s is a wrong call', async (args, sentence) => {
    const { exit, messages } = await call(args);
    expect(exit).toBe(2);
    expect(messages[0]).toContain(sentence);
  });

  test('one that is not in the list is named', async () => {
    const { exit, messages } = await call('--teams 6 --compare 1 99');
    expect(exit).toBe(1);
    expect(messages[0]).toContain('99 is not among');
  });
});
