import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, compare, exact, subtract, toNumber, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import {
  isVictoryPoints,
  VICTORY_POINT_SCALE_CODES,
  victoryPoints,
  type MatchMargin,
  type VictoryPoints,
  type VictoryPointScale,
  type VictoryPointScaleCode,
  type VictoryPointTable,
} from '../../../../src/scoring/victory-points/scale.ts';
import { VICTORY_POINT_SCALES } from '../../../../src/scoring/victory-points/scales.ts';

const SCALES = Object.values(VICTORY_POINT_SCALES);

function pointsOf(scale: VictoryPointScale, match: MatchMargin): VictoryPoints {
  const points = victoryPoints(scale, match);
  if (!isVictoryPoints(points)) throw new Error(points.code);
  return points;
}

/** Both sides, as numbers. */
function sides(scale: VictoryPointScale, match: MatchMargin): [number, number] {
  const { own, opponents } = pointsOf(scale, match);
  return [toNumber(own), toNumber(opponents)];
}

/** A number of boards the scale has a table for. */
function boardsOf(scale: VictoryPointScale): fc.Arbitrary<number> {
  return fc.constantFrom(...scale.boards).chain(({ least, most }) => fc.integer({ min: least, max: most }));
}

/** A match as the scale takes it, by a margin in its smallest unit: an IMP, or a thousandth of a percent from 50. */
function matchBy(scale: VictoryPointScale, boards: number, margin: number): MatchMargin {
  if (scale.takes === 'imps') return { boards, imps: margin };
  return { boards, percentage: exact(50_000 + margin, 100_000) };
}

function margins(scale: VictoryPointScale): fc.Arbitrary<number> {
  return scale.takes === 'imps' ? fc.integer({ min: -500, max: 500 }) : fc.integer({ min: -50_000, max: 50_000 });
}

function matches(scale: VictoryPointScale): fc.Arbitrary<readonly [boards: number, margin: number]> {
  return fc.tuple(boardsOf(scale), margins(scale));
}

test.each<[VictoryPointScaleCode, MatchMargin, object]>([
  // 0 / 1-2 / ... / beyond 27 IMPs
  ['acbl-20', { boards: 7, imps: 0 }, { over: null, upTo: 0 }],
  ['acbl-20', { boards: 7, imps: -2 }, { over: 0, upTo: 2 }],
  ['acbl-20', { boards: 7, imps: 27 }, { over: 23, upTo: 27 }],
  ['acbl-20', { boards: 7, imps: 28 }, { over: 27, upTo: null }],
  // in hundredths of a percent from 50: up to 50.92, ... beyond 75.95
  ['ebu-swiss-pairs', { boards: 4, percentage: exact(1, 2) }, { over: null, upTo: 92 }],
  ['ebu-swiss-pairs', { boards: 4, percentage: exact(51, 100) }, { over: 92, upTo: 280 }],
  ['ebu-swiss-pairs', { boards: 4, percentage: exact(0) }, { over: 2595, upTo: null }],
])('%s: the band of a match, open at the ends (%#)', (code, match, band) => {
  expect(pointsOf(VICTORY_POINT_SCALES[code], match).band).toEqual(band);
});

