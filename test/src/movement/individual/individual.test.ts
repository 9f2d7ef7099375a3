import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numbersFrom } from '../../../../src/basics/numbers-to.ts';
import { individualBalance } from '../../../../src/movement/individual/balance.ts';
import { individualChoices } from '../../../../src/movement/individual/choices.ts';
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
  test('for 8 to 28 players', () => {
    expect(individualPlayers('individual')).toEqual(numbersFrom(8, 28));
  });

  test.each([8, 12, 16, 20, 24, 28])(
    '%i players: everybody partners everybody once and opposes them twice',
    (players) => {
      const movement = individual('individual', players, players - 1);
      expect(individualErrors(movement)).toEqual([]);
      expect(individualQuality(movement)).toMatchObject({ partnered: once, opposed: twice, sitOuts: { most: 0 } });
    },
  );

  test.each([9, 13, 17, 21, 25])('%i players: the same, and everybody sits out once', (players) => {
    const movement = individual('individual', players, players);
    expect(individualErrors(movement)).toEqual([]);
    expect(individualQuality(movement)).toMatchObject({ partnered: once, opposed: twice, sitOuts: once });
  });

  // two or three sit out, so there are too few opponents for everybody to be met twice
  test.each([
    [10, 0, 2],
    [11, 1, 2],
    [14, 1, 3],
    [15, 1, 2],
    [18, 1, 2],
    [19, 1, 2],
    [22, 1, 2],
    [23, 1, 2],
    [26, 1, 2],
    [27, 1, 2],
  ])(
    '%i players: nobody has a partner twice, opponents %i to %i times, all sit out as often',
    (players, least, most) => {
      const movement = individual('individual', players, players);
      expect(individualErrors(movement)).toEqual([]);
      expect(individualQuality(movement)).toMatchObject({
        partnered: { least: 0, most: 1 },
        opposed: { least, most },
        sitOuts: { least: players % 4, most: players % 4 },
      });
    },
  );

  // 8, 9 and 13 players can be compared equally (catalogue of movements, November 2026, individuals IS 0, 2 and 6); of
  // the others the best published ones have 48 (12 players), 47 (16), 60 (17) and 50 (20)
  test.each([8, 9, 13, 16, 17, 20])('%i players: every two compete equally', (players) => {
    const { balance, competition } = individualQuality(individual('individual', players, completeRounds(players)));
    expect(balance).toBe(100);
    expect(competition.least).toBe(competition.most);
  });

  test.each([
    [10, 50.79],
    [11, 53.33],
    [12, 47.83],
    [14, 85.21],
    [15, 85.71],
    [18, 85.78],
    [19, 76.19],
    [21, 86.96],
    [22, 76.19],
    [23, 75.76],
    [24, 90.36],
    [25, 86.21],
    [26, 81.13],
    [27, 84.95],
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

  test('13 and 15 players share nothing; two tables share; else each table has its copy', () => {
    const tables = (players: number) => individualQuality(individual('individual', players, 3)).tablesAtASet;
    expect([8, 9, 10, 11, 13, 14, 15, 20].map(tables)).toEqual([2, 2, 2, 2, 1, 3, 1, 5]);
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

describe('the list of individuals', () => {
  const wishes = { boardsFrom: 24, boardsTo: 26, minutesPerBoard: 7, minutesToMove: 1, start: '19:30' };

  test('has the end, with a break where there is one', () => {
    const [first] = individualChoices({ ...wishes, players: 14 });
    expect(first).toMatchObject({ rounds: 14, boardsPerRound: 2, boards: 24, minutes: 14 * 15, ends: '23:00' });
    const [later] = individualChoices({ ...wishes, players: 14, breakMinutes: 15 });
    expect(later).toMatchObject({ rounds: 14, minutes: 14 * 15 + 15, ends: '23:15' });
    expect(individualChoices({ ...wishes, players: 14, until: '22:30' })).not.toContainEqual(
      expect.objectContaining({ rounds: 14 }),
    );
  });

  test('has something for every number of players from 8 to 28', () => {
    for (const players of numbersFrom(8, 28)) {
      const choices = individualChoices({ ...wishes, boardsFrom: 20, boardsTo: 28, players });
      expect(choices.length, `${players} players`).toBeGreaterThan(0);
    }
  });
});
