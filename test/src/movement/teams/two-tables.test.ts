import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numbersFrom } from '../../../../src/basics/numbers-to.ts';
import { bergerRounds } from '../../../../src/movement/pairing/berger.ts';
import { BOARD_SUPPLIES } from '../../../../src/movement/teams/families/family.ts';
import type { TeamMatchSpec } from '../../../../src/movement/teams/families/match.ts';
import type { PouleSpec } from '../../../../src/movement/teams/families/poule.ts';
import { makeTeamMovement } from '../../../../src/movement/teams/make.ts';
import { buildTeams, teamFaults } from './build.ts';

const halves: TeamMatchSpec = { kind: 'match', teams: 2, boardsPerMatch: 32, segments: 2, supply: 'exchanged' };
const seven: PouleSpec = {
  kind: 'poule',
  teams: 7,
  boardsPerMatch: 16,
  legs: 1,
  from: 1,
  rounds: 7,
  segments: 1,
  supply: 'exchanged',
};

describe('a match', () => {
  test('32 boards in two halves: 1-8 at table 1 and 9-16 at table 2, exchanged, then 17-24 and 25-32', () => {
    const movement = buildTeams(halves);
    const open = { table: 1, ns: 1, ew: 2, match: 1, room: 'open' };
    const closed = { table: 2, ns: 2, ew: 1, match: 1, room: 'closed' };
    expect(movement.rounds).toEqual([
      [
        { ...open, boards: numbersFrom(1, 8), segment: 1 },
        { ...closed, boards: numbersFrom(9, 16), segment: 1 },
      ],
      [
        { ...open, boards: numbersFrom(9, 16), segment: 1 },
        { ...closed, boards: numbersFrom(1, 8), segment: 1 },
      ],
      [
        { ...open, boards: numbersFrom(17, 24), segment: 2 },
        { ...closed, boards: numbersFrom(25, 32), segment: 2 },
      ],
      [
        { ...open, boards: numbersFrom(25, 32), segment: 2 },
        { ...closed, boards: numbersFrom(17, 24), segment: 2 },
      ],
    ]);
    expect(movement.matches).toEqual([{ key: 1, round: 1, lastRound: 4, home: 1, away: 2 }]);
    expect(movement.boards[31]).toEqual({ number: 32, shown: 32, match: null });
  });

  test('with a copy for each table a half is one round', () => {
    const { rounds } = buildTeams({ ...halves, supply: 'copies' });
    expect(rounds.map((round) => round.map(({ boards }) => boards))).toEqual([
      [numbersFrom(1, 16), numbersFrom(1, 16)],
      [numbersFrom(17, 32), numbersFrom(17, 32)],
    ]);
  });

  test('4 x 6: the tables exchange boards within the round', () => {
    const { rounds } = buildTeams({ ...halves, boardsPerMatch: 24, segments: 4 });
    expect(rounds.length).toBe(4);
    expect(rounds[1]?.map(({ boards }) => boards)).toEqual([
      [7, 8, 9, 10, 11, 12],
      [10, 11, 12, 7, 8, 9],
    ]);
  });

  test('1 x 8 dealt at the tables: the boards belong to the match', () => {
    const movement = buildTeams({ ...halves, boardsPerMatch: 8, segments: 1, supply: 'dealt' });
    expect(movement.rounds.map((round) => round.map(({ boards }) => boards))).toEqual([
      [numbersFrom(1, 4), numbersFrom(5, 8)],
      [numbersFrom(5, 8), numbersFrom(1, 4)],
    ]);
    expect(movement.boards[7]).toEqual({ number: 8, shown: 8, match: 1 });
  });

  test('any number of segments that divides the boards', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 2, max: 8 }),
        fc.constantFrom(...BOARD_SUPPLIES),
        (segments, size, supply) => {
          const movement = buildTeams({ ...halves, boardsPerMatch: segments * size, segments, supply });
          expect(teamFaults(movement)).toEqual([]);
          expect(new Set(movement.rounds.flat().map(({ segment }) => segment)).size).toBe(segments);
        },
      ),
    );
  });

  test('100 segments are too many, one board too few', () => {
    expect(makeTeamMovement({ ...halves, segments: 100 })).toMatchObject({ code: 'segments', least: 1, most: 16 });
    expect(makeTeamMovement({ ...halves, boardsPerMatch: 1, segments: 1 })).toMatchObject({
      code: 'boards-per-match',
      least: 2,
    });
  });

  test('30 boards have no four equal segments', () => {
    expect(makeTeamMovement({ ...halves, boardsPerMatch: 30, segments: 4 })).toEqual({
      kind: 'problem',
      code: 'segments',
      movement: 'match',
      given: 4,
      least: 1,
      most: 16,
      possible: [1, 2, 3, 5, 6, 10, 15],
    });
  });
});

