import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, compare, exact, ZERO, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import { entriesOfSide } from '../../../../src/scoring/boards/individual.ts';
import type { ScoringLine } from '../../../../src/scoring/scoring-line.ts';
import { encodeLines } from '../../../../src/scoring/totals/encoded-lines.ts';
import { METHOD_CODES, METHODS, type Method } from '../../../../src/scoring/method.ts';
import { REGULATION_CODES, REGULATIONS, type Regulation } from '../../../../src/scoring/regulation/regulation.ts';
import { scoreSession } from '../../../../src/scoring/ranked-session/score-session.ts';
import { totalsOfBoards } from '../../../../src/scoring/totals/totals.ts';
import { pointsOfFigure, type BoardScores } from '../../../../src/scoring/boards/board-scores.ts';
import { awardLine, linesOf, weightedLine } from '../line.ts';

/** A few scores come often, as at the table; some no contract is worth, which nothing refuses here. */
const score = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(420, 450, -50, 170, 0, -100) },
  { weight: 1, arbitrary: fc.constantFrom(7600, -7600, 7610, -7610, 1_000_000, 425) },
);

const entry = fc.oneof({ weight: 5, arbitrary: fc.nat(4) }, { weight: 1, arbitrary: fc.constantFrom(-3, 2 ** 40) });

const outcome: fc.Arbitrary<Partial<ScoringLine>> = fc.oneof(
  { weight: 10, arbitrary: score.map((made) => ({ score: made })) },
  { weight: 1, arbitrary: fc.constantFrom<Partial<ScoringLine>>({ score: null }, { award: { ns: 60, ew: 40 } }) },
  {
    weight: 1,
    arbitrary: fc.tuple(score, score, fc.constantFrom(50, 67)).map(([first, second, percent]) => ({
      weighted: [
        { score: first, percent },
        { score: second, percent: 100 - percent },
      ],
    })),
  },
  { weight: 1, arbitrary: fc.record({ score, datum: fc.constantFrom(100, 200) }) },
  { weight: 3, arbitrary: fc.record({ score, form: fc.constantFrom('turned', 'mixed') }) },
  {
    weight: 1,
    arbitrary: score.map((made) => ({ split: { ns: [{ score: made, percent: 100 }], ew: 60 } })),
  },
  { weight: 1, arbitrary: fc.record({ score, partners: fc.record({ ns: entry, ew: entry }) }) },
);

const sessions = fc.array(
  fc
    .tuple(fc.constantFrom(1, 2, 3, 40), entry, entry, outcome)
    .map(([board, ns, ew, more]): ScoringLine => ({ board, ns, ew, score: null, award: null, ...more })),
  { maxLength: 40 },
);

/** Without board-a-match, which no more than two results may meet in. */
const method = fc.constantFrom(...METHOD_CODES.filter((code) => code !== 'board-a-match').map((code) => METHODS[code]));
const regulation = fc.constantFrom(...REGULATION_CODES.map((code) => REGULATIONS[code]));

function isAwarded({ award, split }: ScoringLine): boolean {
  return award !== null || (split !== undefined && [split.ns, split.ew].some((side) => !Array.isArray(side)));
}

/** Every board scored from all its lines, one by one. */
function boardsOneByOne(lines: readonly ScoringLine[], by: Method, rules: Regulation): BoardScores[] {
  const groups = [...Map.groupBy(lines, ({ board }) => board).values()].toSorted(
    (a, b) => (a[0]?.board ?? 0) - (b[0]?.board ?? 0),
  );
  const results = groups.map((group) => by.scoreBoard(group, 0, rules).actual);
  const expected = Math.max(0, ...results, lines.some(isAwarded) ? 2 : 0);
  return groups.map((group) => by.scoreBoard(group, expected, rules));
}

interface Sum {
  readonly entry: number;
  readonly points: Exact;
  readonly divisor: number;
}

/** What an entry has, line by line; what it is ranked by is the points over the tops, at IMPs over the boards. */
function sumOf(player: number, boards: readonly BoardScores[], by: Method): Sum {
  const figures = boards.flatMap((board) =>
    board.results.flatMap(({ line, ns, ew }) => [
      ...entriesOfSide(line, 'ns').map((who) => ({ who, board, figure: ns })),
      ...entriesOfSide(line, 'ew').map((who) => ({ who, board, figure: ew })),
    ]),
  );
  const own = figures.filter(({ who, figure }) => who === player && figure !== null);
  return {
    entry: player,
    points: own.map(({ board, figure }) => pointsOfFigure(board, figure ?? NaN)).reduce(add, ZERO),
    divisor: own.reduce((sum, { board }) => sum + (by.rankedBy === 'percentage' ? board.top : 1), 0),
  };
}

function isBetter(a: Sum, b: Sum): boolean {
  if (a.divisor === 0 || b.divisor === 0) return a.divisor > b.divisor && b.divisor === 0;
  const quotient = ({ points, divisor }: Sum): Exact => exact(points.numerator, points.denominator * BigInt(divisor));
  return compare(quotient(a), quotient(b)) > 0;
}

