import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, exact, writeExact, ZERO, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import type { ScoringLine } from '../../../../src/scoring/scoring-line.ts';
import { scoreMatchpoints } from '../../../../src/scoring/boards/matchpoints.ts';
import { pointsOfFigure, type BoardScores } from '../../../../src/scoring/boards/board-scores.ts';
import { METHODS, type MethodCode } from '../../../../src/scoring/method.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { awardLine, linesOf, weightedLine } from '../line.ts';

const { wbf, ebu, acbl } = REGULATIONS;

/** Lines of one board, each with its form. */
function formed(lines: readonly ScoringLine[], forms: readonly string[]): ScoringLine[] {
  return lines.map((line, index) => ({ ...line, form: forms[index] ?? '' }));
}

function points(board: BoardScores, side: 'ns' | 'ew' = 'ns'): (string | null)[] {
  return board.results.map((result) => {
    const figure = result[side];
    return figure === null ? null : writeExact(pointsOfFigure(board, figure));
  });
}

function sumOf(board: BoardScores, side: 'ns' | 'ew'): Exact {
  return board.results.map((result) => pointsOfFigure(board, result[side] ?? NaN)).reduce(add, ZERO);
}

describe('a fouled board', () => {
  const lines = formed(linesOf([420, -50, 450, 170, 420]), ['a', 'b', 'a', 'b', 'a']);
  const board = scoreMatchpoints(lines, 5, wbf);

  test('each form is compared within itself and brought to the full field', () => {
    // of a: 420 twice under 450; of b: -50 under 170
    expect(points(board)).toEqual(['7/3', '3/2', '22/3', '13/2', '7/3']);
    expect(board).toMatchObject({ actual: 5, expected: 5, top: 8, frequencies: [] });
  });

  test('the fields hold the frequencies, in the denominator of the board', () => {
    expect(board.subfields).toMatchObject([
      { form: 'a', side: null, actual: 3 },
      { form: 'b', side: null, actual: 2 },
    ]);
    expect(
      board.subfields?.[1]?.frequencies.map(({ score, ns }) => [score, writeExact(pointsOfFigure(board, ns))]),
    ).toEqual([
      [170, '13/2'],
      [-50, '3/2'],
    ]);
  });

  test('a form that no line names is the empty one', () => {
    const part = scoreMatchpoints(formed(linesOf([420, 450]), []).concat(formed(linesOf([50]), ['b'])), 3, wbf);
    expect(part.subfields?.map(({ form }) => form)).toEqual(['', 'b']);
    const unnamed = scoreMatchpoints([...linesOf([420, 450]), ...formed(linesOf([50]), ['b'])], 3, wbf);
    expect(unnamed.subfields?.map(({ form }) => form)).toEqual(['', 'b']);
  });

  test('where the regulation rounds the points of a board, those of the frequencies too', () => {
    // 3 of 7 results: (4 + 1) x 7 / 3 - 1 and so on
    const rounded = scoreMatchpoints(
      formed(linesOf([420, 170, -50, 100, 90, 80, 70]), ['a', 'a', 'a', 'b', 'b', 'b', 'b']),
      7,
      ebu,
    );
    expect(rounded.subfields?.map(({ form, actual, frequencies }) => [form, actual, frequencies.length])).toEqual([
      ['a', 3, 3],
      ['b', 4, 4],
    ]);
    expect(rounded.subfields?.[0]?.frequencies.map(({ ns }) => writeExact(pointsOfFigure(rounded, ns)))).toEqual([
      '106667/10000',
      '6',
      '13333/10000',
    ]);
  });

  test('forms whose fractions have no common denominator that counts exactly are refused, not rounded', () => {
    const sizes = [97, 89, 83, 79, 73];
    const many = sizes.flatMap((size, form) => formed(linesOf(Array(size).fill(420)), Array(size).fill(String(form))));
    const thirds = weightedLine([
      [420, 33],
      [-50, 67],
    ]);
    expect(() => scoreMatchpoints([...many, ...formed([thirds], ['0'])], 0, wbf)).toThrow('too many fields');
  });

  test('an award has no form, and a board not played neither', () => {
    const more = [...lines, ...linesOf([null]), { ...awardLine(60, 40, { ns: 9, ew: 109 }), form: 'c' }];
    const scored = scoreMatchpoints(more, 7, wbf);
    expect(scored.subfields).toHaveLength(2);
    expect(points(scored).slice(5)).toEqual([null, '36/5']);
  });

  test('one form named on every line is no other board', () => {
    expect(scoreMatchpoints(formed(linesOf([420, -50]), ['a', 'a']), 3, wbf).subfields).toBeUndefined();
    const withAward = [...formed(linesOf([420, -50]), ['a', 'a']), awardLine(60, 40, { ns: 9, ew: 109 })];
    expect(scoreMatchpoints(withAward, 3, wbf).subfields).toBeUndefined();
  });

  test('small groups: the sides have 120 % together; for the ACBL three results only where no other form has as many', () => {
    const threes = formed(linesOf([420, 170, -50, 420, 170, -50]), ['a', 'a', 'a', 'b', 'b', 'b']);
    expect(points(scoreMatchpoints(threes, 6, acbl))).toEqual(['7/2', '3', '5/2', '7/2', '3', '5/2']);
    expect(points(scoreMatchpoints(threes, 6, acbl), 'ew')).toEqual(['5/2', '3', '7/2', '5/2', '3', '7/2']);
    expect(points(scoreMatchpoints(linesOf([420, 170, -50]), 6, acbl))).toEqual(['9/2', '5/2', '1/2']);
    // three are more than two: the two have 65 and 55 % of 4
    const larger = formed(linesOf([420, 170, -50, 420, 170]), ['a', 'a', 'a', 'b', 'b']);
    expect(points(scoreMatchpoints(larger, 5, acbl))).toEqual(['367/100', '2', '33/100', '13/5', '11/5']);
    // three of six are more than a third
    expect(points(scoreMatchpoints(threes, 6, ebu))).toEqual(['9', '5', '1', '9', '5', '1']);
  });
});

