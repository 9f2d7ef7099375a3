import { describe, expect, test } from 'vitest';
import type { TeamProposal } from '../../../../../src/movement/teams/continuation/change.ts';
import { isTeamProblem, proposeForTeams } from '../../../../../src/movement/teams/continuation/propose.ts';
import type { RunningTeams } from '../../../../../src/movement/teams/continuation/running.ts';
import type { TeamSpec } from '../../../../../src/movement/teams/families/index.ts';
import { teamFaults } from '../build.ts';
import { meetings, startedTeams } from './running.ts';

const FIVE = {
  kind: 'poule',
  teams: 5,
  boardsPerMatch: 4,
  legs: 1,
  from: 1,
  rounds: 5,
  segments: 1,
  supply: 'dealt',
} as const;
const FOUR = { ...FIVE, teams: 4, rounds: 3, supply: 'exchanged' } as const;
const WHIST: TeamSpec = { kind: 'american-whist', teams: 7, boardsPerMatch: 4 };

function only(
  running: RunningTeams,
  ...asked: Parameters<typeof proposeForTeams> extends [unknown, ...infer Rest] ? Rest : never
): TeamProposal {
  const found = proposeForTeams(running, ...asked);
  if (isTeamProblem(found)) throw new Error(JSON.stringify(found));
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`${found.length} proposals`);
  return first;
}

const faults = teamFaults;

describe('fewer or more rounds of teams', () => {
  test('a poule that is cut says who will not have met, and whose bye is missing', () => {
    const { rule, schedule, consequences } = only(startedTeams(FIVE, 2), { kind: 'rounds', rounds: 3 }, 1);
    expect(rule).toEqual({ kind: 'cut', rounds: 3 });
    expect(schedule.rounds).toHaveLength(3);
    expect(consequences.missing).toHaveLength(4);
    expect(consequences).toMatchObject({ matches: { least: 2, most: 3 }, byes: { least: 0, most: 1 } });
    expect(faults(schedule)).toEqual([]);
  });

  test('a complete poule goes on with a second leg, with boards of their own and home and away exchanged', () => {
    const running = startedTeams(FOUR, 3);
    const { rule, schedule } = only(running, { kind: 'rounds', rounds: 4 }, 1);
    expect(rule).toEqual({ kind: 'added-rounds', rounds: 1, leg: 2 });
    const [first, again] = [running, schedule].map(({ matches }) =>
      matches.filter(({ round }) => round === (matches === running.matches ? 1 : 4)),
    );
    expect(again?.map(({ home, away }) => [away, home])).toEqual(first?.map(({ home, away }) => [home, away]));
    expect(schedule.added.map(({ number }) => number)).toEqual([13, 14, 15, 16]);
    expect(faults(schedule)).toEqual([]);
  });

  test('dealt boards of a further round show the numbers of every match, with their dealer and vulnerability', () => {
    const { schedule } = only(startedTeams(FIVE, 5), { kind: 'rounds', rounds: 6 }, 1);
    expect(schedule.added).toHaveLength(8);
    for (const { number, shown } of schedule.added) expect(number % 16).toBe(shown % 16);
    expect(new Set(schedule.added.map(({ number }) => number)).size).toBe(8);
    expect(schedule.added.every(({ number }) => number > 8)).toBe(true);
    expect(faults(schedule)).toEqual([]);
  });

  test('a Patton that is not complete goes on by its movement', () => {
    const { rule, schedule } = only(
      startedTeams({ kind: 'patton', teams: 6, boardsPerMatch: 4, rounds: 3 }, 3),
      { kind: 'rounds', rounds: 5 },
      1,
    );
    expect(rule).toMatchObject({ kind: 'added-rounds', rounds: 2, leg: 1 });
    expect(new Set(meetings(schedule)).size).toBe(15);
    expect(faults(schedule)).toEqual([]);
  });

  test('no match is left half played, and a whist is neither cut nor longer', () => {
    const halves = startedTeams({ ...FOUR, boardsPerMatch: 16, supply: 'dealt' }, 2);
    expect(proposeForTeams(halves, { kind: 'rounds', rounds: 3 }, 1)).toMatchObject({
      code: 'team-round-count',
      possible: [2, 4, 8, 10, 12],
    });
    // Seven teams play every match in one of the first three rounds and again later.
    for (const [played, allBegun] of [
      [2, false],
      [3, true],
    ] as const) {
      expect(proposeForTeams(startedTeams(WHIST, played), { kind: 'rounds', rounds: 4 }, 1)).toMatchObject({
        code: 'team-round-count',
        possible: [],
        allBegun,
      });
    }
  });

  test('a match of two halves may end at half time', () => {
    const match: TeamSpec = { kind: 'match', teams: 2, boardsPerMatch: 32, segments: 2, supply: 'exchanged' };
    const { schedule, consequences } = only(startedTeams(match, 2), { kind: 'rounds', rounds: 2 }, 1);
    expect(schedule.matches).toMatchObject([{ round: 1, lastRound: 2 }]);
    expect(consequences.boards).toEqual({ least: 16, most: 16 });
  });

  test('a match that has a result given in the place of its boards is not dropped', () => {
    const running = startedTeams(FIVE, 2);
    const decided = running.matches.filter(({ round }) => round === 5).map(({ key }) => key);
    expect(proposeForTeams({ ...running, decided }, { kind: 'rounds', rounds: 3 }, 1)).toMatchObject({
      code: 'team-match-decided',
      round: 5,
    });
  });
});

