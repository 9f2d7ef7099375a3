import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatDecimal,
  formatDecimalText,
  formatExact,
  formatPercentFigure,
  formatPercentage,
  formatShort,
  formatSigned,
  formatSignedExact,
  formatSignedShort,
  formatTables,
  formatWhole,
} from '../../../src/language/numbers.ts';
import { exact } from '../../../src/scoring/numbers/exact.ts';

describe('exact numbers', () => {
  test.each([
    [exact(390, 624), 2, '0.63', '0,63'],
    [exact(116_67, 200), 2, '58.34', '58,34'],
    [exact(-1, 200), 2, '\u22120.01', '\u22120,01'],
    [exact(1, 3), 0, '0', '0'],
    [exact(4056), 0, '4\u202f056', '4\u202f056'],
    [exact(1234567, 10), 1, '123\u202f456.7', '123\u202f456,7'],
    [exact(0), 2, '0.00', '0,00'],
  ])('%o with %i decimals is %s, in French %s', (value, places, en, fr) => {
    expect(formatExact(value, places, 'en')).toBe(en);
    expect(formatExact(value, places, 'fr')).toBe(fr);
  });

  test.each([
    [exact(17), '17'],
    [exact(35, 2), '17.5'],
    [exact(151, 9), '16.78'],
    [exact(100), '100'],
  ])('short: %o is %s', (value, text) => expect(formatShort(value, 2, 'en')).toBe(text));

  test('a percentage carries its sign, in a column it does not', () => {
    expect(formatPercentage(exact(17, 24), 1, 'en')).toBe('70.8\u202f%');
    expect(formatPercentFigure(exact(17, 24), 1, 'fr')).toBe('70,8');
    expect(formatPercentFigure(exact(9263, 20_000), 2, 'en')).toBe('46.32');
  });

  test('what is written is the nearest number with so many decimals, halves away from zero', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 0, max: 4 }), (n, d, places) => {
        const text = formatExact(exact(n, d), places, 'en').replaceAll('\u202f', '').replace('\u2212', '-');
        const units = BigInt(text.replace('.', ''));
        const scaled = BigInt(n) * 10n ** BigInt(places);
        const distance = (units * BigInt(d) - scaled) * 2n;
        expect(distance <= BigInt(d) && distance >= -BigInt(d)).toBe(true);
        const isHalf = distance === BigInt(d) || distance === -BigInt(d);
        expect(!isHalf || distance > 0n === n > 0).toBe(true);
      }),
    );
  });
});

test('whole numbers and scores have a true minus', () => {
  expect(formatWhole(-1430)).toBe('\u22121\u202f430');
  expect(formatSigned(620)).toBe('+620');
  expect(formatSigned(-50)).toBe('\u221250');
  expect(formatSigned(0)).toBe('0');
});

describe('a figure that rounds to nothing has no sign', () => {
  test.each([
    [exact(10, 4), '+2.50', '+2.5'],
    [exact(-1), '\u22121.00', '\u22121'],
    [exact(0), '0.00', '0'],
    [exact(1, 260), '0.00', '0'],
    [exact(-1, 260), '0.00', '0'],
    [exact(1, 200), '+0.01', '+0.01'],
    [exact(-1, 200), '\u22120.01', '\u22120.01'],
  ])('%o is %s, short %s', (value, full, short) => {
    expect(formatSignedExact(value, 2, 'en')).toBe(full);
    expect(formatSignedShort(value, 2, 'en')).toBe(short);
  });

  test('nor has a floating-point one', () => {
    expect(formatDecimal(-0.004, 2, 'en')).toBe('0.00');
    expect(formatDecimal(0.004, 2, 'fr')).toBe('0,00');
  });
});

test('figures that are no scores', () => {
  expect(formatDecimal(92.48, 1, 'fr')).toBe('92,5');
  expect(formatDecimal(-0.4, 1, 'en')).toBe('\u22120.4');
});

test('tables with a half', () => {
  expect([7, 6.5].map((tables) => formatTables(tables, 'en'))).toEqual(['7', '6.5']);
  expect([7, 6.5].map((tables) => formatTables(tables, 'fr'))).toEqual(['7', '6,5']);
});

test('a figure of another program has a true minus and the decimal of the language', () => {
  expect(formatDecimalText('-15.60', 'en')).toBe('\u221215.60');
  expect(formatDecimalText('-15.60', 'fr')).toBe('\u221215,60');
  expect(formatDecimalText('66.3', 'fr')).toBe('66,3');
});
