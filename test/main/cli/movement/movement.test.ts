import { describe, expect, test } from 'vitest';
import type { CommandAnswer } from '../../../../main/cli/command/command.ts';
import { movement } from '../../../../main/cli/movement/movement.ts';
import type { Language } from '../../../../src/language.ts';

async function call(
  args: string,
  { json = false, language = 'en' }: { json?: boolean; language?: Language } = {},
): Promise<CommandAnswer> {
  return movement(
    args.split(' ').filter((word) => word !== ''),
    { json, language },
  );
}

interface Document {
  readonly name: string;
  readonly tables: number;
  readonly pairs: number;
  readonly rounds: number;
  readonly boardsPerRound: number;
  readonly winners: number;
  readonly sets: number;
  readonly schedule: readonly (readonly { table: number; ns: number; ew: number; set: number; boards: number[] }[])[];
  readonly sitOuts: readonly unknown[];
  readonly quality: { readonly balance: number };
  readonly problems: readonly unknown[];
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
}

async function document(args: string): Promise<Document> {
  const { exit, out } = await call(args, { json: true });
  expect(exit).toBe(0);
  return JSON.parse(out) as Document;
}

describe('as JSON', () => {
  test('a Howell for five tables', async () => {
    const found = await document('--kind howell --tables 5 --boards-per-round 3');
    expect(found).toMatchObject({
      name: 'Howell',
      tables: 5,
      pairs: 10,
      rounds: 9,
      boardsPerRound: 3,
      winners: 1,
      sets: 9,
      problems: [],
      warnings: [{ code: 'never-changes-direction', pairs: [10] }],
    });
    expect(found.quality.balance).toBeCloseTo(83.33, 2);
    expect(found.schedule).toHaveLength(9);
    expect(found.sitOuts).toEqual(Array.from({ length: 9 }, () => []));
    expect(found.schedule[0]?.[0]).toMatchObject({ table: 1, set: 1, boards: [1, 2, 3] });
  });

  test('with two winners each line counts from 1', async () => {
    const found = await document('--kind mitchell --tables 13 --boards-per-round 2');
    expect(found).toMatchObject({ name: 'Mitchell', winners: 2, rounds: 13, sets: 13 });
    expect(found.schedule[0]?.[12]).toEqual({ table: 13, ns: 13, ew: 13, set: 13, boards: [25, 26] });
    expect(found.schedule[1]?.[0]).toEqual({ table: 1, ns: 1, ew: 13, set: 2, boards: [3, 4] });
  });

  test('with one winner every pair has its own number', async () => {
    const found = await document('--kind mitchell --tables 13 --boards-per-round 2 --arrow-switch auto');
    expect(found.winners).toBe(1);
    expect(found.schedule[0]?.[0]).toMatchObject({ ns: 1, ew: 14 });
    expect(found.schedule[11]?.[0]).toMatchObject({ ns: 16, ew: 1 });
    expect(found.schedule[10]?.[0]?.ns).toBe(1);
  });

  test('a half table of two lines: who sits out, and no table for them', async () => {
    const found = await document('--kind mitchell --tables 12.5 --boards-per-round 2');
    expect(found).toMatchObject({ tables: 13, pairs: 25, winners: 2 });
    expect(found.schedule.every((tables) => tables.length === 12)).toBe(true);
    expect(found.sitOuts.slice(0, 2)).toEqual([[{ line: 'EW', pair: 13 }], [{ line: 'EW', pair: 12 }]]);
    expect((await document('--kind mitchell --pairs 25 --phantom ew')).sitOuts[1]).toEqual([{ line: 'NS', pair: 1 }]);
    expect(await document('--kind mitchell --tables 13 --phantom ew')).toEqual(
      await document('--kind mitchell --pairs 25 --phantom ew'),
    );
  });

  test('a half table in a Howell: the number alone', async () => {
    const found = await document('--kind howell --pairs 9 --boards-per-round 3');
    expect(found.sitOuts).toEqual([[1], [2], [3], [4], [5], [6], [7], [8], [9]]);
  });

  test('an even number of tables', async () => {
    const shared = await document('--kind mitchell --tables 12 --boards-per-round 2');
    expect(shared).toMatchObject({ name: 'Share-and-relay Mitchell', rounds: 12 });
    expect(shared.warnings.map(({ code }) => code)).toEqual(['sharing']);
    const skip = await document('--kind mitchell --tables 12 --boards-per-round 2 --even skip');
    expect(skip).toMatchObject({ name: 'Skip Mitchell', rounds: 11, warnings: [] });
    expect(await document('--kind mitchell --tables 12 --rounds 9')).toMatchObject({
      name: 'Skip Mitchell, two rounds fewer',
      boardsPerRound: 3,
    });
  });

  test('what can’t be built is a problem with its code', async () => {
    const { exit, out, messages } = await call('--kind mitchell --tables 2', { json: true });
    expect({ exit, messages }).toEqual({ exit: 1, messages: [] });
    expect(JSON.parse(out)).toEqual({
      kind: 'problem',
      code: 'tables',
      message: 'A Mitchell has 3 to 200 tables, not 2. Choose another movement or other tables.',
    });
  });
});

