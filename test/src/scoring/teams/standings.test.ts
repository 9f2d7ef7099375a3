import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exact, toNumber, ZERO } from '../../../../src/scoring/numbers/exact.ts';
import {
  matchRecordsOf,
  recordWithoutMatch,
  teamStandings,
  type TeamRecord,
} from '../../../../src/scoring/teams/standings.ts';
import { TIE_BREAK_CODES, TIE_BREAKS, type TieBreakCode } from '../../../../src/scoring/standing/tie-breaks.ts';
import { isMatchWorth, matchWorth } from '../../../../src/scoring/teams/worth.ts';
import { VICTORY_POINT_SCALES } from '../../../../src/scoring/victory-points/scales.ts';
import { matchOf, scored } from './build.ts';

/** Both records of a match: victory points of the first team of 20, and IMPs won by either. */
function meeting(round: number, first: number, second: number, points: number, won = 0, lost = 0): TeamRecord[] {
  const side = (team: number, opponent: number, result: number, own: number, other: number): TeamRecord => ({
    round,
    team,
    opponent,
    result: exact(result),
    imps: exact(own - other),
    impsWon: exact(own),
    impsLost: exact(other),
    against: exact(20 - result),
    pointsWon: exact(own * 40),
    pointsLost: exact(other * 40),
  });
  return [side(first, second, points, won, lost), side(second, first, 20 - points, lost, won)];
}

function places(
  records: readonly TeamRecord[],
  teams: readonly number[],
  chain: readonly TieBreakCode[] = [],
): string[] {
  return teamStandings(records, { teams, ties: { chain, afterSplit: 'again' } }).rows.map(
    ({ entry, place, tied, total }) => `${place ?? '-'}${tied ? '=' : ''} ${entry}: ${toNumber(total)}`,
  );
}

describe('the standings of an event', () => {
  test('add up the results of the rounds, a bye among them', () => {
    const records = [...meeting(1, 1, 2, 14), recordWithoutMatch(1, 3, exact(12)), ...meeting(2, 3, 1, 11)];
    expect(places(records, [1, 2, 3])).toEqual(['1= 1: 23', '1= 3: 23', '3 2: 6']);
    const { rows } = teamStandings(records, { teams: [1, 2, 3], ties: TIE_BREAKS.shared });
    expect(rows.map(({ matches, boards }) => [matches, boards])).toEqual([
      [2, 2],
      [1, 2],
      [1, 1],
    ]);
    expect(rows.map(({ won, drawn, lost }) => [won, drawn, lost])).toEqual([
      [1, 0, 1],
      [1, 0, 0],
      [0, 0, 1],
    ]);
  });

  test('a team without standing isn’t ranked, and its opponents’ results count (White Book 2.4.9)', () => {
    expect(places([...meeting(1, 1, 2, 14), ...meeting(1, 3, 9, 18)], [1, 2, 3])).toEqual([
      '1 3: 18',
      '2 1: 14',
      '3 2: 6',
    ]);
  });

  test('a team without a record has nothing', () => {
    expect(places([], [2, 1])).toEqual(['- 1: 0', '- 2: 0']);
    expect(places([], [2, 1], ['own-meetings', 'imp-quotient', 'common-opponents'])).toEqual(['- 1: 0', '- 2: 0']);
  });

  test('come from matches as they were scored', () => {
    const score = scored(
      matchOf([
        [620, 170],
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ]),
    );
    const worth = matchWorth(score.totals, 8, { kind: 'imps', scale: VICTORY_POINT_SCALES['wbf-discrete'] });
    if (!isMatchWorth(worth)) throw new Error(worth.code);
    const records = matchRecordsOf(1, { home: 7, away: 4 }, score.totals, worth);
    expect(places(records, [4, 7])).toEqual(['1 7: 14', '2 4: 6']);
    expect(records.map(({ opponent, pointsWon, impsLost }) => [opponent, pointsWon, impsLost])).toEqual([
      [4, exact(450), ZERO],
      [7, ZERO, exact(10)],
    ]);
  });
});

