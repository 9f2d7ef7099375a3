import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CommandAnswer } from '../../../../main/cli/command/command.ts';
import { movement } from '../../../../main/cli/movement/movement.ts';
import type { Language } from '../../../../src/language.ts';

let folder = '';
/** A Mitchell of seven tables as `etui movement --csv` writes it. */
let seven = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'etui-continue-'));
  seven = path.join(folder, 'seven.csv');
  await writeFile(seven, (await call('--tables 7 --kind mitchell --csv')).out);
});
afterAll(() => rm(folder, { recursive: true }));

async function call(args: string, json = false, language: Language = 'en'): Promise<CommandAnswer> {
  const words = args.split(' ').map((word) => (word === 'SEVEN' ? seven : word));
  return movement(words, { json, language });
}

interface Document {
  readonly frozen: number;
  readonly proposals: readonly {
    readonly rule: { readonly kind: string };
    readonly sentence: string;
    readonly figures: {
      readonly rounds: number;
      readonly repeats: number;
      readonly unplayable: readonly { readonly round: number; readonly table: number }[];
    };
    readonly warnings: readonly { readonly code: string; readonly message: string }[];
    readonly shifts: readonly { readonly pair: number; readonly message: string }[];
    readonly schedule: readonly (readonly { table: number; ns: number; ew: number; boards: number[] }[])[];
    readonly sitOuts: readonly (readonly number[])[];
  }[];
}

async function proposed(args: string): Promise<Document> {
  const { exit, out, messages } = await call(args, true);
  expect({ exit, messages }).toEqual({ exit: 0, messages: [] });
  return JSON.parse(out) as Document;
}

describe('the ways to go on, as JSON', () => {
  test('a late pair becomes a rover; what was played stays, and one pair sits out each round', async () => {
    const { frozen, proposals } = await proposed('--continue SEVEN --boards-per-round 3 --after 2 --late-pair');
    const [first] = proposals;
    expect(frozen).toBe(2);
    expect(first).toMatchObject({ rule: { kind: 'rover', pair: 15 }, figures: { rounds: 7, repeats: 0 } });
    expect(first?.schedule[1]).toHaveLength(7);
    expect(first?.schedule[1]?.[0]).toEqual({ table: 1, ns: 1, ew: 14, boards: [4, 5, 6] });
    expect(first?.sitOuts.map((pairs) => pairs.length)).toEqual([0, 0, 1, 1, 1, 1, 1]);
    expect(first?.shifts.map(({ pair }) => pair)).toContain(15);
  });

  test.each([
    ['--late-pairs 2', 'added-table'],
    ['--pair-leaves 5', 'opponents-sit-out'],
    ['--pair-replaced 5', 'substitutes'],
    ['--rounds 5', 'cut'],
    ['--wrong-way T2R3', 'as-scheduled'],
    ['--wrong-boards T2R3:1', 'rule-on-boards'],
    ['--wrong-opponents T1T2R3', 'replanned'],
  ])('%s', async (happened, kind) => {
    const { proposals } = await proposed(`--continue SEVEN --after 3 ${happened}`);
    expect(proposals.map(({ rule }) => rule.kind)).toContain(kind);
  });

  test('tables whose boards a pair has played are not in the schedule: their pairs sit out', async () => {
    const { proposals } = await proposed('--continue SEVEN --boards-per-round 3 --after 3 --wrong-boards T2R3:1');
    const [first] = proposals;
    expect(first?.rule.kind).toBe('rule-on-boards');
    const idle = first?.figures.unplayable ?? [];
    expect(idle.length).toBeGreaterThan(0);
    for (const { round, table } of idle) {
      expect(first?.schedule[round - 1]?.map((cell) => cell.table)).not.toContain(table);
      const [others, out] = [first?.schedule[round - 1] ?? [], first?.sitOuts[round - 1] ?? []];
      expect(2 * others.length + out.length).toBe(14);
    }
  });

  test('fewer boards a round', async () => {
    const { proposals } = await proposed('--continue SEVEN --boards-per-round 3 --after 3 --boards 2');
    expect(proposals[0]?.schedule.map((round) => round[0]?.boards.length)).toEqual([3, 3, 3, 2, 2, 2, 2]);
  });

  test('why there is none', async () => {
    const { exit, out } = await call('--continue SEVEN --after 3 --merge', true);
    expect(exit).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ kind: 'problem', code: 'nothing-to-merge' });
    expect((await call('--continue SEVEN --after 7 --late-pair')).messages).toEqual([
      'Play has ended: there is no round left to change.',
    ]);
  });
});

