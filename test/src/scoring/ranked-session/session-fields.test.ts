import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exact, writeExact } from '../../../../src/scoring/numbers/exact.ts';
import type { ScoringLine } from '../../../../src/scoring/scoring-line.ts';
import { pointsOfFigure } from '../../../../src/scoring/boards/board-scores.ts';
import { METHODS } from '../../../../src/scoring/method.ts';
import { REGULATIONS, type Regulation } from '../../../../src/scoring/regulation/regulation.ts';
import { scoreSession } from '../../../../src/scoring/ranked-session/score-session.ts';
import type { Ranking } from '../../../../src/scoring/ranked-session/session-rankings.ts';

const { wbf, pzbs } = REGULATIONS;

interface Line extends ScoringLine {
  readonly section: string;
}

function line(section: string, board: number, ns: number, ew: number, score: number): Line {
  return { section, board, ns, ew, score, award: null };
}

const bySection = ({ section }: Line): string => section;

function shares({ rows }: Ranking): unknown {
  return rows.map(({ entry, place, percentage, boards }) => [
    entry,
    place,
    percentage && writeExact(percentage),
    boards,
  ]);
}

describe('two sections that played the same boards', () => {
  const lines = [
    line('A', 1, 1, 11, 420),
    line('B', 1, 21, 31, 170),
    line('A', 1, 2, 12, -50),
    line('B', 1, 22, 32, 140),
    line('B', 1, 23, 33, 110),
  ];

  test('one field: every result is compared with all', () => {
    const { boards, expected } = scoreSession(lines, { winners: 2, regulation: wbf });
    expect(expected).toBe(5);
    expect(boards.map(({ actual, top, field }) => [actual, top, field])).toEqual([[5, 8, undefined]]);
  });

  test('a field a section: each has its own number of results, and all are ranked together', () => {
    const { boards, expected, rankings } = scoreSession(lines, { winners: 2, regulation: wbf, fieldOf: bySection });
    expect(expected).toBe(3);
    expect(boards.map(({ field, actual, top }) => [field, actual, top])).toEqual([
      ['A', 2, 2],
      ['B', 3, 4],
    ]);
    expect(rankings[0] && shares(rankings[0])).toEqual([
      [1, 1, '1', 1],
      [21, 1, '1', 1],
      [22, 3, '1/2', 1],
      [2, 4, '0', 1],
      [23, 4, '0', 1],
    ]);
  });

  test('boards stand in order of number, the fields of each together', () => {
    const more = [line('B', 2, 21, 32, 100), line('A', 2, 1, 12, 100), ...lines];
    const { boards } = scoreSession(more, { winners: 2, regulation: wbf, fieldOf: bySection });
    expect(boards.map(({ board, field }) => [board, field])).toEqual([
      [1, 'B'],
      [1, 'A'],
      [2, 'B'],
      [2, 'A'],
    ]);
  });
});

test('an average in one field of several is the side’s own where that is better', () => {
  const lines = [
    line('A', 1, 1, 11, 420),
    line('A', 1, 2, 12, -50),
    line('B', 1, 21, 31, 170),
    line('B', 1, 22, 32, 140),
    line('B', 2, 21, 32, 100),
    line('B', 2, 22, 31, 100),
    line('A', 2, 2, 12, 100),
    { ...line('A', 2, 1, 11, 0), score: null, award: { ns: 'average-plus', ew: 'average-minus' } as const },
  ];
  const { rankings } = scoreSession(lines, { winners: 2, regulation: wbf, fieldOf: bySection });
  expect(rankings[0]?.rows.find(({ entry }) => entry === 1)?.percentage).toEqual(exact(1));
  expect(rankings[1]?.rows.find(({ entry }) => entry === 11)?.percentage).toEqual(exact(0));
});

