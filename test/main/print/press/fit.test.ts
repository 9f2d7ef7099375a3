import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitNames, fitText, joinNames } from '../../../../main/print/press/fit.ts';
import type { MeasureText } from '../../../../main/print/press/marks.ts';

/** Every letter is one wide. */
const count: MeasureText = (text) => text.length;
const style = { size: 10 };

describe('a text that must fit', () => {
  test('is left alone when it does', () => {
    expect(fitText('Cedar', 5, style, count)).toBe('Cedar');
  });

  test('ends in an ellipsis when it does not', () => {
    expect(fitText('Hornbeam', 5, style, count)).toBe('Horn…');
    expect(fitText('De La Tour', 6, style, count)).toBe('De La…');
  });

  test('loses whole letters, accents and all', () => {
    const composed = 'Rhône'.normalize('NFD');
    expect(fitText(composed, 4, style, count)).toBe('Rh…');
  });
});

describe('two names in one line', () => {
  test.each<[readonly [string, string], number, string]>([
    [['Cedar', 'Cypress'], 40, 'Cedar / Cypress'],
    [['Al Oak', 'Bartholomew-Maximilian'], 20, 'Al Oak / Bartholome…'],
    [['Bartholomew-Maximilian', 'Al Oak'], 20, 'Bartholome… / Al Oak'],
    [['Bartholomew', 'Maximilian'], 15, 'Barth… / Maxim…'],
    [['Cedar', ''], 40, 'Cedar'],
    [['', 'Cypress'], 4, 'Cyp…'],
    [['', ''], 40, ''],
  ])('%j in %d', (names, width, expected) => {
    expect(fitNames(names, width, style, count)).toBe(expected);
  });

  test('they never take more than their width, and neither partner vanishes', () => {
    const name = fc.string({ minLength: 1, maxLength: 40, unit: fc.constantFrom('a', 'b', 'ö', '-') });
    fc.assert(
      fc.property(name, name, fc.integer({ min: 15, max: 60 }), (first, second, width) => {
        const fitted = fitNames([first, second], width, style, count);
        expect(fitted.length).toBeLessThanOrEqual(width);
        const [left = '', right = ''] = fitted.split(' / ');
        expect([left[0], right[0]]).toEqual([first[0], second[0]]);
        const whole = joinNames([first, second]);
        expect(fitted === whole).toBe(whole.length <= width);
      }),
    );
  });
});
