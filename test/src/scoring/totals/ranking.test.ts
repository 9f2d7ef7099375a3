import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare, exact } from '../../../../src/scoring/numbers/exact.ts';
import { rankTotals } from '../../../../src/scoring/totals/ranking.ts';
import type { EntryTotal } from '../../../../src/scoring/totals/total-columns.ts';

function total(entry: number, points: ReturnType<typeof exact>, available: number): EntryTotal {
  return { entry, points, available, boards: available / 10, asNs: 0, asEw: 0 };
}

/** IMPs over so many boards. */
function played(entry: number, imps: ReturnType<typeof exact>, boards: number): EntryTotal {
  return { ...total(entry, imps, 0), boards };
}

function placesOf(totals: readonly EntryTotal[]): [number, string][] {
  return rankTotals(totals).map(({ entry, place, tied }) => [entry, `${place}${tied ? '=' : ''}`]);
}

test('equal percentages share a place, and the place behind stays empty', () => {
  expect(
    placesOf([
      total(1, exact(40), 100),
      total(2, exact(60), 100),
      total(3, exact(40), 100),
      total(4, exact(30), 100),
      total(5, exact(40), 100),
    ]),
  ).toEqual([
    [2, '1'],
    [1, '2='],
    [3, '2='],
    [5, '2='],
    [4, '5'],
  ]);
});

test('by the share of what could be won, not by the sum', () => {
  expect(placesOf([total(1, exact(100), 200), total(2, exact(60), 100)])).toEqual([
    [2, '1'],
    [1, '2'],
  ]);
});

test('a third is a third, however it came about; a hair less is not', () => {
  expect(
    placesOf([
      total(1, exact(10, 3), 10),
      total(2, exact(20, 3), 20),
      total(3, exact(10n ** 30n - 1n, 3n * 10n ** 29n), 10),
    ]),
  ).toEqual([
    [1, '1='],
    [2, '1='],
    [3, '3'],
  ]);
});

test('entries without a scored board come last, behind one with nothing', () => {
  const rows = rankTotals([
    total(1, exact(0), 0),
    total(2, exact(0), 10),
    total(3, exact(0), 0),
    total(4, exact(5), 10),
  ]);
  expect(rows.map(({ entry, place, tied, percentage }) => [entry, place, tied, percentage])).toEqual([
    [4, 1, false, exact(1, 2)],
    [2, 2, false, exact(0)],
    [1, 3, true, null],
    [3, 3, true, null],
  ]);
});

test('at IMPs by the points a board: as the total where all played as many, below zero too', () => {
  const rows = rankTotals(
    [
      played(1, exact(-6), 24),
      played(2, exact(10), 24),
      played(3, exact(-5), 20),
      played(4, exact(9), 20),
      played(5, exact(0), 0),
    ],
    'mean',
  );
  expect(rows.map(({ entry, place, tied, percentage }) => [entry, place, tied, percentage])).toEqual([
    [4, 1, false, null],
    [2, 2, false, null],
    [1, 3, true, null],
    [3, 3, true, null],
    [5, 5, false, null],
  ]);
});

test('means that floating point cannot tell apart are told apart', () => {
  const large = 10n ** 20n;
  expect(
    rankTotals(
      [large, large + 1n, large].map((sum, index) => played(index + 1, exact(sum, 7n), 3)),
      'mean',
    ).map(({ entry }) => entry),
  ).toEqual([2, 1, 3]);
});

test('by the points a board there is no percentage, whatever could be won', () => {
  expect(rankTotals([total(1, exact(5), 10)], 'mean')[0]?.percentage).toBeNull();
});

test('nobody to rank', () => {
  expect(rankTotals([])).toEqual([]);
});

test('a place is one more than the number of entries that are better', () => {
  const totals = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 4 })), { maxLength: 20 })
    .map((list) => list.map(([points, tops], index) => total(index, exact(Math.min(points, tops), 3), tops)));
  fc.assert(
    fc.property(totals, (list) => {
      const rows = rankTotals(list);
      expect(rows).toHaveLength(list.length);
      const better = (a: (typeof rows)[number], b: (typeof rows)[number]): boolean =>
        a.percentage !== null && (b.percentage === null || compare(a.percentage, b.percentage) > 0);
      for (const row of rows) {
        const isNobodyScored = rows.every(({ boards }) => boards === 0);
        expect(row.place).toBe(isNobodyScored ? null : 1 + rows.filter((other) => better(other, row)).length);
        expect(row.tied).toBe(!isNobodyScored && rows.some((other) => other !== row && other.place === row.place));
      }
    }),
  );
});

test('nothing is split, drawn or left out until a regulation asks for it', () => {
  expect(rankTotals([total(1, exact(40), 100), total(2, exact(40), 100)])).toMatchObject([
    { unranked: null, separations: [], lotToDraw: false },
    { unranked: null, separations: [], lotToDraw: false },
  ]);
});
