import { describe, expect, test } from 'vitest';
import { exact, writeExact } from '../../../../src/scoring/numbers/exact.ts';
import { mismatchScore } from '../../../../src/scoring/teams/mismatch.ts';
import { recordWithoutMatch, type TeamRecord } from '../../../../src/scoring/teams/standings.ts';
import {
  cancelledTeams,
  converseResult,
  fixedUnplayedMatchAward,
  unplayedMatchAward,
  type EventResults,
} from '../../../../src/scoring/teams/withdrawal.ts';

const VP: EventResults = { kind: 'victory-points', maximum: exact(20), sum: exact(20) };

function meeting(round: number, first: number, second: number, points: number): TeamRecord[] {
  const nothing = { imps: exact(0), impsWon: exact(0), impsLost: exact(0), pointsWon: exact(0), pointsLost: exact(0) };
  const [own, other] = [exact(points), exact(20 - points)];
  return [
    { round, team: first, opponent: second, result: own, against: other, ...nothing },
    { round, team: second, opponent: first, result: other, against: own, ...nothing },
  ];
}

const unplayed = { team: 9, results: VP, unit: exact(1) };

/** What team 1 gets where it has `own` from its match and the team that withdrew has `theirs` from its own. */
function given(own: number, theirs: number): string {
  return writeExact(unplayedMatchAward([...meeting(1, 9, 2, theirs), ...meeting(2, 1, 3, own)], 1, unplayed).award);
}

describe('an all-play-all (White Book 2.4.2)', () => {
  test('is cancelled before half of the matches; exactly half is half', () => {
    const half = { team: 9, played: [1, 2], unplayed: [3, 4] };
    expect(cancelledTeams([half])).toEqual(new Set());
    expect(cancelledTeams([{ ...half, played: [1], unplayed: [2, 3, 4] }])).toEqual(new Set([9]));
    expect(cancelledTeams([{ ...half, played: [], unplayed: [] }])).toEqual(new Set());
  });

  test('in whatever order several withdraw, what is left of the others counts', () => {
    // 8 is cancelled; without its match against 8, team 9 has played one of three
    const nine = { team: 9, played: [1, 8], unplayed: [2, 3] };
    const eight = { team: 8, played: [9], unplayed: [1, 2, 3] };
    expect(cancelledTeams([nine, eight])).toEqual(new Set([8, 9]));
    expect(cancelledTeams([eight, nine])).toEqual(new Set([8, 9]));
    // two that both left owe each other nothing
    const both = [
      { team: 9, played: [1, 2], unplayed: [3, 8, 4] },
      { team: 8, played: [1, 2], unplayed: [3, 9, 4] },
    ];
    expect(cancelledTeams(both)).toEqual(new Set());
  });

  test('an average is that of the matches played: a bye is none, and without a match there is none', () => {
    const bye = recordWithoutMatch(3, 1, exact(20));
    const records = [...meeting(1, 9, 2, 10), ...meeting(2, 1, 3, 13), bye];
    const award = (of: readonly TeamRecord[]) => writeExact(unplayedMatchAward(of, 1, unplayed).award);
    expect(award(records)).toBe('13');
    expect(award([...meeting(1, 9, 2, 5), bye])).toBe('15');
    expect(award(meeting(2, 1, 3, 13))).toBe('13');
    expect(unplayedMatchAward([bye], 1, unplayed)).toMatchObject({ own: null, converse: null, award: exact(12) });
  });

  test('from half on it stands, and who is left without a match gets the best of three', () => {
    // its own average, the converse of theirs, 60 %
    expect(given(17, 10)).toBe('17');
    expect(given(8, 3)).toBe('17');
    expect(given(8, 18)).toBe('12');
  });

  test('a fraction goes up to the unit', () => {
    const records = [
      ...meeting(1, 9, 2, 10),
      ...meeting(1, 1, 3, 15),
      ...meeting(2, 1, 4, 16),
      ...meeting(2, 1, 5, 15),
    ];
    const upTo = (unit: ReturnType<typeof exact>) =>
      writeExact(unplayedMatchAward(records, 1, { ...unplayed, unit }).award);
    expect(upTo(exact(1))).toBe('16');
    expect(upTo(exact(1, 100))).toBe('767/50');
  });

  test.each<[EventResults, string]>([
    [VP, '12'],
    [{ kind: 'victory-points', maximum: exact(25), sum: exact(30) }, '15'],
    [{ kind: 'imps', boards: 8 }, '9'],
    [{ kind: 'imps', boards: 2 }, '6'],
    [{ kind: 'board-a-match', boards: 8 }, '43/5'],
    [{ kind: 'aggregate' }, '0'],
  ])('without the averages: %o', (results, expected) => {
    expect(writeExact(fixedUnplayedMatchAward(results))).toBe(expected);
  });

  test('the missing side has the converse (2.4.6)', () => {
    expect(writeExact(converseResult(exact(12), VP))).toBe('8');
    expect(writeExact(converseResult(exact(9), { kind: 'imps', boards: 8 }))).toBe('-9');
    expect(writeExact(converseResult(exact(9), { kind: 'board-a-match', boards: 8 }))).toBe('7');
  });
});

describe('a Swiss mismatch (White Book 3.5)', () => {
  const match = { score: exact(12), maximum: exact(20), actual: exact(46), correct: [exact(40)], ownFault: false };

  test('only beyond a quarter of the maximum', () => {
    expect(writeExact(mismatchScore(match))).toBe('14');
    expect(writeExact(mismatchScore({ ...match, actual: exact(45) }))).toBe('12');
  });

  test('not where one of several right opponents was near enough', () => {
    expect(writeExact(mismatchScore({ ...match, correct: [exact(40), exact(41)] }))).toBe('12');
  });

  test('too low costs only who is at fault, and only beyond a quarter of every right opponent', () => {
    const low = { ...match, actual: exact(34), ownFault: true };
    expect(writeExact(mismatchScore(low))).toBe('41/4');
    expect(writeExact(mismatchScore({ ...low, ownFault: false }))).toBe('12');
    expect(writeExact(mismatchScore({ ...low, actual: exact(35) }))).toBe('12');
    expect(writeExact(mismatchScore({ ...low, correct: [exact(40), exact(38)] }))).toBe('12');
    expect(writeExact(mismatchScore({ ...match, ownFault: true }))).toBe('12');
  });

  test('on a 10-0 scale the quarter is 2.5', () => {
    const half = { ...match, maximum: exact(10), score: exact(6) };
    expect(writeExact(mismatchScore(half))).toBe('7');
    expect(writeExact(mismatchScore({ ...half, actual: exact(30), ownFault: true }))).toBe('41/8');
  });

  test('a score that doesn’t exceed the quarter keeps it', () => {
    const low = { ...match, actual: exact(30), ownFault: true, score: exact(4) };
    expect(writeExact(mismatchScore(low))).toBe('4');
  });
});
