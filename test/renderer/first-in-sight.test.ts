import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Standing } from '../../renderer/director/ranking/standing.ts';
import { firstInSight } from '../../renderer/director/ranking/useFirstInSight.ts';

function standings(order: readonly number[]): readonly Standing[] {
  return order.map((id, place) => ({ entry: { id }, row: { place } }) as unknown as Standing);
}

function ids(list: readonly Standing[]): readonly number[] {
  return list.map(({ entry }) => entry.id);
}

const pairs = Array.from({ length: 12 }, (_, index) => index + 1);
const order = fc.shuffledSubarray(pairs, { minLength: pairs.length });

describe('the rows of a ranking a paint before all of them are drawn', () => {
  test('are the first as they are now, and every pair once', () => {
    fc.assert(
      fc.property(order, order, fc.integer({ min: 1, max: 12 }), (before, now, count) => {
        const drawn = firstInSight(standings(now), standings(before), count);
        expect(ids(drawn).slice(0, count)).toEqual(now.slice(0, count));
        expect(ids(drawn).toSorted((a, b) => a - b)).toEqual(pairs);
      }),
    );
  });

  test('are all as they are now where other pairs are ranked', () => {
    const now = standings([1, 2, 3, 5]);
    expect(firstInSight(now, standings([1, 2, 3, 4]), 2)).toBe(now);
    expect(firstInSight(now, standings([1, 2, 3]), 2)).toBe(now);
  });
});