const session = fc.array(
  fc.record({
    section: fc.constantFrom('A', 'B', 'C'),
    board: fc.integer({ min: 1, max: 4 }),
    ns: fc.integer({ min: 1, max: 9 }),
    ew: fc.integer({ min: 11, max: 19 }),
    score: fc.integer({ min: -9, max: 9 }).map((tens) => tens * 10),
    award: fc.constant(null),
  }),
  { maxLength: 40 },
);

describe.each(['matchpoints', 'cross-imps', 'butler'] as const)('%s, for every session', (code) => {
  const options = { winners: 1, regulation: wbf, method: METHODS[code] } as const;

  test('a field a section is each section scored alone', () => {
    fc.assert(
      fc.property(session, (lines) => {
        const { boards } = scoreSession<Line>(lines, { ...options, fieldOf: bySection });
        for (const section of ['A', 'B', 'C']) {
          const alone = scoreSession(
            lines.filter((made) => made.section === section),
            options,
          ).boards;
          const found = boards.filter(({ field }) => field === section).map(({ field: _field, ...board }) => board);
          expect(found).toEqual(alone);
        }
      }),
    );
  });

  test('one field under one key is what it is without', () => {
    fc.assert(
      fc.property(session, (lines) => {
        const { rankings } = scoreSession<Line>(lines, { ...options, fieldOf: () => 'all' });
        expect(rankings).toEqual(scoreSession(lines, options).rankings);
      }),
    );
  });
});

describe('sitting out', () => {
  const lines = [line('A', 1, 1, 11, 420), line('A', 1, 2, 12, -50), line('A', 1, 3, 13, -50)];
  const sitOuts = [
    { entry: 2, boards: 3 },
    { entry: 9, boards: 1 },
  ];

  test('counts nothing: fewer boards', () => {
    const options = { winners: 1, regulation: wbf } as const;
    expect(scoreSession(lines, { ...options, sitOuts })).toEqual(scoreSession(lines, options));
  });

  test('60 % of a top a board in Poland', () => {
    const { rankings } = scoreSession(lines, { winners: 2, regulation: pzbs, sitOuts, lineOf: () => 'NS' });
    const rows = rankings[0]?.rows.filter(({ entry }) => entry === 2 || entry === 9);
    // 1 of 4 on the board played, 2.4 on each of three
    expect(rows?.map((row) => [row.entry, writeExact(row.points), row.available, row.boards])).toEqual([
      [9, '12/5', 4, 1],
      [2, '41/5', 16, 4],
    ]);
  });

  test.each([
    ['mean', exact(-8)],
    ['sum', exact(-16)],
  ] as const)('at cross-IMPs as a %s: so many a comparison', (crossImps, points) => {
    const given: Regulation = { ...wbf, crossImps, sitOut: { percent: null, imps: -1 } };
    const { boards, rankings } = scoreSession(lines, {
      winners: 1,
      regulation: given,
      method: METHODS['cross-imps'],
      sitOuts: [{ entry: 2, boards: 3 }],
    });
    // the board itself is -5 as a mean and -10 as a sum, of two comparisons
    const [board] = boards;
    expect(board && pointsOfFigure(board, board.results[1]?.ns ?? NaN)).toEqual(exact(crossImps === 'mean' ? -5 : -10));
    expect(rankings[0]?.rows.find(({ entry }) => entry === 2)).toMatchObject({ points, boards: 4 });
  });

  test('the top is that of the field, and of a field without boards there is none', () => {
    const more = [...lines, line('B', 1, 21, 31, 100), line('B', 1, 22, 32, 100)];
    const { rankings } = scoreSession<Line>(more, {
      winners: 1,
      regulation: pzbs,
      fieldOf: bySection,
      sitOuts: [
        { entry: 21, boards: 1, field: 'B' },
        { entry: 77, boards: 1, field: 'C' },
      ],
    });
    const rows = rankings.flatMap((ranking) => ranking.rows);
    expect(rows.find(({ entry }) => entry === 21)).toMatchObject({ available: 4, points: exact(11, 5) });
    expect(rows.some(({ entry }) => entry === 77)).toBe(false);
  });
});