describe('ties are split in the order of the regulation', () => {
  // 1 and 2 have 24 each; 2 won their match 11-9, 1 has the better quotient
  const records = [...meeting(1, 1, 2, 9, 20, 22), ...meeting(2, 1, 3, 15, 60, 10), ...meeting(2, 2, 4, 13, 20, 15)];
  test.each<[readonly TieBreakCode[], readonly string[]]>([
    [[], ['1= 1: 24', '1= 2: 24']],
    [
      ['own-meetings', 'imp-quotient'],
      ['1 2: 24', '2 1: 24'],
    ],
    [['own-meeting-imps'], ['1 2: 24', '2 1: 24']],
    [['imp-quotient'], ['1 1: 24', '2 2: 24']],
    [['imp-margin'], ['1 1: 24', '2 2: 24']],
    [
      ['tops', 'better-boards', 'boards-won', 'even-results'],
      ['1= 1: 24', '1= 2: 24'],
    ],
    [['point-quotient'], ['1 1: 24', '2 2: 24']],
  ])('%j', (ties, first) => {
    expect(places(records, [1, 2, 3, 4], ties).slice(0, 2)).toEqual(first);
  });

  test('meetings only where all of the tied have met', () => {
    const apart = [...meeting(1, 1, 3, 12, 10, 5), ...meeting(1, 2, 4, 12, 10, 4)];
    expect(places(apart, [1, 2], ['own-meetings'])).toEqual(['1= 1: 12', '1= 2: 12']);
    expect(places(apart, [1, 2], ['own-meetings', 'imp-quotient'])).toEqual(['1 2: 12', '2 1: 12']);
    // all four have 20; 1 has met 2 and 3 has met 4, no more
    const inPairs = [...meeting(1, 1, 2, 12), ...meeting(1, 3, 4, 12)];
    const rest = [1, 2, 3, 4].map((team) => recordWithoutMatch(2, team, exact(team % 2 === 1 ? 8 : 12)));
    const shared = ['1= 1: 20', '1= 2: 20', '1= 3: 20', '1= 4: 20'];
    expect(places([...inPairs, ...rest], [1, 2, 3, 4], ['own-meetings'])).toEqual(shared);
  });

  test('of three tied teams one is told apart, then the other two by their own match', () => {
    // all have 30; among themselves 1 has 24, 2 and 3 have 18 each, and 3 beat 2
    const three = [
      ...meeting(1, 1, 2, 13),
      ...meeting(2, 1, 3, 11),
      ...meeting(3, 3, 2, 9),
      ...meeting(4, 1, 4, 6),
      ...meeting(4, 2, 5, 12),
      ...meeting(4, 3, 6, 12),
    ];
    expect(places(three, [1, 2, 3], ['own-meetings'])).toEqual(['1 1: 30', '2 2: 30', '3 3: 30']);
  });

  test('the criteria that split are named; a lot is to be drawn where none did, and counts once it is drawn', () => {
    const asked = { teams: [1, 2, 3, 4], ties: TIE_BREAKS.wbf };
    expect(teamStandings(records, asked).rows[0]?.separations).toEqual([{ code: 'own-meetings', figure: exact(11) }]);
    const drawing = { teams: [1, 2], ties: { chain: ['lot'], afterSplit: 'again' } } as const;
    expect(teamStandings(records, drawing).rows.map(({ entry, lotToDraw }) => [entry, lotToDraw])).toEqual([
      [1, true],
      [2, true],
    ]);
    expect(teamStandings(records, { ...drawing, lots: [2, 1] }).rows[0]?.entry).toBe(2);
  });

  test('nothing lost is the best quotient, nothing at all is even', () => {
    const quotients = [
      ...meeting(1, 1, 11, 10, 5, 0),
      ...meeting(1, 2, 12, 10, 0, 0),
      ...meeting(1, 3, 13, 10, 5, 4),
      ...meeting(1, 4, 14, 10, 0, 4),
    ];
    expect(places(quotients, [1, 2, 3, 4], ['imp-quotient'])).toEqual(['1 1: 10', '2 3: 10', '3 2: 10', '4 4: 10']);
  });
});

test('the order of records and of teams doesn’t matter; places are consistent with totals', () => {
  const match = fc.tuple(fc.integer({ min: 0, max: 20 }), fc.nat(3), fc.nat(3));
  const pairings = [1, 2, 3, 4].flatMap((first) =>
    [1, 2, 3, 4].filter((second) => second > first).map((second) => [first, second] as const),
  );
  fc.assert(
    fc.property(
      fc.array(match, { minLength: pairings.length, maxLength: pairings.length }),
      fc.shuffledSubarray([...TIE_BREAK_CODES]),
      (played, chain) => {
        const records = pairings.flatMap(([first, second], index) => {
          const [points, won, lost] = played[index] ?? [10, 0, 0];
          return meeting(index, first, second, points, won, lost);
        });
        const standings = places(records, [1, 2, 3, 4], chain);
        expect(places(records.toReversed(), [3, 1, 4, 2], chain)).toEqual(standings);
        const ties = { chain, afterSplit: 'again' } as const;
        const sorted = teamStandings(records, { teams: [1, 2, 3, 4], ties }).rows.map(({ total }) => toNumber(total));
        expect(sorted).toEqual(sorted.toSorted((a, b) => b - a));
      },
    ),
  );
});
