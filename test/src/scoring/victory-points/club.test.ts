import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exact, toNumber } from '../../../../src/scoring/numbers/exact.ts';
import {
  clubScale,
  commonSum,
  isClubScale,
  type ClubVictoryPointRow,
  type ClubScale,
} from '../../../../src/scoring/victory-points/club.ts';
import {
  isVictoryPoints,
  victoryPoints,
  type MatchMargin,
  type VictoryPointScale,
} from '../../../../src/scoring/victory-points/scale.ts';
import { VICTORY_POINT_SCALES } from '../../../../src/scoring/victory-points/scales.ts';

/** Three results, 2-0 for a win by more than 5 IMPs: the club's evening league. */
const ROWS: readonly ClubVictoryPointRow[] = [
  { upTo: 0, winner: 100, loser: 100 },
  { upTo: 5, winner: 150, loser: 50 },
  { upTo: null, winner: 200, loser: 0 },
];

function typed(changes: Partial<ClubScale> = {}): ClubScale {
  return { takes: 'imps', sum: 200, tables: [{ least: 4, most: 8, rows: ROWS }], ...changes };
}

/** The league with one row replaced. */
function withRow(row: number, changes: Partial<ClubVictoryPointRow>): ClubScale {
  const rows = ROWS.map((given, index) => (index === row ? { ...given, ...changes } : given));
  return typed({ tables: [{ least: 4, most: 8, rows }] });
}

function scaleOf(given: ClubScale): VictoryPointScale {
  const scale = clubScale(given);
  if (!isClubScale(scale)) throw new Error(scale.code);
  return scale;
}

function sides(scale: VictoryPointScale, match: MatchMargin): [number, number] {
  const points = victoryPoints(scale, match);
  if (!isVictoryPoints(points)) throw new Error(points.code);
  return [toNumber(points.own), toNumber(points.opponents)];
}

describe('a scale that can be', () => {
  test('is read like any other', () => {
    const scale = scaleOf(typed());
    expect(scale).toMatchObject({
      code: 'club',
      takes: 'imps',
      sum: 200,
      decimals: 2,
      boards: [{ least: 4, most: 8 }],
    });
    expect([-6, -5, 0, 1, 5, 6].map((imps) => sides(scale, { boards: 8, imps }))).toEqual([
      [0, 2],
      [0.5, 1.5],
      [1, 1],
      [1.5, 0.5],
      [1.5, 0.5],
      [2, 0],
    ]);
  });

  test('tables may follow each other from the shortest matches up', () => {
    const tables = [
      { least: 4, most: 8, rows: ROWS },
      { least: 9, most: 11, rows: ROWS },
      { least: 12, most: 12, rows: ROWS },
    ];
    expect(scaleOf(typed({ tables })).boards).toEqual(tables.map(({ least, most }) => ({ least, most })));
  });

  test('a loser may get as much for the next margin as for the one before', () => {
    const rows = [...ROWS.slice(0, 2), { upTo: 10, winner: 200, loser: 0 }, { upTo: null, winner: 300, loser: 0 }];
    const scale = scaleOf(typed({ sum: null, tables: [{ least: 4, most: 8, rows }] }));
    expect(sides(scale, { boards: 8, imps: 11 })).toEqual([3, 0]);
  });

  test('has decimals as soon as one of its tables has', () => {
    const whole = [{ upTo: null, winner: 100, loser: 100 }];
    const tables = [
      { least: 1, most: 1, rows: whole },
      { least: 4, most: 8, rows: ROWS },
    ];
    expect(scaleOf(typed({ tables })).decimals).toBe(2);
    expect(scaleOf(typed({ tables: tables.slice(0, 1) })).decimals).toBe(0);
  });

  test('has decimals only where its figures have', () => {
    const rows = [
      { upTo: 3, winner: 100, loser: 100 },
      { upTo: null, winner: 200, loser: 0 },
    ];
    expect(scaleOf(typed({ tables: [{ least: 1, most: 1, rows }] })).decimals).toBe(0);
    const half = [
      { upTo: 3, winner: 100, loser: 100 },
      { upTo: null, winner: 250, loser: 0 },
    ];
    expect(scaleOf(typed({ sum: null, tables: [{ least: 1, most: 1, rows: half }] })).decimals).toBe(2);
  });

  test('may be of one row, and may give sums that differ', () => {
    const rows = [{ upTo: null, winner: 300, loser: 300 }];
    expect(sides(scaleOf(typed({ sum: 600, tables: [{ least: 1, most: 1, rows }] })), { boards: 1, imps: 9 })).toEqual([
      3, 3,
    ]);
    const open = [
      { upTo: 0, winner: 1500, loser: 1500 },
      { upTo: null, winner: 2500, loser: 0 },
    ];
    expect(scaleOf(typed({ sum: null, tables: [{ least: 1, most: 1, rows: open }] })).sum).toBeNull();
  });

  test('by percentage: limits in hundredths of a percent', () => {
    const rows = [
      { upTo: 5000, winner: 100, loser: 100 },
      { upTo: 5500, winner: 150, loser: 50 },
      { upTo: null, winner: 200, loser: 0 },
    ];
    const scale = scaleOf(typed({ takes: 'percentage', tables: [{ least: 4, most: 8, rows }] }));
    const own = [4499, 4500, 4999, 5000, 5001, 5500, 5501].map(
      (hundredths) => sides(scale, { boards: 8, percentage: exact(hundredths, 10_000) })[0],
    );
    expect(own).toEqual([0, 0.5, 0.5, 1, 1.5, 1.5, 2]);
  });

  test('tables may come in any order', () => {
    const tables = [
      { least: 9, most: 11, rows: ROWS },
      { least: 6, most: 8, rows: ROWS.map((row) => ({ ...row, upTo: row.upTo && 4 })) },
    ];
    const scale = scaleOf(typed({ tables }));
    expect(scale.boards).toEqual([
      { least: 6, most: 8 },
      { least: 9, most: 11 },
    ]);
    expect([8, 9].map((boards) => sides(scale, { boards, imps: 5 })[0])).toEqual([2, 1.5]);
    const none = victoryPoints(scale, { boards: 5, imps: 5 });
    expect(none).toMatchObject({ code: 'no-table' });
    expect(isVictoryPoints(none)).toBe(false);
  });

  test('every published table can be typed in and answers the same', () => {
    const published = Object.values(VICTORY_POINT_SCALES).flatMap((scale) =>
      scale.boards.map(({ least }) => ({ scale, boards: least })),
    );
    for (const { scale, boards } of published) {
      const table = scale.tableFor(boards);
      const zero = scale.takes === 'imps' ? 0 : 5_000;
      const rows = (table?.winner ?? []).map((winner, row) => {
        const limit = table?.limits[row];
        return { upTo: limit === undefined ? null : limit + zero, winner, loser: table?.loser[row] ?? NaN };
      });
      const own = scaleOf({ takes: scale.takes, sum: scale.sum, tables: [{ least: boards, most: boards, rows }] });
      expect(own.tableFor(boards)).toEqual(table);
    }
  });
});

