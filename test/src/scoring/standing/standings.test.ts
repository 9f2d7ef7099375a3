import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, exact, subtract, writeExact, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import type { ScoringLine } from '../../../../src/scoring/scoring-line.ts';
import { METHODS } from '../../../../src/scoring/method.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { scoreSession } from '../../../../src/scoring/ranked-session/score-session.ts';
import { evidenceOf, type TieBreakEvidence, type PlayedUnit } from '../../../../src/scoring/standing/evidence.ts';
import { figureWithHandicap } from '../../../../src/scoring/standing/handicap.ts';
import {
  standings,
  type ScoredEntry,
  type Standing,
  type StandingOptions,
} from '../../../../src/scoring/standing/standings.ts';
import { TIE_BREAKS } from '../../../../src/scoring/standing/tie-breaks.ts';

const NONE: TieBreakEvidence = () => [];

/** An entry with so many matchpoints on boards of top 10. */
function scored(entry: number, points: number | Exact, boards = 10): ScoredEntry {
  return { entry, points: typeof points === 'number' ? exact(points) : points, available: 10 * boards, boards };
}

function list(rows: readonly Standing[]): string[] {
  return rows.map(({ entry, place, tied, unranked }) => `${entry}: ${place ?? unranked}${tied ? '=' : ''}`);
}

function ranked(rows: readonly ScoredEntry[], options: Partial<StandingOptions> = {}, evidence = NONE): string[] {
  return list(standings(rows, evidence, { basis: 'percentage', ...options }));
}

describe('penalties and bonuses', () => {
  const rows = [scored(1, 60), scored(2, 58), scored(3, 50)];

  test('change the total and the place, and are shown beside what was won', () => {
    const changes = new Map([
      [1, exact(-12, 5)],
      [3, exact(1)],
    ]);
    const answer = standings(rows, NONE, { basis: 'percentage', changes });
    expect(list(answer)).toEqual(['2: 1', '1: 2', '3: 3']);
    expect(answer[1]).toMatchObject({
      points: exact(60),
      change: exact(-12, 5),
      total: exact(288, 5),
      figure: exact(72, 125),
    });
  });

  test('may bring a total below nothing, and make a tie', () => {
    const changes = new Map([
      [1, exact(-2)],
      [3, exact(-60)],
    ]);
    const answer = standings(rows, NONE, { basis: 'percentage', changes });
    expect(list(answer)).toEqual(['1: 1=', '2: 1=', '3: 3']);
    expect(answer[2]?.total).toEqual(exact(-10));
  });
});

test('entries without standing are listed last, without a place', () => {
  const rows = [scored(1, 40), scored(2, 70), scored(3, 50), scored(4, 90)];
  expect(ranked(rows, { withoutStanding: new Set([4, 1]) })).toEqual([
    '2: 1',
    '3: 2',
    '4: without-standing',
    '1: without-standing',
  ]);
});

describe('unequal numbers of boards', () => {
  const rows = [scored(1, 120, 20), scored(2, 115, 18), scored(3, 31, 5), scored(4, 0, 0)];

  test.each([
    ['percentage', ['2', '3', '1', '4'], '23/36'],
    ['mean', ['2', '3', '1', '4'], '115/18'],
    ['total', ['1', '2', '3', '4'], '120'],
    ['factored-total', ['2', '3', '1', '4'], '1150/9'],
  ] as const)('by %s', (basis, order, best) => {
    const answer = standings(rows, NONE, { basis });
    expect(answer.map(({ entry }) => String(entry))).toEqual(order);
    expect(writeExact(answer[0]?.figure ?? exact(0))).toBe(best);
    expect(answer[3]?.figure).toBeNull();
  });

  test('fewer than the least are listed without a place, and the others move up', () => {
    expect(ranked(rows, { leastBoards: 18 })).toEqual(['2: 1', '1: 2', '3: too-few-boards', '4: too-few-boards']);
  });

  test('without any board they share the last place, and no tie-break asks', () => {
    const nothing = [scored(1, 0, 0), scored(2, 0, 0), scored(3, 50)];
    const lots = { tieBreaks: { chain: ['lot'], afterSplit: 'again' }, lots: [2, 1] } as const;
    expect(ranked(nothing, lots)).toEqual(['3: 1', '1: 2=', '2: 2=']);
    expect(standings(nothing, NONE, { basis: 'percentage', ...lots })[1]?.lotToDraw).toBe(false);
  });
});

