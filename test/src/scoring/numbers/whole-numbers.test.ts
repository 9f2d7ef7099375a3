import { expect, test } from 'vitest';
import { greatestCommonDivisor, leastCommonMultiple } from '../../../../src/scoring/numbers/whole-numbers.ts';

test('the smallest number of parts in which both fractions are whole', () => {
  expect([leastCommonMultiple(4, 6), leastCommonMultiple(5, 7), leastCommonMultiple(3, 9)]).toEqual([12, 35, 9]);
});

test('the largest number that both can be divided by', () => {
  expect([greatestCommonDivisor(12, 18), greatestCommonDivisor(7, 5), greatestCommonDivisor(0, 9)]).toEqual([6, 1, 9]);
});
