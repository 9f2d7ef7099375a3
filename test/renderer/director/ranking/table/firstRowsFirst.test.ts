import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RankedPair } from '../../../../../renderer/director/session/rankedLines.ts';
import { firstRowsFirst } from '../../../../../renderer/director/ranking/table/useFirstRowsFirst.ts';

function standings(order: readonly number[]): readonly RankedPair[] {
  return order.map((id, place) => ({ entry: { id }, row: { place } }) as unknown as RankedPair);
}

function ids(list: readonly RankedPair[]): readonly number[] {
  return list.map(({ entry }) => entry.id);
}

const pairs = Array.from({ length: 12 }, (_, index) => index + 1);
const order = fc.shuffledSubarray(pairs, { minLength: pairs.length });

describe('the rows of a ranking a paint before all of them are drawn', () => {
  test('are the first as they are now, and every pair once', () => {
    fc.assert(
      fc.property(order, order, fc.integer({ min: 1, max: 12 }), (before, now, count) => {
        const drawn = firstRowsFirst(standings(now), standings(before), count);
        expect(ids(drawn).slice(0, count)).toEqual(now.slice(0, count));
        expect(ids(drawn).toSorted((a, b) => a - b)).toEqual(pairs);
      }),
    );
  });

  test('are all as they are now where other pairs are ranked', () => {
    const now = standings([1, 2, 3, 5]);
    expect(firstRowsFirst(now, standings([1, 2, 3, 4]), 2)).toBe(now);
    expect(firstRowsFirst(now, standings([1, 2, 3]), 2)).toBe(now);
  });
});
