import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IMP_LIMITS, imps } from '../../../../src/scoring/boards/imps.ts';

describe('the published scale', () => {
  test('24 limits, each worth its place, and ten more is one more', () => {
    expect(IMP_LIMITS).toHaveLength(24);
    expect(IMP_LIMITS.map(imps)).toEqual([...IMP_LIMITS.keys()]);
    expect(IMP_LIMITS.map((limit) => imps(limit + 10))).toEqual([...IMP_LIMITS.keys()].map((row) => row + 1));
  });
});

describe('any difference', () => {
  const difference = fc.oneof(fc.integer({ min: -5_000, max: 5_000 }), fc.integer());

  test('is worth the same to either side', () => {
    fc.assert(
      fc.property(difference, (points) => {
        expect(imps(points) + imps(-points)).toBe(0);
      }),
    );
  });

  test('is never worth less than a smaller one, and at most 24', () => {
    fc.assert(
      fc.property(difference, difference, (a, b) => {
        expect(imps(Math.max(a, b))).toBeGreaterThanOrEqual(imps(Math.min(a, b)));
        expect(Math.abs(imps(a))).toBeLessThanOrEqual(24);
      }),
    );
  });

  test('between two rows is still in the lower one', () => {
    expect([19, 45, 49, 3999].map(imps)).toEqual([0, 1, 1, 23]);
    expect([-19, -45].map(imps)).toEqual([0, -1]);
  });

  test('no difference is 0, not minus 0', () => {
    expect([0, -0, 10, -10].map(imps)).toEqual([0, 0, 0, 0]);
  });
});
