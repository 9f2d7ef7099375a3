import { describe, expect, test } from 'vitest';
import { fitOneLine, LEAST_SCALE, rowHeights } from '../../../../renderer/director/display/legible.ts';
import { inOrder } from '../../../../renderer/director/display/ordered.ts';
import { inColumns, pageOf, pagesThatFit, rowsThatFit } from '../../../../renderer/director/display/pages.ts';
import { seatedPlayers } from '../../../../renderer/director/display/seating.ts';
import type { RankedPair } from '../../../../renderer/director/session/rankedLines.ts';
import type { DisplayRanking } from '../../../../src/session/display-ranking.ts';
import { howellSpec, mitchellSpec, sessionView } from '../../../builders.ts';

const pagesOf = (length: number, most: number) => pagesThatFit([Array.from({ length }, () => 1)], most);

/** A place so many letters wide; each letter is ten wide. */
const place = (letters: number) => ({
  width: 10 * letters,
  measure: (text: string, scale = 1) => 10 * scale * text.length,
});

describe('pages', () => {
  const items = Array.from({ length: 10 }, (_, at) => at);

  test('turn round, and hold every item once', () => {
    expect([0, 1, 2, 3].map((turn) => pageOf(items, pagesOf(items.length, 4), turn))).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
      [0, 1, 2, 3],
    ]);
    expect(pageOf([], pagesOf(0, 4), 7)).toEqual([]);
  });

  test.each([1, 2, 13, 14, 15, 28, 29, 52, 80, 396])('of %s items are equally long', (length) => {
    const all = Array.from({ length }, (_, at) => at);
    const pages = pagesOf(length, 14);
    const dealt = Array.from({ length: pages }, (_, turn) => pageOf(all, pages, turn));
    expect(dealt.flat()).toEqual(all);
    const lengths = dealt.map((page) => page.length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(14);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
  });

  test('are dealt into columns from top to bottom', () => {
    expect(inColumns(items, 3)).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6, 7],
      [8, 9],
    ]);
    expect(inColumns([], 2)).toEqual([[], []]);
  });
});

describe('names on a display', () => {
  const LONG = ['Marguerite Grandjean-Duvivier', 'Emmanuelle de La Roche-Aymon'];

  test('stand on one line where all have room there, legible and with initials at least', () => {
    // “M. Grandjean-Duvivier / E. de La Roche-Aymon” has 44 letters.
    expect(fitOneLine([LONG], place(Math.ceil(44 * LEAST_SCALE)))).toBe(true);
    expect(fitOneLine([LONG], place(Math.ceil(44 * LEAST_SCALE) - 1))).toBe(false);
    expect(rowHeights([LONG, ['Ann Ash', 'Bob Box']], place(33))).toEqual({ lines: 1, heights: [1, 1] });
  });

  test('stand one below the other where one pair has no room on a line, and its row is as high as that', () => {
    expect(rowHeights([LONG, ['Ann Ash', 'Bob Box']], place(30))).toEqual({ lines: 2, heights: [2, 1] });
  });

  test('are broken rather than smaller', () => {
    const { lines, heights } = rowHeights([['Wolfeschlegelsteinhausenbergerdorff'.repeat(2)]], place(20));
    expect(lines).toBe(2);
    // Seventy letters of three quarters take four lines or more of twenty.
    expect(heights[0]).toBeGreaterThanOrEqual(4 * LEAST_SCALE);
  });

  test('of higher rows have more pages, no column of which is too high', () => {
    expect(pagesThatFit([Array.from({ length: 14 }, () => 2), [1, 1]], 14)).toBe(2);
    expect(pagesThatFit([Array.from({ length: 28 }, () => 1)], 14, 2)).toBe(1);
    expect(pagesThatFit([[...Array.from({ length: 27 }, () => 1), 2]], 14, 2)).toBe(2);
    expect(pagesThatFit([[20, 20]], 14)).toBe(2);
    expect(rowsThatFit([2, 2, 2], 5)).toBe(2);
    expect(rowsThatFit([9, 1], 5)).toBe(1);
    expect(rowsThatFit([1, 1], 5)).toBe(2);
  });
});

describe('the order of a ranking', () => {
  const NAMES: readonly (readonly [string, string])[] = [
    ['Zoë Élan', 'Ann Birch'],
    ['Bob Zorn', 'Eve Ash'],
    ['', ''],
    ['Carl Eden', 'Dan Ash'],
  ];
  const pairs = NAMES.map((players, place) => {
    const number = [12, 3, 2, 7][place] ?? 0;
    return { entry: { id: place, number, label: String(number), players }, row: { place: place + 1 } } as RankedPair;
  });
  const numbers = (order: DisplayRanking) => inOrder(pairs, order, 'fr').map(({ entry }) => entry.number);

  test('is of place, of number, or of name with unnamed pairs last', () => {
    expect(numbers('place')).toEqual([12, 3, 2, 7]);
    expect(numbers('number')).toEqual([2, 3, 7, 12]);
    expect(numbers('name')).toEqual([7, 12, 3, 2]);
  });
});

describe('seats', () => {
  test('everybody once, by family name, at the table of the round', () => {
    const session = sessionView();
    const seats = seatedPlayers(session, 3, 'en');
    expect(seats).toHaveLength(52);
    const names = seats.map(({ name }) => name ?? '');
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    const [section] = session.sections;
    for (const { number, table, at } of seats) {
      const side = at && 'side' in at ? at.side : null;
      const cell = section?.cells.find((one) => one.round === 3 && one.table === table);
      const seated = section?.entries.find((one) => one.id === (side === 'NS' ? cell?.ns : cell?.ew));
      expect(seated?.number).toBe(number);
    }
  });

  test('without names pairs stand by number; who sits out has a table and no side', () => {
    const half = sessionView({ sections: [mitchellSpec(5, { phantom: 'EW' })], names: () => ['', ''] });
    const seats = seatedPlayers(half, 1, 'en');
    expect(seats.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(seats.filter(({ at }) => at === null)).toHaveLength(1);
  });

  test('of several sections with their letters; a section that is through keeps its last seats', () => {
    const two = sessionView({ sections: [mitchellSpec(5), howellSpec(4)] });
    const seats = seatedPlayers(two, 7, 'fr');
    expect(new Set(seats.map(({ section }) => section))).toEqual(new Set(['A', 'B']));
    expect(seats).toHaveLength(2 * (10 + 8));
  });
});
