/** `etui movement --compare`: two movements of the list side by side, and the first rounds of both. */
import { describe, expect, test } from 'vitest';
import { movement } from '../../../../main/cli/movement/movement.ts';

async function compared(args: string, language: 'en' | 'fr' = 'en') {
  return movement(args.split(' '), { json: false, language });
}

describe('two movements side by side', () => {
  test('by their places: a line a figure, marked where they differ; tables with their stands, what the room does', async () => {
    const { exit, out } = await compared('--tables 8 --compare 1 2');
    expect(exit).toBe(0);
    expect(out.split('\n').slice(0, 23)).toEqual([
      '   Side by side  Share-and-relay Mitchell  Double weave Mitchell',
      '   Rounds        8 × 3                     8 × 3',
      '   Boards        24                        24',
      '   Ends          22:26                     22:26',
      '   Winners       two                       two',
      '   Balance       100.0                     100.0',
      '   Opponents     8 of 8                    8 of 8',
      '   Repeats       none                      none',
      '   Sit-outs      none                      none',
      '*  Sharing       8 rounds                  none',
      '   Copies        1                         1',
      '   Moves         0-7                       0-7',
      '* where the two differ',
      '',
      'Share-and-relay Mitchell',
      'Everyone plays all 24 boards; tables 1 and 8 share throughout.',
      'Round  Table 1   Table 2     Table 3     Table 4     (stand)  Table 5     Table 6     Table 7     Table 8',
      '    1  1-1: 1-3  2-2: 4-6    3-3: 7-9    4-4: 10-12  (13-15)  5-5: 16-18  6-6: 19-21  7-7: 22-24  8-8: 1-3',
      '    2  1-8: 4-6  2-1: 7-9    3-2: 10-12  4-3: 13-15  (16-18)  5-4: 19-21  6-5: 22-24  7-6: 1-3    8-7: 4-6',
      '    3  1-7: 7-9  2-8: 10-12  3-1: 13-15  4-2: 16-18  (19-21)  5-3: 22-24  6-4: 1-3    7-5: 4-6    8-6: 7-9',
      'North-South pair, East-West pair: boards',
      'East-West up one table, boards down one by way of the bye stand between tables 4 and 5. Tables 1 and 8 share boards.',
      '',
    ]);
    expect(out).toContain('\nDouble weave Mitchell\nEveryone plays all 24 boards without sharing');
  });

  test('by their kinds, in French; sets that rest together are one run', async () => {
    const { out } = await compared('--tables 8 --compare mitchell howell', 'fr');
    expect(out).toContain('*  Vainqueurs   deux               un');
    expect(out).toContain('Howell, un tour de moins\n');
    expect(out).toContain('(15-18)');
    expect(out).toContain('* où les deux diffèrent');
  });

  test('every section of both is drawn', async () => {
    const { out } = await compared('--tables 15 --sections 2 --compare 1 2');
    expect(out.match(/^Section [AB]: .*$/gm)).toEqual([
      'Section A: Web Mitchell (7 sets)',
      'Section B: Mitchell',
      'Section A: Web Mitchell (7 sets), round 7 arrow-switched',
      'Section B: Mitchell, round 7 arrow-switched',
    ]);
  });

  test('as JSON, the two choices of the list', async () => {
    const all = await movement('--tables 7 --list'.split(' '), { json: true, language: 'en' });
    const two = await movement('--tables 7 --compare 3 1'.split(' '), { json: true, language: 'en' });
    const list = JSON.parse(all.out) as readonly unknown[];
    expect(JSON.parse(two.out)).toEqual([list[2], list[0]]);
  });
});

test.each([
  ['--tables 7 --compare 1', 2, 'Which two movements'],
  ['--tables 7 --compare 1 1', 2, 'Which two movements'],
  ['--tables 7 --compare 1 0', 2, 'Which two movements'],
  ['--tables 7 --compare mitchell bridge', 2, 'Which two movements'],
  ['--tables 7 --compare 1 2 3', 2, '3 is not understood here'],
  ['--tables 7 --compare 1 99', 1, '99 is not among the'],
  ['--tables 7 --compare twin mitchell', 1, 'twin is not among the'],
  ['--tables 7 --boards 1 --until 19:31 --compare 1 2', 1, 'nothing to compare'],
])('%s', async (args, code, message) => {
  const { exit, out, messages } = await compared(args);
  expect([exit, out]).toEqual([code, '']);
  expect(messages[0]).toContain(message);
});
