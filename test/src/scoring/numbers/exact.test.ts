import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  add,
  compare,
  divide,
  exact,
  multiply,
  parseExact,
  readExact,
  roundedUnits,
  subtract,
  toNumber,
  writeExact,
} from '../../../../src/scoring/numbers/exact.ts';

const whole = fc.integer({ min: -1000, max: 1000 });
const fraction = fc.tuple(whole, fc.integer({ min: 1, max: 1000 })).map(([top, bottom]) => exact(top, bottom));

test('lowest terms, the sign above', () => {
  expect(exact(6, -4)).toEqual({ numerator: -3n, denominator: 2n });
  expect(exact(0, -7)).toEqual({ numerator: 0n, denominator: 1n });
  expect(() => exact(1, 0)).toThrow(new RangeError('exact: the denominator is 0'));
});

test('a third and a third and a third are one', () => {
  const third = exact(1, 3);
  expect(add(add(third, third), third)).toEqual(exact(1));
});

test('adding and subtracting, multiplying and dividing undo each other', () => {
  fc.assert(
    fc.property(fraction, fraction, (a, b) => {
      expect(subtract(add(a, b), b)).toEqual(a);
      expect(b.numerator === 0n ? a : divide(multiply(a, b), b)).toEqual(a);
    }),
  );
});

test('comparing is the sign of the difference', () => {
  fc.assert(
    fc.property(fraction, fraction, (a, b) => {
      expect(compare(a, b)).toBe(Math.sign(Number(subtract(a, b).numerator)));
    }),
  );
});

test('equal numbers are equal, however they were written', () => {
  expect([compare(exact(1, 2), exact(3, 6)), compare(exact(0), exact(0, -5))]).toEqual([0, 0]);
});

test.each([
  [exact(58335, 1000), 2, 5834n],
  [exact(-58335, 1000), 2, -5834n],
  [exact(29, 6), 1, 48n],
  [exact(1, 2), 0, 1n],
  [exact(-1, 2), 0, -1n],
])('rounding: exact halves go away from zero (%#)', (value, places, units) => {
  expect(roundedUnits(value, places)).toBe(units);
});

test.each([
  [exact(83, 50), 1.66],
  [exact(-1, 3), -1 / 3],
  [exact(5, 3), 1.6666666666666667],
  // numerator too long for a float: 1286742750677284 and five sevenths, floats lie a quarter apart there
  [exact(9_007_199_254_740_993n, 7), 1286742750677284.75],
  [exact(10n ** 40n + 1n, 10n ** 40n), 1],
  [exact(3n * 10n ** 30n, 10n ** 30n * 2n), 1.5],
])('the nearest floating-point number (%#)', (value, number) => {
  expect(toNumber(value)).toBe(number);
});

test('as text and back', () => {
  fc.assert(
    fc.property(fraction, (value) => {
      expect(readExact(writeExact(value))).toEqual(value);
    }),
  );
  expect([writeExact(exact(17)), writeExact(exact(29, 6))]).toEqual(['17', '29/6']);
});

test.each(['', '1.5', '1/0', '1/-2', 'x', '1/2/3', ' 1'])('no exact number: %j', (text) => {
  expect(readExact(text)).toBeNull();
});

test.each([
  ['17', exact(17)],
  ['-3', exact(-3)],
  ['13.78', exact(689, 50)],
  ['-0.5', exact(-1, 2)],
  ['31/2', exact(31, 2)],
  ['1.2.3', null],
  ['.5', null],
  ['5.', null],
  ['', null],
  ['12 ', null],
])('the typed figure %j is parsed whole or not at all', (text, figure) => {
  expect(parseExact(text)).toEqual(figure);
});