describe('ties', () => {
  const rows = [scored(1, 50), scored(2, 60), scored(3, 50), scored(4, 50), scored(5, 40)];
  const lot = { chain: ['lot'], afterSplit: 'again' } as const;

  test('stay shared without a chain', () => {
    expect(ranked(rows)).toEqual(['2: 1', '1: 2=', '3: 2=', '4: 2=', '5: 5']);
  });

  test('wait for the lot, and are split by it', () => {
    const waiting = standings(rows, NONE, { basis: 'percentage', tieBreaks: lot });
    expect(waiting.map(({ lotToDraw }) => lotToDraw)).toEqual([false, true, true, true, false]);
    const drawn = standings(rows, NONE, { basis: 'percentage', tieBreaks: lot, lots: [4, 1, 3] });
    expect(list(drawn)).toEqual(['2: 1', '4: 2', '1: 3', '3: 4', '5: 5']);
    expect(drawn.map(({ separations }) => separations.map(({ code }) => code))).toEqual([
      [],
      ['lot'],
      ['lot'],
      ['lot'],
      [],
    ]);
    expect(drawn.some(({ lotToDraw }) => lotToDraw)).toBe(false);
  });

  test('are split on scored boards: at IMPs by the meeting, which the answer names', () => {
    const lines: ScoringLine[] = [
      { board: 1, ns: 1, ew: 2, score: 420, award: null },
      { board: 1, ns: 3, ew: 4, score: -50, award: null },
      { board: 2, ns: 4, ew: 1, score: 420, award: null },
      { board: 2, ns: 2, ew: 3, score: 420, award: null },
      { board: 3, ns: 3, ew: 1, score: 420, award: null },
      { board: 3, ns: 2, ew: 4, score: -50, award: null },
    ];
    const options = { winners: 1, regulation: REGULATIONS.wbf, method: METHODS['cross-imps'] } as const;
    const { boards, rankings } = scoreSession(lines, options);
    // 1 has +10, 0, -10; 2 -10, 0, -10; 3 -10, 0, +10; 4 +10, 0, +10
    const answer = standings(
      rankings[0]?.rows ?? [],
      evidenceOf(() => boards),
      {
        basis: 'mean',
        tieBreaks: TIE_BREAKS.wbf,
      },
    );
    expect(list(answer)).toEqual(['4: 1', '3: 2', '1: 3', '2: 4']);
    expect(answer[1]?.separations).toEqual([{ code: 'own-meetings', figure: exact(10) }]);
    expect(answer[0]?.separations).toEqual([]);
  });
});

function against(number: number, opponent: number, points: number): PlayedUnit {
  return { number, opponents: [opponent], points: exact(points), best: false, margin: null };
}

describe('common opponents', () => {
  // 1 and 2 are level; against 3, who is behind them, 2 did better, against 9 of the other line 1 did
  const played = new Map([
    [1, [against(1, 3, 2), against(2, 9, 8)]],
    [2, [against(3, 3, 6), against(4, 9, 4)]],
  ]);
  const evidence: TieBreakEvidence = (entry) => played.get(entry) ?? [];
  const rows = [scored(1, 60), scored(2, 60), scored(3, 50)];
  const tieBreaks = { chain: ['common-opponents'], afterSplit: 'again' } as const;

  test('are looked for in the ranking, and in the other line behind it', () => {
    expect(ranked(rows, { tieBreaks }, evidence)).toEqual(['2: 1', '1: 2', '3: 3']);
    expect(ranked(rows.slice(0, 2), { tieBreaks, opponents: () => [9] }, evidence)).toEqual(['1: 1', '2: 2']);
    expect(ranked(rows.slice(0, 2), { tieBreaks }, evidence)).toEqual(['1: 1=', '2: 1=']);
    const three = [scored(1, 60), scored(2, 60), scored(4, 60), scored(3, 50)];
    const ofThree: TieBreakEvidence = (entry) => (entry === 4 ? [against(5, 3, 2)] : evidence(entry));
    expect(ranked(three, { tieBreaks }, ofThree)).toEqual(['2: 1', '1: 2=', '4: 2=', '3: 4']);
  });
});

