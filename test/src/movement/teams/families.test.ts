import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { numbersFrom } from '../../../../src/basics/numbers-to.ts';
import type { TeamSpec } from '../../../../src/movement/teams/families/index.ts';
import { makeTeamMovement } from '../../../../src/movement/teams/make.ts';
import type { TeamMovement } from '../../../../src/movement/teams/team-movement.ts';
import { buildTeams, teamFaults } from './build.ts';

interface Published {
  readonly movements: readonly {
    readonly name: string;
    readonly tables: number;
    readonly rounds: readonly (readonly (readonly [ns: number, ew: number, set: number])[])[];
  }[];
  readonly evenAmericanWhist: readonly {
    readonly teams: number;
    readonly teamOffsets: readonly number[];
    readonly setOffsets: readonly number[];
    readonly completeMatches: number;
  }[];
}

const published = JSON.parse(
  readFileSync(new URL('../../../data/teams/multiple-teams.json', import.meta.url), 'utf8'),
) as Published;

/** Who sits where with one board a match; with a set of two the first decides. */
function triples({ rounds }: TeamMovement, boardsPerMatch: number): number[][][] {
  return rounds.map((seatings) =>
    seatings.map(({ ns, ew, boards }) => [ns, ew, Math.ceil(Math.min(...boards) / boardsPerMatch)]),
  );
}

/** Opponents each team meets, in order of team. */
function opponents({ teams, matches }: TeamMovement): number[] {
  return numbersFrom(1, teams).map(
    (team) =>
      new Set(
        matches
          .filter(({ home, away }) => away !== null && (home === team || away === team))
          .map(({ home, away }) => (home === team ? away : home)),
      ).size,
  );
}

function homes({ teams, matches }: TeamMovement): number[] {
  return numbersFrom(1, teams).map((team) => matches.filter(({ home, away }) => away !== null && home === team).length);
}

const odd = numbersFrom(1, 14).map((half) => 2 * half + 1);
const even = numbersFrom(3, 15).map((half) => 2 * half);

describe('American Whist', () => {
  test.each(published.movements.filter(({ name }) => name === 'American Whist'))(
    '$tables teams as published',
    ({ tables, rounds }) => {
      const movement = buildTeams({ kind: 'american-whist', teams: tables, boardsPerMatch: 3 });
      expect(triples(movement, 3)).toEqual(rounds);
    },
  );

  test.each(odd)('%i teams: everybody meets everybody', (teams) => {
    const movement = buildTeams({ kind: 'american-whist', teams, boardsPerMatch: 2 });
    expect(teamFaults(movement)).toEqual([]);
    expect(movement.rounds.length).toBe(teams - 1);
    expect(movement.matches.length).toBe((teams * (teams - 1)) / 2);
    expect(new Set(opponents(movement))).toEqual(new Set([teams - 1]));
    // every match begins with both teams at some table in the first half, each team at home once a round
    expect(new Set(homes(movement))).toEqual(new Set([(teams - 1) / 2]));
  });

  test.each(even)('%i teams: with a skip all but the opponent across are met', (teams) => {
    const movement = buildTeams({ kind: 'american-whist', teams, boardsPerMatch: 2 });
    expect(teamFaults(movement)).toEqual([]);
    expect(movement.rounds.length).toBe(teams - 2);
    expect(movement.matches.length).toBe((teams * (teams - 2)) / 2);
    expect(new Set(opponents(movement))).toEqual(new Set([teams - 2]));
    expect(movement.matches.filter(({ home, away }) => away !== null && Math.abs(home - away) === teams / 2)).toEqual(
      [],
    );
  });

  test.each(published.evenAmericanWhist)('$teams teams: the skips as computed', (expected) => {
    const { teams, teamOffsets, setOffsets, completeMatches } = expected;
    const movement = buildTeams({ kind: 'american-whist', teams, boardsPerMatch: 1 });
    expect(movement.rounds.map((round) => ((round[0]?.ew ?? 0) - 1 + teams) % teams)).toEqual(teamOffsets);
    expect(movement.rounds.map((round) => (round[0]?.boards[0] ?? 0) - 1)).toEqual(setOffsets);
    expect(movement.matches.length).toBe(completeMatches);
  });

  test('a set of boards is at one table at a time', () => {
    const { rounds } = buildTeams({ kind: 'american-whist', teams: 8, boardsPerMatch: 4 });
    for (const seatings of rounds) expect(new Set(seatings.map(({ boards }) => boards[0])).size).toBe(8);
  });

  test('there is none for four teams', () => {
    expect(makeTeamMovement({ kind: 'american-whist', teams: 4, boardsPerMatch: 6 })).toMatchObject({
      kind: 'problem',
      code: 'teams',
      given: 4,
      possible: expect.arrayContaining([3, 5, 6, 30]) as unknown,
    });
  });
});

