import { describe, expect, test } from 'vitest';
import { run } from '../../../../main/cli/run.ts';
import { conformanceFiles } from '../../../conformance/read.ts';

interface Stage {
  readonly maximum: number;
  readonly boards: number;
}

interface Case {
  readonly score: number;
  readonly qualifier: Stage;
  readonly final: Stage;
  readonly carried: number;
}

const CASES = conformanceFiles<Case>('carry-forward').flatMap(({ cases }) => cases);

function stage({ maximum, boards }: Stage): string {
  return `${maximum}/${boards}`;
}

const CALL = ['carry-forward', '--score', '300', '--qualifier', '500/24', '--final', '1000/48'];

describe('etui carry-forward (EBU White Book 3.8)', () => {
  test.each(CASES)('%j', async ({ score, qualifier, final, carried }) => {
    const args = ['--score', String(score), '--qualifier', stage(qualifier), '--final', stage(final), '--json'];
    const { exit, out } = await run(['carry-forward', ...args]);
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toEqual({ score, carried });
  });

  test('in words', async () => {
    expect((await run(CALL)).out).toBe('150 matchpoints are carried forward.\n');
    const french = [...CALL, '--language', 'fr'].map((word) => (word === '300' ? '312,5' : word));
    expect((await run(french)).out).toBe('156,25 points-match sont reportés.\n');
  });

  test.each([
    [['--qualifier', '500/24', '--final', '1000/48'], 'How many matchpoints has it'],
    [['--score', '300', '--qualifier', '500', '--final', '1000/48'], 'With a stroke between: --qualifier 500/24'],
    [['--score', '300', '--qualifier', '500/24', '--final', '0/48'], 'With a stroke between: --final 1000/48'],
    [['--score', '501', '--qualifier', '500/24', '--final', '1000/48'], 'The score is more than could be won'],
    [['300'], '300 is not understood here'],
    [['--boards', '3'], '--boards is not understood here'],
  ])('%j is wrong usage', async (args, message) => {
    const { exit, messages } = await run(['carry-forward', ...args]);
    expect(exit).toBe(2);
    expect(messages[0]).toContain(message);
    expect(messages[1]).toMatch(/^Usage: .*carry-forward/);
  });
});
