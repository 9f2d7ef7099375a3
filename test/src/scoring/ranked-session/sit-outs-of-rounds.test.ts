import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sitOutsOfRounds } from '../../../../src/scoring/ranked-session/sit-outs.ts';

const oneGroup = (): string => '';

/** North, South, East, West. */
function seats(ns: number, south: number, ew: number, west: number) {
  return { ns, ew, partners: { ns: south, ew: west } };
}

describe('who sat out, from the rounds of the results', () => {
  test('five pairs, a bye in every round', () => {
    // two tables, two boards a round: pair 5 out first, then pair 1
    const lines = [1, 2].flatMap((board) => [
      { round: 1, board, ns: 1, ew: 2 },
      { round: 1, board, ns: 3, ew: 4 },
      { round: 2, board: board + 2, ns: 5, ew: 3 },
      { round: 2, board: board + 2, ns: 2, ew: 4 },
    ]);
    expect(sitOutsOfRounds(lines, oneGroup)).toEqual([
      { entry: 5, boards: 2, round: 1 },
      { entry: 1, boards: 2, round: 2 },
    ]);
  });

  test('the players of an individual; sections each by themselves', () => {
    const lines = [
      { round: 1, board: 1, ...seats(1, 2, 3, 4) },
      { round: 2, board: 2, ...seats(5, 2, 3, 6) },
      { round: 1, board: 1, ...seats(11, 12, 13, 14) },
    ];
    expect(sitOutsOfRounds(lines, (entry) => (entry > 10 ? 'B' : 'A'))).toEqual([
      { entry: 5, boards: 1, round: 1 },
      { entry: 6, boards: 1, round: 1 },
      { entry: 1, boards: 1, round: 2 },
      { entry: 4, boards: 1, round: 2 },
    ]);
  });

  test('who sits out misses the boards of the round, also those that another table did not reach', () => {
    const lines = [
      { round: 1, board: 1, ns: 1, ew: 2 },
      { round: 1, board: 1, ns: 3, ew: 4 },
      { round: 1, board: 2, ns: 3, ew: 4 },
      { round: 2, board: 3, ns: 5, ew: 1 },
    ];
    expect(sitOutsOfRounds(lines, oneGroup)[0]).toEqual({ entry: 5, boards: 2, round: 1 });
  });

  test('a pair that withdrew seats nobody on what it was still to play, and doesn’t sit out itself', () => {
    const due = { round: 2, board: 3, ns: 1, ew: 4 };
    const lines = [
      { round: 1, board: 1, ns: 1, ew: 2 },
      { round: 1, board: 1, ns: 3, ew: 4 },
      due,
      { round: 2, board: 3, ns: 3, ew: 2 },
    ];
    expect(sitOutsOfRounds(lines, oneGroup)).toEqual([]);
    expect(sitOutsOfRounds(lines, oneGroup, [{ entry: 1, due: [due] }])).toEqual([
      { entry: 4, boards: 1, round: 2, leftBy: 1 },
    ]);
  });

  test('for any seating, an entry is seated or sits out in each round of its group, never both', () => {
    const line = fc.record({
      round: fc.integer({ min: 1, max: 4 }),
      board: fc.integer({ min: 1, max: 9 }),
      ns: fc.integer({ min: 0, max: 5 }),
      ew: fc.integer({ min: 6, max: 11 }),
    });
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const out = new Set(sitOutsOfRounds(lines, oneGroup).map(({ entry, round }) => `${entry} ${round}`));
        const seated = new Set(lines.flatMap(({ ns, ew, round }) => [`${ns} ${round}`, `${ew} ${round}`]));
        const entries = new Set(lines.flatMap(({ ns, ew }) => [ns, ew]));
        const rounds = new Set(lines.map(({ round }) => round));
        for (const entry of entries) {
          for (const round of rounds) {
            const key = `${entry} ${round}`;
            expect(out.has(key)).toBe(!seated.has(key));
          }
        }
        expect(out.size + seated.size).toBe(entries.size * rounds.size);
      }),
    );
  });
});
