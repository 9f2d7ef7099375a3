import { expect, test } from 'vitest';
import { continuedPoule } from '../../../../src/movement/teams/continued-poule.ts';
import type { PouleSpec } from '../../../../src/movement/teams/families/poule.ts';
import { makeTeamMovement, isTeamMovement } from '../../../../src/movement/teams/make.ts';

const PART: PouleSpec = {
  kind: 'poule',
  teams: 6,
  boardsPerMatch: 8,
  legs: 1,
  from: 1,
  rounds: 2,
  segments: 1,
  supply: 'dealt',
};
const WISHES = { teams: 6, boardsFrom: 20, boardsTo: 32, minutesPerBoard: 7, minutesToMove: 2, start: '19:30' };
const parts = (played: PouleSpec, wishes = WISHES) =>
  continuedPoule(played, wishes).map(({ spec, boards }) => [
    'from' in spec && spec.from,
    'rounds' in spec && spec.rounds,
    boards,
  ]);

test('a further session goes on with the rounds that remain, and everybody meets once over both', () => {
  expect(parts(PART)).toEqual([[3, 3, 24]]);
  const [rest] = continuedPoule(PART, WISHES);
  const met = [PART, ...(rest ? [rest.spec] : [])].flatMap((spec) => {
    const movement = makeTeamMovement(spec);
    if (!isTeamMovement(movement)) throw new Error(movement.code);
    return movement.rounds.flat().map(({ ns, ew }) => [ns, ew].toSorted((a, b) => a - b).join('-'));
  });
  expect(new Set(met).size).toBe(15);
});

test('fewer rounds where all don’t fit; all where nothing fits; none once everybody has met', () => {
  expect(parts(PART, { ...WISHES, boardsFrom: 8, boardsTo: 16 })).toEqual([
    [3, 2, 16],
    [3, 1, 8],
  ]);
  expect(parts(PART, { ...WISHES, boardsFrom: 30, boardsTo: 32 })).toEqual([[3, 3, 24]]);
  expect(parts({ ...PART, from: 3, rounds: 3 })).toEqual([]);
});