describe.each(SCALES.map((scale) => [scale.code, scale] as const))('%s', (_, scale) => {
  test('a match lost by as much gives the same, exchanged', () => {
    fc.assert(
      fc.property(matches(scale), ([boards, margin]) => {
        const won = pointsOf(scale, matchBy(scale, boards, margin));
        const lost = pointsOf(scale, matchBy(scale, boards, -margin));
        expect(lost).toEqual({ own: won.opponents, opponents: won.own, band: won.band });
      }),
    );
  });

  test('a larger margin never gives less, and never more to the opponents', () => {
    fc.assert(
      fc.property(boardsOf(scale), margins(scale), margins(scale), (boards, a, b) => {
        const less = pointsOf(scale, matchBy(scale, boards, Math.min(a, b)));
        const more = pointsOf(scale, matchBy(scale, boards, Math.max(a, b)));
        expect(compare(more.own, less.own)).toBeGreaterThanOrEqual(0);
        expect(compare(more.opponents, less.opponents)).toBeLessThanOrEqual(0);
      }),
    );
  });

  test('nobody gets less than nothing, or more than the largest win', () => {
    fc.assert(
      fc.property(matches(scale), ([boards, margin]) => {
        const most = Math.max(...(scale.tableFor(boards)?.winner ?? []));
        for (const points of sides(scale, matchBy(scale, boards, margin))) {
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(most / 100);
        }
      }),
    );
  });

  test('the table: limits rise, one figure more than limits, whole hundredths, a draw is equal', () => {
    fc.assert(
      fc.property(boardsOf(scale), (boards) => {
        const table = scale.tableFor(boards);
        if (table === null) throw new Error('no table');
        const { limits, winner, loser } = table;
        expect(limits[0]).toBeGreaterThanOrEqual(0);
        expect(limits.every((limit, band) => band === 0 || limit > (limits[band - 1] ?? limit))).toBe(true);
        expect([winner.length, loser.length]).toEqual([limits.length + 1, limits.length + 1]);
        expect([...winner, ...loser].every(Number.isInteger)).toBe(true);
        expect(winner[0]).toBe(loser[0]);
        expect(scale.decimals === 2 || [...winner, ...loser].every((points) => points % 100 === 0)).toBe(true);
      }),
    );
  });

  test('the margin lies in the band that is answered', () => {
    fc.assert(
      fc.property(matches(scale), ([boards, margin]) => {
        const { band } = pointsOf(scale, matchBy(scale, boards, margin));
        const size = Math.abs(margin) / (scale.takes === 'imps' ? 1 : 10);
        expect(size > (band.over ?? -1) && size <= (band.upTo ?? Infinity)).toBe(true);
      }),
    );
  });

  test('numbers of boards without a table are a problem that names the scale', () => {
    const beyond = (scale.boards.at(-1)?.most ?? 0) + 1;
    for (const boards of [0, -8, 8.5, NaN, beyond]) {
      expect(victoryPoints(scale, matchBy(scale, boards, 0))).toEqual({
        kind: 'problem',
        code: 'no-table',
        scale,
        boards,
      });
    }
  });
});

describe('sums', () => {
  const constant = SCALES.flatMap((scale) => (scale.sum === null ? [] : [{ code: scale.code, scale, sum: scale.sum }]));

  test.each(constant)('$code: both sides together get the sum of the scale', ({ scale, sum }) => {
    fc.assert(
      fc.property(matches(scale), ([boards, margin]) => {
        const { own, opponents } = pointsOf(scale, matchBy(scale, boards, margin));
        expect(add(own, opponents)).toEqual(exact(sum, 100));
      }),
    );
  });

  test('only the old scale has none: 30 up to 25-5, less beyond', () => {
    expect(SCALES.filter(({ sum }) => sum === null).map(({ code }) => code)).toEqual(['old-25']);
  });
});

test('every code names its scale', () => {
  expect(SCALES.map(({ code }) => code)).toEqual([...VICTORY_POINT_SCALE_CODES]);
});

describe('WBF continuous', () => {
  const scale = VICTORY_POINT_SCALES['wbf-continuous'];

  test('no IMP is worth more than the one before it', () => {
    fc.assert(
      fc.property(boardsOf(scale), (boards) => {
        const winner = scale.tableFor(boards)?.winner ?? [];
        const steps = winner.slice(1).map((points, imps) => points - (winner[imps] ?? 0));
        expect(steps.length).toBe(Math.ceil(15 * Math.sqrt(boards)));
        expect(steps.filter((step, at) => at > 0 && step > (steps[at - 1] ?? 0))).toEqual([]);
      }),
    );
  });

  test('the correction adds no more than it must: with a hundredth less a step would grow', () => {
    fc.assert(
      fc.property(boardsOf(scale), (boards) => {
        const winner = scale.tableFor(boards)?.winner ?? [];
        const blitz = 15 * Math.sqrt(boards);
        const R = Math.sqrt(5) - 2;
        for (const [imps, points] of winner.entries()) {
          const rounded = imps >= blitz ? 2000 : Math.round(1000 + (1000 * (1 - R ** (imps / blitz))) / (1 - R));
          if (points === rounded) continue;
          expect(points).toBeGreaterThan(rounded);
          const [before, after] = [winner[imps - 1] ?? 0, winner[imps + 1] ?? 2000];
          expect(after - (points - 1)).toBeGreaterThan(points - 1 - before);
        }
      }),
    );
  });

  test('with and without the correction: 40 IMPs over 8 boards are 19.74, not 19.73', () => {
    expect(sides(scale, { boards: 8, imps: 40 })).toEqual([19.74, 0.26]);
  });

  test('the largest win is as far as the blitz margin, whole or not', () => {
    expect([59, 60, 61].map((imps) => sides(scale, { boards: 16, imps })[0])).toEqual([19.93, 20, 20]);
    expect([41, 42, 43].map((imps) => sides(scale, { boards: 8, imps })[0])).toEqual([19.85, 19.95, 20]);
  });
});

