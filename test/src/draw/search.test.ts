import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roundsWithoutRematch } from '../../../src/draw/history.ts';
import { DRAW_RULES } from '../../../src/draw/rule.ts';
import { drawSwiss } from '../../../src/draw/swiss.ts';
import { numbersFrom } from '../../../src/basics/numbers-to.ts';
import { bergerRounds } from '../../../src/movement/pairing/berger.ts';
import { bestDraw } from './exhaustive.ts';
import { drawn, randomEntries, randomMatches, wantedDraw } from './random-field.ts';

const pairsOf = (draw: ReturnType<typeof drawn>) =>
  draw.matches.map(({ reason: { higher, lower } }) => [higher, lower]);

/** Most draws of a size; of fourteen there are 135,135 pairings to try for each. */
const RUNS: Readonly<Record<number, number>> = {
  2: 20,
  3: 30,
  4: 60,
  5: 60,
  6: 60,
  7: 60,
  8: 40,
  9: 30,
  10: 12,
  11: 8,
};

describe.each(DRAW_RULES)('a draw by the rule %s', (rule) => {
  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])('of %i is the best of all there are', (size) => {
    for (let seed = 1; seed <= (RUNS[size] ?? (size < 14 ? 3 : 1)); seed++) {
      // Often more rounds than there can be without a rematch.
      const rounds = 1 + ((seed * 3) % size);
      const entries = randomEntries(seed, size, seed % 2 === 0 ? 4 : 20 * size);
      const matches = randomMatches(seed, size, rounds);
      const forbidden = size > 5 && seed % 3 === 0 ? [[1, 2] as const, [3, size] as const] : [];
      const forced = size > 5 && seed % 4 === 1 ? [[2, size - 1] as const] : [];
      const wanted = wantedDraw({ entries, matches, rule, forbidden, forced });
      const best = bestDraw(wanted);
      const draw = drawSwiss(wanted);
      const found = draw.kind === 'problem' ? null : { pairs: pairsOf(draw), bye: draw.bye?.entry ?? null };
      expect({ seed, found }).toEqual({ seed, found: best });
    }
  });
});

test('everybody plays once, nobody has two byes, and no rematch comes up to half of the field', () => {
  const rules = constantFrom(...DRAW_RULES);
  assert(
    property(integer({ min: 2, max: 41 }), integer({ min: 1, max: 1e6 }), rules, (size, seed, rule) => {
      let matches: Parameters<typeof wantedDraw>[0]['matches'] = [];
      for (let round = 1; round <= roundsWithoutRematch(size); round++) {
        const entries = randomEntries(seed + round, size, 10);
        const draw = drawn(wantedDraw({ entries, matches, rule, round, afterRound: round - 1 }));
        const seated = [
          ...draw.matches.flatMap(({ home, away }) => [home, away]),
          ...(draw.bye ? [draw.bye.entry] : []),
        ];
        expect(seated.toSorted((a, b) => a - b)).toEqual(entries.map(({ entry }) => entry));
        expect(draw.matches.filter(({ lastMeeting }) => lastMeeting !== null)).toEqual([]);
        expect(draw.matches.map(({ table }) => table)).toEqual(draw.matches.map((_, index) => index + 1));
        matches = [
          ...matches,
          ...draw.matches.map(({ home, away }) => ({ round, home, away })),
          ...(draw.bye ? [{ round, home: draw.bye.entry, away: null }] : []),
        ];
      }
      const byes = matches.filter(({ away }) => away === null).map(({ home }) => home);
      expect(new Set(byes).size).toBe(byes.length);
    }),
    { numRuns: 40 },
  );
});

test.each([...numbersFrom(2, 40), 64, 101, 150, 200])(
  'of %i the last round of half the field has no rematch, after rounds in which everybody met somebody new',
  (size) => {
    const last = roundsWithoutRematch(size);
    const matches = bergerRounds(size)
      .slice(0, last - 1)
      .flatMap(({ matches: met, bye }, index) => [
        ...met.map(({ home, away }) => ({ round: index + 1, home, away })),
        ...(bye === null ? [] : [{ round: index + 1, home: bye, away: null }]),
      ]);
    for (const rule of DRAW_RULES) {
      const entries = randomEntries(size, size);
      const draw = drawn(wantedDraw({ entries, matches, rule, round: last, afterRound: Math.max(1, last - 1) }));
      expect(draw.matches.filter(({ lastMeeting }) => lastMeeting !== null)).toEqual([]);
      expect(draw.matches).toHaveLength(Math.floor(size / 2));
    }
  },
);

test('nobody is at home two matches more than could be helped', () => {
  const entries = randomEntries(5, 24);
  const matches = randomMatches(5, 24, 6);
  const homes = (entry: number): number => matches.filter(({ home, away }) => away !== null && home === entry).length;
  const draw = drawn(wantedDraw({ entries, matches }));
  for (const { home, away, reason } of draw.matches) {
    const own = homes(home) - homes(away);
    expect(own < 0 || (own === 0 && home === reason.higher)).toBe(true);
  }
});
