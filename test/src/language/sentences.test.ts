import { expect, test } from 'vitest';
import { capitalize, formatList, formatRuns, joints } from '../../../src/language/sentences.ts';

test('marks between parts of a sentence, with the spaces of French', () => {
  expect([joints.en.colon, joints.en.semicolon]).toEqual([': ', '; ']);
  expect([joints.fr.colon, joints.fr.semicolon]).toEqual(['\u00a0: ', '\u202f; ']);
});

test('lists', () => {
  expect([[], [5], [5, 8], ['A1', 'A2', 'A3']].map((items) => formatList(items, 'en'))).toEqual([
    '',
    '5',
    '5 and 8',
    'A1, A2 and A3',
  ]);
  expect(formatList([8, 9, 10], 'fr')).toBe('8, 9 et 10');
  expect([formatList([8, 9, 10], 'en', 'or'), formatList([8, 9], 'fr', 'or')]).toEqual(['8, 9 or 10', '8 ou 9']);
});

test('numbers in a row, from first to last where they are three or more', () => {
  expect(formatRuns([3, 10, 11, 12, 13, 14], 'en')).toBe('3 and 10 to 14');
  expect(formatRuns([3, 4, 7, 8, 9], 'fr')).toBe('3, 4 et 7 à 9');
  expect(formatRuns([5], 'en')).toBe('5');
});

test('a capital at the beginning', () => {
  expect(['étuis', 'boards down one', ''].map(capitalize)).toEqual(['Étuis', 'Boards down one', '']);
});
