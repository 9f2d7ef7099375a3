import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exact } from '../../../../src/scoring/numbers/exact.ts';
import { standings, type ScoredEntry } from '../../../../src/scoring/standing/standings.ts';
import { standingsOnTerms, type RankingTerms } from '../../../../src/scoring/standing/terms.ts';

/** Of 100 points each, so that points are percent. */
const row = (entry: number, points: number): ScoredEntry => ({
  entry,
  points: exact(points),
  available: 100,
  boards: 10,
});
const ROWS = [row(1, 60), row(2, 55), row(3, 52), row(4, 45), row(5, 38)];
const USUAL: RankingTerms = { handicap: null, stratumOf: new Map(), withoutStanding: new Set() };
const BASIS = { basis: 'percentage' } as const;
const nothing = () => [];
const percent = (...given: [entry: number, percent: number][]) => ({
  unit: 'percent' as const,
  of: new Map(given.map(([entry, of]) => [entry, exact(of)])),
});

const on = (terms: Partial<RankingTerms>) => standingsOnTerms(ROWS, nothing, BASIS, { ...USUAL, ...terms });
const written = (place: { place: number | null; tied: boolean } | null | undefined) =>
  place?.place ? `${place.place}${place.tied ? '=' : ''}` : '';

describe('standings on terms', () => {
  test('on the usual ones are the standings', () => {
    for (const [index, standing] of standings(ROWS, nothing, BASIS).entries()) {
      expect(on({})[index]).toEqual({ ...standing, inStratum: null, byHandicap: null });
    }
  });

  test('the handicap ranks beside scratch and moves nobody there', () => {
    const rows = on({ handicap: percent([3, 8], [4, 10], [1, -2]) });
    expect(rows.map(({ entry, place }) => [entry, place])).toEqual([1, 2, 3, 4, 5].map((entry) => [entry, entry]));
    expect(rows.map(({ byHandicap }) => byHandicap?.figure)).toEqual(
      [58, 55, 60, 55, 38].map((one) => exact(one, 100)),
    );
    expect(rows.map(({ byHandicap }) => written(byHandicap))).toEqual(['2', '3=', '1', '3=', '5']);
  });

  test('each stratum is ranked with those below it; who has none is in A', () => {
    const [B, C] = [1, 2];
    const stratumOf = new Map([
      [2, B],
      [3, C],
      [4, B],
      [5, C],
    ]);
    const rows = on({ stratumOf });
    expect(rows.map(({ inStratum }) => written(inStratum))).toEqual(['', '1', '1', '3', '2']);
    const byHandicap = on({ stratumOf, handicap: percent([5, 20], [4, 6]) });
    expect(byHandicap.map((one) => written(one.byHandicap?.inStratum))).toEqual(['', '2', '2', '4', '1']);
  });

  test('without standing there is no place, in no ranking, and the others move up', () => {
    const rows = on({
      withoutStanding: new Set([2]),
      stratumOf: new Map([
        [2, 1],
        [3, 1],
      ]),
      handicap: percent([3, 1]),
    });
    expect(rows.map(({ entry, place }) => [entry, place])).toEqual([
      [1, 1],
      [3, 2],
      [4, 3],
      [5, 4],
      [2, null],
    ]);
    const guest = rows.at(-1);
    expect([guest?.inStratum, guest?.byHandicap?.place, guest?.unranked]).toEqual([null, null, 'without-standing']);
    expect(written(rows[1]?.inStratum)).toBe('1');
  });

  test('a handicap that everybody has changes no place', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(100), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: -30, max: 30 }),
        (all, of) => {
          const rows = all.map((points, entry) => row(entry, points));
          const handicap = percent(...rows.map(({ entry }): [number, number] => [entry, of]));
          for (const { place, tied, byHandicap } of standingsOnTerms(rows, nothing, BASIS, { ...USUAL, handicap })) {
            expect(byHandicap).toMatchObject({ place, tied });
          }
        },
      ),
    );
  });
});
