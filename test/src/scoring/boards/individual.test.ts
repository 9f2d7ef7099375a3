import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, exact, writeExact, ZERO } from '../../../../src/scoring/numbers/exact.ts';
import { asPlayers, entriesOfSide } from '../../../../src/scoring/boards/individual.ts';
import type { ScoringLine } from '../../../../src/scoring/scoring-line.ts';
import { METHOD_CODES, METHODS } from '../../../../src/scoring/method.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { scoreSession } from '../../../../src/scoring/ranked-session/score-session.ts';
import { linesOf } from '../line.ts';

function line(board: number, seats: readonly [number, number, number, number], score: number | null): ScoringLine {
  const [n, s, e, w] = seats;
  return { board, ns: n, ew: e, partners: { ns: s, ew: w }, score, award: null };
}

function session(lines: readonly ScoringLine[]) {
  return scoreSession(lines, { winners: 1, regulation: REGULATIONS.wbf });
}

test('both partners get what their side got, and partners change', () => {
  // eight players at two tables; 1 and 2 beat the other North-South on board 1, 1 and 5 lose to it on board 2
  const scores = session([
    line(1, [1, 2, 3, 4], 420),
    line(1, [5, 6, 7, 8], -50),
    line(2, [1, 5, 2, 6], 100),
    line(2, [3, 7, 4, 8], 110),
  ]);
  expect(scores.expected).toBe(2);
  expect(scores.boards[0]?.results).toHaveLength(2);
  const rows = scores.rankings[0]?.rows ?? [];
  expect(
    Object.fromEntries(rows.map(({ entry, points, available }) => [entry, [writeExact(points), available]])),
  ).toEqual({
    1: ['2', 4],
    2: ['4', 4],
    3: ['2', 4],
    4: ['0', 4],
    5: ['0', 4],
    6: ['2', 4],
    7: ['4', 4],
    8: ['2', 4],
  });
  expect(rows.slice(0, 3).map(({ entry, place, tied }) => [entry, place, tied])).toEqual([
    [2, 1, true],
    [7, 1, true],
    [1, 3, true],
  ]);
});

describe('who sits on a side', () => {
  test('two players, or one pair', () => {
    expect(entriesOfSide(line(1, [1, 2, 3, 4], 0), 'ns')).toEqual([1, 2]);
    expect(entriesOfSide(line(1, [1, 2, 3, 4], 0), 'ew')).toEqual([3, 4]);
    expect(linesOf([420]).map((pairs) => entriesOfSide(pairs, 'ew'))).toEqual([[101]]);
  });

  test('boards of pairs stay as they are', () => {
    const { boards } = session(linesOf([420, -50]));
    expect(asPlayers(boards)[0]).toBe(boards[0]);
  });
});

/** Each board with its eight players in some order at two tables. */
const lines = fc
  .array(
    fc.tuple(
      fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8], { minLength: 8 }),
      fc.tuple(fc.integer({ min: -80, max: 80 }), fc.integer({ min: -80, max: 80 })),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((boards) =>
    boards.flatMap(([players, scores], index) =>
      scores.map((score, table) => {
        const [n = 0, s = 0, e = 0, w = 0] = players.slice(4 * table);
        return line(index + 1, [n, s, e, w], score * 10);
      }),
    ),
  );

test('by every method: players share out twice what the sides got, and turning a table over changes nobody', () => {
  const methods = fc.constantFrom(...METHOD_CODES.map((code) => METHODS[code]));
  fc.assert(
    fc.property(lines, methods, (list, method) => {
      const options = { winners: 1, regulation: REGULATIONS.wbf, method } as const;
      const scores = scoreSession(
        list.map((given) => ({ ...given, datum: 100 })),
        options,
      );
      const rows = scores.rankings[0]?.rows ?? [];
      const sum = rows.reduce((total, { points }) => add(total, points), ZERO);
      const perBoard = method.unit === 'imps' ? 0 : 8;
      expect(sum).toEqual(exact(perBoard * scores.boards.length));
      const turned = list.map((given) => {
        const { ns, ew, partners = { ns: 0, ew: 0 } } = given;
        return { ...given, ns: partners.ns, ew: partners.ew, partners: { ns, ew }, datum: 100 };
      });
      expect(scoreSession(turned, options).rankings).toEqual(scores.rankings);
    }),
  );
});
