import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bergerLength, bergerRounds } from '../../../../src/movement/pairing/berger.ts';
import { numbersFrom } from '../../../../src/basics/numbers-to.ts';

type Table = readonly (readonly (readonly [number | null, number | null])[])[];

const published = JSON.parse(readFileSync(new URL('../../../data/teams/berger.json', import.meta.url), 'utf8')) as {
  readonly tables: Readonly<Record<string, Table>>;
};

describe('Berger tables', () => {
  test.each(numbersFrom(3, 16))('%i teams as published', (teams) => {
    const table = published.tables[String(teams)];
    const expected = table?.map((round, index) => ({
      round: index + 1,
      matches: round.filter(([home, away]) => home !== null && away !== null).map(([home, away]) => ({ home, away })),
      bye: round.flatMap(([home, away]) => (home === null ? [away] : away === null ? [home] : []))[0] ?? null,
    }));
    expect(bergerRounds(teams)).toEqual(expected);
    expect(bergerLength(teams)).toBe(expected?.length);
  });

  test('everybody meets everybody once a leg, plays or has a bye in every round, and is as often at home as away', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), fc.constantFrom(1 as const, 2 as const), (teams, legs) => {
        const rounds = bergerRounds(teams, legs);
        const met = new Map<string, number>();
        const homes = new Map<number, number>();
        for (const { matches, bye } of rounds) {
          const seated = [...matches.flatMap(({ home, away }) => [home, away]), ...(bye === null ? [] : [bye])];
          expect(seated.toSorted((a, b) => a - b)).toEqual(numbersFrom(1, teams));
          for (const { home, away } of matches) {
            const key = `${home} ${away}`;
            met.set(key, (met.get(key) ?? 0) + 1);
            homes.set(home, (homes.get(home) ?? 0) + 1);
          }
        }
        for (const one of numbersFrom(1, teams)) {
          for (const other of numbersFrom(one + 1, teams)) {
            const there = met.get(`${one} ${other}`) ?? 0;
            const back = met.get(`${other} ${one}`) ?? 0;
            expect(there + back).toBe(legs);
            expect(Math.abs(there - back)).toBe(legs === 2 ? 0 : 1);
          }
        }
        const counts = numbersFrom(1, teams).map((team) => homes.get(team) ?? 0);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(legs === 2 ? 0 : 1);
      }),
    );
  });

  test('the second leg follows the first with sides changed and the same byes', () => {
    const rounds = bergerRounds(5, 2);
    expect(rounds.map(({ round }) => round)).toEqual(numbersFrom(1, 10));
    expect(rounds[5]).toEqual({
      round: 6,
      matches: [
        { home: 5, away: 2 },
        { home: 4, away: 3 },
      ],
      bye: 1,
    });
    expect(bergerLength(5, 2)).toBe(10);
  });
});