describe('handicaps', () => {
  const rows = [scored(1, 60), scored(2, 58), scored(3, 50)];
  const percent = new Map([
    [2, exact(3)],
    [3, exact(-1, 2)],
  ]);

  test('percents are for percentages, and who has no board yet has no figure', () => {
    const tally = { total: exact(30), available: 0, boards: 10 };
    const handicap = { unit: 'percent', of: new Map([[1, exact(5)]]), placesBy: 'handicap' } as const;
    expect(figureWithHandicap(1, tally, handicap, 'mean', 10)).toEqual(exact(3));
    expect(figureWithHandicap(1, { ...tally, total: exact(0), boards: 0 }, handicap, 'percentage', 10)).toBeNull();
  });

  test('percent added to the percentage; places by handicap', () => {
    const answer = standings(rows, NONE, {
      basis: 'percentage',
      handicap: { unit: 'percent', of: percent, placesBy: 'handicap' },
    });
    expect(list(answer)).toEqual(['2: 1', '1: 2', '3: 3']);
    expect(answer.map(({ withHandicap }) => withHandicap)).toEqual([exact(61, 100), exact(60, 100), exact(495, 1000)]);
    expect(answer[0]?.figure).toEqual(exact(58, 100));
  });

  test('places by scratch leave the order', () => {
    const handicap = { unit: 'percent', of: percent, placesBy: 'scratch' } as const;
    expect(ranked(rows, { handicap })).toEqual(['1: 1', '2: 2', '3: 3']);
  });

  test('points added to the total; nothing to who has played nothing', () => {
    const handicap = {
      unit: 'points',
      of: new Map([
        [2, exact(2)],
        [4, exact(50)],
      ]),
      placesBy: 'handicap',
    } as const;
    const answer = standings([...rows, scored(4, 0, 0)], NONE, { basis: 'total', handicap });
    expect(list(answer)).toEqual(['1: 1=', '2: 1=', '3: 3', '4: 4']);
    expect(answer.map(({ total }) => writeExact(total))).toEqual(['60', '58', '50', '0']);
  });
});

const session = fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 3 })), { maxLength: 15 });

function rowsOf(entries: readonly (readonly [number, number])[]): ScoredEntry[] {
  return entries.map(([points, boards], index) => scored(index + 1, Math.min(points, 10 * boards), boards));
}

function placesOf(rows: readonly Pick<Standing, 'entry' | 'place' | 'tied'>[]): unknown[] {
  return rows.map(({ entry, place, tied }) => [entry, place, tied]);
}

describe('for every ranking', () => {
  test('without options the places are those of the ranking', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(3), fc.integer({ min: -8, max: 8 })), { maxLength: 20 }), (results) => {
        const lines = results.map(([board, tens], index): ScoringLine => {
          return { board, ns: index % 5, ew: 5 + (index % 3), score: tens * 10, award: null };
        });
        const { rankings } = scoreSession(lines, { winners: 1, regulation: REGULATIONS.wbf });
        const rows = rankings[0]?.rows ?? [];
        expect(placesOf(standings(rows, NONE, { basis: 'percentage' }))).toEqual(placesOf(rows));
      }),
    );
  });

  test('a penalty shifts one total by exactly what it is, and nobody else', () => {
    fc.assert(
      fc.property(session, fc.nat(14), fc.integer({ min: -50, max: 50 }), (entries, which, tenths) => {
        const rows = rowsOf(entries);
        const change = exact(tenths, 7);
        const before = standings(rows, NONE, { basis: 'total' });
        const after = standings(rows, NONE, { basis: 'total', changes: new Map([[which, change]]) });
        for (const row of after) {
          const same = before.find(({ entry }) => entry === row.entry);
          const moved = row.entry === which ? change : exact(0);
          expect(subtract(row.total, same?.total ?? exact(0))).toEqual(moved);
          expect(add(row.points, row.change)).toEqual(row.total);
        }
      }),
    );
  });

  test('an entry without standing takes no place: the others stand as if it were not there', () => {
    fc.assert(
      fc.property(session, fc.nat(14), (entries, which) => {
        const rows = rowsOf(entries);
        const apart = ranked(rows, { withoutStanding: new Set([which]) });
        const others = ranked(rows.filter(({ entry }) => entry !== which));
        expect(apart.filter((row) => !row.includes('without-standing'))).toEqual(others);
      }),
    );
  });

  test('the order the entries come in does not matter', () => {
    fc.assert(
      fc.property(session, (entries) => {
        expect(ranked(rowsOf(entries).toReversed())).toEqual(ranked(rowsOf(entries)));
      }),
    );
  });
});
