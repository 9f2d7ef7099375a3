import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roundedPoints } from '../../../../src/scoring/boards/board-rounding.ts';
import { compare, exact, subtract, writeExact, ZERO } from '../../../../src/scoring/numbers/exact.ts';
import { scoreMatchpoints } from '../../../../src/scoring/boards/matchpoints.ts';
import { pointsOfFigure } from '../../../../src/scoring/boards/board-scores.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { awardLine, linesOf } from '../line.ts';

const { ebu, acbl, ffb } = REGULATIONS;

describe('exactly half a unit', () => {
  const halves = [exact(1, 32), exact(319, 32)];

  test('goes away from average: down below it, up above it', () => {
    const rounding = { decimals: 4, halves: 'away-from-average' } as const;
    expect(halves.map((half) => writeExact(roundedPoints(half, 10, rounding, 'NS')))).toEqual([
      '39/1250',
      '12461/1250',
    ]);
  });

  test('goes up', () => {
    const rounding = { decimals: 4, halves: 'up' } as const;
    expect(halves.map((half) => writeExact(roundedPoints(half, 10, rounding, 'NS')))).toEqual([
      '313/10000',
      '12461/1250',
    ]);
  });
});

test('FFB: to 0.1, up for North-South, and East-West has the rest', () => {
  const rounding = { decimals: 1, halves: 'east-west-rest' } as const;
  const written = (side: 'NS' | 'EW') =>
    [exact(1, 20), exact(199, 20), exact(16, 3)].map((one) => writeExact(roundedPoints(one, 10, rounding, side)));
  expect(written('NS')).toEqual(['1/10', '10', '53/10']);
  expect(written('EW')).toEqual(['0', '99/10', '53/10']);
});

describe('a board', () => {
  test('FFB: eight results of nine, to 0.1, North-South up at .05, and East-West has the rest of 16', () => {
    // 5 of North-South in the group is 5.75, 9 of East-West is 10.25
    const board = scoreMatchpoints(linesOf([10, 20, 30, 30, 40, 50, 60, 70]), 9, ffb);
    const [, , equal] = board.results.map(({ ns, ew }) => [ns, ew].map((one) => pointsOfFigure(board, one ?? NaN)));
    expect(equal?.map(writeExact)).toEqual(['29/5', '51/5']);
  });

  test('ACBL: eight results of nine, to 0.01, .005 up for either side', () => {
    // 0, 1 and 2 1/2 in the group are 0.0625, 1.1875 and 2.875; 4 1/2 of East-West are 5.125
    const board = scoreMatchpoints(linesOf([10, 20, 30, 30, 40, 50, 60, 70]), 9, acbl);
    const shown = (side: 'ns' | 'ew') =>
      board.results.map((result) => pointsOfFigure(board, result[side] ?? NaN)).map(writeExact);
    expect(shown('ns').slice(0, 3)).toEqual(['3/50', '119/100', '72/25']);
    expect(shown('ew').slice(0, 3)).toEqual(['397/50', '681/100', '513/100']);
  });

  test('an award is rounded with it, and what the unit holds stays as it is', () => {
    const board = scoreMatchpoints([...linesOf([20, 10]), awardLine(33.33, 66.67, { ns: 9, ew: 99 })], 3, acbl);
    expect(board.results.map(({ ns }) => writeExact(pointsOfFigure(board, ns ?? NaN)))).toEqual([
      '13/10',
      '11/10',
      '67/100',
    ]);
    expect(scoreMatchpoints(linesOf([20, 10]), 2, ebu).denominator).toBe(1);
  });

  test.each([ebu, ffb])(
    '$code: the sides still have a top together, and nothing is further off than half a unit',
    (rules) => {
      const scores = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 4, maxLength: 12 });
      fc.assert(
        fc.property(scores, fc.nat(9), (tens, missing) => {
          const lines = linesOf(tens.map((ten) => ten * 10));
          const board = scoreMatchpoints(lines, tens.length + missing, rules);
          const plain = scoreMatchpoints(lines, tens.length + missing, { ...rules, boardRounding: null });
          for (const [index, { ns, ew }] of board.results.entries()) {
            expect((ns ?? NaN) + (ew ?? NaN)).toBe(board.top * board.denominator);
            const [rounded, before] = [
              pointsOfFigure(board, ns ?? NaN),
              pointsOfFigure(plain, plain.results[index]?.ns ?? NaN),
            ];
            const off = subtract(rounded, before);
            const half = exact(1, 2 * 10 ** (rules.boardRounding?.decimals ?? 0));
            expect(compare(off, half) <= 0 && compare(off, subtract(ZERO, half)) >= 0).toBe(true);
          }
        }),
      );
    },
  );
});