describe('fewer boards a round', () => {
  test('are the first of each set in the matches to come', () => {
    const { rule, schedule, consequences } = only(startedTeams(FIVE, 2), { kind: 'boards-per-round', boards: 3 }, 3);
    expect(rule).toEqual({ kind: 'fewer-boards', boards: 3, from: 3 });
    expect(consequences.boards).toEqual({ least: 3, most: 4 });
    expect(faults(schedule)).toEqual([]);
  });

  test('a match of a whist that has begun keeps its boards to its end', () => {
    const { schedule } = only(startedTeams(WHIST, 2), { kind: 'boards-per-round', boards: 3 }, 3);
    expect(faults(schedule)).toEqual([]);
    expect(schedule.rounds.map((cells) => cells[0]?.boards.length)).toEqual([4, 4, 3, 3, 4, 4]);
  });

  test('more are refused, and so is a time when every match has begun', () => {
    expect(proposeForTeams(startedTeams(FIVE, 2), { kind: 'boards-per-round', boards: 5 }, 3)).toMatchObject({
      code: 'team-boards',
      now: 4,
    });
    expect(proposeForTeams(startedTeams(FIVE, 5), { kind: 'boards-per-round', boards: 2 }, 5)).toMatchObject({
      code: 'team-all-begun',
    });
  });
});

describe('teams that come and go', () => {
  test('a late team takes the bye in the rounds to come', () => {
    for (const supply of ['dealt', 'exchanged', 'copies'] as const) {
      const { rule, schedule, consequences } = only(
        startedTeams({ ...FIVE, supply }, 2),
        { kind: 'late-pairs', pairs: 1 },
        3,
      );
      expect(rule).toMatchObject({ kind: 'late-team', team: 6, from: 3, tables: [5, 6], copies: supply !== 'dealt' });
      expect(consequences.missing).toHaveLength(2);
      expect(schedule.rounds.map((cells) => cells.length)).toEqual([4, 4, 6, 6, 6]);
      expect(schedule.matches.filter(({ away }) => away === null)).toHaveLength(2);
      expect(faults(schedule)).toEqual([]);
    }
  });

  test('a late team in a Patton plays the sets the movement has for it, at tables of its own', () => {
    const { schedule } = only(
      startedTeams({ kind: 'patton', teams: 5, boardsPerMatch: 4, rounds: 5 }, 1),
      { kind: 'late-pairs', pairs: 1 },
      2,
    );
    expect(faults(schedule)).toEqual([]);
    expect(schedule.rounds.map((cells) => cells.length)).toEqual([4, 6, 6, 6, 6]);
    expect(schedule.rounds.map((cells) => new Set(cells.map(({ table }) => table)).size)).toEqual([4, 6, 6, 6, 6]);
  });

  test('without a bye there is no place', () => {
    expect(proposeForTeams(startedTeams(FOUR, 1), { kind: 'late-pairs', pairs: 1 }, 2)).toMatchObject({
      code: 'team-no-bye',
    });
    expect(proposeForTeams(startedTeams(WHIST, 1), { kind: 'late-pairs', pairs: 1 }, 2)).toMatchObject({
      code: 'team-no-bye',
    });
  });

  test('a team that leaves: the half rule by its matches', () => {
    const leaves = { kind: 'pair-leaves', pair: 2 } as const;
    const rule = (frozen: number) => only(startedTeams(FIVE, frozen), leaves, 1).rule;
    expect(rule(1)).toMatchObject({ outcome: 'cancelled', played: 1, due: 4 });
    expect(rule(2)).toMatchObject({ outcome: 'stand', played: 2, due: 4 });
    expect(proposeForTeams(startedTeams(FIVE, 1, { gone: [2] }), leaves, 1)).toMatchObject({ code: 'team-has-left' });
    expect(proposeForTeams(startedTeams(FIVE, 1), { ...leaves, pair: 9 }, 1)).toMatchObject({
      code: 'team-no-such-team',
    });
  });
});
