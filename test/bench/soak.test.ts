import { expect, test } from 'vitest';
import { growth, soak } from '../../bench/load/soak.ts';
import { temporaryFolder } from '../main/support.ts';

test(
  'a room that writes while pages come and go is refused nothing, and every page is told',
  { timeout: 120_000 },
  async () => {
    const report = await soak({ data: temporaryFolder(), seconds: 4, pages: 30, aSecond: 60, sections: [15] });
    expect(report.refused).toEqual([]);
    expect(report.writes).toBe(240);
    expect(report.pages).toMatchObject({ pages: 30, failed: 0 });
    expect(report.pages.opened).toBeGreaterThan(30);
    // numbers, not sessions
    expect((report.pages.streamed * 1024) / report.pages.events).toBeLessThan(120);
    // a page that was opened after the last write has been told nothing
    expect(report.pages.upToDate).toBeGreaterThanOrEqual(20);
  },
);

test('memory that grows is noticed', () => {
  expect(growth([300, 100, 100, 100, 101, 99, 100, 100, 101, 100, 100, 100])).toBeLessThan(5);
  expect(growth([50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160])).toBeGreaterThan(50);
});
