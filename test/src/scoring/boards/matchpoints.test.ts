import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { exact, roundedUnits, toNumber, writeExact, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import type { ScoringLine } from '../../../../src/scoring/scoring-line.ts';
import { scoreMatchpoints } from '../../../../src/scoring/boards/matchpoints.ts';
import { percentageOfFigure, pointsOfFigure, type BoardScores } from '../../../../src/scoring/boards/board-scores.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { awardLine, linesOf } from '../line.ts';

const { wbf } = REGULATIONS;

/** North-South's exact matchpoints of each line, as text. */
function nsPoints(board: BoardScores): (string | null)[] {
  return board.results.map(({ ns }) => (ns === null ? null : writeExact(pointsOfFigure(board, ns))));
}

function ewPoints(board: BoardScores): (string | null)[] {
  return board.results.map(({ ew }) => (ew === null ? null : writeExact(pointsOfFigure(board, ew))));
}

describe('a fully played board', () => {
  const board = scoreMatchpoints(linesOf([420, 450, 420, -50]), 4, wbf);

  test('two matchpoints a score beaten, one a score equalled, for either side', () => {
    expect(nsPoints(board)).toEqual(['3', '6', '3', '0']);
    expect(ewPoints(board)).toEqual(['3', '0', '3', '6']);
    expect(board).toMatchObject({ actual: 4, expected: 4, top: 6, denominator: 1 });
  });

  test('frequencies from the best score for North-South', () => {
    expect(board.frequencies).toEqual([
      { score: 450, times: 1, ns: 6, ew: 0 },
      { score: 420, times: 2, ns: 3, ew: 3 },
      { score: -50, times: 1, ns: 0, ew: 6 },
    ]);
  });

  test('percentages are shares of a top', () => {
    expect(percentageOfFigure(board, 3)).toEqual(exact(1, 2));
    const short = scoreMatchpoints(linesOf([420, 450, -50]), 4, wbf);
    // (2 + 1) x 4 / 3 - 1 of 6
    expect(percentageOfFigure(short, short.results[0]?.ns ?? NaN)).toEqual(exact(1, 2));
  });

  test('lines come back as they were given, whatever they carry', () => {
    const [line] = linesOf([420]).map((plain) => ({ ...plain, table: 7 }));
    expect(scoreMatchpoints([line as ScoringLine & { table: number }], 2, wbf).results[0]?.line).toBe(line);
  });
});

interface NeubergExample {
  readonly id: string;
  readonly E?: number;
  readonly A?: number;
  readonly scores?: readonly number[];
  readonly raw?: readonly number[];
  readonly result?: readonly number[];
  readonly cases?: readonly { readonly raw: number; readonly result?: number; readonly exact?: number }[];
  readonly groups?: readonly {
    readonly scores: readonly number[];
    readonly raw: readonly number[];
    readonly neuberg_computed: readonly number[];
  }[];
}

function read(name: string): unknown {
  const file = new URL(`../../../data/scoring/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const fouled = read('neuberg_fouled_examples') as { readonly examples: readonly NeubergExample[] };
const neuberg = new Map(fouled.examples.map((example) => [example.id, example]));

interface WeightedExample {
  readonly top: number;
  readonly own: number;
  readonly opponents: number;
  readonly matchpoints: Readonly<Record<string, number>>;
}

const { examples: weightedExamples } = read('weighted_split_examples') as {
  readonly examples: readonly WeightedExample[];
};

/** Rounded to as many decimals as the example prints. */
function asPrinted(value: Exact, printed: number): number {
  const decimals = String(printed).split('.')[1]?.length ?? 0;
  return Number(roundedUnits(value, decimals)) / 10 ** decimals;
}

describe("fewer results than the rest: Neuberg's formula", () => {
  test.each(['dewael_artificial', 'compscore_howell_board26'])('%s, score by score', (id) => {
    const { E = 0, scores = [], result = [] } = neuberg.get(id) ?? { id };
    const board = scoreMatchpoints(linesOf(scores), E, wbf);
    expect(
      board.results.map(({ ns }, index) => asPrinted(pointsOfFigure(board, ns ?? NaN), result[index] ?? NaN)),
    ).toEqual(result);
    expect(result.length).toBeGreaterThan(0);
  });

  test('dewael_fouled_4_7: each form of a fouled board is a field of its own, brought to the same number', () => {
    const { E = 0, groups = [] } = neuberg.get('dewael_fouled_4_7') ?? { id: '' };
    expect(groups).toHaveLength(2);
    for (const { scores, raw, neuberg_computed: computed } of groups) {
      expect(nsPoints(scoreMatchpoints(linesOf(scores), 0, wbf))).toEqual(raw.map(String));
      const board = scoreMatchpoints(linesOf(scores), E, wbf);
      expect(
        board.results.map(({ ns }, index) => asPrinted(pointsOfFigure(board, ns ?? NaN), computed[index] ?? NaN)),
      ).toEqual(computed);
    }
  });

  test.each(['neuberg_wiki', 'neuberg_sole_top', 'nz_scorer_truncates'])('%s, matchpoint by matchpoint', (id) => {
    const { E = 0, A = 0, cases = [] } = neuberg.get(id) ?? { id };
    for (const { raw, result, exact: untruncated } of cases) {
      const board = scoreMatchpoints(fieldWithRaw(A, raw), E, wbf);
      const printed = untruncated ?? result ?? NaN;
      expect(asPrinted(pointsOfFigure(board, board.results[0]?.ns ?? NaN), printed)).toBe(printed);
    }
    expect(cases.length).toBeGreaterThan(0);
  });

  test('a single result is the average of a full board', () => {
    const board = scoreMatchpoints(linesOf([620]), 7, wbf);
    expect(nsPoints(board)).toEqual(['6']);
    expect(ewPoints(board)).toEqual(['6']);
    expect(board.top).toBe(12);
  });

  test('a result alone, and nothing more expected, counts for nobody', () => {
    const board = scoreMatchpoints(linesOf([620]), 1, wbf);
    expect(board.results).toMatchObject([{ ns: null, ew: null }]);
    expect(board.top).toBe(0);
    expect(percentageOfFigure(board, 0)).toBeNull();
  });

  test('a board with more results than expected is its own measure', () => {
    expect(scoreMatchpoints(linesOf([420, 450, -50]), 2, wbf)).toMatchObject({
      actual: 3,
      expected: 3,
      top: 4,
      denominator: 1,
    });
  });
});

test('a field too large to be counted exactly is refused, not rounded', () => {
  expect(() => scoreMatchpoints(linesOf([420, 450]), Number.MAX_SAFE_INTEGER, wbf)).toThrow(
    'too large to be counted exactly',
  );
});

/** A field of `actual` results in which the first has `raw` matchpoints. */
function fieldWithRaw(actual: number, raw: number): ScoringLine[] {
  const beaten = Math.floor(raw / 2);
  const equalled = raw % 2;
  const others = Array.from({ length: actual - 1 }, (_, index) =>
    index < beaten ? -50 : index < beaten + equalled ? 140 : 420,
  );
  return linesOf([140, ...others]);
}

describe('awards and boards not played', () => {
  const lines = [...linesOf([420, 420, -50, null]), awardLine(60, 40, { ns: 5, ew: 105 })];
  const board = scoreMatchpoints(lines, 5, wbf);

  test('an award is percent of the top of a full board', () => {
    expect(nsPoints(board).at(-1)).toBe('24/5');
    expect(ewPoints(board).at(-1)).toBe('16/5');
  });

  test('it is no result of the field, nor is a board not played', () => {
    expect(board).toMatchObject({ actual: 3, expected: 5, top: 8 });
    expect(nsPoints(board)).toEqual(['17/3', '17/3', '2/3', null, '24/5']);
  });

  test('both sides may have more than half, and percents two decimals', () => {
    const both = scoreMatchpoints(
      [...linesOf([420, -50]), awardLine(60, 60, { ns: 3, ew: 103 }), awardLine(33.33, 66.67, { ns: 4, ew: 104 })],
      4,
      wbf,
    );
    expect(nsPoints(both).slice(2)).toEqual(['18/5', '9999/5000']);
    expect(ewPoints(both).slice(2)).toEqual(['18/5', '20001/5000']);
  });

  test('a score beside an award does not enter the field', () => {
    const [first, ...rest] = linesOf([420, 450, -50]);
    const awarded = scoreMatchpoints([{ ...(first as ScoringLine), award: { ns: 50, ew: 50 } }, ...rest], 3, wbf);
    expect(awarded.actual).toBe(2);
    expect(awarded.frequencies.map(({ score }) => score)).toEqual([450, -50]);
  });

  test('only awards: the top is what was expected', () => {
    expect(nsPoints(scoreMatchpoints([awardLine(60, 0, { ns: 1, ew: 2 })], 11, wbf))).toEqual(['12']);
  });

  test('a board of nothing', () => {
    expect(scoreMatchpoints([], 0, wbf)).toMatchObject({
      actual: 0,
      expected: 0,
      top: 0,
      results: [],
      frequencies: [],
    });
  });
});

describe('weighted scores (Law 12C1)', () => {
  test('the White Book example: 9.7 and 5.7 weighted 30 and 70 are 6.9', () => {
    const [example] = weightedExamples;
    const weighted = [
      { score: 650, percent: 30 },
      { score: -100, percent: 70 },
    ];
    // the frequencies the example implies: 650 once and a third, one between, three below -100
    const line: ScoringLine = { board: 1, ns: 6, ew: 106, score: null, award: null, weighted };
    const board = scoreMatchpoints([...linesOf([650, 170, -500, -500, -500]), line], 6, wbf);
    const own = board.results.at(-1);
    expect(board.top).toBe(example?.top);
    expect(toNumber(pointsOfFigure(board, own?.ns ?? NaN))).toBe(example?.own);
    expect(toNumber(pointsOfFigure(board, own?.ew ?? NaN))).toBe(example?.opponents);
    const worth = new Map(board.frequencies.map((row) => [String(row.score), toNumber(pointsOfFigure(board, row.ns))]));
    expect(Object.keys(example?.matchpoints ?? {}).map((key) => [key, worth.get(key)])).toEqual(
      Object.entries(example?.matchpoints ?? {}),
    );
    expect(board.frequencies.map(({ times }) => times)).toEqual([1.3, 1, 0.7, 3]);
  });

  test('a component that nobody has whole is never worth more than a top or less than nothing', () => {
    const weighted = [
      { score: 420, percent: 67 },
      { score: -100, percent: 33 },
    ];
    const line: ScoringLine = { board: 1, ns: 3, ew: 103, score: null, award: null, weighted };
    const board = scoreMatchpoints([...linesOf([140, -50]), line], 3, wbf);
    const worth = board.frequencies.map(({ score, ns }) => [score, toNumber(pointsOfFigure(board, ns))]);
    expect(worth).toEqual([
      [420, 4],
      [140, 2.66],
      [-50, 0.66],
      [-100, 0],
    ]);
    // 67 % of the top, 33 % of the bottom
    expect(toNumber(pointsOfFigure(board, board.results[2]?.ns ?? NaN))).toBe(2.68);
  });

  test('thirds are exact: three tables that each have a third of a board are worth what the board is', () => {
    const thirds = [650, 170, -100].map((score) => ({ score, percent: 33, thirds: 1 }));
    const line: ScoringLine = { board: 1, ns: 6, ew: 106, score: null, award: null, weighted: thirds };
    const board = scoreMatchpoints([...linesOf([620, 170, -50]), line], 4, wbf);
    // 650 beats all three, 170 one and equals one, -100 none: 6, 3 and 0 matchpoints, a third of each
    const own = pointsOfFigure(board, board.results[3]?.ns ?? NaN);
    expect([own.numerator, own.denominator]).toEqual([3n, 1n]);
    // 620 beats two and two thirds of the third result, equals none: 2 x (2 + 2/3)
    const first = pointsOfFigure(board, board.results[0]?.ns ?? NaN);
    expect([first.numerator, first.denominator]).toEqual([16n, 3n]);
    expect(board.frequencies.map(({ times }) => Math.round(times * 3))).toEqual([1, 3, 4, 3, 1]);
  });

  test('one component of 100 is that score', () => {
    const weighted = [{ score: 420, percent: 100 }];
    const line: ScoringLine = { board: 1, ns: 3, ew: 103, score: null, award: null, weighted };
    const board = scoreMatchpoints([...linesOf([450, -50]), line], 5, wbf);
    expect(nsPoints(board)).toEqual(nsPoints(scoreMatchpoints(linesOf([450, -50, 420]), 5, wbf)));
  });
});

const score = fc.integer({ min: -20, max: 20 }).map((tens) => tens * 10);
const field = fc.array(score, { minLength: 2, maxLength: 30 });

describe('for every board', () => {
  test('A results share A x (A - 1) matchpoints, North-South and East-West each', () => {
    fc.assert(
      fc.property(field, (scores) => {
        const board = scoreMatchpoints(linesOf(scores), 0, wbf);
        const all = scores.length * (scores.length - 1);
        expect(sum(board.results.map(({ ns }) => ns))).toBe(all);
        expect(sum(board.results.map(({ ew }) => ew))).toBe(all);
      }),
    );
  });

  test('brought to E results, A results share A x (E - 1): the average stays the average', () => {
    fc.assert(
      fc.property(field, fc.nat(20), (scores, missing) => {
        const expected = scores.length + missing;
        const board = scoreMatchpoints(linesOf(scores), expected, wbf);
        const all = scores.length * (expected - 1) * board.denominator;
        expect(sum(board.results.map(({ ns }) => ns))).toBe(all);
      }),
    );
  });

  test('the sides of a line share a top, and neither goes beyond it', () => {
    fc.assert(
      fc.property(field, fc.nat(20), (scores, missing) => {
        const board = scoreMatchpoints(linesOf(scores), scores.length + missing, wbf);
        const ofTop = board.top * board.denominator;
        for (const { ns, ew } of board.results) {
          expect((ns ?? NaN) + (ew ?? NaN)).toBe(ofTop);
          expect(ns).toBeGreaterThanOrEqual(0);
          expect(ew).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('seen from East-West it is the mirror', () => {
    fc.assert(
      fc.property(field, fc.nat(9), (scores, missing) => {
        const expected = scores.length + missing;
        const board = scoreMatchpoints(linesOf(scores), expected, wbf);
        const mirror = scoreMatchpoints(linesOf(scores.map((value) => 0 - value)), expected, wbf);
        expect(nsPoints(mirror)).toEqual(ewPoints(board));
      }),
    );
  });

  test('the order of entry does not matter', () => {
    const shuffled = field.chain((scores) =>
      fc.tuple(
        fc.constant(scores),
        fc.shuffledSubarray(
          scores.map((_, index) => index),
          { minLength: scores.length },
        ),
      ),
    );
    fc.assert(
      fc.property(shuffled, fc.nat(9), ([scores, order], missing) => {
        const lines = linesOf(scores);
        const board = scoreMatchpoints(lines, scores.length + missing, wbf);
        const again = scoreMatchpoints(
          order.map((index) => lines[index] as ScoringLine),
          scores.length + missing,
          wbf,
        );
        for (const [place, index] of order.entries()) {
          expect(again.results[place]?.ns).toBe(board.results[index]?.ns);
        }
      }),
    );
  });

  test('with as many results as expected Neuberg changes nothing', () => {
    fc.assert(
      fc.property(field, (scores) => {
        expect(scoreMatchpoints(linesOf(scores), scores.length, wbf)).toEqual({
          ...scoreMatchpoints(linesOf(scores), 0, wbf),
          expected: scores.length,
        });
      }),
    );
  });

  test("with fewer it is Neuberg's formula: (M + 1) x E / A - 1", () => {
    fc.assert(
      fc.property(field, fc.nat(20), (scores, missing) => {
        const [actual, expected] = [scores.length, scores.length + missing];
        const plain = scoreMatchpoints(linesOf(scores), 0, wbf);
        const board = scoreMatchpoints(linesOf(scores), expected, wbf);
        for (const [index, { ns }] of board.results.entries()) {
          const earned = plain.results[index]?.ns ?? NaN;
          expect(pointsOfFigure(board, ns ?? NaN)).toEqual(exact((earned + 1) * expected - actual, actual));
        }
      }),
    );
  });

  test('a better score never has fewer matchpoints', () => {
    fc.assert(
      fc.property(field, fc.nat(9), (scores, missing) => {
        const { frequencies } = scoreMatchpoints(linesOf(scores), scores.length + missing, wbf);
        for (const [index, { ns }] of frequencies.entries()) {
          expect(ns).toBeGreaterThan(frequencies[index + 1]?.ns ?? -1);
        }
      }),
    );
  });

  test('a weighted score leaves the sum of the field as it was', () => {
    const weights = fc.integer({ min: 1, max: 99 });
    fc.assert(
      fc.property(field, score, score, weights, fc.nat(9), (scores, first, second, percent, missing) => {
        const weighted = [
          { score: first, percent },
          { score: second, percent: 100 - percent },
        ];
        const line: ScoringLine = { board: 1, ns: 99, ew: 199, score: null, award: null, weighted };
        const expected = scores.length + 1 + missing;
        const board = scoreMatchpoints([...linesOf(scores), line], expected, wbf);
        const all = (scores.length + 1) * (expected - 1) * board.denominator;
        expect(sum(board.results.map(({ ns }) => ns))).toBe(all);
      }),
    );
  });
});

function sum(figures: readonly (number | null)[]): number {
  return figures.reduce<number>((total, figure) => total + (figure ?? NaN), 0);
}