describe('for people', () => {
  test('each way with its figures and who goes elsewhere, and the schedule of the one taken', async () => {
    const { out } = await call('--continue SEVEN --boards-per-round 2 --after 5 --pair-leaves 3 --take 1');
    expect(out).toBe(
      [
        'Rounds 1 to 5 stay as they are: from round 6 on.',
        '',
        ' 1  The seat of pair 3 stays empty: its opponents sit out.',
        '    7 rounds, 2 pairs affected, 4 boards lost, no repeat, 1 sit-out at most, balance 98',
        '    boards are played 6 to 7 times',
        '    Pair 12: sits out.',
        '',
        'Round  Table 1      Table 2      Table 3      Table 4     Table 5      Table 6      Table 7      Sit out',
        '    1  1-8: 1-2     2-9: 3-4     3-10: 5-6    4-11: 7-8   5-12: 9-10   6-13: 11-12  7-14: 13-14',
        '    2  1-14: 3-4    2-8: 5-6     3-9: 7-8     4-10: 9-10  5-11: 11-12  6-12: 13-14  7-13: 1-2',
        '    3  1-13: 5-6    2-14: 7-8    3-8: 9-10    4-9: 11-12  5-10: 13-14  6-11: 1-2    7-12: 3-4',
        '    4  1-12: 7-8    2-13: 9-10   3-14: 11-12  4-8: 13-14  5-9: 1-2     6-10: 3-4    7-11: 5-6',
        '    5  1-11: 9-10   2-12: 11-12  3-13: 13-14  4-14: 1-2   5-8: 3-4     6-9: 5-6     7-10: 7-8',
        '    6  1-10: 11-12  2-11: 13-14               4-13: 3-4   5-14: 5-6    6-8: 7-8     7-9: 9-10    12',
        '    7  1-9: 13-14   2-10: 1-2                 4-12: 5-6   5-13: 7-8    6-14: 9-10   7-8: 11-12   11',
        'North-South pair, East-West pair: boards',
        '',
      ].join('\n'),
    );
  });

  test('in French', async () => {
    const { out } = await call('--continue SEVEN --after 3 --rounds 6', false, 'fr');
    expect(out).toMatch(/^Les tours 1 à 3 restent tels quels\u00a0: à partir du tour 4\.\n\n 1 {2}Le jeu s’arrête/);
  });
});

describe('what can’t be', () => {
  test.each([
    ['--continue', 'Which schedule goes on?'],
    ['--continue SEVEN', 'What happened?'],
    ['--continue SEVEN --late-pair --rounds 5', 'What happened?'],
    ['--continue SEVEN --after 8 --late-pair', 'The schedule has 7 rounds'],
    ['--continue SEVEN --after x --late-pair', '--after takes a whole number'],
    ['--continue SEVEN --wrong-way 2', 'At which table and in which round?'],
    ['--continue SEVEN --late-pairs 3', 'How many pairs are late?'],
    ['--continue SEVEN --late-pair --take 9', 'There is no proposal 9'],
    ['--continue SEVEN --late-pair 3', '3 is not understood here'],
    ['--continue SEVEN --tables 7', '--tables is not understood here'],
  ])('%s', async (args, message) => {
    const { exit, out, messages } = await call(args);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(messages[0]).toContain(message);
    expect(messages[1]).toMatch(/^Usage: .*--continue FILE\.csv/);
  });

  test('a file that is none, or no schedule', async () => {
    const bad = path.join(folder, 'bad.csv');
    expect((await call(`--continue ${bad} --late-pair`)).exit).toBe(1);
    await writeFile(bad, 'round,table,ns,ew,set\n1,1,1,x,1\n');
    expect((await call(`--continue ${bad} --late-pair`)).messages[0]).toMatch(/bad\.csv:2: /);
    await writeFile(bad, 'round,table,ns,ew,set\n1,1,1,2,1\n1,2,3,3,2\n');
    expect((await call(`--continue ${bad} --late-pair`)).messages.join(' ')).toContain('pair 3 plays against itself');
  });
});
