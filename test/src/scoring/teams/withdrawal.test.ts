import { describe, expect, test } from 'vitest';
import { exact, writeExact } from '../../../../src/scoring/numbers/exact.ts';
import { mismatchScore } from '../../../../src/scoring/teams/mismatch.ts';
import { recordWithoutMatch, type TeamRecord } from '../../../../src/scoring/teams/standings.ts';
import {
  converseResult,
  fixedUnplayedMatchAward,
  unplayedMatchAward,
  withdrawFromAllPlayAll,
  withdrawTeamFromSession,
  type EventResults,
} from '../../../../src/scoring/teams/withdrawal.ts';

const VP: EventResults = { kind: 'victory-points', maximum: exact(20), sum: exact(20) };

function meeting(round: number, first: number, second: number, points: number): TeamRecord[] {
  const nothing = { imps: exact(0), impsWon: exact(0), impsLost: exact(0), pointsWon: exact(0), pointsLost: exact(0) };
  return [
    { round, team: first, opponent: second, result: exact(points), ...nothing },
    { round, team: second, opponent: first, result: exact(20 - points), ...nothing },
  ];
}

function shown(records: readonly TeamRecord[]): string[] {
  return records.map(
    ({ round, team, opponent, result }) => `${round}: ${team}-${opponent ?? ''} ${writeExact(result)}`,
  );
}

const withdrawal = { team: 9, unplayed: [{ round: 3, opponent: 1 }], results: VP, unit: exact(1) };

/** What team 1 gets where it has `own` from its match and the team that withdrew has `theirs` from its own. */
function given(own: number, theirs: number): string | undefined {
  const records = [...meeting(1, 9, 2, theirs), ...meeting(2, 1, 3, own)];
  return shown(withdrawFromAllPlayAll(records, { ...withdrawal, matches: 2 })).at(-1);
}

describe('an all-play-all (White Book 2.4.2)', () => {
  test('before half of the matches: everything against the team is cancelled', () => {
    const records = [...meeting(1, 9, 1, 15), ...meeting(1, 2, 3, 11)];
    expect(shown(withdrawFromAllPlayAll(records, { ...withdrawal, matches: 3 }))).toEqual(['1: 2-3 11', '1: 3-2 9']);
  });

  test('exactly half of the matches is half, and a bye is no match', () => {
    const two = [...meeting(1, 9, 2, 15), ...meeting(2, 9, 3, 11)];
    expect(withdrawFromAllPlayAll(two, { ...withdrawal, unplayed: [], matches: 4 })).toEqual(two);
    const one = [...meeting(1, 9, 2, 15), recordWithoutMatch(2, 9, exact(12))];
    expect(withdrawFromAllPlayAll(one, { ...withdrawal, matches: 3 })).toEqual([]);
  });

  test('an average is that of the matches played: a bye is none, and without a match there is none', () => {
    const bye = recordWithoutMatch(3, 1, exact(20));
    const records = [...meeting(1, 9, 2, 10), ...meeting(2, 1, 3, 13), bye];
    expect(writeExact(unplayedMatchAward(records, 1, withdrawal))).toBe('13');
    expect(writeExact(unplayedMatchAward([...meeting(1, 9, 2, 5), bye], 1, withdrawal))).toBe('15');
    expect(writeExact(unplayedMatchAward(meeting(2, 1, 3, 13), 1, withdrawal))).toBe('13');
  });

  test('from half on it stands, and who is left without a match gets the best of three', () => {
    // its own average, the converse of theirs, 60 %
    expect(given(17, 10)).toBe('3: 1- 17');
    expect(given(8, 3)).toBe('3: 1- 17');
    expect(given(8, 18)).toBe('3: 1- 12');
  });

  test('a fraction goes up to the unit', () => {
    const records = [
      ...meeting(1, 9, 2, 10),
      ...meeting(1, 1, 3, 15),
      ...meeting(2, 1, 4, 16),
      ...meeting(2, 1, 5, 15),
    ];
    const upTo = (unit: ReturnType<typeof exact>) =>
      shown(withdrawFromAllPlayAll(records, { ...withdrawal, matches: 2, unit })).at(-1);
    expect(upTo(exact(1))).toBe('3: 1- 16');
    expect(upTo(exact(1, 100))).toBe('3: 1- 767/50');
  });

  test.each<[EventResults, string]>([
    [VP, '12'],
    [{ kind: 'victory-points', maximum: exact(25), sum: exact(30) }, '15'],
    [{ kind: 'imps', boards: 8 }, '9'],
    [{ kind: 'imps', boards: 2 }, '6'],
    [{ kind: 'board-a-match', boards: 8 }, '43/5'],
  ])('without the averages: %o', (results, expected) => {
    expect(writeExact(fixedUnplayedMatchAward(results))).toBe(expected);
  });

  test('the missing side has the converse (2.4.6)', () => {
    expect(writeExact(converseResult(exact(12), VP))).toBe('8');
    expect(writeExact(converseResult(exact(9), { kind: 'imps', boards: 8 }))).toBe('-9');
    expect(writeExact(converseResult(exact(9), { kind: 'board-a-match', boards: 8 }))).toBe('7');
  });
});

describe('another event, part way through a session (White Book 2.4.4)', () => {
  const records = [...meeting(1, 9, 1, 15), ...meeting(5, 9, 2, 11), ...meeting(5, 3, 4, 10)];
  const withdrawal = { team: 9, rounds: [5, 6, 7], sitOuts: [{ round: 7, team: 2 }], results: VP };

  test('before half: the session against the team is cancelled, earlier ones stand', () => {
    expect(shown(withdrawTeamFromSession(records, { ...withdrawal, completed: 1 }))).toEqual([
      '1: 9-1 15',
      '1: 1-9 5',
      '5: 3-4 10',
      '5: 4-3 10',
    ]);
  });

  test('after it all stands, and a forced sit-out is average plus', () => {
    expect(shown(withdrawTeamFromSession(records, { ...withdrawal, completed: 2 })).at(-1)).toBe('7: 2- 12');
    const inHalf = withdrawTeamFromSession(records, { ...withdrawal, rounds: [5, 6, 7, 8], completed: 2 });
    expect(shown(inHalf).at(-1)).toBe('7: 2- 12');
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