describe('a scale that can’t be', () => {
  const kind = 'problem';
  const table = 0;

  test.each<[string, ClubScale, object]>([
    ['no table', typed({ tables: [] }), { code: 'nothing' }],
    ['boards backwards', typed({ tables: [{ least: 8, most: 4, rows: ROWS }] }), { code: 'boards', table }],
    ['no boards', typed({ tables: [{ least: 0, most: 4, rows: ROWS }] }), { code: 'boards', table }],
    ['half a board', typed({ tables: [{ least: 4, most: 8.5, rows: ROWS }] }), { code: 'boards', table }],
    [
      'boards in two tables',
      typed({
        tables: [
          { least: 4, most: 8, rows: ROWS },
          { least: 8, most: 9, rows: ROWS },
        ],
      }),
      { code: 'boards-twice', table: 1 },
    ],
    [
      'boards in two tables, the shorter matches last',
      typed({
        tables: [
          { least: 8, most: 9, rows: ROWS },
          { least: 4, most: 8, rows: ROWS },
        ],
      }),
      { code: 'boards-twice', table: 1 },
    ],
    [
      'a table within another',
      typed({
        tables: [
          { least: 4, most: 8, rows: ROWS },
          { least: 1, most: 30, rows: ROWS },
        ],
      }),
      { code: 'boards-twice', table: 1 },
    ],
    ['no rows', typed({ tables: [{ least: 4, most: 8, rows: [] }] }), { code: 'no-row', table }],
    ['a limit below a draw', withRow(0, { upTo: -1 }), { code: 'limit', table, row: 0 }],
    ['a limit that is no whole number', withRow(1, { upTo: 5.5 }), { code: 'limit', table, row: 1 }],
    ['a percentage under 50', { ...typed(), takes: 'percentage' }, { code: 'limit', table, row: 0 }],
    [
      'a percentage over 100',
      {
        ...typed({ takes: 'percentage' }),
        tables: [
          {
            least: 4,
            most: 8,
            rows: [
              { upTo: 10_000, winner: 100, loser: 100 },
              { upTo: 10_001, winner: 150, loser: 50 },
              { upTo: null, winner: 200, loser: 0 },
            ],
          },
        ],
      },
      { code: 'limit', table, row: 1 },
    ],
    ['limits that stand still', withRow(1, { upTo: 0 }), { code: 'limit-not-rising', table, row: 1 }],
    ['an open row in the middle', withRow(1, { upTo: null }), { code: 'open-row', table, row: 1 }],
    ['a last row with a limit', withRow(2, { upTo: 9 }), { code: 'not-open', table, row: 2 }],
    ['points below nothing', withRow(2, { winner: 300, loser: -100 }), { code: 'points', table, row: 2 }],
    ['points finer than hundredths', withRow(1, { winner: 150.5, loser: 49.5 }), { code: 'points', table, row: 1 }],
    ['a winner’s points finer than hundredths', withRow(2, { winner: 200.5 }), { code: 'points', table, row: 2 }],
    ['a draw that somebody wins', withRow(0, { winner: 110, loser: 90 }), { code: 'draw', table, row: 0 }],
    ['a winner who falls', withRow(2, { winner: 140, loser: 60 }), { code: 'order', table, row: 2 }],
    ['a winner who falls alone', { ...withRow(2, { winner: 140 }), sum: null }, { code: 'order', table, row: 2 }],
    ['a loser who rises', withRow(2, { winner: 150, loser: 60 }), { code: 'order', table, row: 2 }],
    ['another sum', withRow(1, { loser: 60 }), { code: 'sum', table, row: 1, sum: 200, given: 210 }],
  ])('%s', (_, given, problem) => {
    expect(clubScale(given)).toEqual({ kind, ...problem });
  });
});

