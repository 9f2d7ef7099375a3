import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exact } from '../../../../src/scoring/numbers/exact.ts';
import {
  bestAwards,
  mergeSmallStrata,
  relativeStrata,
  rankStrata,
  stratumLetter,
  stratumOfLetter,
  stratumOfPlayers,
  type EntryPlace,
} from '../../../../src/scoring/standing/strata.ts';

const [A, B, C] = [0, 1, 2];

test('strata are A to F, in upper or lower case', () => {
  expect([0, 1, 5].map(stratumLetter)).toEqual(['A', 'B', 'F']);
  expect(['A', 'b', 'F', 'G', '@', 'AB', ''].map(stratumOfLetter)).toEqual([0, 1, 5, null, null, null, null]);
});

test('strata relative to the field go by strength, however the entries are listed', () => {
  const strengths = new Map([
    [1, 50],
    [2, 900],
    [3, 10],
    [4, 200],
  ]);
  expect([...relativeStrata(strengths, 2)].toSorted(([a], [b]) => a - b)).toEqual([
    [1, 1],
    [2, 0],
    [3, 1],
    [4, 0],
  ]);
});

describe('the rankings', () => {
  const stratumOf = new Map([
    [1, C],
    [2, A],
    [3, B],
    [4, C],
    [5, B],
    [6, A],
  ]);
  const rows: EntryPlace[] = [
    { entry: 2, place: 1 },
    { entry: 3, place: 2 },
    { entry: 4, place: 2 },
    { entry: 6, place: 4 },
    { entry: 5, place: 5 },
    { entry: 1, place: 6 },
    { entry: 9, place: null },
  ];

  test('A ranks everybody, B ranks B and C, C only C', () => {
    const rankings = rankStrata(rows, (entry) => stratumOf.get(entry) ?? A, 3);
    const written = rankings.map((ranking) =>
      ranking.map(({ entry, place, tied }) => `${entry}: ${place}${tied ? '=' : ''}`),
    );
    expect(written).toEqual([
      ['2: 1', '3: 2=', '4: 2=', '6: 4', '5: 5', '1: 6'],
      ['3: 1=', '4: 1=', '5: 3', '1: 4'],
      ['4: 1', '1: 2'],
    ]);
  });
});

describe('the stratum of players', () => {
  test.each([
    ['stronger', [1200, 40], A],
    ['average', [1200, 40], B],
    ['stronger', [999, 999], B],
    ['average', [1999, 1], A],
    ['average', [1998, 1], B],
    ['stronger', [99, 0], C],
    ['average', [100, 100, 100, 100], B],
  ] as const)('by %s: %j', (by, strengths, stratum) => {
    expect(stratumOfPlayers(strengths, [1000, 100], by)).toBe(stratum);
  });

  test('relative to the field: thirds, equal strengths together', () => {
    const strengths = new Map([9, 8, 8, 8, 3, 2, 1].map((strength, index) => [index + 1, strength]));
    expect([...relativeStrata(strengths, 3)].map(([entry, stratum]) => `${entry}${'ABC'[stratum]}`)).toEqual([
      '1A',
      '2A',
      '3A',
      '4A',
      '5B',
      '6C',
      '7C',
    ]);
  });
});

test.each([
  [[10, 6, 5], 5, [A, B, C]],
  [[10, 6, 4], 5, [A, B, B]],
  [[10, 2, 2], 5, [A, A, A]],
  [[10, 2, 3], 5, [A, B, B]],
  [[10, 1, 5], 5, [A, B, C]],
  [[2, 0, 1], 5, [A, A, A]],
  [[10, 6, 3], 3, [A, B, C]],
])('strata of %j entries, at least %i in the lowest', (sizes, least, merged) => {
  expect(mergeSmallStrata(sizes, least)).toEqual(merged);
});

test('an entry takes its best award, not the sum; of equal ones the highest stratum’s', () => {
  const awards = [
    new Map([[1, exact(90)]]),
    new Map([
      [1, exact(60)],
      [2, exact(60)],
    ]),
    new Map([
      [2, exact(60)],
      [3, exact(35, 2)],
      [1, exact(91)],
    ]),
  ];
  expect([...bestAwards(awards)]).toEqual([
    [1, { award: exact(91), stratum: C }],
    [2, { award: exact(60), stratum: B }],
    [3, { award: exact(35, 2), stratum: C }],
  ]);
});

test('every stratum is the overall order with the others left out, and a place is one more than those better', () => {
  const entries = fc.array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 2 })), { maxLength: 20 });
  fc.assert(
    fc.property(entries, (list) => {
      const rows = list
        .map(([figure, stratum], entry) => ({ entry, figure, stratum }))
        .toSorted((a, b) => b.figure - a.figure)
        .map((row, _, all) => ({ ...row, place: 1 + all.filter(({ figure }) => figure > row.figure).length }));
      const stratumOf = (entry: number) => list[entry]?.[1] ?? 0;
      const rankings = rankStrata(rows, stratumOf, 3);
      for (const [stratum, ranking] of rankings.entries()) {
        const members = rows.filter((row) => row.stratum >= stratum);
        expect(ranking.map(({ entry }) => entry)).toEqual(members.map(({ entry }) => entry));
        for (const [index, row] of ranking.entries()) {
          const better = members.filter(({ figure }) => figure > (members[index]?.figure ?? NaN));
          expect(row.place).toBe(1 + better.length);
        }
      }
    }),
  );
});
