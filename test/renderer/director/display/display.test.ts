import { describe, expect, test } from 'vitest';
import { inOrder } from '../../../../renderer/director/display/ordered.ts';
import { inColumns, pageCount, pageOf } from '../../../../renderer/director/display/pages.ts';
import { seatedPlayers } from '../../../../renderer/director/display/seating.ts';
import type { RankedPair } from '../../../../renderer/director/session/rankedLines.ts';
import type { DisplayRanking } from '../../../../src/session/display-ranking.ts';
import { howellSpec, mitchellSpec, sessionView } from '../../../builders.ts';

describe('pages', () => {
  const items = Array.from({ length: 10 }, (_, at) => at);

  test('turn round, and hold every item once', () => {
    expect([0, 1, 2, 3].map((turn) => pageOf(items, pageCount(items.length, 4), turn))).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
      [0, 1, 2, 3],
    ]);
    expect(pageOf([], pageCount(0, 4), 7)).toEqual([]);
  });

  test.each([1, 2, 13, 14, 15, 28, 29, 52, 80, 396])('of %s items are equally long', (length) => {
    const all = Array.from({ length }, (_, at) => at);
    const pages = pageCount(length, 14);
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
