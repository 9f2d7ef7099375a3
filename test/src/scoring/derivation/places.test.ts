import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeSentence } from '../../../../src/language/derivation/standing.ts';
import type { Language } from '../../../../src/language.ts';
import { derivePlaces } from '../../../../src/scoring/derivation/places.ts';
import { compare, exact } from '../../../../src/scoring/numbers/exact.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { STANDING_BASES, type StandingBasis } from '../../../../src/scoring/standing/basis.ts';
import { standingsOnTerms, type RankingTerms } from '../../../../src/scoring/standing/terms.ts';
import type { TieBreaks } from '../../../../src/scoring/standing/tie-breaks.ts';

const USUAL: RankingTerms = { handicap: null, stratumOf: new Map(), withoutStanding: new Set() };
const SHARED: TieBreaks = { chain: [], afterSplit: 'again' };

function scored(entry: number, points: number, boards = 10) {
  return { entry, points: exact(points), available: 10 * boards, boards };
}

interface Asked {
  readonly basis?: StandingBasis;
  readonly tieBreaks?: TieBreaks;
  readonly lots?: readonly number[];
}

function derive(
  rows: readonly ReturnType<typeof scored>[],
  entry: number,
  asked: Partial<RankingTerms>,
  rules: Asked = {},
) {
  const { basis = 'percentage', tieBreaks = SHARED, lots = [] } = rules;
  const terms = { ...USUAL, ...asked };
  const list = standingsOnTerms(rows, () => [], { basis, tieBreaks, lots }, terms);
  return derivePlaces(list, entry, { basis }, terms);
}

function say(derived: ReturnType<typeof derive>, language: Language = 'en'): readonly string[] {
  const { shown } = REGULATIONS.wbf;
  return (derived?.places ?? []).map((place) =>
    placeSentence(place, derived!, shown, language).replace(/[\u202f\u00a0]/g, ' '),
  );
}

const ROWS = [scored(1, 62), scored(2, 60), scored(3, 58), scored(4, 50), scored(5, 45)];

function percent(...of: readonly (readonly [number, number])[]): RankingTerms['handicap'] {
  return { unit: 'percent', of: new Map(of.map(([entry, given]) => [entry, exact(Math.round(given * 100), 100)])) };
}

