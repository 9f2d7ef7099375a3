import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EntryTerms, TermsView } from '../../../../main/club/model/scoring.ts';
import { mergeTerms } from '../../../../src/scoring/standing/merge-terms.ts';
import {
  combineTerms,
  formatHandicap,
  readHandicap,
  termsOfEntry,
} from '../../../../renderer/director/session/terms.ts';
import { formatSigned } from '../../../../src/language/numbers.ts';
import { readDatum } from '../../../../renderer/director/entry/panel/BoardDatum.tsx';

test.each([
  ['7.5', 750],
  ['7,5', 750],
  [' +2 ', 200],
  ['-0.25', -25],
  ['\u22123', -300],
  ['', null],
  ['seven', undefined],
  ['1.234', undefined],
  ['10000.01', undefined],
])('the handicap “%s” is %s hundredths', (text, hundredths) => {
  expect(readHandicap(text)).toBe(hundredths);
});

test('a handicap is read as it is written, in both languages', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      fc.constantFrom('en', 'fr'),
      (hundredths, language) => {
        expect(readHandicap(formatHandicap(hundredths, language))).toBe(hundredths);
      },
    ),
  );
});

test.each([
  ['330', 330],
  ['-50', -50],
  ['\u221250', -50],
  ['+0', 0],
  ['', null],
  ['7610', undefined],
  ['3x', undefined],
])('the datum “%s” is %s', (text, score) => {
  expect(readDatum(text)).toBe(score);
});

test('a datum is read as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: -7600, max: 7600 }), (score) => {
      expect(readDatum(formatSigned(score))).toBe(score);
    }),
  );
});

describe('terms', () => {
  const usual = { handicap: null, stratum: null, withoutStanding: false };
  const first = { ...usual, entry: 1, stratum: 0 };
  const second = { ...usual, entry: 2, handicap: 100 };

  test('that wait stand in the place of those that are saved', () => {
    const saved = { unit: 'percent', entries: [first, second] } as const;
    const after: TermsView = mergeTerms<TermsView['unit'], EntryTerms>(saved, {
      unit: 'points',
      entries: [{ ...second, handicap: null }],
    });
    expect(after.unit).toBe('points');
    expect([1, 2, 3].map((entry) => termsOfEntry(after, entry))).toEqual([
      first,
      { ...usual, entry: 2 },
      { ...usual, entry: 3 },
    ]);
  });

  test('asked one after the other are what was said last of each pair', () => {
    const later = { ...first, stratum: 2 };
    expect(combineTerms({ entries: [first, second] }, { entries: [later] })).toEqual({ entries: [second, later] });
    expect(combineTerms({ unit: 'points', entries: [] }, { entries: [] })).toEqual({ unit: 'points', entries: [] });
  });
});
