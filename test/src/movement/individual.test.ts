import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IndividualMovement, IndividualSpec } from '../../../src/movement/individual/individual.ts';
import {
  individualCopies,
  individualPlayers,
  isIndividual,
  makeIndividual,
} from '../../../src/movement/individual/make.ts';
import { individualErrors, individualQuality } from '../../../src/movement/individual/quality.ts';

function individual(kind: IndividualSpec['kind'], players: number, rounds: number): IndividualMovement {
  const made = makeIndividual({ kind, players, rounds, boardsPerRound: 1 });
  if (!isIndividual(made)) throw new Error(`${made.code} ${made.given}`);
  return made;
}

const twice = { least: 2, most: 2 };
const once = { least: 1, most: 1 };

describe('individuals', () => {
  test('for 8, 9, 12, 13, 16, 17, 20, 24 and 28 players', () => {
    expect(individualPlayers('individual')).toEqual([8, 9, 12, 13, 16, 17, 20, 24, 28]);
  });

  test.each([8, 12, 16, 20, 24, 28])(
    '%i players: everybody partners everybody once and opposes them twice',
    (players) => {
      const movement = individual('individual', players, players - 1);
      expect(individualErrors(movement)).toEqual([]);
      expect(individualQuality(movement)).toMatchObject({ partnered: once, opposed: twice, sitOuts: { most: 0 } });
    },
  );

  test.each([9, 13, 17])('%i players: the same, and everybody sits out once', (players) => {
    const movement = individual('individual', players, players);
    expect(individualErrors(movement)).toEqual([]);
    expect(individualQuality(movement)).toMatchObject({ partnered: once, opposed: twice, sitOuts: once });
  });

  test('13 players share nothing; two tables of 8 or 9 share; beyond, each table has its copy', () => {
    const tables = (players: number) => individualQuality(individual('individual', players, 3)).tablesAtASet;
    expect([8, 9, 13, 20].map(tables)).toEqual([2, 2, 1, 5]);
    expect(individualCopies(individual('individual', 20, 3).spec)).toBe(5);
    expect(individualCopies(individual('individual', 13, 3).spec)).toBe(1);
  });

  test.each(individualPlayers('rainbow'))('rainbow of %i players: nobody meets anybody twice', (players) => {
    const movement = individual('rainbow', players, players / 4);
    expect(individualErrors(movement)).toEqual([]);
    const { partnered, opposed, tablesAtASet } = individualQuality(movement);
    expect([partnered.most, opposed.most, tablesAtASet]).toEqual([1, 1, 1]);
  });

  test('what can’t be is told with what can', () => {
    const made = makeIndividual({ kind: 'rainbow', players: 24, rounds: 6, boardsPerRound: 2 });
    expect(made).toMatchObject({ kind: 'problem', code: 'players', given: 24 });
    expect(makeIndividual({ kind: 'individual', players: 8, rounds: 8, boardsPerRound: 1 })).toMatchObject({
      code: 'rounds',
      possible: [1, 2, 3, 4, 5, 6, 7],
    });
  });

  test('a player moved to another seat is noticed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...individualPlayers('individual')),
        fc.nat(),
        fc.nat(),
        (players, roundAt, playerAt) => {
          const movement = individual('individual', players, 7);
          const round = roundAt % 7;
          const stranger = 1 + (playerAt % players);
          const rounds = movement.rounds.map((seatings, index) =>
            index === round
              ? seatings.map((seating, table) => (table === 0 ? { ...seating, n: stranger } : seating))
              : seatings,
          );
          const before = movement.rounds[round]?.[0]?.n;
          const sitsOut = movement.rounds[round]?.flatMap(({ n, s, e, w }) => [n, s, e, w]).includes(stranger) !== true;
          fc.pre(before !== stranger && !sitsOut);
          expect(individualErrors({ ...movement, rounds })).not.toEqual([]);
        },
      ),
    );
  });
});
