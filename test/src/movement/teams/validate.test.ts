import { describe, expect, test } from 'vitest';
import type { TeamSeating } from '../../../../src/movement/teams/layout.ts';
import type { TeamMovement } from '../../../../src/movement/teams/team-movement.ts';
import { teamMovementErrors } from '../../../../src/movement/teams/validate.ts';
import { buildTeams } from './build.ts';

const whist = buildTeams({ kind: 'american-whist', teams: 5, boardsPerMatch: 2 });
const poule = buildTeams({
  kind: 'poule',
  teams: 5,
  boardsPerMatch: 4,
  legs: 1,
  from: 1,
  rounds: 5,
  segments: 1,
  supply: 'dealt',
});

/** The movement with another seating at one place of its schedule (round and table from 1). */
function changed(movement: TeamMovement, round: number, table: number, change: Partial<TeamSeating>): TeamMovement {
  const rounds = movement.rounds.map((seatings, index) =>
    seatings.map((seating) => (index + 1 === round && seating.table === table ? { ...seating, ...change } : seating)),
  );
  return { ...movement, rounds };
}

describe('the validator of movements of teams', () => {
  test('finds nothing in what is built', () => {
    expect(teamMovementErrors(whist, 1)).toEqual([]);
    expect(teamMovementErrors(poule, 1)).toEqual([]);
  });

  test.each([
    { change: { table: 2 }, found: { code: 'table-twice', round: 1, table: 2 } },
    { change: { table: 6 }, found: { code: 'table-unknown', round: 1, table: 6 } },
    { change: { ns: 2 }, found: { code: 'team-twice', round: 1, team: 2 } },
    { change: { ew: 6 }, found: { code: 'team-unknown', round: 1, team: 6 } },
    { change: { ew: 1 }, found: { code: 'against-itself', round: 1, team: 1 } },
    { change: { ew: 4 }, found: { code: 'not-its-match', round: 1, table: 1, match: 1 } },
    { change: { match: 2 }, found: { code: 'not-its-match', round: 1, table: 1, match: 2 } },
    { change: { room: 'closed' as const }, found: { code: 'not-its-match', round: 1, table: 1, match: 1 } },
    { change: { boards: [11, 12] }, found: { code: 'board-unknown', round: 1, table: 1, board: 11 } },
    { change: { boards: [3, 4] }, found: { code: 'board-at-once', round: 1, board: 3, tables: [1, 2] } },
    // the pair meets the set again in round 2
    { change: { boards: [3, 4] }, found: { code: 'board-again', round: 2, team: 1, board: 3 } },
    { change: { boards: [1] }, found: { code: 'half-match', match: 1, boards: [2] } },
  ])('$found.code', ({ change, found }) => {
    expect(teamMovementErrors(changed(whist, 1, 1, change), 1)).toContainEqual(found);
  });

  test('a second copy lets two tables play a board at once', () => {
    const twice = changed(whist, 1, 1, { boards: [3, 4] });
    expect(teamMovementErrors(twice, 2).map(({ code }) => code)).not.toContain('board-at-once');
  });

  test('tables that begin with different boards of a set share one copy', () => {
    const relay = buildTeams({ kind: 'new-england', teams: 4, boardsPerMatch: 2, copies: 1 });
    expect(teamMovementErrors(relay, 1)).toEqual([]);
    const { boards = [] } = relay.rounds[0]?.[0] ?? {};
    expect(teamMovementErrors(changed(relay, 1, 3, { boards }), 1)).toContainEqual({
      code: 'board-at-once',
      round: 1,
      board: 3,
      tables: [1, 3],
    });
  });

  test('a team does not play in its bye, nor a match the boards of another', () => {
    // team 1 has the bye of round 1; match 2 is at tables 3 and 4
    const seated = teamMovementErrors(changed(poule, 1, 1, { ns: 1 }), 1);
    expect(seated).toContainEqual({ code: 'plays-in-bye', round: 1, team: 1 });
    const others = teamMovementErrors(changed(poule, 1, 1, { boards: [5, 6, 7, 8] }), 1);
    expect(others).toContainEqual({ code: 'board-unknown', round: 1, table: 1, board: 5 });
  });

  test('a match without a table, or out of its rounds', () => {
    const none = { ...whist, rounds: whist.rounds.map((round) => round.filter(({ match }) => match !== 3)) };
    expect(teamMovementErrors(none, 1)).toEqual([{ code: 'half-match', match: 3, boards: [] }]);
    const late = {
      ...whist,
      matches: whist.matches.map((match) => (match.key === 1 ? { ...match, round: 2 } : match)),
    };
    expect(teamMovementErrors(late, 1)).toEqual([{ code: 'not-its-match', round: 1, table: 1, match: 1 }]);
  });
});
