import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { radixSortOrder } from '../../../../src/scoring/totals/radix-sort.ts';

const key = fc.oneof(
  fc.double({ noNaN: true }).map((number) => number + 0),
  fc.constantFrom(0, 1, -1, 0.5, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.MIN_VALUE),
);

test('as a comparison sorts, equal keys in the order they come', () => {
  fc.assert(
    fc.property(fc.array(key, { maxLength: 200 }), (keys) => {
      const compared = [...keys.keys()].toSorted((a, b) => {
        const [first, second] = [keys[a] ?? NaN, keys[b] ?? NaN];
        return first < second ? -1 : first > second ? 1 : a - b;
      });
      expect([...radixSortOrder(Float64Array.from(keys))]).toEqual(compared);
    }),
  );
});

test('many whole numbers of either sign', () => {
  const keys = Float64Array.from({ length: 5000 }, (_, index) => ((index * 7919) % 5003) - 2500);
  const sorted = Array.from(radixSortOrder(keys), (index) => keys[index]);
  expect(sorted).toEqual([...keys].toSorted((a, b) => a - b));
});

test.each([1, -1])('numbers that differ in their last bits, times %i', (sign) => {
  const keys = Float64Array.from({ length: 600 }, (_, index) => sign * (1 + ((index * 7) % 601) * Number.EPSILON));
  const sorted = Array.from(radixSortOrder(keys), (index) => keys[index]);
  expect(sorted).toEqual([...keys].toSorted((a, b) => a - b));
});
