import { describe, expect, test } from 'vitest';
import type { CommandAnswer } from '../../../../main/cli/command/command.ts';
import { run } from '../../../../main/cli/run.ts';

async function call(args: string): Promise<CommandAnswer> {
  return run(['bracket', ...args.split(' ').filter((word) => word !== '')]);
}

describe('etui bracket', () => {
  test('as JSON: seeds in order of the bracket, null beside a bye', async () => {
    const { exit, out } = await call('--teams 6 --json');
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toEqual({ slots: [1, null, 4, 5, 2, null, 3, 6] });
  });

  test('as text in both languages', async () => {
    expect((await call('--teams 3')).out).toBe(
      ['Match  Home  Away', '    1     1  bye', '    2     2  3', ''].join('\n'),
    );
    expect((await call('--teams 3 --language fr')).out).toBe(
      ['Match  Reçoit  Visite', '    1       1  exempt', '    2       2  3', ''].join('\n'),
    );
  });

  test.each(['', '--teams 1', '--teams 257', '--teams six', '--teams 6 twice', '--team 6'])(
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
