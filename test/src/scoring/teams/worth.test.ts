import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, exact, toNumber, writeExact } from '../../../../src/scoring/numbers/exact.ts';
import { gradesOfFault } from '../../../../src/scoring/teams/grade.ts';
import { isMatchWorth, matchWorth, type MatchMethod, type TeamPenalty } from '../../../../src/scoring/teams/worth.ts';
import { clubScale, isClubScale } from '../../../../src/scoring/victory-points/club.ts';
import { VICTORY_POINT_SCALES } from '../../../../src/scoring/victory-points/scales.ts';
import { matchOf, results, scored, scoreOf, weightedOf } from './build.ts';

/** Eight boards: home wins 10 IMPs on the first, 450 points, and loses 2, 50 points, on the second. */
const EIGHT = scored(matchOf([[620, 170], [-50, 0], ...Array.from({ length: 6 }, () => [0, 0] as const)]));

const share = clubScale({
  takes: 'percentage',
  sum: 1200,
  tables: [
    {
      least: 1,
      most: 99,
      rows: [
        { upTo: 5500, winner: 600, loser: 600 },
        { upTo: null, winner: 900, loser: 300 },
      ],
    },
  ],
});
if (!isClubScale(share)) throw new Error(share.code);

const scale = (code: keyof typeof VICTORY_POINT_SCALES): MatchMethod => ({
  kind: 'imps',
  scale: VICTORY_POINT_SCALES[code],
});

describe('a match won by 8 IMPs over 8 boards', () => {
  test.each<[string, MatchMethod, readonly [string, string]]>([
    ['in IMPs', { kind: 'imps', scale: null }, ['8', '-8']],
    ['WBF discrete', scale('wbf-discrete'), ['13', '7']],
    ['WBF continuous', scale('wbf-continuous'), ['328/25', '172/25']],
    ['half match', scale('wbf-discrete-half'), ['7', '3']],
    ['the old 25-0', scale('old-25'), ['17', '13']],
    ['ACBL 20', scale('acbl-20'), ['14', '6']],
    ['ACBL 30', scale('acbl-30'), ['23', '7']],
    ['total points', { kind: 'aggregate' }, ['400', '-400']],
    ['board-a-match', { kind: 'board-a-match', scale: null }, ['8', '8']],
    [
      'board-a-match by a scale',
      { kind: 'board-a-match', scale: VICTORY_POINT_SCALES['ebu-swiss-pairs'] },
      ['10', '10'],
    ],
    [
      'Patton, boards and IMPs',
      { kind: 'patton', second: { from: 'imps', scale: VICTORY_POINT_SCALES['wbf-discrete'] } },
      ['21', '15'],
    ],
    [
      'Patton, boards and the ratio of the aggregate, 450 of 500',
      { kind: 'patton', second: { from: 'aggregate', pool: exact(10) } },
      ['17', '9'],
    ],
    [
      'Patton, boards and the club’s own table of the ratio',
      { kind: 'patton', second: { from: 'aggregate', scale: share } },
      ['17', '11'],
    ],
  ])('%s', (_, method, expected) => {
    expect(results(EIGHT, method)).toEqual(expected);
  });

  test('a scale without a table for the match says so', () => {
    const answer = matchWorth(EIGHT.totals, 10, scale('old-25'));
    expect(answer).toMatchObject({ kind: 'problem', code: 'no-table', boards: 10 });
    expect(isMatchWorth(answer)).toBe(false);
  });

  test.each<[string, MatchMethod]>([
    ['board-a-match', { kind: 'board-a-match', scale: share }],
    ['Patton', { kind: 'patton', second: { from: 'aggregate', scale: share } }],
  ])('nor does %s make up a table', (_, method) => {
    expect(matchWorth(EIGHT.totals, 100, method)).toMatchObject({ kind: 'problem', code: 'no-table', boards: 100 });
  });

  test('Patton tells its parts, and the IMPs its scale was read with', () => {
    const byImps = matchWorth(EIGHT.totals, 8, {
      kind: 'patton',
      second: { from: 'imps', scale: VICTORY_POINT_SCALES['wbf-discrete'] },
    });
    expect(byImps).toMatchObject({ home: { scaledImps: 8, parts: { boards: exact(8), second: exact(13) } } });
    const byShare = matchWorth(EIGHT.totals, 8, { kind: 'patton', second: { from: 'aggregate', pool: exact(10) } });
    expect(byShare).toMatchObject({ home: { scaledImps: null, parts: { boards: exact(8), second: exact(9) } } });
  });
});