describe('auto', () => {
  test.each([
    ['--tables 13', 'Mitchell', 13, 2],
    ['--tables 5', 'Howell', 9, 3],
    ['--pairs 9', 'Howell without pair 10', 9, 3],
    ['--tables 8', 'Share-and-relay Mitchell', 8, 3],
    ['--tables 13 --boards-per-round 1', 'Mitchell', 13, 1],
    ['--tables 13 --rounds 12', 'Mitchell, one round fewer', 12, 2],
    ['--tables 13 --rounds 3', 'Mitchell, 3 of 13 rounds', 3, 9],
    ['--tables 5 --arrow-switch 1', 'Mitchell, round 5 arrow-switched', 5, 5],
    ['--tables 2 --rounds 1', 'Howell, two rounds fewer', 1, 28],
    ['--tables 13 --rounds 12 --boards-per-round 3', 'Mitchell, one round fewer', 12, 3],
  ])('%s', async (args, name, rounds, boardsPerRound) => {
    expect(await document(args)).toMatchObject({ name, rounds, boardsPerRound, problems: [] });
  });
});

describe('for people', () => {
  test('name, figures, the walk and a line for each round', async () => {
    const { out } = await call('--kind howell --tables 2 --boards-per-round 8');
    expect(out).toBe(
      [
        'Howell',
        '2 tables, 3 rounds of 8 boards, 24 boards, one ranking, balance 100.00',
        'Pair 4 stays, everyone else takes the seat of the next lower number (pair 1 that of pair 3), new boards for every table. Tables 1 and 2 share boards.',
        '',
        'In 3 rounds 2 tables share boards.',
        'Pair 4 never changes direction.',
        '',
        'Round  Table 1     Table 2',
        '    1  4-1: 1-8    2-3: 1-8',
        '    2  4-2: 9-16   3-1: 9-16',
        '    3  4-3: 17-24  1-2: 17-24',
        'North-South pair, East-West pair: boards',
        '',
      ].join('\n'),
    );
  });

  test('in French, with a half table and rounds of one board', async () => {
    const { out } = await call('--kind mitchell --tables 2.5 --boards-per-round 1', { language: 'fr' });
    expect(out).toContain(
      'Mitchell sans N-S 3\n2,5 tables, 3 tours de 1 étui, 3 étuis, deux classements, équilibre 100,00',
    );
    expect(out).toContain('   1  1-1: 1   2-2: 2   3 relais');
  });

  test('one round has no walk to announce', async () => {
    const { out } = await call('--kind mitchell --tables 13 --rounds 1');
    expect(out).not.toContain('East-West up');
  });
});

