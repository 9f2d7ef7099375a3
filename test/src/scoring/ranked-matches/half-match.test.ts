import { expect, test } from 'vitest';
import { add, exact, writeExact } from '../../../../src/scoring/numbers/exact.ts';
import { rankMatches } from '../../../../src/scoring/ranked-matches.ts';
import type { GivenMatchResult, MatchStageRules } from '../../../../src/scoring/ranked-matches/stage.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/presets.ts';
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

/** Three pairs at one table in round 1, over eight boards: by typed matchpoints of each half, out of the room's. */
function sharedTable(
  scale: 'ebu-swiss-pairs' | 'wbf-continuous',
  halves: readonly [GivenMatchResult, GivenMatchResult],
) {
  const method = scale === 'ebu-swiss-pairs' ? 'matchpoints' : 'butler';
  const comparison = {
    kind: 'field',
    method,
    scale: VICTORY_POINT_SCALES[scale],
    regulation: REGULATIONS.ebu,
  } as const;
  const half = { round: 1, lastRound: 1, isHalf: true, segments: [] } as const;
  const ranked = rankMatches({
    rules: { ...RULES, comparison },
    contestants: [1, 2, 3],
    matches: [
      { ...half, key: 'first', home: 1, away: 2, boards: 4 },
      { ...half, key: 'second', home: 1, away: 3, boards: 4 },
      { ...half, key: 'out 3', home: 3, away: null },
      { ...half, key: 'out 2', home: 2, away: null },
    ],
    lines: [],
    results: new Map([
      ['first', halves[0]],
      ['second', halves[1]],
    ]),
  });
  return new Map(ranked.ranking.rows.map(({ entry, total }) => [entry, total]));
}

const matchpoints = (home: number, away: number): GivenMatchResult => {
  return { kind: 'totals', imps: null, points: { home: exact(home), away: exact(away) }, result: null };
};

test('a half match of pairs is half of its result on the scale, a half sat out half of a bye', () => {
  // 57 of 100 are 57 %, above 56.7 and up to 58.8 over four boards (White Book 3.1.7): 14-6, so 7-3.
  // 40 of 100: the other side's 60 % is above 58.8 and up to 61.08: 15-5 for it, so 2.5-7.5. A bye is 12, half of it 6.
  const totals = sharedTable('ebu-swiss-pairs', [matchpoints(57, 43), matchpoints(40, 60)]);
  expect([1, 2, 3].map((pair) => writeExact(totals.get(pair) ?? exact(0)))).toEqual(['19/2', '9', '27/2']);
});

test('the three of a shared table get as many points as a full match and a bye', () => {
  for (const scale of ['ebu-swiss-pairs', 'wbf-continuous'] as const) {
    const given = scale === 'ebu-swiss-pairs' ? matchpoints : imps;
    for (let first = 0; first <= 40; first += 3) {
      const halves = [given(first, 40 - first), given(40 - ((first * 7) % 41), (first * 7) % 41)] as const;
      const sum = [...sharedTable(scale, halves).values()].reduce((all, one) => add(all, one), exact(0));
      expect({ scale, first, sum: writeExact(sum) }).toEqual({ scale, first, sum: '32' });
    }
  }
});
