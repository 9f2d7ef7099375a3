import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, exact, toNumber, writeExact, ZERO } from '../../../../src/scoring/numbers/exact.ts';
import type { ScoringLine } from '../../../../src/scoring/scoring-line.ts';
import { METHODS, type Method } from '../../../../src/scoring/method.ts';
import { pointsOfFigure } from '../../../../src/scoring/boards/board-scores.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { scoreSession } from '../../../../src/scoring/ranked-session/score-session.ts';
import type { Ranking } from '../../../../src/scoring/ranked-session/session-rankings.ts';
import { awardLine } from '../line.ts';

const regulation = REGULATIONS.wbf;

function line(board: number, ns: number, ew: number, score: number | null): ScoringLine {
  return { board, ns, ew, score, award: null };
}

function shown({ line: side, rows }: Ranking): unknown {
  return [
    side,
    rows.map(({ entry, place, points, available, boards }) => [entry, place, writeExact(points), available, boards]),
  ];
}

function entriesOf({ rows }: Ranking): number[] {
  return rows.map(({ entry }) => entry).toSorted((a, b) => a - b);
}

describe('a session of two tables and two boards', () => {
  const lines = [line(2, 1, 4, -50), line(1, 1, 3, 420), line(1, 2, 4, 450), line(2, 2, 3, 140)];

  test('two winners: each line on its own', () => {
    const { boards, rankings, expected } = scoreSession(lines, { winners: 2, regulation });
    expect(expected).toBe(2);
    expect(boards.map(({ board }) => board)).toEqual([1, 2]);
    expect(rankings.map(shown)).toEqual([
      [
        'NS',
        [
          [2, 1, '4', 4, 2],
          [1, 2, '0', 4, 2],
        ],
      ],
      [
        'EW',
        [
          [3, 1, '2', 4, 2],
          [4, 1, '2', 4, 2],
        ],
      ],
    ]);
  });

  test('one winner: one ranking', () => {
    const { rankings } = scoreSession(lines, { winners: 1, regulation });
    expect(rankings.map(shown)).toEqual([
      [
        null,
        [
          [2, 1, '4', 4, 2],
          [3, 2, '2', 4, 2],
          [4, 2, '2', 4, 2],
          [1, 4, '0', 4, 2],
        ],
      ],
    ]);
  });

  test('the line of an entry is what the caller says, else where it sat most', () => {
    const wrongWay = [...lines, line(3, 3, 1, 420), line(3, 2, 4, 400)];
    const sat = scoreSession(wrongWay, { winners: 2, regulation }).rankings;
    expect(sat.map(entriesOf)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    const said = scoreSession(wrongWay, {
      winners: 2,
      regulation,
      lineOf: (entry) => (entry === 1 ? 'EW' : null),
    }).rankings;
    expect(said.map(entriesOf)).toEqual([[2], [1, 3, 4]]);
  });

  test('entries without a line are ranked last when they are named', () => {
    const { rankings } = scoreSession(lines, { winners: 1, regulation, entries: [1, 2, 3, 4, 9] });
    expect(rankings[0]?.rows.at(-1)).toMatchObject({ entry: 9, place: 5, tied: false, percentage: null, boards: 0 });
  });
});

describe('boards with unequal fields', () => {
  test('every board is brought to the most results that any board has', () => {
    const lines = [line(1, 1, 4, 100), line(1, 2, 5, 200), line(1, 3, 6, 300), line(2, 1, 5, 100), line(2, 2, 6, 200)];
    const { expected, boards } = scoreSession(lines, { winners: 2, regulation });
    expect(expected).toBe(3);
    expect(boards.map(({ actual, top }) => [actual, top])).toEqual([
      [3, 4],
      [2, 4],
    ]);
  });

  test('or to what is expected, when that is more', () => {
    const lines = [line(1, 1, 3, 100), line(1, 2, 4, 200)];
    expect(scoreSession(lines, { winners: 2, regulation, expected: 7 }).expected).toBe(7);
    expect(scoreSession(lines, { winners: 2, regulation, expected: 1 }).expected).toBe(2);
  });

  test('an award beside a single result says that there were to be two: the result is an average', () => {
    const lines = [line(1, 1, 3, 100), awardLine(60, 40, { ns: 2, ew: 4 }), line(2, 1, 4, 100), line(2, 2, 3, null)];
    const { expected, rankings } = scoreSession(lines, { winners: 2, regulation });
    expect(expected).toBe(2);
    const percent = rankings.flatMap(({ rows }) =>
      rows.map((row) => [row.entry, row.percentage && toNumber(row.percentage)]),
    );
    expect(percent).toEqual([
      [2, 0.6],
      [1, 0.5],
      [3, 0.5],
      [4, 0.45],
    ]);
  });

  test('an award alone on a board counts as one of two results', () => {
    const { expected, rankings } = scoreSession([awardLine(60, 40, { ns: 1, ew: 3 })], { winners: 2, regulation });
    expect(expected).toBe(2);
    const percent = rankings.flatMap(({ rows }) => rows.map((row) => row.percentage && toNumber(row.percentage)));
    expect(percent).toEqual([0.6, 0.4]);
  });

  test('a session of nothing but awards is ranked by them', () => {
    const lines = [awardLine(60, 40, { ns: 1, ew: 3 }), awardLine(50, 50, { ns: 2, ew: 4 })];
    const { expected, rankings } = scoreSession(lines, { winners: 2, regulation });
    expect(expected).toBe(2);
    expect(rankings.map(({ rows }) => rows.map(({ entry }) => entry))).toEqual([
      [1, 2],
      [4, 3],
    ]);
  });

  test('a board beside one that was not played is compared with nothing', () => {
    const { expected, rankings } = scoreSession([line(1, 1, 3, 100), line(1, 2, 4, null)], { winners: 2, regulation });
    expect(expected).toBe(1);
    expect(rankings.flatMap(({ rows }) => rows.map(({ percentage }) => percentage))).toEqual([null, null, null, null]);
  });

  test('where boards have two results awards are none: those who sit out have them too', () => {
    const lines = [line(1, 1, 3, 100), line(1, 2, 4, 50), awardLine(60, 60, { ns: 5, ew: 6 })];
    expect(scoreSession(lines, { winners: 2, regulation }).expected).toBe(2);
  });

  test('a pair with a board less is ranked by what it could win', () => {
    const lines = [line(1, 1, 3, 100), line(1, 2, 4, 200), line(2, 1, 4, null), line(2, 2, 3, 200), line(2, 5, 6, 100)];
    const { rankings } = scoreSession(lines, { winners: 2, regulation });
    expect(rankings[0]?.rows.map(({ entry, available, boards }) => [entry, available, boards])).toEqual([
      [2, 4, 2],
      [1, 2, 1],
      [5, 2, 1],
    ]);
  });
});

test('totals too large to be added exactly are refused, not rounded', () => {
  const lines = [1, 2, 3, 4, 5].map((board) => line(board, 1, 2, 420));
  expect(() => scoreSession(lines, { winners: 1, regulation, expected: 2 ** 51 })).toThrow(RangeError);
  expect(
    scoreSession(lines.slice(1), { winners: 1, regulation, expected: 2 ** 50 }).rankings[0]?.rows[0]?.percentage,
  ).toEqual(exact(1, 2));
});

describe('a method', () => {
  const lines = [line(1, 1, 4, 420), line(1, 2, 5, -50), line(1, 3, 6, 420), line(2, 1, 5, 170), line(2, 2, 4, 110)];

  test('is matchpoints where none is said', () => {
    expect(scoreSession(lines, { winners: 2, regulation })).toEqual(
      scoreSession(lines, { winners: 2, regulation, method: METHODS.matchpoints }),
    );
  });

  test('cross-IMPs: pairs are ranked by their mean a board', () => {
    const { rankings, expected } = scoreSession(lines, { winners: 1, regulation, method: METHODS['cross-imps'] });
    expect(expected).toBe(3);
    // board 1 has 10 IMPs for 420 over -50 (5 a comparison), board 2 two IMPs x 3/2 over two comparisons
    expect(rankings.map(shown)).toEqual([
      [
        null,
        [
          [3, 1, '5', 0, 1],
          [5, 2, '17/2', 0, 2],
          [1, 3, '13/2', 0, 2],
          [4, 4, '-7/2', 0, 2],
          [6, 5, '-5', 0, 1],
          [2, 6, '-23/2', 0, 2],
        ],
      ],
    ]);
  });

  test('Butler: against the datum, 260 and 140', () => {
    const { boards, rankings } = scoreSession(lines, { winners: 2, regulation, method: METHODS.butler });
    expect(boards.map(({ datum }) => datum)).toEqual([260, 140]);
    expect(rankings[0] && shown(rankings[0])).toEqual([
      'NS',
      [
        [3, 1, '4', 0, 1],
        [1, 2, '5', 0, 2],
        [2, 3, '-8', 0, 2],
      ],
    ]);
  });
});

test('a sum of IMPs beyond what a plain number holds is exact, and so is one that comes back from there', () => {
  const far = 2 ** 52 + 1;
  const method: Method = {
    ...METHODS.butler,
    scoreBoard: (group, expected) => ({
      board: group[0]?.board ?? 0,
      actual: 1,
      expected,
      top: 0,
      datum: null,
      denominator: 1,
      results: group.map((given) => ({ line: given, ns: far * (given.score ?? 0), ew: 0 })),
      frequencies: [],
    }),
  };
  const sumOf = (scores: readonly number[]) => {
    const lines = scores.map((score, index) => line(index + 1, 1, 2, score));
    return scoreSession(lines, { winners: 1, regulation, method }).rankings[0]?.rows[0]?.points;
  };
  expect(sumOf([1, 1, 1])).toEqual(exact(3n * BigInt(far)));
  expect(sumOf([1, 1, 1, -1, -1])).toEqual(exact(far));
});

/** A session of any shape: some boards with fewer results, some awards, some not played. */
const session = fc
  .array(
    fc.record({
      board: fc.integer({ min: 1, max: 5 }),
      ns: fc.integer({ min: 1, max: 9 }),
      ew: fc.integer({ min: 11, max: 19 }),
      score: fc.option(
        fc.integer({ min: -9, max: 9 }).map((tens) => tens * 10),
        { freq: 9 },
      ),
      award: fc.option(fc.record({ ns: fc.constantFrom(40, 50, 60, 33.33), ew: fc.constantFrom(40, 50, 60, 0.5) }), {
        freq: 1,
      }),
    }),
    { maxLength: 40 },
  )
  .map((lines) => lines.map((made): ScoringLine => (made.award ? { ...made, score: null } : made)));

describe('for every session', () => {
  test('a total is the sum of its boards, and so are the matchpoints that could be won', () => {
    fc.assert(
      fc.property(session, fc.nat(12), (lines, expected) => {
        const { boards, rankings } = scoreSession(lines, { winners: 1, regulation, expected });
        for (const row of rankings[0]?.rows ?? []) {
          const parts = boards.flatMap((board) =>
            board.results.flatMap(({ line: { ns: northSouth, ew: eastWest }, ns, ew }) =>
              [northSouth === row.entry ? ns : null, eastWest === row.entry ? ew : null]
                .filter((figure) => figure !== null)
                .map((figure) => ({ points: pointsOfFigure(board, figure), top: board.top })),
            ),
          );
          expect(row.points).toEqual(parts.map(({ points }) => points).reduce(add, ZERO));
          expect(row.available).toBe(parts.reduce((sum, { top }) => sum + top, 0));
          expect(row.boards).toBe(parts.length);
          expect(row.percentage).toEqual(
            row.available === 0 ? null : exact(row.points.numerator, row.points.denominator * BigInt(row.available)),
          );
        }
      }),
    );
  });

  test('the order of the lines does not matter', () => {
    fc.assert(
      fc.property(session, (lines) => {
        const options = { winners: 2, regulation } as const;
        expect(scoreSession(lines.toReversed(), options).rankings).toEqual(scoreSession(lines, options).rankings);
      }),
    );
  });

  test('two rankings hold who one ranking holds', () => {
    fc.assert(
      fc.property(session, (lines) => {
        const entries = (winners: 1 | 2): number[] =>
          scoreSession(lines, { winners, regulation })
            .rankings.flatMap(({ rows }) => rows.map(({ entry }) => entry))
            .toSorted((a, b) => a - b);
        expect(entries(2)).toEqual(entries(1));
      }),
    );
  });
});
