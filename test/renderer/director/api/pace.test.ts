import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionUpdate } from '../../../../main/club/model/update.ts';
import { paced } from '../../../../renderer/director/api/pace.ts';

const update = (session: number, change: number, within?: number): SessionUpdate => ({
  kind: 'session',
  session,
  change,
  ...(within === undefined ? {} : { within }),
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an update for few pages is taken at once', () => {
  const taken: SessionUpdate[] = [];
  const pace = paced((one) => taken.push(one));
  pace(update(1, 2));
  expect(taken).toEqual([update(1, 2)]);
});

test('where many pages are open, the newest of each session is taken once, within the time given', () => {
  const taken: SessionUpdate[] = [];
  const pace = paced((one) => taken.push(one));
  for (const change of [2, 3, 4]) pace(update(1, change, 1000));
  pace(update(2, 9, 1000));
  expect(taken).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(taken.toSorted((a, b) => a.session - b.session)).toEqual([update(1, 4, 1000), update(2, 9, 1000)]);
  pace(update(1, 5, 1000));
  vi.advanceTimersByTime(1000);
  expect(taken).toHaveLength(3);
});

test('pages spread over the time given', () => {
  const moments = new Set<number>();
  for (let page = 0; page < 40; page += 1) {
    const begun = Date.now();
    const pace = paced(() => moments.add(Date.now() - begun));
    pace(update(1, 2, 1000));
    vi.advanceTimersByTime(1000);
  }
  expect(moments.size).toBeGreaterThan(20);
  expect(Math.max(...moments)).toBeLessThanOrEqual(1000);
});

test('what still waits when the page ends is not taken', () => {
  const taken: SessionUpdate[] = [];
  const pace = paced((one) => taken.push(one));
  pace(update(1, 2, 1000));
  pace.end();
  vi.advanceTimersByTime(2000);
  expect(taken).toEqual([]);
});
