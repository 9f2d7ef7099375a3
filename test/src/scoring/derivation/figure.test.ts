import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pointsOf } from '../../../../src/scoring/board-scores.ts';
import { deriveFigure } from '../../../../src/scoring/derivation/figure.ts';
import { writeExact } from '../../../../src/scoring/exact.ts';
import { METHOD_CODES, METHODS } from '../../../../src/scoring/method.ts';
import { scoreSession } from '../../../../src/scoring/session.ts';
import { anyLines, anyRegulation } from './any-session.ts';
import { recompute } from './recompute.ts';

describe('every figure can be worked out again from its derivation', () => {
  test.each(METHOD_CODES)('%s', (code) => {
    const method = METHODS[code];
    fc.assert(
      fc.property(anyLines, anyRegulation, fc.integer({ min: 1, max: 9 }), (lines, regulation, expected) => {
        const { boards } = scoreSession(lines, { winners: 1, regulation, method, expected });
        for (const board of boards) {
          for (const result of board.results) {
            for (const side of ['NS', 'EW'] as const) {
              const figure = side === 'NS' ? result.ns : result.ew;
              const counts = figure === null ? null : writeExact(pointsOf(board, figure));
              const derivation = deriveFigure({ boards, method, regulation }, board, result, side);
              const again = recompute(derivation);
              expect(derivation.points && writeExact(derivation.points)).toBe(counts);
              expect(again && writeExact(again)).toBe(counts);
            }
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});
