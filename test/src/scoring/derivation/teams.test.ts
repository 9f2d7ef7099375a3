import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  teamBoardSentence,
  teamMatchSentence,
  victoryPointSentence,
} from '../../../../src/language/derivation/teams.ts';
import { deriveTeamBoard, type TeamBoardDerivation } from '../../../../src/scoring/derivation/team-board.ts';
import { deriveTeamMatch, type TeamMatchDerivation } from '../../../../src/scoring/derivation/team-match.ts';
import { deriveVictoryPoints, type VictoryPointDerivation } from '../../../../src/scoring/derivation/victory-points.ts';
import {
  add,
  compare,
  divide,
  exact,
  multiply,
  roundedUnits,
  subtract,
  writeExact,
  ZERO,
  type Exact,
} from '../../../../src/scoring/numbers/exact.ts';
import { imps } from '../../../../src/scoring/boards/imps.ts';
import type { MatchScore } from '../../../../src/scoring/teams/match.ts';
import { MATCH_RULES, type MatchRules } from '../../../../src/scoring/teams/match-rules.ts';
import { MATCH_TEAMS, type MatchTeam } from '../../../../src/scoring/teams/team.ts';
import { isMatchWorth, matchWorth, type MatchMethod, type TeamPenalty } from '../../../../src/scoring/teams/worth.ts';
import { VICTORY_POINT_SCALES } from '../../../../src/scoring/victory-points/scales.ts';
import { matchOf, scored, weightedOf } from '../teams/build.ts';

const scales = VICTORY_POINT_SCALES;

function deriveMatch(score: MatchScore, method: MatchMethod, team: MatchTeam, penalties: readonly TeamPenalty[] = []) {
  const due = score.boards.length;
  const worth = matchWorth(score.totals, due, method, penalties);
  if (!isMatchWorth(worth)) throw new Error(worth.code);
  const derived = deriveTeamMatch(score, due, method, penalties, team, worth[team]);
  if (derived.kind === 'problem') throw new Error(derived.code);
  return derived;
}

/** A board's IMPs from its derivation alone. */
function boardAgain({ from }: TeamBoardDerivation): Exact | null {
  if (from.kind === 'nothing') return null;
  if (from.kind === 'compared') {
    const sum = from.comparisons.reduce(
      (total, { open, closed, weight }) => add(total, multiply(weight, exact(imps(open + closed)))),
      ZERO,
    );
    return from.decimals === null ? sum : exact(roundedUnits(sum, from.decimals), 10 ** from.decimals);
  }
  const { grade, fixed, own } = from;
  if (own === null || grade === 'average') return fixed;
  const mean = divide(
    own.boards.reduce((total, board) => add(total, board.imps), ZERO),
    exact(own.boards.length),
  );
  const more = compare(mean, fixed) > 0;
  return more === (grade === 'plus') ? mean : fixed;
}

/** A match's result from its derivation alone, Patton apart from its parts. */
function matchAgain({
  method,
  imps: won,
  points,
  boardPoints,
  penalties,
  victoryPoints,
  aggregate,
}: TeamMatchDerivation): Exact {
  const fines = (unit: TeamPenalty['unit']): Exact =>
    penalties
      .filter((one) => one.unit === unit)
      .reduce((sum, { kind, amount }) => (kind === 'bonus' ? subtract(sum, amount) : add(sum, amount)), ZERO);
  const pool = aggregate?.pool ? multiply(aggregate.pool, aggregate.share) : ZERO;
  const second = victoryPoints?.own ?? pool;
  const gross = {
    imps: victoryPoints?.own ?? subtract(won.sum, fines('imps')),
    aggregate: points.sum,
    'board-a-match': victoryPoints?.own ?? boardPoints.sum,
    patton: add(boardPoints.sum, second),
  }[method];
  return subtract(gross, fines('result'));
}

const tens = fc.integer({ min: -150, max: 150 }).map((value) => value * 10);
const grade = fc.constantFrom('plus' as const, 'average' as const, 'minus' as const);
const table = fc.oneof(
  { arbitrary: tens, weight: 6 },
  {
    arbitrary: fc
      .tuple(tens, tens, fc.integer({ min: 1, max: 99 }))
      .map(([a, b, percent]) => weightedOf([a, percent], [b, 100 - percent])),
    weight: 2,
  },
  { arbitrary: fc.constant(null), weight: 1 },
  { arbitrary: fc.record({ ns: grade, ew: grade }).map((award) => ({ kind: 'award' as const, ...award })), weight: 1 },
);
const removed = fc.option(fc.record({ home: grade, away: grade }));
const rules = fc.record<MatchRules>({
  averages: fc.constantFrom('fixed' as const, 'own' as const),
  boardDecimals: fc.constantFrom(null, 0 as const, 1 as const),
});
const METHODS: readonly MatchMethod[] = [
  { kind: 'imps', scale: null },
  { kind: 'imps', scale: scales['wbf-continuous'] },
  { kind: 'imps', scale: scales['wbf-discrete'] },
  { kind: 'aggregate' },
  { kind: 'board-a-match', scale: null },
  { kind: 'board-a-match', scale: scales['ebu-swiss-pairs'] },
  { kind: 'patton', second: { from: 'imps', scale: scales['wbf-discrete'] } },
  { kind: 'patton', second: { from: 'aggregate', pool: exact(20) } },
  { kind: 'patton', second: { from: 'aggregate', scale: scales['ebu-swiss-pairs'] } },
];
const penalty = fc.record<TeamPenalty>({
  team: fc.constantFrom(...MATCH_TEAMS),
  kind: fc.constantFrom('penalty' as const, 'bonus' as const),
  unit: fc.constantFrom('imps' as const, 'result' as const),
  amount: fc.integer({ min: 1, max: 6 }).map((halves) => exact(halves, 2)),
});

