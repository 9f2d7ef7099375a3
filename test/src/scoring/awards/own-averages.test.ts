import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, divide, exact, roundedUnits, toNumber, writeExact } from '../../../../src/scoring/numbers/exact.ts';
import type { ScoringLine } from '../../../../src/scoring/scoring-line.ts';
import { pointsOfFigure } from '../../../../src/scoring/boards/board-scores.ts';
import { METHODS, type MethodCode } from '../../../../src/scoring/method.ts';
import { needOwnAverages, withOwnAverages } from '../../../../src/scoring/awards/own-averages.ts';
import { REGULATIONS, type Regulation } from '../../../../src/scoring/regulation/regulation.ts';
import { scoreSession, type SessionOptions } from '../../../../src/scoring/ranked-session/score-session.ts';
import { award, boardsWith, EMPTY, line } from './own-average-lines.ts';

const { wbf, ebu } = REGULATIONS;

/** The first award's figures of a session, with points as text. */
function awarded(lines: readonly ScoringLine[], options: Partial<SessionOptions> = {}): unknown {
  const { boards } = scoreSession(lines, { winners: 1, regulation: wbf, ...options });
  const found = boards.flatMap((board) =>
    board.results
      .filter((result) => result.line.award !== null)
      .map(({ ns, ew }) => [ns, ew].map((figure) => figure !== null && writeExact(pointsOfFigure(board, figure)))),
  );
  return found[0];
}

function ofFirstBoards({ board }: ScoringLine): string {
  return board < 3 ? 'first' : 'second';
}

describe('Law 12C2(c): the own average on the other boards', () => {
  test('only where the regulation says so', () => {
    const fixed: Regulation = { ...wbf, artificial: { ...wbf.artificial, ownAverage: false } };
    const lines = [...boardsWith(75), award(9, 'average-plus', 'average-minus'), ...EMPTY];
    expect(awarded(lines)).toEqual(['12', '4']);
    expect(awarded(lines, { regulation: fixed })).toEqual(['48/5', '32/5']);
    expect([needOwnAverages(lines, wbf), needOwnAverages(lines, fixed)]).toEqual([true, false]);
  });

  test('only where a side was given an average of some kind', () => {
    expect(needOwnAverages([...boardsWith(75), award(9, 60, 40)], wbf)).toBe(false);
    expect(needOwnAverages([award(9, 'average-plus', 40)], wbf)).toBe(true);
    expect(needOwnAverages([award(9, 60, 'average-minus')], wbf)).toBe(true);
  });

  test('average is 50 %, whatever a side has on the other boards', () => {
    expect(awarded([...boardsWith(75), award(9, 'average', 'average'), ...EMPTY])).toEqual(['8', '8']);
  });

  test('a board that counts for nobody has no own average either', () => {
    const alone = METHODS.matchpoints.scoreBoard([award(9, 'average-plus', 'average-minus')], 1, wbf);
    const played = METHODS.matchpoints.scoreBoard(boardsWith(75).slice(0, 9), 9, wbf);
    expect(withOwnAverages([played, alone], wbf).at(-1)?.results[0]).toMatchObject({ ns: null, ew: null });
  });

  test('fixed percents stay what they are, and enter the average as any other board', () => {
    expect(awarded([...boardsWith(75), award(9, 60, 40), ...EMPTY])).toEqual(['48/5', '32/5']);
    const two = [...boardsWith(75), award(8, 'average-plus', 50), award(9, 90, 40), ...EMPTY];
    // 75, 75 and 90 %
    expect(awarded(two)).toEqual(['64/5', '8']);
  });

  test('other artificial scores of a kind do not enter the average, and without any board it is the fixed percent', () => {
    const two = [...boardsWith(75), award(8, 'average-plus', 'average-plus'), award(9, 'average-plus', 50), ...EMPTY];
    expect(awarded(two)).toEqual(['12', '48/5']);
    expect(awarded([award(9, 'average-plus', 'average-minus'), ...EMPTY])).toEqual(['42/5', '28/5']);
  });

  test('a window: what is outside it does not count', () => {
    const lines = [...boardsWith(100), ...boardsWith(75).map((made) => ({ ...made, board: made.board + 2 }))];
    expect(awarded([...lines, award(9, 'average-plus', 50), ...EMPTY])).toEqual(['14', '8']);
    expect(awarded([...lines, award(9, 'average-plus', 50), ...EMPTY], { windowOf: ofFirstBoards })).toEqual([
      '12',
      '8',
    ]);
  });

  test('a side of a split score', () => {
    const split = { ns: 'average-plus', ew: [{ score: 50, percent: 100 }] } as const;
    const lines = [...boardsWith(75), { ...line(9, 1, 101, null), split }, ...EMPTY];
    const { boards } = scoreSession(lines, { winners: 2, regulation: wbf });
    const board = boards.at(-1);
    const { ns = null, ew = null } = board?.results[0] ?? {};
    expect(board && [ns, ew].map((figure) => writeExact(pointsOfFigure(board, figure ?? NaN)))).toEqual(['12', '8']);
  });

  test('is rounded as the board is', () => {
    const lines = [line(1, 1, 101, 420), line(1, 2, 102, 420), line(1, 3, 103, -50), line(1, 4, 104, -50)];
    const more = [
      ...lines,
      award(2, 'average-plus', 50),
      line(2, 2, 104, 420),
      line(2, 3, 102, 420),
      line(2, 4, 103, 0),
    ];
    // 5/6 of a top of 6, and 2/3 of a top over two boards
    expect(awarded(more)).toEqual(['5', '3']);
    const third = [...more, line(3, 1, 102, 0), line(3, 2, 101, 50), line(3, 3, 104, -50), line(3, 4, 103, 50)];
    const longer = [...third, line(4, 1, 104, 90), line(4, 2, 103, 50), line(4, 3, 101, -50), line(4, 4, 102, 100)];
    expect(awarded(longer)).toEqual(['11/3', '3']);
    expect(awarded(longer, { regulation: ebu })).toEqual(['36667/10000', '3']);
  });

  // numbers of results without a common divisor, so the own average has a long denominator
  test.each([
    ['of one average', [47, 43, 41, 37, 31, 29, 23, 19, 17]],
    ['of the board as well', [47, 43, 41, 37, 31, 29, 23]],
  ])('whole numbers %s end: to the nearest millionth of a point', (_, sizes) => {
    const lines = sizes.flatMap((size, board) =>
      Array.from({ length: size }, (_, index) => line(board + 1, index + 1, index + 101, index === 0 ? 100 : 50)),
    );
    const last = award(20, 'average-plus', 'average');
    const { boards } = scoreSession([...lines, last], { winners: 2, regulation: wbf });
    const board = boards.at(-1);
    const points = board && pointsOfFigure(board, board.results[0]?.ns ?? NaN);
    const sum = sizes.map((size) => exact((2 * size - 1) * 47 - size, size)).reduce(add);
    const own = divide(sum, exact(sizes.length));
    expect(points).toEqual(exact(roundedUnits(own, 6), 1_000_000));
    expect(own.denominator).toBeGreaterThan(1_000_000_000n);
  });
});

