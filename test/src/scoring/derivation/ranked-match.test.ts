import { describe, expect, test } from 'vitest';
import { deriveMatchStanding } from '../../../../src/scoring/derivation/match-standing.ts';
import { deriveRankedMatch } from '../../../../src/scoring/derivation/ranked-match.ts';
import { add, exact, ZERO } from '../../../../src/scoring/numbers/exact.ts';
import { rankMatches, rankMatchesAfterRound } from '../../../../src/scoring/ranked-matches.ts';
import type { GivenMatchResult } from '../../../../src/scoring/ranked-matches/stage.ts';
import { MATCH_TEAMS } from '../../../../src/scoring/teams/team.ts';
import { poule } from '../ranked-matches/poule.ts';

const RANKED = rankMatches(poule({ ties: 'wbf' }));

describe('every figure of a poule', () => {
  test('of a match is derived, board by board and through its scale', () => {
    for (const { match, result, score } of RANKED.matches) {
      for (const team of MATCH_TEAMS) {
        const derived = deriveRankedMatch(RANKED, match.key, team);
        if (match.away === null) continue;
        expect(derived).toMatchObject({
          kind: 'team-match',
          imps: { sum: score.totals[team].imps },
          scaled: { imps: score.worth?.[team].scaledImps },
          victoryPoints: { own: result[team] },
          result: result[team],
        });
      }
    }
  });

  test('of the standing is the sum of its matches', () => {
    for (const { entry, total, place } of RANKED.ranking.rows) {
      const derived = deriveMatchStanding(RANKED, RANKED.ranking, entry);
      const sum = derived?.matches.reduce((all, { result }) => add(all, result), ZERO);
      expect(sum).toEqual(total);
      expect(derived?.standing).toMatchObject({ total, place });
      expect(derived?.matches.map(({ round }) => round)).toEqual(derived?.matches.map(({ round }) => round).toSorted());
    }
    const early = deriveMatchStanding(RANKED, rankMatchesAfterRound(RANKED, 3), 5, 3);
    expect(early?.matches.map(({ round, opponent }) => [round, opponent])).toEqual([
      [1, 4],
      [3, 6],
    ]);
  });

  test('of a split names who it was split from', () => {
    const six = deriveMatchStanding(RANKED, RANKED.ranking, 6)?.standing.separations;
    expect(six).toEqual([{ code: 'own-meetings', figure: exact(11), others: [{ entry: 4, figure: exact(9) }] }]);
    const three = deriveMatchStanding(RANKED, RANKED.ranking, 3)?.standing.separations;
    expect(three).toMatchObject([
      { code: 'imp-quotient', figure: exact(260, 301), others: [{ entry: 1, figure: exact(197, 245) }] },
    ]);
  });
});

describe('what isn’t played', () => {
  test('is derived from the averages that the award is the best of', () => {
    const ranked = rankMatches(poule({ withdrawals: [{ contestant: 2, afterRound: 5 }] }));
    expect(deriveRankedMatch(ranked, '6: 2-5', 'away')).toMatchObject({
      kind: 'unplayed-match',
      isMissing: false,
      award: { own: exact(81, 5), converse: exact(12), fixed: exact(12), award: exact(17) },
      result: exact(17),
    });
    expect(deriveRankedMatch(ranked, '6: 2-5', 'home')).toMatchObject({ isMissing: true, result: null });
    expect(deriveMatchStanding(ranked, ranked.ranking, 2)).toMatchObject({ withdrawn: 'stand' });
  });

  test('cancelled, not complete, a bye, and no such match', () => {
    const ranked = rankMatches(poule({ through: 6, withdrawals: [{ contestant: 2, afterRound: 3 }] }));
    const count = (key: string) => deriveRankedMatch(ranked, key, 'home');
    expect(count('1: 2-7')).toMatchObject({ kind: 'match-without-figure', count: 'cancelled' });
    expect(count('7: 5-3')).toMatchObject({ kind: 'match-without-figure', count: 'not-yet' });
    expect(count('1: 1-')).toMatchObject({ kind: 'match-without-figure', count: 'nothing' });
    expect(count('9: 1-2')).toBeNull();
    expect(deriveRankedMatch(ranked, '1: 1-', 'away')).toBeNull();
    const input = poule();
    const swiss = rankMatches({ ...input, rules: { ...input.rules, bye: exact(12) } });
    expect(deriveRankedMatch(swiss, '1: 1-', 'home')).toEqual({
      kind: 'match-bye',
      team: 'home',
      isHalf: false,
      result: exact(12),
    });
  });

  test.each<[GivenMatchResult, object]>([
    [
      { kind: 'forfeit', by: 'home', result: null },
      { kind: 'unplayed-match', isMissing: true, clause: { at: '2.4.6' } },
    ],
    [
      { kind: 'walkover', winner: 'home', result: { home: exact(20), away: exact(0) } },
      { kind: 'unplayed-match', isMissing: false, award: null, result: exact(20) },
    ],
    [
      { kind: 'mismatch', result: { home: exact(12), away: exact(8) } },
      { kind: 'typed-match', given: 'mismatch', imps: { won: exact(44), lost: exact(76) }, result: exact(12) },
    ],
    [
      { kind: 'totals', imps: { home: exact(31), away: exact(8) }, points: null, result: null },
      { kind: 'typed-match', imps: { won: exact(31) }, victoryPoints: { own: exact(16) }, result: exact(16) },
    ],
    [
      { kind: 'void', grades: { home: 'plus', away: 'minus' } },
      { kind: 'void-match', half: 8 },
    ],
  ])('%o', (given, expected) => {
    const ranked = rankMatches({ ...poule(), results: new Map([['1: 3-6', given]]) });
    expect(deriveRankedMatch(ranked, '1: 3-6', 'home')).toMatchObject(expected);
  });
});
