import { describe, expect, test } from 'vitest';
import type { CommandAnswer } from '../../../../main/cli/command/command.ts';
import { run } from '../../../../main/cli/run.ts';

async function call(args: string): Promise<CommandAnswer> {
  return run(['poule', ...args.split(' ').filter((word) => word !== '')]);
}

describe('etui poule', () => {
  test('as JSON', async () => {
    const { exit, out } = await call('--teams 6 --json');
    expect(exit).toBe(0);
    const { rounds } = JSON.parse(out) as { rounds: object[] };
    expect(rounds.length).toBe(5);
    expect(rounds[0]).toEqual({
      round: 1,
      matches: [
        [1, 6],
        [2, 5],
        [3, 4],
      ],
      bye: null,
    });
    expect(rounds[1]).toEqual({
      round: 2,
      matches: [
        [6, 4],
        [5, 3],
        [1, 2],
      ],
      bye: null,
    });
  });

  test('an odd number has a bye; two legs change sides', async () => {
    const { out } = await call('--teams 5 --legs 2 --json');
    const { rounds } = JSON.parse(out) as { rounds: object[] };
    expect(rounds.length).toBe(10);
    expect(rounds[0]).toEqual({
      round: 1,
      matches: [
        [2, 5],
        [3, 4],
      ],
      bye: 1,
    });
    expect(rounds[5]).toEqual({
      round: 6,
      matches: [
        [5, 2],
        [4, 3],
      ],
      bye: 1,
    });
  });

  test('as text in both languages', async () => {
    expect((await call('--teams 4')).out).toBe(
      ['Round  Match 1  Match 2', '    1  1-4      2-3', '    2  4-3      1-2', '    3  2-4      3-1', ''].join('\n'),
    );
    expect((await call('--teams 3 --language fr')).out).toBe(
      ['Tour  Match 1  Exempt', '   1  2-3      1', '   2  1-2      3', '   3  3-1      2', ''].join('\n'),
    );
  });

  test.each(['', '--teams 2', '--teams 101', '--teams six', '--teams 6 --legs 3', '--teams 6 twice', '--team 6'])(
    '%s: wrong usage',
    async (args) => {
      const { exit, out, messages } = await call(args);
      expect({ exit, out }).toEqual({ exit: 2, out: '' });
      expect(messages.join('\n')).toContain('Usage:');
    },
  );

  test('--help', async () => {
    expect(await call('--help')).toMatchObject({ exit: 0, messages: [] });
  });
});