describe('made again from the derivation', () => {
  test('every board and every match of teams', () => {
    const tables = fc.array(fc.tuple(table, table), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(
        fc.record({
          tables,
          removed,
          rules,
          method: fc.constantFrom(...METHODS),
          penalties: fc.array(penalty, { maxLength: 2 }),
        }),
        (made) => {
          const score = scored(matchOf(made.tables, { removed: made.removed }), made.rules);
          const worth = matchWorth(score.totals, score.boards.length, made.method, made.penalties);
          for (const team of MATCH_TEAMS) {
            const boards = score.boards.map((board) => deriveTeamBoard(board, team, made.rules, score.boards));
            const figures = score.boards.map((board) => board.imps && writeExact(board.imps[team]));
            expect(boards.map((board) => board.imps && writeExact(board.imps))).toEqual(figures);
            expect(boards.map(boardAgain).map((own) => own && writeExact(own))).toEqual(figures);
            const derived = deriveMatch(score, made.method, team, made.penalties);
            expect(writeExact(matchAgain(derived))).toBe(isMatchWorth(worth) ? writeExact(worth[team].result) : '');
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('every margin of the continuous scale is the formula and its correction', () => {
    const scale = scales['wbf-continuous'];
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 64 }), fc.integer({ min: -130, max: 130 }), (boards, margin) => {
        const derived = deriveVictoryPoints(scale, { boards, imps: margin }) as VictoryPointDerivation;
        const winner = margin < 0 ? derived.opponents : derived.own;
        const { rounded, correction } = derived.curve ?? { rounded: ZERO, correction: ZERO };
        expect(add(rounded, correction)).toEqual(winner);
        expect(add(derived.own, derived.opponents)).toEqual(derived.sum);
        const share = Math.min(1, Math.abs(margin) / Math.sqrt(derived.curve?.blitzSquared ?? 1));
        const r = Math.sqrt(5) - 2;
        const formula = 10 + (10 * (1 - r ** share)) / (1 - r);
        expect(Math.abs(Number(rounded.numerator) / Number(rounded.denominator) - formula)).toBeLessThan(0.00501);
      }),
    );
  });
});

describe('in words', () => {
  const score = scored(
    matchOf(
      [
        [620, 170],
        [-50, 0],
        [weightedOf([420, 60], [-50, 40]), 620],
        [400, null],
      ],
      { removed: { home: 'plus', away: 'minus' } },
    ),
    { averages: 'own' },
  );
  const say = (board: number, team: MatchTeam, language: 'en' | 'fr' = 'en'): string => {
    const found = score.boards.find((one) => one.board === board);
    if (!found) throw new Error('no board');
    return teamBoardSentence(
      deriveTeamBoard(found, team, { ...MATCH_RULES, averages: 'own' }, score.boards),
      language,
    ).replace(/[\u202f\u00a0]/g, ' ');
  };

  test('a board of teams', () => {
    expect(say(1, 'home')).toBe('+10 IMPs: open room +620, closed room −170, together +450 (Law 78B).');
    expect(say(1, 'away', 'fr')).toBe('−10 IMPs : salle ouverte −620, salle fermée +170, ensemble −450 (Loi 78B).');
    expect(say(3, 'home')).toBe(
      '−7.8 IMPs: open room +420, closed room −620, together −200: 60 % of −5; open room −50, closed room −620, together −670: 40 % of −12 (Law 78B).',
    );
    expect(say(4, 'home')).toBe(
      '+3 IMPs: played at one table, average plus +3 (EBU White Book 3.3.7); the own average on 3 boards is +0.07 and doesn’t count.',
    );
  });

  test('a match and its victory points', () => {
    const played = scored(
      matchOf([
        [620, 170],
        [-50, 0],
      ]),
    );
    const scale = scales['wbf-discrete'];
    const penalties: readonly TeamPenalty[] = [{ team: 'home', kind: 'penalty', unit: 'imps', amount: exact(1, 2) }];
    const derived = deriveMatch(played, { kind: 'imps', scale }, 'home', penalties);
    expect(teamMatchSentence(derived, scale, 'en')).toBe(
      '15: +8 IMPs on 2 boards; penalty 0.5 IMPs (Law 90); rounded +8 (EBU White Book 4.2.6); 15–5, WBF discrete 20-0, 2 boards: won by 7 to 8 IMPs.',
    );
    const patton = deriveMatch(
      scored(
        matchOf([
          [450, 0],
          [-50, 0],
        ]),
      ),
      { kind: 'patton', second: { from: 'aggregate', pool: exact(10) } },
      'home',
    );
    expect(teamMatchSentence(patton, null, 'en').replace(/[\u202f\u00a0]/g, ' ')).toBe(
      '11: 2 of the 4 points on 2 boards; 450 total points won and 50 lost, a share of 90.00 % of a pool of 10.',
    );
  });

  test('a hundredth that was added on the continuous scale', () => {
    const scale = scales['wbf-continuous'];
    const derived = deriveVictoryPoints(scale, { boards: 8, imps: -40 }) as VictoryPointDerivation;
    expect(victoryPointSentence(derived, scale, 'en')).toBe(
      '0.26–19.74, WBF continuous 20-0, 8 boards: lost by 40 IMPs; the formula gives the winner 19.73, raised by 0.01 so that no IMP is worth more than the one before it',
    );
    const other = deriveVictoryPoints(scales['ebu-swiss-pairs'], { boards: 8, imps: 3 });
    expect(other).toMatchObject({ kind: 'problem', code: 'other-input' });
  });
});