const scores = fc.array(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 4, maxLength: 4 }), {
  minLength: 1,
  maxLength: 6,
});

describe.each(['matchpoints', 'cross-imps', 'butler'] satisfies MethodCode[])('%s, for every session', (code) => {
  const method = METHODS[code];

  test('average plus never lowers what a pair is ranked by when that was above it, nor average minus raises it', () => {
    fc.assert(
      fc.property(scores, (made) => {
        const lines = made.flatMap((board, index) =>
          board.map((tens, table) => line(index + 1, table + 1, table + 101, tens * 10)),
        );
        const rest = [2, 3, 4].map((table) => line(50, table, table + 100, 100));
        const rowsOf = (more: readonly ScoringLine[]) =>
          scoreSession([...lines, ...more], { winners: 2, regulation: wbf, method }).rankings.map(({ rows }) =>
            rows.find(({ entry }) => entry === 1 || entry === 101),
          );
        const [before, after] = [rowsOf([]), rowsOf([award(50, 'average-plus', 'average-minus'), ...rest])];
        const quotient = (row: (typeof before)[number]): number =>
          row
            ? toNumber(row.percentage ?? exact(row.points.numerator, row.points.denominator * BigInt(row.boards)))
            : NaN;
        const [best, worst] = code === 'matchpoints' ? [0.6, 0.4] : [3, -3];
        const [plus = NaN, minus = NaN] = before.map(quotient);
        const [plusAfter = NaN, minusAfter = NaN] = after.map(quotient);
        expect(plusAfter).toBeCloseTo(plus >= best ? plus : (plus * made.length + best) / (made.length + 1), 9);
        expect(minusAfter).toBeCloseTo(minus <= worst ? minus : (minus * made.length + worst) / (made.length + 1), 9);
      }),
    );
  });
});

test.each<MethodCode>(['cross-imps', 'fixed-datum'])('%s: own averages are not rounded to matchpoints', (code) => {
  const field = [1, 2, 3, 4].map((board) => line(board, 2, 102, 50));
  const own = [line(1, 1, 101, 1430), line(2, 1, 101, 1430), line(3, 1, 101, 420)];
  const lines = [...own, award(4, 'average-plus', 'average-minus'), ...field].map((each) => ({ ...each, datum: 50 }));
  for (const regulation of [wbf, ebu, REGULATIONS.acbl]) {
    expect(awarded(lines, { method: METHODS[code], regulation })).toEqual(['41/3', '-41/3']);
  }
});

test('at board-a-match neither', () => {
  const matches = [1, 2, 3, 4].map((board) => line(board, 2, 102, 50));
  const own = [line(1, 1, 101, 420), line(2, 1, 101, 420), line(3, 1, 101, 40)];
  const lines = [...own, award(4, 'average-plus', 'average-minus'), ...matches];
  expect(awarded(lines, { method: METHODS['board-a-match'], regulation: REGULATIONS.acbl })).toEqual(['2/3', '1/3']);
});
