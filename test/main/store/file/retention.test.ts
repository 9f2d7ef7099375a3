import { describe, expect, test } from 'vitest';
import { copiesToKeep, KEPT } from '../../../../main/store/file/retention.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Copies kept over time, as they are made one after another. */
function keptAfter(times: readonly number[]): readonly number[] {
  let kept: Date[] = [];
  for (const time of times) {
    const all = [...kept, new Date(time)];
    const keep = copiesToKeep(all, new Date(time));
    kept = all.filter((copy) => keep.has(copy));
  }
  return kept.map((copy) => copy.getTime());
}

const FIRST_EVENING = Date.parse('2026-01-06T19:00:00Z');

/** Two evenings a week, with a copy every ten minutes for four hours. */
function evenings(weeks: number): readonly number[] {
  const days = Array.from({ length: weeks * 2 }, (_, index) => Math.floor(index / 2) * 7 + (index % 2) * 2);
  return days.flatMap((day) => Array.from({ length: 24 }, (_, copy) => FIRST_EVENING + day * DAY + copy * 10 * MINUTE));
}

describe('the copies kept', () => {
  test('of one evening: the newest, and the last of every hour', () => {
    const times = evenings(1).slice(0, 24);
    const kept = keptAfter(times);
    expect(kept.slice(-KEPT.newest)).toEqual(times.slice(-KEPT.newest));
    expect(kept).toHaveLength(KEPT.newest + 3);
  });

  test('of a year and a half: the last of every month is still there, and they are few', () => {
    const times = evenings(78);
    const kept = keptAfter(times);
    const lastOfMonth = new Map(times.map((time) => [new Date(time).toISOString().slice(0, 7), time]));
    expect(kept).toEqual(expect.arrayContaining([...lastOfMonth.values()]));
    const most = KEPT.newest + KEPT.hours + KEPT.days + KEPT.weeks + KEPT.months;
    expect(kept.length).toBeLessThanOrEqual(most);
  });

  test('after a long break nothing goes because it is old', () => {
    const times = [FIRST_EVENING, FIRST_EVENING + 3000 * DAY];
    expect(keptAfter(times)).toEqual(times);
  });

  test('a clock that was set wrong does not push the newest out', () => {
    const times = [FIRST_EVENING + 900 * DAY, ...evenings(1)];
    expect(keptAfter(times)).toContain(evenings(1).at(-1));
  });

  test('of an evening after the clock was set back: as many as of any other', () => {
    const before = keptAfter(evenings(110));
    const tonight = evenings(1)
      .slice(0, 12)
      .map((time) => time - 2000 * DAY);
    const kept = keptAfter([...before, ...tonight]);
    expect(kept.filter((time) => time < FIRST_EVENING).slice(-KEPT.newest)).toEqual(tonight.slice(-KEPT.newest));
    expect(kept.filter((time) => time >= FIRST_EVENING)).toEqual(before);
  });
});
