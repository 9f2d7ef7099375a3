import { describe, expect, test } from 'vitest';
import { exact, writeExact } from '../../../../src/scoring/numbers/exact.ts';
import { hasVoidWorth, isVoidMatch, voidTotals, wronglySeated } from '../../../../src/scoring/teams/void.ts';
import type { MatchMethod } from '../../../../src/scoring/teams/worth.ts';
import { VICTORY_POINT_SCALES } from '../../../../src/scoring/victory-points/scales.ts';
import { both, matchOf, scored, total } from './build.ts';

/** A match of so many boards, of which so many were played. */
function played(boards: number, compared: number) {
  return scored(matchOf(Array.from({ length: boards }, (_, index) => (index < compared ? [0, 0] : [0, null]))));
}

describe('a void match (White Book 3.3.9)', () => {
  test.each([
    [3, 1, true],
    [2, 1, false],
    [8, 3, true],
    [8, 4, false],
  ])('of %s boards %s could be played', (boards, compared, isIt) => {
    expect(isVoidMatch(played(boards, compared))).toBe(isIt);
  });

  test('average plus and minus on half of the boards, rounded up, average on the rest', () => {
    const totals = voidTotals(7, { home: 'plus', away: 'minus' });
    expect([total({ totals }, 'imps'), total({ totals }, 'impsLost')]).toEqual([
      ['12', '-12'],
      ['0', '12'],
    ]);
    expect(total({ totals }, 'boardPoints')).toEqual(['39/5', '31/5']);
  });

  const scale = VICTORY_POINT_SCALES['wbf-discrete'];
  test.each<[MatchMethod, boolean]>([
    [{ kind: 'imps', scale }, true],
    [{ kind: 'board-a-match', scale: null }, true],
    [{ kind: 'aggregate' }, false],
    [{ kind: 'patton', second: { from: 'imps', scale } }, true],
    [{ kind: 'patton', second: { from: 'aggregate', pool: exact(10) } }, false],
  ])('averages have no total points: %o', (method, has) => {
    expect(hasVoidWorth(method)).toBe(has);
  });
});

test('teams that sat wrongly have 40 %, and 60 % where the director seated them so (White Book 3.3.6.1)', () => {
  expect(both(wronglySeated(exact(20), 'teams'))).toEqual(['8', '8']);
  expect(both(wronglySeated(exact(10), 'director'))).toEqual(['6', '6']);
  expect(writeExact(wronglySeated(exact(25), 'director').away)).toBe('15');
});
