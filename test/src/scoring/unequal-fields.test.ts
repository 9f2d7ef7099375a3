import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exact, roundedUnits } from '../../../src/scoring/exact.ts';
import { UNEQUAL_FIELDS, type UnequalFields } from '../../../src/scoring/regulation.ts';
import { adjustment, type Group } from '../../../src/scoring/unequal-fields.ts';
import { conformanceFiles } from '../../conformance/read.ts';

interface UnequalCase {
  readonly scale: '2-1-0' | '1-1/2-0';
  readonly small: 'never' | 'ebu' | 'acbl';
  readonly expected: number;
  readonly actual: number;
  /** Results of the other form of a fouled board. */
  readonly others?: number;
  readonly decimals: number;
  /** Matchpoints in the group, 2-1-0. */
  readonly earned: readonly number[];
  readonly points: readonly number[];
}

const RULES: Record<UnequalCase['small'], UnequalFields> = {
  never: 'neuberg',
  ebu: 'neuberg-ebu',
  acbl: 'neuberg-acbl',
};

describe.each(conformanceFiles<UnequalCase>('matchpoints-unequal'))('$name: $rule', ({ cases }) => {
  test.each(cases)('%j', ({ scale, small, expected, actual, others = 0, decimals, earned, points }) => {
    const { multiply, add, divide } = adjustment(RULES[small], { actual, expected, largest: actual > others });
    const counted = scale === '2-1-0' ? 1 : 2;
    const shown = earned.map((raw) => Number(roundedUnits(exact(raw * multiply + add, divide * counted), decimals)));
    expect(shown.map((units) => units / 10 ** decimals)).toEqual(points);
  });
});

const group = fc
  .record({ actual: fc.integer({ min: 1, max: 60 }), missing: fc.nat(60), largest: fc.boolean() })
  .map(({ actual, missing, largest }): Group => ({ actual, expected: actual + missing, largest }));

describe.each(UNEQUAL_FIELDS)('%s, for every group', (rule) => {
  test('a full field stays as it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.boolean(), (actual, largest) => {
        expect(adjustment(rule, { actual, expected: actual, largest })).toEqual({ multiply: 1, add: 0, divide: 1 });
      }),
    );
  });

  test('the sides of a result have a top together, or in a small group a fifth more', () => {
    fc.assert(
      fc.property(group, (of) => {
        const { multiply, add, divide } = adjustment(rule, of);
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
        const { multiply, add, divide } = adjustment(rule, of);
        expect(add).toBeGreaterThanOrEqual(0);
        expect(2 * (of.actual - 1) * multiply + add).toBeLessThanOrEqual(2 * (of.expected - 1) * divide);
      }),
    );
  });
});

/** Whether the group is scored by percentages. */
function small(rule: UnequalFields, actual: number, expected: number, largest = true): boolean {
  return adjustment(rule, { actual, expected, largest }).divide === 20;
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
