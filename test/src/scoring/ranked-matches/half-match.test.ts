import { expect, test } from 'vitest';
import { exact, writeExact } from '../../../../src/scoring/numbers/exact.ts';
import { rankMatches } from '../../../../src/scoring/ranked-matches.ts';
import type { GivenMatchResult, MatchStageRules } from '../../../../src/scoring/ranked-matches/stage.ts';
import { TIE_BREAKS } from '../../../../src/scoring/standing/tie-breaks.ts';
import { MATCH_RULES } from '../../../../src/scoring/teams/match-rules.ts';
import { VICTORY_POINT_SCALES, halfScaleOf } from '../../../../src/scoring/victory-points/scales.ts';

const RULES: MatchStageRules = {
  comparison: { kind: 'imps', scale: VICTORY_POINT_SCALES['wbf-discrete'] },
  boards: MATCH_RULES,
  bye: exact(12),
  withdrawals: 'session',
  rounds: 3,
  ties: TIE_BREAKS.shared,
};

const imps = (home: number, away: number): GivenMatchResult => {
  return { kind: 'totals', imps: { home: exact(home), away: exact(away) }, points: null, result: null };
};

/**
 * A half match of teams 1 and 2 over four boards in round 2, with something in the place of its boards; round 2 has
 * begun.
 */
function halfMatch(given: GivenMatchResult | null, rules = RULES, gone: readonly number[] = []) {
  const ranked = rankMatches({
    rules,
    contestants: [1, 2, 3, 4],
    matches: [
      { key: 'half', round: 2, lastRound: 2, isHalf: true, home: 1, away: 2, segments: [], boards: 4 },
      { key: 'whole', round: 2, lastRound: 2, home: 3, away: 4, segments: [], boards: 8 },
    ],
    lines: [],
    results: new Map([['whole', imps(0, 0)] as const, ...(given ? [['half', given] as const] : [])]),
    withdrawals: gone.map((contestant) => ({ contestant, afterRound: 1 })),
  });
  const [{ result, score } = { result: null, score: null }] = ranked.matches;
  const points = [result?.home, result?.away].map((one) => (one ? writeExact(one) : null));
  return { points, problem: score?.problem?.code ?? null };
}

// The published limits over four boards: 0, 3, 7, 11 and 17 IMPs (EBU, by its algorithm).
test.each([
  [0, ['5', '5']],
  [3, ['6', '4']],
  [4, ['7', '3']],
  [11, ['8', '2']],
  [17, ['9', '1']],
  [18, ['10', '0']],
])('%i IMPs over four boards', (won, points) => {
  expect(halfMatch(imps(won, 0)).points).toEqual(points);
  expect(halfMatch(imps(0, won)).points).toEqual(points.toReversed());
});

test('what is given for one that is not played follows the half scale', () => {
  // Average plus and minus on two boards are 6 IMPs (White Book 2.4.6): 7-3, each by its own margin.
  expect(halfMatch({ kind: 'forfeit', by: 'away', result: null }).points).toEqual(['7', '3']);
  // Team 2 left at half of two rounds: 60 % of 10 (White Book 2.4.4).
  expect(halfMatch(null, { ...RULES, rounds: 2 }, [2]).points).toEqual(['6', null]);
});

test('a scale without a half scale gives none, and says so; IMPs alone are added up', () => {
  const continuous = { ...RULES, comparison: { kind: 'imps', scale: VICTORY_POINT_SCALES['wbf-continuous'] } } as const;
  expect(halfMatch(imps(4, 0), continuous)).toEqual({ points: [null, null], problem: 'no-half-scale' });
  expect(halfMatch(imps(4, 0), { ...RULES, comparison: { kind: 'imps', scale: null } }).points).toEqual(['4', '-4']);
  expect(halfScaleOf(VICTORY_POINT_SCALES['ebu-swiss-pairs'])?.code).toBe('ebu-swiss-pairs-half');
});
