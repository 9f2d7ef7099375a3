import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  joinNames,
  shrinkOrWrap,
  stackNames,
  stackShortNames,
  wrapNames,
  wrapText,
} from '../../../../main/print/press/fit.ts';
import type { MeasureText } from '../../../../main/print/press/marks.ts';

/** Every letter is one wide. */
const count: MeasureText = (text) => text.length;
const style = { size: 10 };
/** Every letter is as wide as a tenth of its size. */
const scaled: MeasureText = (text, { size }) => (text.length * size) / 10;

describe('a text that must fit', () => {
  test('is left alone when it does', () => {
    expect(shrinkOrWrap('Cedar', 5, style, 8, scaled)).toEqual({ size: 10, lines: ['Cedar'] });
  });

  test('stands in smaller type, then in several lines', () => {
    expect(shrinkOrWrap('Hornbeam', 7.2, style, 8, scaled)).toEqual({ size: 9, lines: ['Hornbeam'] });
    expect(shrinkOrWrap('De La Tour', 6, style, 8, scaled)).toEqual({ size: 8, lines: ['De La', 'Tour'] });
  });
});

describe('text over lines', () => {
  test.each<[string, number, readonly string[]]>([
    ['De La Tour', 40, ['De La Tour']],
    ['De La Tour', 6, ['De La', 'Tour']],
    ['Villeneuve-Bargès', 12, ['Villeneuve-', 'Bargès']],
    ['Anne Villeneuve-Bargès', 12, ['Anne', 'Villeneuve-', 'Bargès']],
    ['aaaaaaaaaaa', 4, ['aaaa', 'aaaa', 'aaa']],
    ['Tuesday pairs, 24 November 2026', 20, ['Tuesday pairs,', '24 November 2026']],
    ['Mardi, 1er novembre 2026', 18, ['Mardi,', '1er novembre 2026']],
    ['24 November 2026', 12, ['24 November', '2026']],
    ['V. Alder / E. Beauregard', 13, ['V. Alder /', 'E. Beauregard']],
    ['J.-P. Beauregard-Montclar', 17, ['J.-P. Beauregard-', 'Montclar']],
    ['B. Villeneuve', 11, ['B.', 'Villeneuve']],
  ])('%j in %d', (text, width, expected) => {
    expect(wrapText(text, width, style, count)).toEqual(expected);
  });
});

const bare = (text: string): string => text.replaceAll(/[\s/]/g, '');

describe('the names of a pair', () => {
  test.each<[readonly [string, string], number, readonly string[]]>([
    [['Cedar', 'Cypress'], 40, ['Cedar / Cypress']],
    [['Al Oak', 'Bartholomew Mill'], 20, ['Al Oak', 'Bartholomew Mill']],
    [['Al Oak', 'Bartholomew Maximilian'], 20, ['Al Oak /', 'Bartholomew', 'Maximilian']],
    [['Bartholomew', 'Maximilian'], 8, ['Bartho', 'lomew /', 'Maximili', 'an']],
    [['Cedar', ''], 40, ['Cedar']],
    [['', 'Cypress'], 4, ['Cypr', 'ess']],
    [['', ''], 40, ['']],
  ])('%j in %d', (names, width, expected) => {
    expect(wrapNames(names, width, style, count)).toEqual(expected);
  });

  test('stand one below the other where they must', () => {
    expect(stackNames(['Cedar', 'Cypress'], 40, style, count)).toEqual(['Cedar', 'Cypress']);
  });

  test.each<[readonly [string, string], number, readonly string[]]>([
    [['Al Oak', 'Bartholomew Mill'], 20, ['Al Oak', 'Bartholomew Mill']],
    [['Al Oak', 'Bartholomew Mill'], 12, ['Al Oak', 'B. Mill']],
    [['Henry Fitzwilliam-Smythe', 'Al Oak'], 18, ['H. Fitzwilliam-', 'Smythe /', 'Al Oak']],
    [['Maximilian Mill', 'Bartholomew Villeneuve-Grandjean'], 16, ['Maximilian Mill', 'B. Villeneuve-', 'Grandjean']],
  ])('of %j with initials in %d', (names, width, expected) => {
    expect(stackShortNames(names, width, style, count)).toEqual(expected);
  });

  test('are whole, and no line is wider than it may be', () => {
    const name = fc.string({ minLength: 1, maxLength: 40, unit: fc.constantFrom('a', 'b', 'ö', '-', ' ') });
    fc.assert(
      fc.property(name, name, fc.integer({ min: 3, max: 60 }), (first, second, width) => {
        const lines = wrapNames([first, second], width, style, count);
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
        expect(bare(lines.join(''))).toBe(bare(first + second));
        const whole = joinNames([first, second]);
        expect(lines.length === 1 && lines[0] === whole).toBe(whole.length <= width);
      }),
    );
  });
});