describe('a poule at two tables a match', () => {
  test('seven teams: the draw of the Berger tables, two rounds a match, the bye among the matches', () => {
    const movement = buildTeams(seven);
    expect(movement.tables).toBe(6);
    expect(movement.rounds.length).toBe(14);
    expect(teamFaults(movement)).toEqual([]);
    const drawn = bergerRounds(7);
    expect(
      movement.matches.map(({ round, lastRound, home, away }) => ({ drawn: (round + 1) / 2, lastRound, home, away })),
    ).toEqual(
      drawn.flatMap(({ round, matches, bye }) => [
        ...matches.map(({ home, away }) => ({ drawn: round, lastRound: 2 * round, home, away })),
        { drawn: round, lastRound: 2 * round, home: bye, away: null },
      ]),
    );
    // all matches of a round play the same boards
    expect(movement.rounds[2]?.map(({ boards }) => boards[0])).toEqual([17, 25, 17, 25, 17, 25]);
  });

  test('boards dealt at the tables are those of one match, and show 1 to 16 in every round', () => {
    const movement = buildTeams({ ...seven, supply: 'dealt' });
    expect(teamFaults(movement)).toEqual([]);
    expect(movement.boards.length).toBe(21 * 16);
    expect(new Set(movement.boards.map(({ shown }) => shown))).toEqual(new Set(numbersFrom(1, 16)));
    for (const { boards, match } of movement.rounds.flat()) {
      for (const board of boards) expect(movement.boards[board - 1]).toMatchObject({ number: board, match });
    }
  });

  test('part of a doubled poule: rounds 8 and 9 change the sides of 1 and 2', () => {
    const { matches } = buildTeams({ ...seven, legs: 2, from: 8, rounds: 2, supply: 'copies' });
    const back = bergerRounds(7)
      .slice(0, 2)
      .flatMap((round) => round.matches.map(({ home, away }) => ({ home: away, away: home })));
    expect(matches.filter(({ away }) => away !== null).map(({ home, away }) => ({ home, away }))).toEqual(back);
    expect(matches.map(({ round }) => round)).toEqual([1, 1, 1, 1, 2, 2, 2, 2]);
  });

  test('every poule is sound', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 16 }),
        fc.integer({ min: 2, max: 6 }),
        fc.integer({ min: 1, max: 2 }),
        fc.constantFrom(...BOARD_SUPPLIES),
        (teams, size, segments, supply) => {
          const rounds = bergerRounds(teams).length;
          const spec = { ...seven, teams, rounds, boardsPerMatch: size * segments, segments, supply };
          expect(teamFaults(buildTeams(spec))).toEqual([]);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('says which rounds are left', () => {
    expect(makeTeamMovement({ ...seven, from: 6, rounds: 3 })).toMatchObject({ code: 'rounds', most: 2 });
    expect(makeTeamMovement({ ...seven, teams: 17 })).toMatchObject({ code: 'teams', least: 3, most: 16 });
  });
});
