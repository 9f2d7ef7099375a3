import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { individualBalance } from '../../../../src/movement/individual/balance.ts';
import type { IndividualMovement, IndividualSpec } from '../../../../src/movement/individual/individual.ts';
import {
  individualCopies,
  individualPlayers,
  isIndividual,
  makeIndividual,
} from '../../../../src/movement/individual/make.ts';
import { individualErrors, individualQuality } from '../../../../src/movement/individual/quality.ts';

function individual(kind: IndividualSpec['kind'], players: number, rounds: number): IndividualMovement {
  const made = makeIndividual({ kind, players, rounds, boardsPerRound: 1 });
  if (!isIndividual(made)) throw new Error(`${made.code} ${made.given}`);
  return made;
}

function completeRounds(players: number): number {
  return players % 4 === 0 ? players - 1 : players;
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

  // 8, 9 and 13 players can be compared equally (catalogue of movements, November 2026, individuals IS 0, 2 and 6); of
  // the others the best published ones have 48 (12 players), 47 (16), 60 (17) and 50 (20)
  test.each([8, 9, 13, 16, 17, 20])('%i players: every two compete equally', (players) => {
    const { balance, competition } = individualQuality(individual('individual', players, completeRounds(players)));
    expect(balance).toBe(100);
    expect(competition.least).toBe(competition.most);
  });

  test.each([
    [12, 47.83],
    [24, 90.36],
    [28, 88.73],
  ])('%i players: balance %f', (players, expected) => {
    const { balance } = individualQuality(individual('individual', players, completeRounds(players)));
    expect(balance).toBeCloseTo(expected, 2);
  });

  test('competition counted by hand: two tables, one round, one set', () => {
    const rounds = [
      [
        { table: 1, n: 1, s: 2, e: 3, w: 4, set: 1 },
        { table: 2, n: 5, s: 6, e: 7, w: 8, set: 1 },
      ],
    ];
    // partners -1, opponents 1, the same axis elsewhere 1, the other -1: sum 4, every square 1, 28 pairs of players
    expect(individualBalance({ players: 8, sets: 1, rounds })).toEqual({
      balance: (100 * 4 ** 2) / (28 * 28),
      competition: { least: -1, most: 1 },
    });
  });

  test('turning a whole set changes nothing, turning one table of it does', () => {
    const movement = individual('individual', 13, 13);
    const turned = (isTurned: (table: number, set: number) => boolean) => ({
      ...movement,
      rounds: movement.rounds.map((seatings) =>
        seatings.map((seating) => {
          const { table, n, s, e, w, set } = seating;
          return isTurned(table, set) ? { table, n: e, s: w, e: n, w: s, set } : seating;
        }),
      ),
    });
    expect(individualBalance(turned((_, set) => set % 3 === 0)).balance).toBe(100);
    expect(individualBalance(turned((table, set) => table === 1 && set === 1)).balance).toBeLessThan(100);
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

  test('a problem names what is possible', () => {
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