describe('a fouled board at IMPs', () => {
  const lines = formed(linesOf([420, -50, 620, 600]), ['a', 'a', 'b', 'b']);

  test('Butler has a datum for each form', () => {
    const board = METHODS.butler.scoreBoard(lines, 4, wbf);
    expect(board.datum).toBeNull();
    expect(board.subfields?.map(({ form, datum }) => [form, datum])).toEqual([
      ['a', 190],
      ['b', 610],
    ]);
    expect(points(board)).toEqual(['6', '-6', '0', '0']);
  });

  test('cross-IMPs are of the comparisons within the form, each result standing for E/A', () => {
    const board = METHODS['cross-imps'].scoreBoard(lines, 4, { ...wbf, crossImps: 'sum' });
    expect(points(board)).toEqual(['20', '-20', '2', '-2']);
  });
});

const score = fc.integer({ min: -20, max: 20 }).map((tens) => tens * 10);
const fouled = fc.array(fc.tuple(score, fc.constantFrom('', 'a', 'b')), { minLength: 1, maxLength: 20 }).map((made) =>
  formed(
    linesOf(made.map(([value]) => value)),
    made.map(([, form]) => form),
  ),
);

describe('for every fouled board', () => {
  test("by Neuberg's formula all forms together have what an unfouled board has", () => {
    fc.assert(
      fc.property(fouled, fc.integer({ min: 1, max: 9 }), (lines, missing) => {
        const expected = lines.length + missing;
        const board = scoreMatchpoints(lines, expected, wbf);
        const all = exact(lines.length * (expected - 1));
        expect([sumOf(board, 'ns'), sumOf(board, 'ew')]).toEqual([all, all]);
      }),
    );
  });

  test.each(['matchpoints', 'cross-imps', 'butler'] satisfies MethodCode[])(
    '%s: each form is as if scored alone',
    (code) => {
      fc.assert(
        fc.property(fouled, fc.nat(9), (lines, missing) => {
          const { scoreBoard: scored } = METHODS[code];
          const expected = lines.length + missing;
          const board = scored(lines, expected, wbf);
          for (const form of ['', 'a', 'b']) {
            const isOfForm = (line: ScoringLine): boolean => line.form === form;
            const alone = scored(lines.filter(isOfForm), expected, wbf);
            const together = points(board).filter((_, index) => isOfForm(lines[index] as ScoringLine));
            expect(together).toEqual(points(alone));
          }
        }),
      );
    },
  );

  test.each([wbf, ebu, acbl])('$code: the order of entry does not matter', (regulation) => {
    fc.assert(
      fc.property(fouled, fc.nat(9), (lines, missing) => {
        const expected = lines.length + missing;
        const board = scoreMatchpoints(lines, expected, regulation);
        const reversed = scoreMatchpoints(lines.toReversed(), expected, regulation);
        expect(points(reversed)).toEqual(points(board).toReversed());
        expect(points(reversed, 'ew')).toEqual(points(board, 'ew').toReversed());
      }),
    );
  });

  test.each([wbf, ebu])('$code: seen from East-West it is the mirror', (regulation) => {
    fc.assert(
      fc.property(fouled, fc.nat(9), (lines, missing) => {
        const expected = lines.length + missing;
        const mirrored = lines.map((line) => ({ ...line, score: 0 - (line.score ?? NaN) }));
        expect(points(scoreMatchpoints(mirrored, expected, regulation))).toEqual(
          points(scoreMatchpoints(lines, expected, regulation), 'ew'),
        );
      }),
    );
  });
});
