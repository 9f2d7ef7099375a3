/**
 * Power cuts, played from what was written to the disk and synced. The same with `synchronous = NORMAL` must lose
 * something: otherwise this would notice nothing.
 */
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../main/support.ts';
import { buildDisk, cutPower, failingDisk } from '../torture/power.ts';

const CUTS = 40;
const WRITES = 60;
const canBuild = process.platform === 'linux' && spawnSync('cc', ['--version']).status === 0;

function disk(): string {
  return buildDisk(temporaryFolder()) ?? '';
}

describe.skipIf(!canBuild)('a disk (its stand-in needs Linux and a C compiler)', { timeout: 300_000 }, () => {
  test(`cut off ${CUTS} times, has everything that was acknowledged`, () => {
    const report = cutPower({ disk: disk(), writes: WRITES, synchronous: 'FULL' }, CUTS, 1);
    expect(report).toMatchObject({ cuts: CUTS, lost: 0, damaged: 0 });
    expect(report.acknowledged).toBeGreaterThan(WRITES / 2);
  });

  test('that is not waited for loses something', () => {
    const report = cutPower({ disk: disk(), writes: WRITES, synchronous: 'NORMAL' }, CUTS, 1);
    expect(report.lost).toBeGreaterThan(CUTS / 4);
  });

  test('that fails now and then has everything that was acknowledged', () => {
    const report = failingDisk({ disk: disk(), writes: WRITES, synchronous: 'FULL' }, 23);
    expect(report).toMatchObject({ lost: 0, damaged: 0 });
    expect(report.refused).toBeGreaterThan(0);
    expect(report.acknowledged).toBeGreaterThan(0);
  });
});