describe('in words', () => {
  test('nothing beside the scratch place on the usual terms', () => {
    expect(derive(ROWS, 3, {})?.places).toEqual([]);
    expect(derive(ROWS, 3, {})?.place).toBe(3);
    expect(derive(ROWS, 9, {})).toBeNull();
  });

  test('percent: the sum, and the place among all; also of a pair without one', () => {
    const handicap = percent([3, 3], [1, -1.5]);
    expect(say(derive(ROWS, 3, { handicap }))).toEqual(['With handicap: 58.00 % + 3 % = 61.00 %; place 1 of 5.']);
    expect(say(derive(ROWS, 1, { handicap }), 'fr')).toEqual([
      'Avec handicap : 62,00 % − 1,5 % = 60,50 % ; place 2 sur 5.',
    ]);
    expect(say(derive(ROWS, 2, { handicap }))).toEqual(['With handicap: none of its own, 60.00 %; place 3 of 5.']);
  });

  test.each([
    ['percentage', 'With handicap: 58 + 4 = 62 of 100, 62.00 %; place 1= of 5.'],
    ['mean', 'With handicap: 58 + 4 = 62 on 10 boards, 6.2 a board; place 1= of 5.'],
    ['total', 'With handicap: total 58 + 4 = 62; place 1= of 5.'],
    ['factored-total', 'With handicap: 58 + 4 = 62 on 10 boards, brought to 10 boards 62; place 1= of 5.'],
  ] as const)('points, where places go by %s', (basis, said) => {
    const handicap = { unit: 'points', of: new Map([[3, exact(4)]]) } as const;
    expect(say(derive(ROWS, 3, { handicap }, { basis }))).toEqual([said]);
  });

  test('a stratum ranks its own entries and those of lower ones', () => {
    const stratumOf = new Map([1, 2, 3, 4, 5].map((entry, index) => [entry, [0, 1, 2, 1, 2][index] ?? 0]));
    expect(say(derive(ROWS, 4, { stratumOf }))).toEqual([
      'Stratum B: place 3 of the 4 in strata B and C, in the order of all.',
    ]);
    expect(say(derive(ROWS, 5, { stratumOf }), 'fr')).toEqual([
      'Strate C : place 2 sur 2 dans la strate C, dans l’ordre de tous.',
    ]);
    expect(say(derive(ROWS, 1, { stratumOf }))).toEqual([
      'Stratum A: place 1 of the 5 in strata A, B and C, in the order of all.',
    ]);
    const handicap = percent([5, 20]);
    expect(say(derive(ROWS, 4, { stratumOf, handicap }))).toEqual([
      'Stratum B: place 3 of the 4 in strata B and C, in the order of all.',
      'With handicap: none of its own, 50.00 %; place 5 of 5.',
      'Stratum B, with handicap: place 4 of the 4 in strata B and C, in the order of all.',
    ]);
    // an entry without a place isn't counted among those with one
    const withoutStanding = new Set([2]);
    expect(say(derive(ROWS, 4, { stratumOf, withoutStanding }))[0]).toContain('place 2 of the 3 in strata');
    expect(derive(ROWS, 2, { stratumOf, withoutStanding, handicap })?.places).toEqual([]);
  });

  test('what split a tie in the ranking with handicap', () => {
    const rules = { tieBreaks: { chain: ['lot'], afterSplit: 'again' }, lots: [3, 1] } as const;
    const handicap = percent([3, 4]);
    expect(say(derive(ROWS, 1, { handicap }, rules))).toEqual([
      'With handicap: none of its own, 62.00 %; split by lot: 2, others 1; place 2 of 5.',
    ]);
    expect(say(derive(ROWS, 1, { handicap }, { ...rules, lots: [] }))).toEqual([
      'With handicap: none of its own, 62.00 %; the director draws a lot for the shared place; place 1= of 5.',
    ]);
  });

  test('only those of one figure were split from each other, and of them only who is ranked', () => {
    const rules = { tieBreaks: { chain: ['lot'], afterSplit: 'again' }, lots: [3, 1, 5, 4] } as const;
    const handicap = percent([2, 2], [3, 4], [5, 5]);
    const withoutStanding = new Set([2]);
    const separated = (entry: number) =>
      derive(ROWS, entry, { handicap, withoutStanding }, rules)?.places.map(({ place, tied, separations }) => [
        place,
        tied,
        separations.map(({ others }) => others.map((other) => other.entry)),
      ]);
    expect(separated(1)).toEqual([[2, false, [[3]]]]);
    expect(separated(4)).toEqual([[4, false, [[5]]]]);
  });
});

test('a place is one more than those ahead of it in its ranking', () => {
  const rows = fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 2 }), fc.nat({ max: 3 })), {
    minLength: 1,
    maxLength: 9,
  });
  fc.assert(
    fc.property(rows, fc.constantFrom(...STANDING_BASES), (given, basis) => {
      const entries = given.map(([points], entry) => scored(entry, 10 * points));
      const stratumOf = new Map(given.map(([, stratum], entry) => [entry, stratum]));
      const unit = basis === 'percentage' ? ('percent' as const) : ('points' as const);
      const handicap = { unit, of: new Map(given.map(([, , more], entry) => [entry, exact(more)])) };
      const terms = { ...USUAL, handicap, stratumOf };
      const list = standingsOnTerms(entries, () => [], { basis }, terms);
      for (const row of list) {
        for (const { by, strata, place, tied, entries: ranked } of derivePlaces(list, row.entry, { basis }, terms)
          ?.places ?? []) {
          const field = list.filter(({ entry }) => strata === null || (stratumOf.get(entry) ?? 0) >= strata.own);
          const key = (one: (typeof list)[number]) => (by === 'handicap' ? one.withHandicap : one.figure) ?? exact(0);
          const against = field.map((other) => compare(key(other), key(row)));
          expect(ranked).toBe(field.length);
          expect(place).toBe(1 + against.filter((sign) => sign > 0).length);
          expect(tied).toBe(against.filter((sign) => sign === 0).length > 1);
        }
      }
    }),
    { numRuns: 100 },
  );
});
