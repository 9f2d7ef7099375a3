import { expect, test } from 'vitest';
import { CLAUSES } from '../../../../src/scoring/derivation/clause.ts';
import { deriveVoidMatch } from '../../../../src/scoring/derivation/void-match.ts';
import { exact } from '../../../../src/scoring/numbers/exact.ts';
import { voidTotals } from '../../../../src/scoring/teams/void.ts';
import { isMatchWorth, matchWorth, type MatchMethod, type TeamPenalty } from '../../../../src/scoring/teams/worth.ts';

function derived(method: MatchMethod, penalties: readonly TeamPenalty[] = []) {
  const worth = matchWorth(voidTotals(7, { home: 'plus', away: 'minus' }), 7, method, penalties);
  if (!isMatchWorth(worth)) throw new Error(worth.code);
  return deriveVoidMatch(7, method, 'plus', penalties, 'home', worth.home);
}

test('a void match: average plus on half of the boards, rounded up (White Book 3.3.9)', () => {
  expect(derived({ kind: 'imps', scale: null })).toEqual({
    kind: 'void-match',
    team: 'home',
    method: 'imps',
    clause: CLAUSES.teamsVoid,
    grade: 'plus',
    half: 4,
    rest: 3,
    imps: exact(12),
    boardPoints: exact(24, 5),
    penalties: [],
    result: exact(12),
  });
});

test('has no result where averages have no worth, nor before there is one', () => {
  expect(derived({ kind: 'aggregate' }).result).toBeNull();
  expect(deriveVoidMatch(7, { kind: 'imps', scale: null }, 'minus', [], 'away', null).result).toBeNull();
});

test('names the penalties of its own team', () => {
  const own: TeamPenalty = { team: 'home', kind: 'penalty', unit: 'imps', amount: exact(3) };
  const { penalties, result } = derived({ kind: 'imps', scale: null }, [own, { ...own, team: 'away' }]);
  expect([penalties, result]).toEqual([[own], exact(9)]);
});
