import { describe, expect, test } from 'vitest';
import { writeExact } from '../../../../src/scoring/numbers/exact.ts';
import { placeMasterpoints } from '../../../../src/scoring/masterpoints/award.ts';
import {
  clubMasterpoints,
  isClubMasterpoints,
  type ClubAwardRow,
  type ClubAwards,
} from '../../../../src/scoring/masterpoints/club.ts';
import {
  masterpointTable,
  isMasterpointTable,
  type MasterpointField,
} from '../../../../src/scoring/masterpoints/scheme.ts';

/** A club that gives three places from 3 tables on, and two more from 6. */
const ROWS: readonly ClubAwardRow[] = [
  { least: 3, most: 5, places: [30, 20, 11] },
  { least: 6, most: null, places: [50, 40, 30, 20, 10] },
];

const FIELD: MasterpointField = { entries: 12, tables: 6, winners: 1, boards: 24, contestants: 'pairs' };

function tableOf(awards: ClubAwards, field: Partial<MasterpointField>) {
  const scheme = clubMasterpoints(awards);
  if (!isClubMasterpoints(scheme)) throw new Error(scheme.code);
  return masterpointTable(scheme, { ...FIELD, ...field });
}

describe('the awards a club typed in', () => {
  test.each([
    [3, [30, 20, 11]],
    [5, [30, 20, 11]],
    // a half table counts with the whole number below it
    [5.5, [30, 20, 11]],
    [6, [50, 40, 30, 20, 10]],
    [40, [50, 40, 30, 20, 10]],
  ])('%s tables', (tables, places) => {
    expect(tableOf({ by: 'tables', rows: ROWS }, { tables })).toMatchObject({ places });
  });

  test('may go by the entries of the ranking', () => {
    expect(tableOf({ by: 'entries', rows: ROWS }, { entries: 4, tables: 6 })).toMatchObject({ places: [30, 20, 11] });
  });

  test('have nothing for a field that no row is for', () => {
    expect(tableOf({ by: 'tables', rows: ROWS }, { tables: 2.5 })).toEqual({
      kind: 'problem',
      code: 'no-row',
      by: 'tables',
      given: 2.5,
    });
    expect(tableOf({ by: 'tables', rows: ROWS.slice(0, 1) }, { tables: 6 })).toMatchObject({ code: 'no-row' });
  });

  test('are shared by the mean, to the nearest hundredth, half up, and the places behind get nothing', () => {
    const table = tableOf({ by: 'tables', rows: ROWS }, { tables: 4 });
    if (!isMasterpointTable(table)) throw new Error(table.code);
    const shared = ([place, sharing]: readonly [number, number]) =>
      writeExact(placeMasterpoints(table, place, sharing));
    expect(
      (
        [
          [1, 1],
          [2, 2],
          [1, 2],
          [3, 2],
          [3, 30],
          [4, 1],
        ] as const
      ).map(shared),
    ).toEqual(['3/10', '4/25', '1/4', '3/50', '0', '0']);
  });
});

describe('what of typed awards can’t be', () => {
  const row = { least: 3, most: 5, places: [30, 20] };
  test.each<[string, readonly ClubAwardRow[], object]>([
    ['nothing', [], { code: 'nothing' }],
    ['from no table', [{ ...row, least: 0 }], { code: 'range', row: 0 }],
    ['from half a table', [{ ...row, least: 2.5 }], { code: 'range', row: 0 }],
    ['to half a table', [{ ...row, most: 5.5 }], { code: 'range', row: 0 }],
    ['ends before it begins', [row, { ...row, least: 8, most: 7 }], { code: 'range', row: 1 }],
    [
      'behind a row without an end',
      [
        { ...row, most: null },
        { ...row, least: 8, most: 9 },
      ],
      { code: 'open-row', row: 0 },
    ],
    ['begins in the row before', [row, { ...row, least: 5, most: 9 }], { code: 'not-rising', row: 1 }],
    ['no place', [{ ...row, places: [] }], { code: 'no-place', row: 0 }],
    ['less than nothing', [{ ...row, places: [30, -1] }], { code: 'points', row: 0, place: 1 }],
    ['parts of a hundredth', [row, { least: 6, most: 6, places: [0.5] }], { code: 'points', row: 1, place: 0 }],
    ['more for a lower place', [{ ...row, places: [30, 20, 21] }], { code: 'order', row: 0, place: 2 }],
  ])('%s', (_, rows, problem) => {
    const answer = clubMasterpoints({ by: 'tables', rows });
    expect(answer).toEqual({ kind: 'problem', ...problem });
    expect(isClubMasterpoints(answer)).toBe(false);
  });

  test('a row of one number, equal places and a place worth nothing can be', () => {
    const rows = [
      { least: 1, most: 1, places: [10, 10, 0] },
      { least: 2, most: 2, places: [20] },
    ];
    expect(isClubMasterpoints(clubMasterpoints({ by: 'tables', rows }))).toBe(true);
  });
});
