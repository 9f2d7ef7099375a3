import { describe, expect, test } from 'vitest';
import { toNumber } from '../../../../src/scoring/numbers/exact.ts';
import { placeMasterpoints } from '../../../../src/scoring/masterpoints/award.ts';
import {
  masterpointTable,
  isMasterpointTable,
  type MasterpointTable,
  type MasterpointField,
  type MasterpointSchemeCode,
} from '../../../../src/scoring/masterpoints/scheme.ts';
import { MASTERPOINT_SCHEMES } from '../../../../src/scoring/masterpoints/schemes.ts';

const FIELD: MasterpointField = { entries: 12, tables: 6, winners: 1, boards: 24, contestants: 'pairs' };

function tableOf(scheme: MasterpointSchemeCode, field: Partial<MasterpointField>): MasterpointTable {
  const table = masterpointTable(MASTERPOINT_SCHEMES[scheme], { ...FIELD, ...field });
  if (!isMasterpointTable(table)) throw new Error(`${scheme}: ${table.code}`);
  return table;
}

describe('ACBL section awards (ACBL Handbook, Calculating the Awards)', () => {
  test.each<[string, MasterpointSchemeCode, Partial<MasterpointField>, readonly number[]]>([
    ['7 1/2 tables of a Mitchell are 8', 'acbl-open', { entries: 7, tables: 7.5, winners: 2 }, [80, 56, 40]],
    ['5 1/2 tables of a Howell are 11 pairs', 'acbl-open', { entries: 11, tables: 5.5 }, [110, 77, 55, 39]],
    ['never more than the most', 'acbl-open', { entries: 17, tables: 17, winners: 2 }, [150, 105, 75, 53, 30, 25, 21]],
    ['an invitational game', 'acbl-invitational', { entries: 8, tables: 8, winners: 2 }, [64, 45, 32]],
  ])('%s', (_, scheme, field, places) => {
    expect(tableOf(scheme, field).places).toEqual(places);
  });

  test('a shared place is rounded to the nearest hundredth', () => {
    const table = tableOf('acbl-open', { entries: 11, tables: 5.5 });
    // 55 and 39 of three, 77, 55 and 39 of three
    expect([toNumber(placeMasterpoints(table, 3, 3)), toNumber(placeMasterpoints(table, 2, 3))]).toEqual([0.31, 0.57]);
  });
});

describe('EBU local points', () => {
  test('six pairs are enough, and the last pair of half a table counts for the share that is awarded only', () => {
    expect(tableOf('ebu-club', { entries: 6, tables: 3 }).places).toEqual([1200, 600]);
    // a third of five whole tables, not of eleven pairs
    expect(tableOf('ebu-club', { entries: 11, tables: 5.5 }).places).toEqual([2400, 1800, 1200, 600]);
    const players = { contestants: 'individuals', entries: 14, tables: 3.5 } as const;
    expect(tableOf('ebu-district', players).places).toEqual([1800, 1400, 900, 900]);
  });

  test('with two winners each line is a list of its own, in which a table has one pair', () => {
    // a third of six tables, and of the six whole tables of 6 1/2
    expect(tableOf('ebu-club', { winners: 2, entries: 6, tables: 6 }).places).toEqual([1200, 600]);
    expect(tableOf('ebu-club', { winners: 2, entries: 7, tables: 6.5 }).places).toEqual([1200, 600]);
    // half of thirteen tables, up to a whole entry
    const long = tableOf('ebu-club', { winners: 2, entries: 13, tables: 13, boards: 36 });
    expect(long.places).toEqual([4200, 3600, 3000, 2400, 1800, 1200, 600]);
  });

  test.each([
    ['ebu-county', 15000],
    ['ebu-regional', 22500],
    ['ebu-national', 30000],
  ] as const)('%s: the most of 12 boards', (scheme, most) => {
    expect(tableOf(scheme, { boards: 12, entries: 120, tables: 60 }).places[0]).toBe(most);
  });

  test('a shared place is rounded up', () => {
    // 18, 12 and 6 of five
    expect(toNumber(placeMasterpoints(tableOf('ebu-club', {}), 2, 5))).toBe(8);
  });
});

test('ABF: a shared place is rounded up', () => {
  const table = tableOf('abf-green', { entries: 7, tables: 6.5, winners: 2, boards: 21 });
  expect(table.places).toEqual([21, 15, 11]);
  expect(toNumber(placeMasterpoints(table, 3, 5))).toBe(0.03);
});

test.each([
  [11, [4000, 3000, 2000, 1000]],
  [14, [4000, 3200, 2400, 1600, 800]],
  [12, [4000, 3000, 2000, 1000]],
  [10, [4000, 2700, 1300]],
  [1, []],
])('New Zealand, %i entries: a third of them to the nearest whole', (entries, places) => {
  expect(tableOf('nz-club', { entries, tables: entries / 2 }).places).toEqual(places);
});

test('tables can be halves, and quarters where single players are ranked', () => {
  const fields: readonly [Partial<MasterpointField>, boolean][] = [
    [{ tables: 6.5 }, true],
    [{ tables: 6.25 }, false],
    [{ tables: 6.25, contestants: 'individuals' }, true],
    [{ tables: 6.2, contestants: 'individuals' }, false],
    [{ entries: 1, boards: 1, tables: 0.5 }, true],
  ];
  for (const [field, can] of fields) {
    expect(isMasterpointTable(masterpointTable(MASTERPOINT_SCHEMES['nz-club'], { ...FIELD, ...field }))).toBe(can);
  }
});
