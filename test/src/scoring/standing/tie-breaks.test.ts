import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exact, writeExact } from '../../../../src/scoring/exact.ts';
import { criteriaOf } from '../../../../src/scoring/standing/criteria.ts';
import type { Evidence, Played } from '../../../../src/scoring/standing/evidence.ts';
import {
  breakTie,
  TIE_BREAK_CODES,
  TIE_BREAKS,
  type TieBreakCode,
  type TieBreaks,
  type TieFigure,
} from '../../../../src/scoring/standing/tie-breaks.ts';

/** Matches as `[entry, opponent, points of the entry, of the opponent]`, one number each. */
type Match = readonly [number, number, number, number];

function played(number: number, opponent: number, own: number, other: number): Played {
  return { number, opponents: [opponent], points: exact(own), best: own > other };
}

function evidenceOfMatches(matches: readonly Match[]): Evidence {
  return (entry) =>
    matches.flatMap(([a, b, forA, forB], number) => {
      if (entry === a) return [played(number, b, forA, forB)];
      return entry === b ? [played(number, a, forB, forA)] : [];
    });
}

function broken(
  tied: readonly number[],
  chain: readonly TieBreakCode[],
  matches: readonly Match[],
  more: {
    readonly order?: readonly number[];
    readonly lots?: readonly number[];
    afterSplit?: TieBreaks['afterSplit'];
  } = {},
): unknown {
  const { order = tied, lots = [], afterSplit = 'again' } = more;
  const criteria = criteriaOf({ evidence: evidenceOfMatches(matches), order, lots });
  return breakTie(tied, { chain, afterSplit }, criteria).map(({ entries, separations }) => [
    entries.join(' '),
    separations.map(({ code, figure }) => `${code} ${write(figure)}`).join(', '),
  ]);
}

function write(figure: TieFigure): string {
  return figure === 'unlimited' ? figure : writeExact(figure);
}

describe('each criterion', () => {
  const matches: Match[] = [
    [1, 2, 5, -5],
    [1, 3, -2, 2],
    [2, 3, -4, 4],
    [1, 9, 8, -8],
    [2, 9, 0, 0],
  ];

  test('own meetings: points against each other, where all have met', () => {
    expect(broken([1, 2], ['own-meetings'], matches)).toEqual([
      ['1', 'own-meetings 5'],
      ['2', 'own-meetings -5'],
    ]);
    expect(broken([1, 2, 3], ['own-meetings'], matches)).toEqual([
      ['3', 'own-meetings 3'],
      ['1', 'own-meetings 3/2'],
      ['2', 'own-meetings -9/2'],
    ]);
    // 3 and 9 have not met
    expect(broken([1, 3, 9], ['own-meetings'], matches)).toEqual([['1 3 9', '']]);
  });

  test('meetings won: a draw is a half', () => {
    expect(broken([2, 9, 1], ['meetings-won'], matches)).toEqual([
      ['1', 'meetings-won 2'],
      ['2 9', 'meetings-won 1/2'],
    ]);
    expect(broken([1, 3, 9], ['meetings-won'], matches)).toEqual([['1 3 9', '']]);
  });

  test('quotient: won by lost over all matches; nothing lost is more than any', () => {
    expect(broken([1, 2, 3], ['quotient'], matches)).toEqual([
      ['3', 'quotient unlimited'],
      ['1', 'quotient 13/2'],
      ['2', 'quotient 0'],
    ]);
    expect(broken([7, 8], ['quotient'], [[7, 8, 0, 0]])).toEqual([['7 8', '']]);
  });

  test('common opponents: the best placed whom all have met and who separates them', () => {
    const others: Match[] = [
      [1, 4, 6, -6],
      [2, 4, 6, -6],
      [1, 5, 3, -3],
      [2, 6, 9, -9],
      [1, 7, 1, -1],
      [2, 7, 2, -2],
      [1, 8, 9, -9],
      [2, 8, 0, 0],
    ];
    expect(broken([1, 2], ['common-opponents'], others, { order: [4, 1, 2, 5, 6, 7, 8] })).toEqual([
      ['2', 'common-opponents 2'],
      ['1', 'common-opponents 1'],
    ]);
    expect(broken([1, 2], ['common-opponents'], others, { order: [8, 7, 6, 5, 4, 2, 1] })).toEqual([
      ['1', 'common-opponents 9'],
      ['2', 'common-opponents 0'],
    ]);
    expect(broken([1, 2], ['common-opponents'], others, { order: [4, 5, 6, 1, 2] })).toEqual([['1 2', '']]);
  });

  test('tops: on how many nobody on their side did better', () => {
    expect(broken([2, 1], ['tops'], matches)).toEqual([
      ['1', 'tops 2'],
      ['2', 'tops 0'],
    ]);
  });

  test('lot: as drawn; of those that are not all in it it says nothing', () => {
    expect(broken([1, 2, 3], ['lot'], [], { lots: [3, 9, 1, 2] })).toEqual([
      ['3', 'lot 0'],
      ['1', 'lot -2'],
      ['2', 'lot -3'],
    ]);
    expect(broken([1, 2, 3], ['lot'], [], { lots: [3, 1] })).toEqual([['1 2 3', '']]);
  });
});

