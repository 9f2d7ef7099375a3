/** The program is killed in whatever it does; `npm run torture` does the same for long. */
import { expect, test } from 'vitest';
import { killAgain } from '../torture/kills.ts';

const KILLS = 7;

test(
  `killed ${KILLS} times in writes, start, copies, restore and migration, it has lost nothing`,
  { timeout: 600_000 },
  async () => {
    const report = await killAgain(KILLS, 3);
    expect(report.lost).toEqual([]);
    expect(report.kills).toEqual({ write: 3, start: 1, copy: 1, restore: 1, migration: 1 });
    expect(Object.values(report.acknowledged).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
  },
);
