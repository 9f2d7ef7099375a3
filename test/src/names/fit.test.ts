import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BETWEEN_NAMES, commonSize, fitNames } from '../../../src/names/fit.ts';
import { nameForms } from '../../../src/names/forms.ts';
import { HOSTILE_NAMES, LONG_NAMES } from '../../names.ts';

const PAIR = ['Marie-Christine Mouillefarine', 'Anne de La Tour'];
/** Every letter is one wide. */
const measure = (text: string, scale = 1) => text.length * scale;
const usual = { leastScale: 0.8, measure };

describe('names in a space', () => {
  test.each([
    [50, 1, PAIR, false],
    [35, 1, ['M.-C. Mouillefarine', 'A. de La Tour'], false],
    [27, 1, ['Mouillefarine', 'de La Tour'], false],
    [50, 2, PAIR, false],
    [46, 2, PAIR, true],
    [29, 2, PAIR, true],
    [28, 2, ['M.-C. Mouillefarine', 'Anne de La Tour'], true],
    [14, 2, ['Mouillefarine', 'A. de La Tour'], true],
  ] as const)('%i wide, %i lines: %o, one below the other: %o', (width, lines, names, stacked) => {
    expect(fitNames(PAIR, { width, lines, ...usual })).toEqual({ names: [...names], stacked, scale: 1, fits: true });
  });

  test('what fits in no form is left as surnames, and says so', () => {
    expect(fitNames(PAIR, { width: 12, lines: 1, ...usual })).toEqual({
      names: ['Mouillefarine', 'de La Tour'],
      stacked: false,
      scale: 0.8,
      fits: false,
    });
    expect(fitNames(PAIR, { width: 9, lines: 2, ...usual }).fits).toBe(false);
  });

  test('initials that are a little too wide stand in smaller type, before they are left out', () => {
    expect(fitNames(PAIR, { width: 18, lines: 2, ...usual })).toEqual({
      names: ['M.-C. Mouillefarine', 'Anne de La Tour'],
      stacked: true,
      scale: 0.9,
      fits: true,
    });
    expect(fitNames(PAIR, { width: 14, lines: 2, ...usual })).toMatchObject({
      names: ['Mouillefarine', 'A. de La Tour'],
    });
  });

  test('surnames a little too wide stand in smaller type', () => {
    expect(fitNames(PAIR, { width: 13, lines: 2, ...usual })).toMatchObject({ scale: 1, fits: true });
    expect(fitNames(PAIR, { width: 10.5, lines: 2, ...usual })).toMatchObject({ scale: 0.8, fits: true });
    expect(fitNames(PAIR, { width: 24, lines: 1, ...usual })).toMatchObject({ scale: 0.9, fits: true });
  });

  test('one name has one line', () => {
    expect(fitNames(['Marie-Christine Mouillefarine'], { width: 20, lines: 2, ...usual })).toEqual({
      names: ['M.-C. Mouillefarine'],
      stacked: false,
      scale: 1,
      fits: true,
    });
    expect(fitNames([], { width: 20, lines: 2, ...usual })).toEqual({
      names: [],
      stacked: false,
      scale: 1,
      fits: true,
    });
  });
});

test('the name of a team has no shorter form: it shrinks, and is broken where that is not enough', () => {
  const team = ['Cercle de Bridge de Saint-Jean'];
  const fit = (width: number) => fitNames(team, { width, lines: 1, whole: true, ...usual });
  expect(fit(30)).toMatchObject({ names: team, scale: 1, fits: true });
  expect(fit(25)).toMatchObject({ names: team, scale: 0.8, fits: true });
  expect(fit(12)).toMatchObject({ names: team, fits: false });
});

const name = fc.oneof(fc.constantFrom(...HOSTILE_NAMES, ...LONG_NAMES.flat()), fc.string({ unit: 'grapheme' }));
const pair = fc.array(name, { maxLength: 2 });

test('names that fit are no wider than their space, and are forms of the names', () => {
  fc.assert(
    fc.property(pair, fc.integer({ min: 1, max: 80 }), fc.constantFrom(1, 2), (names, width, lines) => {
      const fitted = fitNames(names, { width, lines, ...usual });
      for (const [place, form] of fitted.names.entries()) expect(nameForms(names[place] ?? '')).toContain(form);
      const rows = fitted.stacked ? fitted.names : [fitted.names.join(BETWEEN_NAMES)];
      expect(rows.every((row) => measure(row, fitted.scale) <= width)).toBe(fitted.fits);
      expect(fitted.names).toHaveLength(names.length);
    }),
  );
});

test('more width never shortens a name', () => {
  fc.assert(
    fc.property(pair, fc.integer({ min: 1, max: 80 }), fc.constantFrom(1, 2), (names, width, lines) => {
      const [narrow, wide] = [width, width + 1].map((wide) => fitNames(names, { width: wide, lines, ...usual }));
      const rank = (forms: readonly string[]) =>
        forms.map((form, place) => nameForms(names[place] ?? '').indexOf(form));
      const before = rank(narrow?.names ?? []);
      for (const [place, now] of rank(wide?.names ?? []).entries()) expect(now).toBeLessThanOrEqual(before[place] ?? 0);
    }),
  );
});

test('a list has the size that most of its names need, and one small size for all rather than many', () => {
  expect(commonSize([])).toBe(1);
  expect(commonSize([1, 1])).toBe(1);
  expect(commonSize([1, 0.95, 1])).toBe(0.95);
  expect(commonSize([1, 0.8, 0.95, 0.85])).toBe(0.9);
  const beside = { width: 30, lines: 2, ...usual, sizeBeside: 0.9 } as const;
  expect(fitNames(['Ann Ash', 'Ben Birch'], beside).scale).toBe(0.9);
  expect(fitNames(PAIR, beside)).toEqual({ names: PAIR, stacked: true, scale: 0.9, fits: true });
});

test('one size for a list shortens no name more than its own size, and makes none smaller than the list but by need', () => {
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 12 }), fc.integer({ min: 8, max: 40 }), (list, width) => {
      const space = { width, lines: 2, ...usual } as const;
      const alone = list.map((names) => fitNames(names, space));
      const sizeBeside = commonSize(alone.map(({ scale }) => scale));
      for (const [at, names] of list.entries()) {
        const { names: forms, scale, fits } = fitNames(names, { ...space, sizeBeside });
        const own = alone[at];
        expect(fits || !own?.fits).toBe(true);
        expect(scale === sizeBeside || scale < 0.9).toBe(true);
        for (const [place, form] of forms.entries()) {
          const rank = nameForms(names[place] ?? '');
          expect(rank.indexOf(form)).toBeLessThanOrEqual(rank.indexOf(own?.names[place] ?? ''));
        }
      }
    }),
  );
});