test('better boards: on those that all of them played, one for worse, a half for equal', () => {
  const scores: Record<number, readonly number[]> = { 1: [10, 4, 6], 2: [8, 4, 5], 3: [0, 4] };
  const evidence: Evidence = (entry) =>
    (scores[entry] ?? []).map((points, number) => ({ number, opponents: [], points: exact(points), best: false }));
  const criteria = criteriaOf({ evidence, order: [], lots: [] });
  const figures = (tied: readonly number[]) => [...(criteria['better-boards'](tied)?.values() ?? [])].map(write);
  expect(figures([1, 2])).toEqual(['5/2', '1/2']);
  expect(figures([1, 2, 3])).toEqual(['3', '2', '1']);
  expect(criteria['better-boards']([1, 4])).toBeNull();
});

describe('a chain', () => {
  const matches: Match[] = [
    [1, 2, -3, 3],
    [1, 3, 3, -3],
    [2, 3, -3, 3],
    [1, 9, -1, 1],
    [2, 9, -1, 1],
    [3, 9, 4, -4],
    [1, 8, 2, -2],
    [2, 8, 1, -1],
  ];

  test('that is empty or separates nobody leaves the place shared', () => {
    expect(broken([1, 2, 3], TIE_BREAKS.shared.chain, matches)).toEqual([['1 2 3', '']]);
    expect(broken([1, 2, 3], ['own-meetings', 'meetings-won'], matches)).toEqual([['1 2 3', '']]);
  });

  // quotients: 1 5/4, 2 4/4, 3 7/3
  test('names the criterion that separated, and what each had in it', () => {
    expect(broken([1, 2, 3], TIE_BREAKS.wbf.chain, matches)).toEqual([
      ['3', 'quotient 7/3'],
      ['1', 'quotient 5/4'],
      ['2', 'quotient 1'],
    ]);
  });

  test('begins again with those it left equal, or goes on', () => {
    // one round of three, then 3 lost to nobody else; 2 beat 1
    const more: Match[] = [...matches.slice(0, 3), [3, 9, 4, -4], [2, 8, 2, -2], [1, 8, 2, -2], [3, 7, 4, -4]];
    const chain = ['own-meetings', 'tops', 'quotient'] as const;
    expect(broken([1, 2, 3], chain, more)).toEqual([
      ['3', 'tops 3'],
      ['2', 'tops 2, own-meetings 3'],
      ['1', 'tops 2, own-meetings -3'],
    ]);
    expect(broken([1, 2, 3], chain, more, { afterSplit: 'onwards' })).toEqual([
      ['3', 'tops 3'],
      ['1 2', 'tops 2'],
    ]);
  });
});

test('for every tie and chain: nobody is lost, groups only split, and the order they came in does not matter', () => {
  const match = fc
    .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }), fc.integer({ min: -3, max: 3 }))
    .filter(([a, b]) => a !== b)
    .map(([a, b, points]): Match => [a, b, points, 0 - points]);
  const tie = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1 });
  const chains = fc.uniqueArray(fc.constantFrom(...TIE_BREAK_CODES));
  const afterSplit = fc.constantFrom<TieBreaks['afterSplit']>('again', 'onwards');
  fc.assert(
    fc.property(fc.array(match), tie, chains, afterSplit, (matches, tied, chain, after) => {
      const order = [1, 2, 3, 4, 5, 6];
      const criteria = criteriaOf({ evidence: evidenceOfMatches(matches), order, lots: [4, 2] });
      const groups = (entries: readonly number[]) =>
        breakTie(entries, { chain, afterSplit: after }, criteria).map((group) =>
          group.entries.toSorted((a, b) => a - b),
        );
      expect(new Set(groups(tied).flat())).toEqual(new Set(tied));
      expect(groups(tied).flat()).toHaveLength(tied.length);
      expect(groups(tied.toReversed())).toEqual(groups(tied));
    }),
  );
});
