import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BoardScores } from '../../../../src/scoring/boards/board-scores.ts';
import { encodeLines, encodeEachResult } from '../../../../src/scoring/totals/encoded-lines.ts';
import { totalsFromColumns } from '../../../../src/scoring/totals/total-columns.ts';
import { add, exact, ZERO } from '../../../../src/scoring/numbers/exact.ts';
import { asPlayers, entriesOfSide } from '../../../../src/scoring/boards/individual.ts';
import type { ScoringLine } from '../../../../src/scoring/scoring-line.ts';
import { totalsOfEncoded, totalsOfBoards } from '../../../../src/scoring/totals/totals.ts';

const entry = fc.nat(5);
const figure = fc.option(fc.integer({ min: -200, max: 200 }), { freq: 4 });
const result = fc
  .record({ ns: entry, ew: entry, partners: fc.option(fc.record({ ns: entry, ew: entry }), { nil: undefined }) })
  .chain(({ partners, ...seats }) =>
    fc.record({ seats: fc.constant({ ...seats, ...(partners && { partners }) }), ns: figure, ew: figure }),
  );

/** Boards of any tops and denominators; several of the large ones have no common multiple a sum would be exact in. */
const boards = fc.array(
  fc
    .record({
      top: fc.constantFrom(0, 12, 12, 12, 18),
      denominator: fc.constantFrom(1, 1, 2, 3, 99_989, 99_991, 100_003, 2 ** 31 - 1),
      results: fc.array(result, { maxLength: 8 }),
    })
    .map(({ top, denominator, results }): BoardScores => ({
      board: 1,
      actual: results.length,
      expected: results.length,
      top,
      datum: null,
      denominator,
      frequencies: [],
      results: results.map(({ seats, ns, ew }, index) => {
        // a score each: no two lines have one code
        const line: ScoringLine = { board: 1, ...seats, score: 10 * index, award: null };
        return { line, ns, ew };
      }),
    })),
  { maxLength: 6 },
);

interface Seat {
  readonly who: number;
  readonly side: 'ns' | 'ew';
  readonly figure: number | null;
  readonly board: BoardScores;
}

function seatsOf(scored: readonly BoardScores[]): Seat[] {
  return scored.flatMap((board) =>
    board.results.flatMap(({ line, ...figures }) =>
      (['ns', 'ew'] as const).flatMap((side) =>
        entriesOfSide(line, side).map((who) => ({ who, side, figure: figures[side], board })),
      ),
    ),
  );
}

/** What an entry has, seat by seat. */
function totalOf(who: number, seats: readonly Seat[]) {
  const own = seats.filter((seat) => seat.who === who);
  const counted = own.filter((seat): seat is Seat & { readonly figure: number } => seat.figure !== null);
  return {
    entry: who,
    points: counted.map((seat) => exact(seat.figure, seat.board.denominator)).reduce(add, ZERO),
    available: counted.reduce((sum, { board }) => sum + board.top, 0),
    boards: counted.length,
    asNs: own.filter(({ side }) => side === 'ns').length,
    asEw: own.filter(({ side }) => side === 'ew').length,
  };
}

test('whatever the boards: an entry has what its seats have', () => {
  fc.assert(
    fc.property(boards, (scored) => {
      const totals = totalsOfBoards(asPlayers(scored));
      const seats = seatsOf(scored);
      expect(new Set(totals.keys())).toEqual(new Set(seats.map(({ who }) => who)));
      for (const total of totals.values()) expect(total).toEqual(totalOf(total.entry, seats));
    }),
    { numRuns: 300 },
  );
});

test('encoded lines, and partners among them, have the same', () => {
  fc.assert(
    fc.property(boards, (scored) => {
      const single = scored.map((board, index) => ({
        ...board,
        results: board.results.map((own) => ({ ...own, line: { ...own.line, board: index } })),
      }));
      const played = single.filter(({ results }) => results.length > 0);
      const encoded = encodeLines(played.flatMap(({ results }) => results.map(({ line }) => line)));
      const totals = totalsFromColumns(totalsOfEncoded(encoded, played));
      const seats = seatsOf(played);
      expect(new Set(totals.map((total) => total.entry))).toEqual(new Set(seats.map(({ who }) => who)));
      for (const total of totals) expect(total).toEqual(totalOf(total.entry, seats));
    }),
    { numRuns: 300 },
  );
});

const EMPTY: BoardScores = {
  board: 1,
  actual: 2,
  expected: 2,
  top: 2,
  datum: null,
  denominator: 1,
  results: [],
  frequencies: [],
};

/** A board on which pair 1 has this figure North-South, and pair 2 that one East-West. */
function boardIn(denominator: number, ns: number, ew: number): BoardScores {
  const line: ScoringLine = { board: 1, ns: 1, ew: 2, score: 100, award: null };
  return { ...EMPTY, denominator, results: [{ line, ns, ew }] };
}

function pointsIn(scored: readonly BoardScores[]) {
  return totalsOfEncoded(encodeEachResult(scored), scored).points;
}

describe('the sums', () => {
  test('are whole numbers over the common multiple of the denominators', () => {
    const points = pointsIn([boardIn(4, 3, 1), boardIn(6, 5, -1)]);
    expect(points).toEqual({ sums: Float64Array.of(19, 1), denominator: 12 });
    const fine = pointsIn([boardIn(99_989, 1_000_000, 2)]);
    expect(fine).toEqual({ sums: Float64Array.of(1_000_000, 2), denominator: 99_989 });
  });

  test.each([
    ['North-South', 3_000_000_000, 0],
    ['East-West', 0, 3_000_000_000],
    ['either side', -3_000_000_000, 1],
  ])('are fractions where whole numbers could be too large for %s', (_, ns, ew) => {
    const [first, second, third] = [99_989, 99_991, 100_003];
    const scored = [boardIn(first, ns, ew), boardIn(second, ns, ew), boardIn(third, 1, 1)];
    const sum = (figure: number) => add(add(exact(figure, first), exact(figure, second)), exact(1, third));
    expect(pointsIn(scored)).toEqual([sum(ns), sum(ew)]);
  });

  test('are fractions where two lines together could be too large', () => {
    const half = 0.4 * Number.MAX_SAFE_INTEGER;
    const [x, y] = [Math.floor((2 * half) / 5), Math.floor((2 * half) / 3)];
    const points = pointsIn([boardIn(3, x, 0), boardIn(5, y, 0)]);
    expect(points).toEqual([add(exact(x, 3), exact(y, 5)), ZERO]);
  });

  test('are fractions where no number holds the common multiple, however small the figures', () => {
    const [first, second, third] = [2 ** 31 - 1, 99_989, 100_003];
    const points = pointsIn([boardIn(first, 1, 0), boardIn(second, 0, 1), boardIn(third, 0, 0)]);
    expect(points).toEqual([exact(1, first), exact(1, second)]);
  });
});

test('points no plain number holds are added exactly', () => {
  const line: ScoringLine = { board: 1, ns: 1, ew: 2, score: 100, award: null };
  const results = [Number.MAX_SAFE_INTEGER, 2].map((ns) => ({ line, ns, ew: -ns }));
  const totals = totalsOfBoards([{ ...EMPTY, results }]);
  const most = BigInt(Number.MAX_SAFE_INTEGER);
  expect([1, 2].map((who) => totals.get(who)?.points)).toEqual([exact(most + 2n), exact(-most - 2n)]);
  expect(totals.get(1)).toMatchObject({ boards: 2, available: 4, asNs: 2, asEw: 0 });
});
