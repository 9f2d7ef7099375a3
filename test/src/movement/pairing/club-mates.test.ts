import { describe, expect, test } from 'vitest';
import { bergerRounds } from '../../../../src/movement/pairing/berger.ts';
import { clubMeetings, numbersForClubMates } from '../../../../src/movement/pairing/club-mates.ts';

/** The rounds in which teams of one club meet, in order. */
function meetings(clubs: readonly (string | null)[], numbers: readonly number[]): number[] {
  const clubOf = new Map(numbers.map((number, place) => [number, clubs[place]]));
  return bergerRounds(clubs.length).flatMap(({ round, matches }) =>
    matches
      .filter(({ home, away }) => clubOf.get(home) != null && clubOf.get(home) === clubOf.get(away))
      .map(() => round),
  );
}

describe('the numbers of club-mates', () => {
  test.each([
    { clubs: ['A', null, 'A', 'B', 'B', null], rounds: [1, 1] },
    // an odd number: nobody meets number 1 in round 1
    { clubs: ['A', 'A', 'B', 'B', null], rounds: [1, 1] },
    { clubs: ['A', 'B', 'C', 'D', 'D', 'C', 'B', 'A'], rounds: [1, 1, 1, 1] },
    // three meet in three rounds, one of them the first; the pair of the other club still meets in round 1
    { clubs: ['A', 'A', 'A', 'B', 'B', null], rounds: [1, 1, 2, 3] },
    { clubs: ['A', 'A', 'A', 'A', 'B', 'B', null, null], rounds: [1, 1, 2, 3, 3, 4, 5] },
  ])('$clubs meet in rounds $rounds', ({ clubs, rounds }) => {
    const numbers = numbersForClubMates(clubs);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(clubs.map((_, place) => place + 1));
    expect(meetings(clubs, numbers)).toEqual(rounds);
  });

  test('without clubs the order stays', () => {
    expect(numbersForClubMates([null, null, 'A', null])).toEqual([1, 2, 3, 4]);
  });

  test('sixteen teams of two clubs are numbered at once', () => {
    const clubs = Array.from({ length: 16 }, (_, team) => (team < 8 ? 'A' : 'B'));
    const numbers = numbersForClubMates(clubs);
    expect(new Set(numbers).size).toBe(16);
    expect(meetings(clubs, numbers).length).toBe(56);
  });

  test('are those of the draw that is given, and say when each club meets', () => {
    // numbers 1 and 4 meet first, 2 and 3 in round 2; 1 and 2 never do
    const draw = [
      { round: 1, home: 1, away: 4 },
      { round: 2, home: 2, away: 3 },
      { round: 3, home: 4, away: 3 },
      { round: 4, home: 4, away: 1 },
    ];
    const clubs = ['A', 'A', null, null];
    const numbers = numbersForClubMates(clubs, draw);
    expect(numbers).toEqual([1, 4, 2, 3]);
    expect(clubMeetings(clubs, [1, 2, 3, 4], draw)).toEqual([{ teams: [0, 1], rounds: [] }]);
    expect(clubMeetings(clubs, numbers, draw)).toEqual([{ teams: [0, 1], rounds: [1] }]);
  });
});