describe('the New England relay', () => {
  test.each(published.movements.filter(({ name }) => name === 'New England relay'))(
    '$tables teams as published',
    ({ tables, rounds }) => {
      const movement = buildTeams({ kind: 'new-england', teams: tables, boardsPerMatch: 2, copies: 2 });
      expect(triples(movement, 2)).toEqual(rounds);
    },
  );

  test.each([4, ...even])('%i teams: everybody meets everybody', (teams) => {
    const movement = buildTeams({ kind: 'new-england', teams, boardsPerMatch: 2, copies: 1 });
    expect(teamFaults(movement)).toEqual([]);
    expect(movement.rounds.length).toBe(teams - 1);
    expect(new Set(opponents(movement))).toEqual(new Set([teams - 1]));
    const atHome = homes(movement);
    expect(Math.max(...atHome) - Math.min(...atHome)).toBe(1);
  });

  test('with one copy the two tables of a set begin with different halves of it', () => {
    const [round] = buildTeams({ kind: 'new-england', teams: 6, boardsPerMatch: 4, copies: 1 }).rounds;
    expect(round?.[0]?.boards).toEqual([5, 6, 7, 8]);
    expect(round?.[3]?.boards).toEqual([7, 8, 5, 6]);
  });

  test('one board cannot be shared', () => {
    const spec: TeamSpec = { kind: 'new-england', teams: 6, boardsPerMatch: 1, copies: 1 };
    expect(makeTeamMovement(spec)).toMatchObject({ code: 'boards-per-match', least: 2 });
    expect(teamFaults(buildTeams({ ...spec, copies: 2 }))).toEqual([]);
  });
});

describe('Patton', () => {
  test.each(numbersFrom(3, 28))('%i teams: everybody meets everybody on the same boards', (teams) => {
    const rounds = 2 * Math.ceil(teams / 2) - 1;
    const movement = buildTeams({ kind: 'patton', teams, boardsPerMatch: 4, rounds });
    expect(teamFaults(movement)).toEqual([]);
    expect(new Set(opponents(movement))).toEqual(new Set([teams - 1]));
    expect(movement.matches.every(({ round, lastRound }) => round === lastRound)).toBe(true);
    const byes = movement.matches.filter(({ away }) => away === null).map(({ home }) => home);
    expect(byes.toSorted((a, b) => a - b)).toEqual(teams % 2 === 0 ? [] : numbersFrom(1, teams));
  });

  test('the two tables of a match stand side by side and exchange the boards at half the round', () => {
    const [round] = buildTeams({ kind: 'patton', teams: 8, boardsPerMatch: 4, rounds: 7 }).rounds;
    const [open, closed] = round ?? [];
    expect([open?.table, closed?.table]).toEqual([1, 2]);
    expect([closed?.ns, closed?.ew]).toEqual([open?.ew, open?.ns]);
    expect(closed?.boards).toEqual([...(open?.boards.slice(2) ?? []), ...(open?.boards.slice(0, 2) ?? [])]);
  });

  test.each([3, 5, 9, 27])('%i teams: the bye has no tables, and the others are numbered from 1', (teams) => {
    const movement = buildTeams({ kind: 'patton', teams, boardsPerMatch: 4, rounds: teams });
    expect(movement.tables).toBe(teams - 1);
    const tables = movement.rounds.map((round) => round.map(({ table }) => table).toSorted((a, b) => a - b));
    expect(tables).toEqual(numbersFrom(1, teams).map(() => numbersFrom(1, teams - 1)));
  });

  test('stops early', () => {
    const movement = buildTeams({ kind: 'patton', teams: 10, boardsPerMatch: 4, rounds: 6 });
    expect(teamFaults(movement)).toEqual([]);
    expect(new Set(opponents(movement))).toEqual(new Set([6]));
    expect(makeTeamMovement({ kind: 'patton', teams: 10, boardsPerMatch: 4, rounds: 10 })).toMatchObject({
      code: 'rounds',
      most: 9,
    });
  });
});
