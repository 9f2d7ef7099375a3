import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exact, writeExact } from '../../../../src/scoring/numbers/exact.ts';
import { criteriaOf } from '../../../../src/scoring/standing/criteria.ts';
import type { TieBreakEvidence, PlayedUnit } from '../../../../src/scoring/standing/evidence.ts';
import {
  AFTER_SPLITS,
  BOARD_TIE_BREAKS,
  breakTie,
  MATCH_TIE_BREAKS,
  TIE_BREAK_CODES,
  TIE_BREAKS,
  type TieBreakCode,
  type TieBreaks,
  type TieFigure,
} from '../../../../src/scoring/standing/tie-breaks.ts';

/** Matches as `[entry, opponent, points of the entry, of the opponent]`, one number each. */
type Match = readonly [number, number, number, number];

function played(number: number, opponent: number, own: number, other: number): PlayedUnit {
  return { number, opponents: [opponent], points: exact(own), best: own > other, margin: null };
}

function evidenceOfMatches(matches: readonly Match[]): TieBreakEvidence {
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
  const criteria = criteriaOf({ evidence: evidenceOfMatches(matches), order: () => order, lots });
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
    expect(broken([1, 2, 3], ['imp-quotient'], matches)).toEqual([
      ['3', 'imp-quotient unlimited'],
      ['1', 'imp-quotient 13/2'],
      ['2', 'imp-quotient 0'],
    ]);
    expect(broken([7, 8], ['imp-quotient'], [[7, 8, 0, 0]])).toEqual([['7 8', '']]);
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

describe('criteria of boards', () => {
  /** Matchpoints of a top of 10 on board 0, 1 ...; null where it didn't play the board. */
  const scores: Record<number, readonly (number | null)[]> = {
    1: [10, 4, 6],
    2: [8, 4, 5],
    3: [0, 4],
    5: [null, null, 2, 9],
  };
  const evidence: TieBreakEvidence = (entry) =>
    (scores[entry] ?? []).flatMap((points, number) =>
      points === null
        ? []
        : [{ number, opponents: [], points: exact(points), best: points > 8, margin: exact(points - 5) }],
    );
  const criteria = criteriaOf({ evidence, order: () => [], lots: [] });
  const figures = (code: TieBreakCode, tied: readonly number[]) =>
    [...(criteria[code](tied)?.values() ?? [])].map(write).join(' ');

  test('better boards: matchpoints among the tied (French tournament code, article 81)', () => {
    // 1 and 2: two wins of 1, one equal
    expect(figures('better-boards', [1, 2])).toBe('5 1');
    // 4, 2 and 0 on the first board, 2 each on the second; on the third only two of them meet
    expect(figures('better-boards', [1, 2, 3])).toBe('8 4 2');
    // a board that only one of them played: 2 above average, else nothing
    expect(figures('better-boards', [3, 5])).toBe('0 2');
    expect(criteria['better-boards']([1, 4])).toBeNull();
  });

  test.each([
    [[8, 6, 3], '4 2 0'],
    [[8, 3, 3], '4 1 1'],
  ])('article 81 prints, of %j on one board, %s', (made, printed) => {
    const one: TieBreakEvidence = (entry) => {
      const points = exact(made[entry] ?? 0);
      return [{ number: 1, opponents: [], points, best: false, margin: points }];
    };
    const split = criteriaOf({ evidence: one, order: () => [], lots: [] })['better-boards']([0, 1, 2]);
    expect([...(split?.values() ?? [])].map(write).join(' ')).toBe(printed);
  });

  test('boards won: one above average, a half at average (EBU 143.7.1(d))', () => {
    expect(figures('boards-won', [1, 2, 3, 5])).toBe('2 3/2 0 1');
    expect(criteria['boards-won']([1, 4])).toBeNull();
  });

  test('even results: the nearest to average is best', () => {
    // 1: 25 + 1 + 1 over 2; 2: 9 + 1 + 0; 3: 25 + 1 over 1
    expect(figures('even-results', [1, 2, 3])).toBe('-27/2 -5 -26');
    expect(criteria['even-results']([1, 4])).toBeNull();
  });

  test('say nothing of matches, and the criteria of matches nothing of boards', () => {
    const matches = criteriaOf({ evidence: evidenceOfMatches([[1, 2, 3, -3]]), order: () => [], lots: [] });
    for (const code of ['better-boards', 'boards-won', 'even-results'] as const)
      expect(matches[code]([1, 2])).toBeNull();
    for (const code of ['own-meeting-imps', 'point-quotient', 'imp-margin'] as const) {
      expect(criteria[code]([1, 2])).toBeNull();
    }
  });
});

test('the chains of the federations', () => {
  const told = Object.entries(TIE_BREAKS).map(([preset, { chain, afterSplit }]) => [
    preset,
    chain.join(' '),
    afterSplit,
  ]);
  expect(told).toEqual([
    ['shared', '', 'again'],
    ['ebu', 'own-meetings own-meeting-imps imp-margin boards-won lot', 'again'],
    ['ffb', 'better-boards tops', 'onwards'],
    ['wbf', 'own-meetings imp-quotient point-quotient', 'again'],
    ['cbai', 'own-meetings own-meeting-imps imp-quotient common-opponents', 'again'],
  ]);
  expect([...MATCH_TIE_BREAKS]).toEqual(['own-meeting-imps', 'point-quotient', 'imp-margin']);
  expect([...BOARD_TIE_BREAKS]).toEqual(['boards-won', 'better-boards', 'tops', 'even-results']);
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
      ['3', 'imp-quotient 7/3'],
      ['1', 'imp-quotient 5/4'],
      ['2', 'imp-quotient 1'],
    ]);
  });

  test('begins again with those it left equal, or goes on', () => {
    // one round of three, then 3 lost to nobody else; 2 beat 1
    const more: Match[] = [...matches.slice(0, 3), [3, 9, 4, -4], [2, 8, 2, -2], [1, 8, 2, -2], [3, 7, 4, -4]];
    const chain = ['own-meetings', 'tops', 'imp-quotient'] as const;
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
  const afterSplit = fc.constantFrom(...AFTER_SPLITS);
  fc.assert(
    fc.property(fc.array(match), tie, chains, afterSplit, (matches, tied, chain, after) => {
      const order = [1, 2, 3, 4, 5, 6];
      const criteria = criteriaOf({ evidence: evidenceOfMatches(matches), order: () => order, lots: [4, 2] });
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
