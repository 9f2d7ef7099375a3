import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SIDES } from '../../../../src/bridge/seat.ts';
import { pointsOfFigure } from '../../../../src/scoring/boards/board-scores.ts';
import { deriveFigure } from '../../../../src/scoring/derivation/figure.ts';
import type { Scoring } from '../../../../src/scoring/derivation/scoring.ts';
import { writeExact } from '../../../../src/scoring/numbers/exact.ts';
import type { ScoringLine } from '../../../../src/scoring/scoring-line.ts';
import { METHOD_CODES, METHODS } from '../../../../src/scoring/method.ts';
import { scoreSession, type SessionOptions } from '../../../../src/scoring/ranked-session/score-session.ts';
import { anyLines, anyMethod, anyRegulation } from './any-session.ts';
import { recompute } from './recompute.ts';

/** Every figure of a session, scored and derived. */
function bothWays(lines: readonly ScoringLine[], scoring: Omit<Scoring, 'boards'>, options: Partial<SessionOptions>) {
  const { boards } = scoreSession(lines, { winners: 1, ...scoring, ...options });
  const figures = boards.flatMap((board) =>
    board.results.flatMap((result) =>
      SIDES.map((side) => ({ board, result, side, figure: side === 'NS' ? result.ns : result.ew })),
    ),
  );
  const derived = figures.map(({ board, result, side }) => deriveFigure({ ...scoring, boards }, board, result, side));
  return {
    scored: figures.map(({ board, figure }) => (figure === null ? null : writeExact(pointsOfFigure(board, figure)))),
    derived: derived.map(({ points }) => points && writeExact(points)),
    again: derived.map(recompute).map((points) => points && writeExact(points)),
  };
}

function windowOf({ board }: ScoringLine): string {
  return board < 3 ? 'first' : 'second';
}

/** The lines of a match are of one section. */
function fieldOf({ match }: ScoringLine): string {
  return match === '0' ? 'A' : 'B';
}

describe('every figure can be worked out again from its derivation', () => {
  const expected = fc.integer({ min: 1, max: 9 });

  test.each(METHOD_CODES)('%s', (code) => {
    const method = METHODS[code];
    fc.assert(
      fc.property(anyLines, anyRegulation, expected, (lines, regulation, most) => {
        const { scored, derived, again } = bothWays(lines, { method, regulation }, { expected: most });
        expect(derived).toEqual(scored);
        expect(again).toEqual(scored);
      }),
      { numRuns: 200 },
    );
  });

  test('in individuals, with sections as fields and own averages a match', () => {
    fc.assert(
      fc.property(anyLines, anyRegulation, anyMethod, (pairs, regulation, method) => {
        const lines = pairs.map((line) => ({ ...line, partners: { ns: line.ns + 100, ew: line.ew + 100 } }));
        const { scored, derived, again } = bothWays(lines, { method, regulation, windowOf }, { fieldOf });
        expect(derived).toEqual(scored);
        expect(again).toEqual(scored);
      }),
      { numRuns: 200 },
    );
  });
});
