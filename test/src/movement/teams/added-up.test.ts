import { describe, expect, test } from 'vitest';
import { numbersFrom } from '../../../../src/basics/numbers-to.ts';
import { isMovement, makeMovement } from '../../../../src/movement/make.ts';
import type { Movement, MovementSpec } from '../../../../src/movement/movement.ts';
import { opponentsByPair } from '../../../../src/movement/quality.ts';
import { addedUpChoices, addedUpShortlist } from '../../../../src/movement/teams/added-up/choices.ts';
import { teamMates, type TeamMates } from '../../../../src/movement/teams/added-up/team-mates.ts';

const mitchell = (tables: number, rounds: number): MovementSpec => {
  return { kind: 'mitchell', tables, rounds, boardsPerRound: 2, phantom: null, arrowSwitch: 0, even: 'skip' };
};

function made(spec: MovementSpec): Movement {
  const movement = makeMovement(spec);
  if (!isMovement(movement)) throw new Error(JSON.stringify(movement));
  return movement;
}

/** The teams whose pairs meet, and whether every pair is of one team. */
function faults(movements: readonly Movement[], teams: readonly TeamMates[]) {
  const met = movements.map(opponentsByPair);
  const meeting = teams.filter(
    ([north, east]) => north.section === east.section && met[north.section]?.get(north.number)?.includes(east.number),
  );
  const seats = teams.flat().map(({ section, number }) => `${section} ${number}`);
  return { meeting: meeting.length, pairs: new Set(seats).size };
}

describe('the pairs of teams over a Mitchell', () => {
  test.each(numbersFrom(3, 20).map((teams) => [teams]))('%i teams of two pairs never meet their own', (teams) => {
    const movement = made(mitchell(teams, teams - 1));
    const mates = teamMates([movement]) ?? [];
    expect(mates.map(([north]) => north.number)).toEqual(numbersFrom(1, teams));
    expect(mates.every(([, { number }]) => number > teams)).toBe(true);
    expect(faults([movement], mates)).toEqual({ meeting: 0, pairs: 2 * teams });
  });

  test('would meet where everybody meets everybody, and a team needs both lines', () => {
    expect(teamMates([made(mitchell(7, 7))])).toBeNull();
    const half = made({ ...mitchell(7, 6), phantom: 'EW' } as MovementSpec);
    expect(teamMates([half])).toBeNull();
    const howell = made({ kind: 'howell', tables: 4, rounds: 7, boardsPerRound: 2, phantom: false });
    expect(teamMates([howell])).toBeNull();
  });

  test('sit in different sections, and where one is larger its last teams in one', () => {
    const equal = [made(mitchell(7, 7)), made(mitchell(7, 7))];
    const mates = teamMates(equal) ?? [];
    expect(mates).toHaveLength(14);
    expect(mates.every(([north, east]) => north.section !== east.section)).toBe(true);
    const unequal = [made(mitchell(8, 6)), made(mitchell(7, 6))];
    const others = teamMates(unequal) ?? [];
    expect(faults(unequal, others)).toEqual({ meeting: 0, pairs: 30 });
    expect(others.filter(([north, east]) => north.section === east.section)).toHaveLength(1);
  });
});

describe('the movements offered', () => {
  const evening = { minutesPerBoard: 7, minutesToMove: 1, start: '19:30', boardsFrom: 20, boardsTo: 32 };

  test.each(numbersFrom(3, 16).map((teams) => [teams]))('%i teams have some, of two lines each', (teams) => {
    const choices = addedUpChoices({ ...evening, teams, sections: 1 });
    expect(choices.length).toBeGreaterThan(0);
    for (const { spec, quality, winners } of choices) {
      expect(quality.pairs).toBe(2 * teams);
      expect(winners).toBe(2);
      expect(faults([made(spec)], teamMates([made(spec)]) ?? [])).toEqual({ meeting: 0, pairs: 2 * teams });
      // A pair can meet one of every other team.
      expect(quality.opponents.possible).toBe(teams - 1);
      expect(quality.opponents.most).toBeLessThan(teams);
    }
    expect(addedUpShortlist(choices, false).length).toBeLessThanOrEqual(2);
  });

  test('two teams have none; many play in sections, each pair of a team in another', () => {
    expect(addedUpChoices({ ...evening, teams: 2, sections: 1 })).toEqual([]);
    const [choice] = addedUpChoices({ ...evening, teams: 14, sections: 2 });
    expect([choice?.spec, ...(choice?.further ?? [])].map((spec) => spec?.tables)).toEqual([7, 7]);
    expect(choice?.quality.opponents).toEqual({ least: 7, most: 7, possible: 7 });
  });
});