test('Patton without a swing shares the second part', () => {
  const flat = scored(matchOf([[420, 420]]));
  expect(results(flat, { kind: 'patton', second: { from: 'aggregate', pool: exact(9) } })).toEqual(['11/2', '11/2']);
});

test('Patton over ten boards: 20 for the boards and 20 for the IMPs (bridge.is, 2016)', () => {
  const method: MatchMethod = {
    kind: 'patton',
    second: { from: 'imps', scale: VICTORY_POINT_SCALES['wbf-discrete'] },
  };
  const won = scored(matchOf(Array.from({ length: 10 }, () => [1000, -1000] as const)));
  expect(results(won, method)).toEqual(['40', '0']);
});

/** Three off the home team. */
function fine(unit: TeamPenalty['unit']): readonly TeamPenalty[] {
  return [{ team: 'home', kind: 'penalty', unit, amount: exact(3) }];
}

describe('each side by its own margin', () => {
  test('both at fault for a removed board: both lose 3 IMPs (White Book 3.3.7)', () => {
    const both = scored(
      matchOf(
        [
          [0, 0],
          [0, 0],
          [0, 0],
          [null, null],
        ],
        { removed: gradesOfFault('both') },
      ),
    );
    expect(results(both, scale('wbf-discrete'))).toEqual(['8', '8']);
    const neither = scored(
      matchOf(
        [
          [0, 0],
          [0, 0],
          [0, 0],
          [null, null],
        ],
        { removed: gradesOfFault('neither') },
      ),
    );
    expect(results(neither, scale('wbf-discrete'))).toEqual(['12', '12']);
  });

  test('a penalty in IMPs before the scale, one in the result behind it, only of the team that has it', () => {
    expect(results(EIGHT, scale('wbf-discrete'), fine('imps'))).toEqual(['12', '7']);
    expect(results(EIGHT, { kind: 'imps', scale: null }, fine('imps'))).toEqual(['5', '-8']);
    expect(results(EIGHT, scale('wbf-discrete'), fine('result'))).toEqual(['10', '7']);
    expect(results(EIGHT, { kind: 'board-a-match', scale: null }, fine('result'))).toEqual(['5', '8']);
    const away: TeamPenalty = { team: 'away', kind: 'penalty', unit: 'result', amount: exact(2) };
    expect(results(EIGHT, { kind: 'board-a-match', scale: null }, [away])).toEqual(['8', '6']);
  });
});

test('fractions of an IMP are rounded for the scale, halves away from zero, and kept beside it', () => {
  // 0 and 1 IMP, half and half
  const half = scored(matchOf([[weightedOf([420, 50], [450, 50]), 420]]));
  const worth = matchWorth(half.totals, 1, scale('wbf-continuous'));
  if (!isMatchWorth(worth)) throw new Error(worth.code);
  expect([worth.home.scaledImps, worth.away.scaledImps]).toEqual([1, -1]);
  expect([writeExact(worth.home.imps), toNumber(worth.home.result)]).toEqual(['1/2', 11.2]);
});

const score = fc.integer({ min: -300, max: 300 }).map((value) => scoreOf(value * 10));
const tables = fc.array(fc.tuple(score, score), { minLength: 1, maxLength: 24 });

test('both teams together always have the sum of the method', () => {
  const methods: readonly (readonly [MatchMethod, (boards: number) => number])[] = [
    [scale('wbf-continuous'), () => 20],
    [scale('wbf-discrete'), () => 20],
    [scale('wbf-discrete-half'), () => 10],
    [{ kind: 'imps', scale: null }, () => 0],
    [{ kind: 'aggregate' }, () => 0],
    [{ kind: 'board-a-match', scale: null }, (boards) => 2 * boards],
    [{ kind: 'patton', second: { from: 'aggregate', pool: exact(20) } }, (boards) => 2 * boards + 20],
    [{ kind: 'patton', second: { from: 'aggregate', scale: share } }, (boards) => 2 * boards + 12],
    [
      { kind: 'patton', second: { from: 'imps', scale: VICTORY_POINT_SCALES['wbf-discrete'] } },
      (boards) => 2 * boards + 20,
    ],
  ];
  fc.assert(
    fc.property(tables, fc.constantFrom(...methods), (boards, [method, sum]) => {
      const worth = matchWorth(scored(matchOf(boards)).totals, boards.length, method);
      if (!isMatchWorth(worth)) throw new Error(worth.code);
      expect(toNumber(add(worth.home.result, worth.away.result))).toBe(sum(boards.length));
    }),
  );
});
