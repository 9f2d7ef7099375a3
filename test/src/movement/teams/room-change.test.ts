import { describe, expect, test } from 'vitest';
import { teamMoveSentence } from '../../../../src/language/movement/team-move.ts';
import type { TeamSpec } from '../../../../src/movement/teams/families/index.ts';
import { isTeamMovement, makeTeamMovement } from '../../../../src/movement/teams/make.ts';
import { teamRoomChange } from '../../../../src/movement/teams/room-change.ts';

function changeAfter(spec: TeamSpec, round: number) {
  const movement = makeTeamMovement(spec);
  if (!isTeamMovement(movement)) throw new Error(movement.code);
  const [before = [], after = []] = movement.rounds.slice(round - 1, round + 1);
  return teamRoomChange(before, after, movement.tables);
}

const said = { parts: 2, teamOf: (team: number) => `T${team}`, byes: [5] };

describe('the move between two rounds of teams', () => {
  const match: TeamSpec = { kind: 'match', teams: 2, boardsPerMatch: 32, segments: 2, supply: 'exchanged' };

  test('is an exchange of boards within a half, and new line-ups at half time', () => {
    expect(changeAfter(match, 1)).toEqual({ kind: 'exchange' });
    expect(changeAfter(match, 2)).toEqual({ kind: 'part', segment: 2 });
    expect(changeAfter(match, 4)).toBeNull();
  });

  test('is East-West down two and boards down one in an American Whist of an odd number', () => {
    const change = changeAfter({ kind: 'american-whist', teams: 7, boardsPerMatch: 4 }, 1);
    expect(change).toEqual({ kind: 'east-west', up: -2, boards: 'down' });
    expect(change && teamMoveSentence(change, said, 'en')).toBe(
      'North-South stay. East-West down two tables, boards down one.',
    );
  });

  test('is East-West up one in a New England relay', () => {
    const change = changeAfter({ kind: 'new-england', teams: 8, boardsPerMatch: 3, copies: 1 }, 2);
    expect(change).toEqual({ kind: 'east-west', up: 1, boards: 'other' });
  });

  test('names the new matches of a poule with their tables, and who has a bye', () => {
    const poule: TeamSpec = {
      kind: 'poule',
      teams: 5,
      boardsPerMatch: 8,
      legs: 1,
      from: 1,
      rounds: 5,
      segments: 1,
      supply: 'copies',
    };
    const change = changeAfter(poule, 1);
    expect(change).toMatchObject({ kind: 'matches', matches: [{ tables: [1, 2] }, { tables: [3, 4] }] });
    const [first] = change?.kind === 'matches' ? change.matches : [];
    expect(change && teamMoveSentence(change, said, 'en')).toMatch(
      new RegExp(`^Tables 1(, | and |–)2: T${first?.home} – T${first?.away}\\..* T5 has a bye\\.$`),
    );
  });
});