describe('whatever the session', () => {
  test('the boards are those of scoring line by line', () => {
    fc.assert(
      fc.property(sessions, method, regulation, (lines, by, rules) => {
        const { boards } = scoreSession(lines, { winners: 1, regulation: rules, method: by });
        const plain = boardsOneByOne(lines, by, rules);
        expect(boards).toEqual(plain);
        expect(boards.flatMap(({ results }) => results).every(({ line }) => lines.includes(line))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('totals and places are those of adding and comparing fractions', () => {
    fc.assert(
      fc.property(sessions, method, regulation, (lines, by, rules) => {
        const shared = { ...rules, ties: REGULATIONS.wbf.ties };
        const [ranking] = scoreSession(lines, { winners: 1, regulation: shared, method: by }).rankings;
        const boards = boardsOneByOne(lines, by, rules);
        const rows = ranking?.rows ?? [];
        const sums = new Map(rows.map((row) => [row.entry, sumOf(row.entry, boards, by)]));
        for (const { entry: player, points, place } of rows) {
          const sum = sums.get(player) as Sum;
          expect(points).toEqual(sum.points);
          const better = [...sums.values()].filter((other) => isBetter(other, sum)).length;
          const isNobodyScored = [...sums.values()].every(({ divisor }) => divisor === 0);
          expect(place).toBe(isNobodyScored ? null : 1 + better);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('equal results', () => {
  test('are one, whoever had them', () => {
    const { distinct, codes } = encodeLines(linesOf([420, -50, 420, 420]));
    expect(distinct.map((line) => [line.ns, line.score, line.times])).toEqual([
      [1, 420, 3],
      [2, -50, undefined],
    ]);
    expect([...codes]).toEqual([0, 1, 0, 0]);
  });

  test('are one however high or strange the score, as long as it is whole', () => {
    const { distinct } = encodeLines(
      linesOf([7600, -7600, 7610, 7600, -7610, 7610, 425, -7610, 425, 10 ** 7, 10 ** 7]),
    );
    expect(distinct.map((line) => [line.score, line.times])).toEqual([
      [7600, 2],
      [-7600, undefined],
      [7610, 2],
      [-7610, 2],
      [425, 2],
      [10 ** 7, 2],
    ]);
    const halves = linesOf([0.5, 420, 0.5, 420, 0.5]);
    expect(encodeLines(halves).distinct.map((line) => [line.score, line.times])).toEqual([
      [0.5, undefined],
      [420, 2],
      [0.5, undefined],
      [0.5, undefined],
    ]);
  });

  test('of two boards are two', () => {
    const { boards, distinct } = encodeLines([...linesOf([420, 420], 7), ...linesOf([420], 3)]);
    expect(boards).toEqual([[0], [1]]);
    expect(distinct.map(({ board }) => board)).toEqual([7, 3]);
  });

  test('awards, weighted scores and boards not played each stay themselves', () => {
    const award = awardLine(60, 40, { ns: 1, ew: 2 });
    const weighted = weightedLine([
      [420, 50],
      [450, 50],
    ]);
    const lines = [award, award, weighted, weighted, ...linesOf([null, null])];
    expect(encodeLines(lines).distinct).toEqual(lines);
  });
});

test('a line with a known code is read once: nearly all have one, and large sessions take as long as reading them', () => {
  const reads: number[] = [];
  const readLine = (line: ScoringLine, index: number): ScoringLine => ({
    ...line,
    get ns() {
      reads[index] = (reads[index] ?? 0) + 1;
      return line.ns;
    },
  });
  const scores = [420, -7600, 7600];
  const first = [0, 5000].flatMap((board) => linesOf(scores, board));
  encodeLines([...first, ...first, ...first].map(readLine));
  expect(reads.slice(first.length)).toEqual(Array.from({ length: 2 * first.length }, () => 1));
});

test.each([
  ['short', 2 ** 16, Uint16Array],
  ['long', 2 ** 16 + 1, Int32Array],
])('codes are in a %s column', (_, results, Column) => {
  const lines = Array.from({ length: results }, () => awardLine(60, 40, { ns: 1, ew: 2 }));
  const plain = linesOf([420]);
  const { codes } = encodeLines([...plain, ...lines.slice(1), ...plain]);
  expect(codes).toBeInstanceOf(Column);
  expect([0, 1, 2, results - 2, results - 1, results].map((line) => codes[line])).toEqual([
    0,
    1,
    2,
    results - 2,
    results - 1,
    0,
  ]);
});

describe('of the entries the lowest and the highest', () => {
  test.each<[string, readonly (readonly [number, number])[], readonly [number, number]]>([
    ['is nobody without lines', [], [0, 0]],
    ['may sit on the same line', [[4, 9]], [4, 9]],
    [
      'may sit East-West and North-South',
      [
        [4, 2],
        [9, 5],
        [3, 4],
      ],
      [2, 9],
    ],
    [
      'may sit on a line whose code is known',
      [
        [4, 5],
        [4, 5],
        [1, 5],
        [4, 8],
        [9, 5],
        [4, -3],
      ],
      [-3, 9],
    ],
  ])('%s', (_, seats, [least, most]) => {
    const lines = seats.map(([ns, ew]): ScoringLine => ({ board: 1, ns, ew, score: 420, award: null }));
    expect(encodeLines(lines).range).toEqual({ least, most });
  });

  test('may sit on a line with a code of its own', () => {
    const lines = [awardLine(60, 40, { ns: 7, ew: 3 }), awardLine(60, 40, { ns: 2, ew: 8 })];
    expect(encodeLines(lines).range).toEqual({ least: 2, most: 8 });
  });
});

test('of lines that were scored one by one partners are not looked at', () => {
  const [line] = linesOf([420]) as [ScoringLine];
  const board = METHODS.matchpoints.scoreBoard([{ ...line, partners: { ns: 2, ew: 102 } }], 1, REGULATIONS.wbf);
  expect([...totalsOfBoards([board]).keys()]).toEqual([1, 101]);
});
