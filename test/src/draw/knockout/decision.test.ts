import { describe, expect, test } from 'vitest';
import { carriedOver, USUAL_CARRY_OVER } from '../../../../src/draw/knockout/carry-over.ts';
import { decideMatch, type MatchToDecide } from '../../../../src/draw/knockout/decision.ts';
import { exact, ZERO } from '../../../../src/scoring/numbers/exact.ts';

function played(home: number, away: number, rest: Partial<MatchToDecide> = {}): MatchToDecide {
  const imps = { home: exact(home), away: exact(away) };
  return { higher: 'home', imps, isComplete: true, extra: [], carried: null, mayBeDrawn: false, ...rest };
}

describe('what is carried over from an earlier match', () => {
  test.each([
    { earlier: [50, 29], higher: 'home', carried: [exact(21, 2), ZERO] },
    { earlier: [50, 30], higher: 'away', carried: [exact(20, 3), ZERO] },
    { earlier: [30, 50], higher: 'home', carried: [ZERO, exact(20, 3)] },
    { earlier: [90, 30], higher: 'home', carried: [exact(16), ZERO] },
    { earlier: [40, 40], higher: 'home', carried: [ZERO, ZERO] },
  ] as const)('$earlier, $higher higher', ({ earlier: [home, away], higher, carried: [atHome, atAway] }) => {
    const earlier = { home: exact(home), away: exact(away) };
    expect(carriedOver(USUAL_CARRY_OVER, earlier, higher)).toStrictEqual({ home: atHome, away: atAway });
  });
});

test('who leads on the boards wins, and is said to by what', () => {
  expect(decideMatch(played(54, 77), 'extra-boards')).toMatchObject({ kind: 'won', winner: 'away', by: 'match' });
  const carried = { home: exact(20, 3), away: ZERO };
  expect(decideMatch(played(50, 55, { carried }), 'extra-boards')).toStrictEqual({
    kind: 'won',
    winner: 'home',
    by: 'carry-over',
    total: { home: exact(170, 3), away: exact(55) },
  });
});

test('0.1 IMP to the higher placed settles what is level, carried over or not', () => {
  expect(decideMatch(played(60, 60, { higher: 'away' }), 'higher-placed')).toStrictEqual({
    kind: 'won',
    winner: 'away',
    by: 'higher-placed',
    total: { home: exact(60), away: exact(601, 10) },
  });
  const carried = { home: ZERO, away: exact(20, 3) };
  expect(decideMatch(played(60, 53, { carried }), 'higher-placed')).toMatchObject({ winner: 'home', by: 'match' });
});

test('a match with a board missing is open, also on extra boards', () => {
  expect(decideMatch(played(60, 0, { isComplete: false }), 'extra-boards')).toStrictEqual({ kind: 'open' });
  const extra = [{ boards: 4, imps: { home: exact(9), away: ZERO }, isComplete: false }];
  expect(decideMatch(played(60, 60, { extra }), 'extra-boards')).toStrictEqual({ kind: 'open' });
});

test('extra boards are not counted where the match was not level', () => {
  const extra = [{ boards: 4, imps: { home: ZERO, away: exact(30) }, isComplete: true }];
  expect(decideMatch(played(61, 60, { extra }), 'extra-boards')).toMatchObject({ winner: 'home', by: 'match' });
});

test('a half match of a triangle may be drawn', () => {
  expect(decideMatch(played(20, 20, { mayBeDrawn: true }), 'higher-placed')).toMatchObject({ kind: 'drawn' });
});