describe('--list', () => {
  test('the movements that fit, best first', async () => {
    const { exit, out } = await call('--tables 13 --list');
    expect(exit).toBe(0);
    const lines = out.split('\n');
    expect(lines[0]).toMatch(/^Place +Movement +Rounds +Boards +Ends +Winners +Balance +Sharing +Copies +Sit-out$/);
    expect(lines[1]).toMatch(
      /^ +1 +Mitchell +13 × 2 +26 +22:45 +2 +100\.0 +none +1 +none +Everyone plays all 26 boards; the usual choice for 13 tables\.$/,
    );
  });

  test('as JSON, with figures and the specification', async () => {
    const { out } = await call('--tables 4.5 --list', { json: true });
    const choices = JSON.parse(out) as readonly object[];
    expect(choices[0]).toMatchObject({
      name: 'Howell without pair 10',
      rounds: 9,
      boardsPerRound: 3,
      boards: 24,
      minutes: 198,
      winners: 1,
      quality: { pairs: 9, sitOutBoards: 3 },
      spec: { kind: 'howell', tables: 5, phantom: true },
    });
  });

  test.each<[string, (spec: { kind: string; even?: string; arrowSwitch?: number; phantom?: unknown }) => boolean]>([
    ['--tables 8 --kind howell', ({ kind }) => kind === 'howell'],
    ['--tables 8 --even skip', ({ even }) => even === 'skip'],
    ['--tables 9 --arrow-switch 1', ({ arrowSwitch }) => arrowSwitch === 1],
    ['--tables 8.5 --phantom ew', ({ phantom }) => phantom === 'EW'],
  ])('%s lists nothing else', async (args, wanted) => {
    const { out } = await call(`${args} --list`, { json: true });
    const specs = (JSON.parse(out) as readonly { spec: Parameters<typeof wanted>[0] }[]).map(({ spec }) => spec);
    expect(specs.length).toBeGreaterThan(0);
    expect(specs.every(wanted)).toBe(true);
  });

  test('by the clock: where it starts, how long a board and a move take, and when it is to be over', async () => {
    const asked = '--tables 13 --list --start 14:00 --minutes 7.5 --move 2 --until 17h15';
    const choices = JSON.parse((await call(asked, { json: true })).out) as readonly {
      ends: string;
      boards: number;
      minutes: number;
    }[];
    expect(choices.length).toBeGreaterThan(0);
    expect(choices.every(({ ends }) => ends <= '17:15' && ends > '16:00')).toBe(true);
    expect(choices[0]).toMatchObject({ boards: 22, minutes: 187, ends: '17:07' });
    const few = JSON.parse((await call('--tables 13 --list --boards 26', { json: true })).out) as readonly {
      boards: number;
    }[];
    expect(few.every(({ boards }) => boards === 26)).toBe(true);
  });

  test('the copies of the boards each needs', async () => {
    const choices = JSON.parse((await call('--tables 13 --list', { json: true })).out) as readonly {
      name: string;
      copies: number;
    }[];
    const copies = new Map(choices.map((choice) => [choice.name, choice.copies]));
    expect([copies.get('Mitchell'), copies.get('Web Mitchell (9 sets)')]).toEqual([1, 3]);
  });

  test('nothing fits', async () => {
    const { exit, out, messages } = await call('--tables 13 --rounds 20 --list');
    expect({ exit, out }).toEqual({ exit: 1, out: '' });
    expect(messages[0]).toMatch(/^No movement fits\./);
  });
});

describe('wrong usage', () => {
  test.each([
    ['', 'How many tables, or how many pairs?'],
    ['--tables 13 --pairs 26', 'Tables or pairs, not both'],
    ['--tables thirteen', 'How many tables? A number'],
    ['--tables 12.25', 'How many tables? A number'],
    ['--tables 1', 'How many tables? A number'],
    ['--pairs 2', 'How many pairs? A whole number'],
    ['--pairs 12.5', 'How many pairs? A whole number'],
    ['--tables 13 --kind carousel', 'There is no kind carousel'],
    ['--tables 13 --rounds many', '--rounds takes a whole number'],
    ['--tables 13 --boards-per-round two', '--boards-per-round takes a whole number'],
    ['--tables 12 --even weave', 'What is done about an even number'],
    ['--tables 13 --arrow-switch some', 'How many last rounds are arrow-switched?'],
    ['--pairs 25 --phantom north', 'Which line lacks a pair?'],
    ['--pairs 26 --phantom ns', 'An even number of pairs leaves no half table'],
    ['--tables 5 --kind howell --even skip', '--even belongs to a Mitchell'],
    ['--tables 5 --kind howell --arrow-switch 1', '--arrow-switch belongs to a Mitchell'],
    ['--tables 13 --list --start noon', '--start takes a time of day'],
    ['--tables 13 --list --until 25:00', '--until takes a time of day'],
    ['--tables 13 --list --minutes 0', '--minutes takes minutes up to 60'],
    ['--tables 13 --list --move 2m', '--move takes minutes up to 60'],
    ['--tables 13 --list --boards 28-24', 'How many boards'],
    ['--tables 13 --players 52', '--tables belongs to pairs'],
    ['13', '13 is not understood here'],
    ['--tables', 'How many tables? A number'],
  ])('%s', async (args, message) => {
    const { exit, out, messages } = await call(args);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(messages[0]).toContain(message);
    expect(messages[1]).toMatch(/^Usage: /);
  });

  test('in French', async () => {
    expect((await call('', { language: 'fr' })).messages[0]).toMatch(/^Combien de tables/);
  });
});
