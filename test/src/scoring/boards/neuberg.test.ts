import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exact } from '../../../../src/scoring/numbers/exact.ts';
import { NEUBERG_RULES, type NeubergRule } from '../../../../src/scoring/regulation/regulation.ts';
import { neubergFactors, type ComparedGroup } from '../../../../src/scoring/boards/neuberg.ts';

const group = fc
  .record({ actual: fc.integer({ min: 1, max: 60 }), missing: fc.nat(60), largest: fc.boolean() })
  .map(({ actual, missing, largest }): ComparedGroup => ({ actual, expected: actual + missing, largest }));

describe.each(NEUBERG_RULES)('%s, for every group', (rule) => {
  test('a full field stays as it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.boolean(), (actual, largest) => {
        expect(neubergFactors(rule, { actual, expected: actual, largest })).toEqual({ multiply: 1, add: 0, divide: 1 });
      }),
    );
  });

  test('the sides of a result have a top together, or in a small group a fifth more', () => {
    fc.assert(
      fc.property(group, (of) => {
        const { multiply, add, divide } = neubergFactors(rule, of);
        const both = exact(2 * (of.actual - 1) * multiply + 2 * add, divide);
        const top = 2 * (of.expected - 1);
        const small = both.numerator * 5n === BigInt(6 * top) * both.denominator;
        expect(both).toEqual(small && of.actual <= 3 ? exact(6 * top, 5) : exact(top));
      }),
    );
  });

  test('nobody has more than a top or less than nothing', () => {
    fc.assert(
      fc.property(group, (of) => {
        const { multiply, add, divide } = neubergFactors(rule, of);
        expect(add).toBeGreaterThanOrEqual(0);
        expect(2 * (of.actual - 1) * multiply + add).toBeLessThanOrEqual(2 * (of.expected - 1) * divide);
      }),
    );
  });
});

/** Whether the group is scored by percentages. */
function small(rule: NeubergRule, actual: number, expected: number, largest = true): boolean {
  return neubergFactors(rule, { actual, expected, largest }).divide === 20;
}

describe('where the formula ends', () => {
  test('EBU: at a third of all', () => {
    expect([5, 6].map((expected) => small('neuberg-ebu', 2, expected))).toEqual([false, true]);
    expect([8, 9].map((expected) => small('neuberg-ebu', 3, expected))).toEqual([false, true]);
    expect([2, 3].map((expected) => small('neuberg-ebu', 1, expected))).toEqual([false, true]);
    expect(small('neuberg-ebu', 4, 60)).toBe(false);
  });

  test('ACBL: below four results, and at three where another group is as large', () => {
    expect([1, 2].map((actual) => small('neuberg-acbl', actual, 5))).toEqual([true, true]);
    expect([true, false].map((largest) => small('neuberg-acbl', 3, 6, largest))).toEqual([false, true]);
    expect(small('neuberg-acbl', 4, 60, false)).toBe(false);
  });

  test('WBF: never', () => {
    expect([1, 2, 3].map((actual) => small('neuberg', actual, 12, false))).toEqual([false, false, false]);
  });
});