function mostly(most: number, least: number): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 14, arbitrary: fc.integer({ min: least, max: most }) },
    fc.integer({ min: -1, max: least }),
  );
}

test('whatever is typed: a problem, or a scale whose figures never fall as the margin rises', () => {
  // rows that mostly rise from a draw of 5-5, with now and then a step back, a gap or an open end in the wrong place
  const step = fc.record({
    limit: mostly(6, 1),
    gain: mostly(3, 0),
    loss: fc.option(mostly(3, 0), { freq: 2 }),
    open: fc.nat(14).map((number) => number > 0),
  });
  const table = fc
    .record({ least: mostly(3, 1), more: fc.nat(1), steps: fc.array(step, { maxLength: 3 }) })
    .map(({ least, more, steps }) => {
      let [upTo, winner, loser] = [0, 5, 5];
      const rows = steps.map(({ limit, gain, loss, open }, row): ClubVictoryPointRow => {
        if (row > 0) [upTo, winner, loser] = [upTo + limit, winner + gain, loser - (loss ?? gain)];
        return { upTo: open === (row === steps.length - 1) ? null : upTo, winner, loser };
      });
      return { least, most: least + more, rows };
    });
  const anything: fc.Arbitrary<ClubScale> = fc.record({
    takes: fc.constant('imps' as const),
    sum: fc.option(fc.constant(10)),
    tables: fc.array(table, { maxLength: 2 }),
  });
  const seen = { scales: 0, problems: new Set<string>() };
  fc.assert(
    fc.property(anything, (given) => {
      const scale = clubScale(given);
      if (!isClubScale(scale)) {
        seen.problems.add(scale.code);
        return;
      }
      seen.scales += 1;
      for (const boards of given.tables.flatMap(({ least, most }) => [least, most])) {
        const own = Array.from({ length: 29 }, (_, step) => sides(scale, { boards, imps: step - 14 })[0]);
        expect(own).toEqual(own.toSorted((a, b) => a - b));
      }
    }),
    { numRuns: 2_000, seed: 7 },
  );
  // a mutation run asks on a hundred samples, where this still holds
  expect(seen.scales).toBeGreaterThan(10);
  expect(seen.problems.size).toBeGreaterThan(5);
});

test('the sum of a scale is what both sides get in every row of every table, if that is one', () => {
  const [first, second] = [{ rows: ROWS }, { rows: [{ upTo: null, winner: 130, loser: 70 }] }];
  expect(commonSum([first, second])).toBe(200);
  expect(commonSum([first, { rows: [{ upTo: null, winner: 130, loser: 71 }] }])).toBeNull();
  expect(commonSum([{ rows: [{ upTo: null, winner: NaN, loser: 70 }] }])).toBeNull();
  expect(commonSum([])).toBeNull();
});
