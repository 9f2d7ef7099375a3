import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scoreCrossImps } from '../../../../src/scoring/boards/cross-imps.ts';
import { exact } from '../../../../src/scoring/numbers/exact.ts';
import { imps } from '../../../../src/scoring/boards/imps.ts';
import { pointsOfFigure } from '../../../../src/scoring/boards/board-scores.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import {
  crossImpBoards,
  roundedXimpq,
  ximpq,
  type CrossImpBoard,
} from '../../../../src/scoring/victory-points/ximpq.ts';
import { linesOf } from '../line.ts';

function board(sum: number, results: number): CrossImpBoard {
  return { sum: exact(sum), results };
}

describe('the IMPs of a match', () => {
  test.each([
    // one comparison: the IMPs of a match of teams
    [[board(10, 2), board(-3, 2)], 7],
    // nine results: over the root of 36
    [[board(13, 9)], 2],
    [[board(14, 9)], 2],
    // exactly half an IMP goes away from zero
    [[board(3, 9)], 1],
    [[board(-3, 9)], -1],
    [[board(-15, 9)], -3],
    // three results: over 1.7320508, four: over 2.4494897
    [[board(10, 3)], 6],
    [[board(11, 3), board(-8, 4)], 3],
    // a single result has nothing to be compared with
    [[board(10, 2), board(0, 1)], 10],
    [[], 0],
  ])('case %#', (boards, expected) => {
    expect(ximpq(boards)).toBe(expected);
  });

  test('with decimals for showing', () => {
    expect(roundedXimpq([board(10, 3)], 4)).toBe(57_735n);
    expect(roundedXimpq([board(11, 3), board(-8, 4)], 2)).toBe(308n);
  });

  test('roots that cancel leave a whole half, which is still rounded away from zero', () => {
    expect(ximpq([board(7, 3), board(-7, 3), board(3, 9)])).toBe(1);
  });

  test('what comes as near to a half as sums can is on its own side of it', () => {
    // 97 / sqrt(3) - 56 / 1 is 0.00297 more than nothing, so half an IMP and that is 1, and less it is 0
    expect(ximpq([board(97, 3), board(-56, 2), board(3, 9)])).toBe(1);
    expect(ximpq([board(-97, 3), board(56, 2), board(3, 9)])).toBe(0);
  });

  test('a sum that a dozen digits do not tell from a half is worked out with more of them', () => {
    // with p squared - 3 q squared = 1, p is more than q x sqrt(3) by 1 / 2p
    let [p, q] = [2n, 1n];
    while (p < 10n ** 15n) [p, q] = [2n * p + 3n * q, p + 2n * q];
    const sums = (sign: bigint): CrossImpBoard[] => [
      { sum: exact(sign * p), results: 2 },
      { sum: exact(-sign * 3n * q), results: 3 },
      board(3, 9),
    ];
    expect(ximpq(sums(1n))).toBe(1);
    expect(ximpq(sums(-1n))).toBe(0);
  });
});

test('the boards of a match are the same from sums and from means, for either side; a short board is a full one', () => {
  const lines = [...linesOf([420, -50, 420], 1), ...linesOf([100, -50, null], 2)];
  const of = (entry: number, crossImps: 'sum' | 'mean') => {
    const regulation = { ...REGULATIONS.wbf, crossImps };
    const boards = [1, 2].map((number) =>
      scoreCrossImps(
        lines.filter((line) => line.board === number),
        3,
        regulation,
      ),
    );
    return crossImpBoards(boards, entry, crossImps);
  };
  // 420 against -50 is 10, against the other 420 nothing; 100 against -50 is 4, times 3/2
  expect(of(1, 'sum')).toEqual([board(10, 3), board(6, 3)]);
  expect(of(1, 'mean')).toEqual(of(1, 'sum'));
  expect(of(101, 'mean')).toEqual([board(-10, 3), board(-6, 3)]);
  // board 2 was not played at the third table
  expect(of(3, 'mean')).toEqual([board(10, 3)]);
  expect(ximpq(of(1, 'mean'))).toBe(9);
});

const results = fc.array(
  fc.integer({ min: -100, max: 100 }).map((tens) => tens * 10),
  { minLength: 2, maxLength: 12 },
);

test('for every match: close to what floating point says, and the other side has it with the other sign', () => {
  fc.assert(
    fc.property(fc.array(results, { minLength: 1, maxLength: 8 }), (match) => {
      const boards = match.map((scores): CrossImpBoard => {
        const scored = scoreCrossImps(linesOf(scores), 0, { ...REGULATIONS.wbf, crossImps: 'sum' });
        return { sum: pointsOfFigure(scored, scored.results[0]?.ns ?? NaN), results: scores.length };
      });
      const near = match.reduce((total, scores) => {
        const sum = scores.reduce((won, other) => won + imps((scores[0] ?? NaN) - other), 0);
        return total + sum / Math.sqrt((scores.length * (scores.length - 1)) / 2);
      }, 0);
      expect(Math.abs(Number(roundedXimpq(boards, 6)) / 1e6 - near)).toBeLessThan(1e-6);
      expect(Math.abs(ximpq(boards) - near)).toBeLessThanOrEqual(0.5 + 1e-9);
      const others = boards.map(({ sum, results: count }) => ({ sum: exact(-sum.numerator), results: count }));
      expect(ximpq(others) + ximpq(boards)).toBe(0);
    }),
  );
});
