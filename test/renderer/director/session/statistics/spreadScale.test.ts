import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dotRadius,
  placeOnScale,
  scoreMarks,
  scoreScale,
} from '../../../../../renderer/director/session/statistics/spreadScale.ts';
import { boardStatistics } from '../../../../../src/statistics/board-statistics.ts';

function fields(...boards: readonly (readonly number[])[]) {
  return boardStatistics(
    boards.flatMap((scores, index) =>
      scores.map((score) => ({ board: index + 1, outcome: { kind: 'score' as const, score }, score })),
    ),
  );
}

describe('the scale of the scores', () => {
  test('is one for all boards, with 0 on it', () => {
    expect(scoreScale(fields([420, 450], [-1400, -100]))).toEqual({ least: -1400, most: 450 });
    expect(scoreScale(fields([420, 450]))).toEqual({ least: 0, most: 450 });
    expect(scoreScale([])).toEqual({ least: 0, most: 0 });
  });

  test('has round marks, 500 apart or on a short one 100', () => {
    expect(scoreMarks({ least: -1400, most: 450 })).toEqual([-1000, -500, 0]);
    expect(scoreMarks({ least: -110, most: 150 })).toEqual([-100, 0, 100]);
  });

  test('puts every score between its ends, a higher one further to the right', () => {
    const scores = fc.array(fc.integer({ min: -760, max: 760 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(scores, (given) => {
        const sorted = given.toSorted((a, b) => a - b);
        const scale = scoreScale(fields(sorted));
        const places = sorted.map((score) => placeOnScale(score, scale));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect(places.every((place) => place >= 0 && place <= 1)).toBe(true);
      }),
    );
  });

  test('a dot four times as often is twice as wide, up to what a row holds', () => {
    expect([1, 4, 16, 40].map(dotRadius)).toEqual([2, 4, 8, 8]);
  });
});
