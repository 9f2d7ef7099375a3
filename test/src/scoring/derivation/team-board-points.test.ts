import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { teamBoardPointsSentence } from '../../../../src/language/derivation/team-points.ts';
import {
  deriveTeamBoardPoints,
  type TeamBoardPointsDerivation,
} from '../../../../src/scoring/derivation/team-board-points.ts';
import {
  add,
  compare,
  divide,
  exact,
  multiply,
  writeExact,
  ZERO,
  type Exact,
} from '../../../../src/scoring/numbers/exact.ts';
import type { Match } from '../../../../src/scoring/teams/match.ts';
import { MATCH_RULES, type MatchRules } from '../../../../src/scoring/teams/match-rules.ts';
import { MATCH_TEAMS, type MatchTeam } from '../../../../src/scoring/teams/team.ts';
import { matchOf, scored, scoreOf, weightedOf } from '../teams/build.ts';

const MEASURES = ['boardPoints', 'points'] as const;

function derive(match: Match, team: MatchTeam, measure: (typeof MEASURES)[number], rules: Partial<MatchRules> = {}) {
  const all = { ...MATCH_RULES, ...rules };
  const { boards } = scored(match, all);
  return boards.map((board) => deriveTeamBoardPoints(board, team, measure, all, boards));
}

function mean(of: readonly { readonly points: Exact }[]): Exact {
  const sum = of.reduce((total, { points }) => add(total, points), ZERO);
  return divide(sum, exact(of.length));
}

/** The points from the derivation alone. */
function again({ from, measure }: TeamBoardPointsDerivation): Exact | null {
  if (from.kind === 'nothing') return null;
  if (from.kind === 'compared') {
    return from.comparisons.reduce((sum, { open, closed, weight }) => {
      const worth = measure === 'points' ? open + closed : open + closed > 0 ? 2 : open + closed === 0 ? 1 : 0;
      return add(sum, multiply(weight, exact(worth)));
    }, ZERO);
  }
  const { grade, fixed, own } = from;
  if (own === null || grade === 'average') return fixed;
  const average = mean(own.boards);
  return compare(average, fixed) > 0 === (grade === 'plus') ? average : fixed;
}

const tens = fc.integer({ min: -60, max: 60 }).map((value) => value * 10);
const grade = fc.constantFrom('plus' as const, 'average' as const, 'minus' as const);
const weighted = fc
  .tuple(tens, tens, fc.integer({ min: 1, max: 99 }))
  .map(([a, b, percent]) => weightedOf([a, percent], [b, 100 - percent]));
const table = fc.oneof(
  { arbitrary: tens, weight: 6 },
  { arbitrary: weighted, weight: 2 },
  { arbitrary: fc.record({ kind: fc.constant('split' as const), ns: weighted, ew: weighted }), weight: 1 },
  { arbitrary: fc.constant(null), weight: 1 },
  { arbitrary: fc.record({ kind: fc.constant('award' as const), ns: grade, ew: grade }), weight: 1 },
);

test('every board of a match is worth again what it is', () => {
  const tables = fc.array(fc.tuple(table, table), { minLength: 1, maxLength: 6 });
  const removed = fc.option(fc.record({ home: grade, away: grade }));
  fc.assert(
    fc.property(tables, removed, fc.constantFrom('fixed' as const, 'own' as const), (rooms, given, averages) => {
      const match = matchOf(rooms, { removed: given });
      const { boards } = scored(match, { averages });
      for (const team of MATCH_TEAMS) {
        for (const measure of MEASURES) {
          for (const [at, derived] of derive(match, team, measure, { averages }).entries()) {
            const points = boards[at]?.[measure]?.[team] ?? null;
            const made = again(derived);
            expect(made && writeExact(made)).toBe(points && writeExact(points));
            expect(derived.points).toEqual(points);
          }
        }
      }
    }),
  );
});

describe('in words', () => {
  const match = matchOf([
    [620, 170],
    [100, 100],
    [weightedOf([420, 60], [-50, 40]), 420],
    [{ kind: 'award', ns: 'plus', ew: 'minus' }, null],
    [90, null],
  ]);
  const sentences = (team: MatchTeam, measure: (typeof MEASURES)[number], language: 'en' | 'fr' = 'en') =>
    derive(match, team, measure).map((derived) => teamBoardPointsSentence(derived, language));

  test('points a board: who had the better score, each component with its weight, averages as shares of two', () => {
    expect(sentences('home', 'boardPoints').map((text) => text.replace(/[\u202f\u00a0]/g, ' '))).toEqual([
      '2 of 2 points: open room +620, closed room −170, together +450, the better score.',
      '1 of 2 points: open room +100, closed room −100, together 0, the same score.',
      '0.6 of 2 points: open room +420, closed room −420, together 0, the same score: 60 % of 1; open room −50, closed room −420, together −470, the worse score: 40 % of 0.',
      '1.2 of 2 points: average plus 1.2 (Law 12C2).',
      'Nothing counts: played at one table.',
    ]);
    expect(sentences('away', 'boardPoints', 'fr')[0]).toBe(
      '0 point sur 2\u00a0: salle ouverte −620, salle fermée +170, ensemble −450, la moins bonne marque.',
    );
  });

  test('total points, which an average has not', () => {
    expect(
      sentences('away', 'points')
        .map((text) => text.replace(/[\u202f\u00a0]/g, ' '))
        .slice(2),
    ).toEqual([
      '+188 total points: open room −420, closed room +420, together 0: 60 % of 0; open room +50, closed room +420, together +470: 40 % of +470.',
      'Nothing counts: an average has no total points.',
      'Nothing counts: played at one table.',
    ]);
  });

  test('the own average where that is more', () => {
    const own = matchOf([
      [620, 170],
      [{ kind: 'award', ns: 'plus', ew: 'minus' }, scoreOf(50)],
    ]);
    const [, derived] = derive(own, 'home', 'boardPoints', { averages: 'own' });
    if (derived === undefined) throw new Error('no board');
    expect(teamBoardPointsSentence(derived, 'en')).toBe(
      '2 of 2 points: average plus 1.2 (Law 12C2); the own average on 1 board is 2 and counts instead.',
    );
  });
});
