import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  recordedMatchSchedule,
  type RecordedMatch,
  type RecordedMatchLine,
} from '../../../../src/movement/recorded/matches.ts';

/** Six teams, each of the pairs 10, 11; 20, 21 ...; lines of both rooms, in any round of a file or in none. */
const anyMatches: fc.Arbitrary<{ readonly matches: RecordedMatch[]; readonly lines: RecordedMatchLine[] }> = fc
  .array(
    fc.record({
      home: fc.integer({ min: 1, max: 6 }),
      step: fc.integer({ min: 1, max: 5 }),
      isBye: fc.boolean(),
      round: fc.integer({ min: 1, max: 4 }),
      boards: fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 3 }),
      swaps: fc.boolean(),
      closedLater: fc.boolean(),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .chain((drawn) => fc.record({ drawn: fc.constant(drawn), knowsRounds: fc.boolean() }))
  .map(({ drawn, knowsRounds }) => {
    const awayOf = ({ home, step }: (typeof drawn)[number]) => ((home - 1 + step) % 6) + 1;
    const matches = drawn.map((one) => {
      return { round: knowsRounds ? one.round : null, home: one.home, away: one.isBye ? null : awayOf(one) };
    });
    const lines = drawn.flatMap((one, match) =>
      one.isBye
        ? []
        : one.boards.flatMap((board, index): RecordedMatchLine[] => {
            const [home, away] = [10 * one.home, 10 * awayOf(one) + (one.swaps && index > 0 ? 1 : 0)];
            const other = 10 * awayOf(one) + (one.swaps && index > 0 ? 0 : 1);
            const round = knowsRounds ? one.round : null;
            const later = round === null ? null : round + (one.closedLater ? 1 : 0);
            return [
              { match, seats: [home, away], board, round, table: null },
              { match, seats: [other, home + 1], board, round: later, table: null },
            ];
          }),
    );
    return { matches, lines };
  });

test('every line has a table of its match, nobody sits twice in a round, nobody has two matches of one round in it', () => {
  fc.assert(
    fc.property(anyMatches, ({ matches, lines }) => {
      const { cells, places, spans, rounds, tables } = recordedMatchSchedule(matches, lines);
      for (const [index, { match, seats, board }] of lines.entries()) {
        const { round, table } = places[index] ?? { round: 0, table: 0 };
        const cell = cells.find((one) => one.round === round && one.table === table);
        expect(cell).toMatchObject({ match, seats });
        expect(cell?.boards).toContain(board);
        const span = spans[match];
        expect(span && round >= span.round && round <= span.lastRound).toBe(true);
      }
      const seated = cells.flatMap(({ round, seats }) => seats.map((seat) => `${round} ${seat}`));
      expect(new Set(seated).size).toBe(seated.length);
      expect(new Set(cells.map(({ round, table }) => `${round} ${table}`)).size).toBe(cells.length);
      const single = spans.flatMap(({ round, lastRound }, match) => {
        const { home = 0, away = null } = matches[match] ?? {};
        return round === lastRound ? [home, ...(away === null ? [] : [away])].map((side) => `${round} ${side}`) : [];
      });
      expect(new Set(single).size).toBe(single.length);
      expect(Math.max(...spans.map(({ lastRound }) => lastRound))).toBeLessThanOrEqual(rounds);
      expect(Math.max(0, ...cells.map(({ table }) => table))).toBeLessThanOrEqual(tables);
    }),
    { numRuns: 150 },
  );
});

function line(match: number, board: number, seats: readonly [number, number]) {
  return { match, board, seats, round: null, table: null };
}

test('rounds of the file stay, without those that nobody played; a half-time line-up makes one two', () => {
  const matches = [
    { round: 2, home: 1, away: 2 },
    { round: 5, home: 2, away: 1 },
  ];
  const lines = [line(0, 1, [10, 20]), line(0, 2, [10, 21]), line(1, 3, [20, 10])];
  const { spans, split, origin } = recordedMatchSchedule(matches, lines);
  expect(spans).toEqual([
    { round: 1, lastRound: 2 },
    { round: 3, lastRound: 3 },
  ]);
  expect([split, origin]).toEqual([1, 'known']);
});

test('rounds in most of which somebody has two matches are laid out anew, as few as can be', () => {
  const met = [1, 2, 3, 4].flatMap((home) =>
    [1, 2, 3, 4].filter((away) => away > home).map((away) => [home, away] as const),
  );
  const matches = met.map(([home, away]) => ({ round: 1, home, away }));
  const { origin, rounds } = recordedMatchSchedule(matches, []);
  expect([origin, rounds]).toEqual(['laid-out-anew', 3]);
});