/** The tables of all numbers of boards. */
function allTables(code: VictoryPointScaleCode): VictoryPointTable[] {
  const { boards, tableFor } = VICTORY_POINT_SCALES[code];
  const numbers = boards.flatMap(({ least, most }) => Array.from({ length: most - least + 1 }, (_, at) => least + at));
  return numbers.flatMap((number) => tableFor(number) ?? []);
}

describe('WBF discrete', () => {
  test.each(['wbf-discrete', 'wbf-discrete-half'] as const)('%s: no band is narrower than the one below', (code) => {
    const narrower = allTables(code).filter(({ limits }) => {
      const widths = limits.map((limit, band) => (band === 0 ? 2 * limit + 1 : limit - (limits[band - 1] ?? 0)));
      return widths.some((width, band) => width < (widths[band - 1] ?? 1));
    });
    expect(narrower).toEqual([]);
  });

  test('it is not the continuous scale rounded: one IMP over 8 boards is 11-9', () => {
    const match = { boards: 8, imps: 1 };
    expect(sides(VICTORY_POINT_SCALES['wbf-continuous'], match)).toEqual([10.44, 9.56]);
    expect(sides(VICTORY_POINT_SCALES['wbf-discrete'], match)).toEqual([11, 9]);
  });

  test('a limit that is a whole number exactly is not lost: half matches over 8, 200 and 800 boards', () => {
    const third = [8, 200, 800].map((boards) => VICTORY_POINT_SCALES['wbf-discrete-half'].tableFor(boards)?.limits[2]);
    expect(third).toEqual([10, 50, 100]);
  });
});

describe('old 25-0', () => {
  const scale = VICTORY_POINT_SCALES['old-25'];

  test('the winner stops at 25, the loser goes on to 0', () => {
    const over16 = [46, 47, 52, 53, 71, 72].map((imps) => sides(scale, { boards: 16, imps }));
    expect(over16).toEqual([
      [25, 5],
      [25, 4],
      [25, 4],
      [25, 3],
      [25, 1],
      [25, 0],
    ]);
  });

  test('10 boards have no table', () => {
    expect(victoryPoints(scale, { boards: 10, imps: 4 })).toMatchObject({ code: 'no-table', boards: 10 });
  });
});

describe('ACBL 30-0', () => {
  test('one IMP makes 18-12 of 15-15', () => {
    const scale = VICTORY_POINT_SCALES['acbl-30'];
    expect([-1, 0, 1].map((imps) => sides(scale, { boards: 8, imps })[0])).toEqual([12, 15, 18]);
  });
});

describe('EBU Swiss pairs', () => {
  const scale = VICTORY_POINT_SCALES['ebu-swiss-pairs'];
  const own = (percentage: Exact): number => sides(scale, { boards: 8, percentage })[0];

  test('a percentage is compared exactly, and on a limit it is nearer to average', () => {
    const limit = exact(5623, 10_000);
    const hair = exact(1, 10n ** 18n);
    expect(own(limit)).toBe(14);
    expect(own(add(limit, hair))).toBe(15);
    expect(own(subtract(exact(1), limit))).toBe(6);
    expect(own(subtract(subtract(exact(1), limit), hair))).toBe(5);
  });

  test('nothing and everything', () => {
    expect([exact(0), exact(1)].map(own)).toEqual([0, 20]);
  });
});

describe('what no match has', () => {
  const imps = VICTORY_POINT_SCALES['wbf-discrete'];
  const percentage = VICTORY_POINT_SCALES['ebu-swiss-pairs'];

  test.each([2.5, NaN, Infinity])('%d IMPs', (given) => {
    expect(victoryPoints(imps, { boards: 8, imps: given })).toEqual({ kind: 'problem', code: 'imps', given });
  });

  test.each([exact(-1, 100), exact(101, 100)])('a percentage beyond 0 to 100 (%#)', (given) => {
    expect(victoryPoints(percentage, { boards: 8, percentage: given })).toEqual({
      kind: 'problem',
      code: 'percentage',
      given,
    });
  });

  test('IMPs for a scale of percentages, and the other way round', () => {
    expect(victoryPoints(percentage, { boards: 8, imps: 2.5 })).toEqual({
      kind: 'problem',
      code: 'other-input',
      scale: percentage,
    });
    expect(victoryPoints(imps, { boards: 8, percentage: exact(1, 2) })).toMatchObject({ code: 'other-input' });
  });
});
