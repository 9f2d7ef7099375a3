import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, toNumber, writeExact } from '../../../../src/scoring/numbers/exact.ts';
import { placeMasterpoints, rankingMasterpoints } from '../../../../src/scoring/masterpoints/award.ts';
import {
  masterpointTable,
  isMasterpointTable,
  MASTERPOINT_SCHEME_CODES,
  type MasterpointTable,
  type MasterpointField,
  type MasterpointSchemeCode,
} from '../../../../src/scoring/masterpoints/scheme.ts';
import { MASTERPOINT_SCHEMES } from '../../../../src/scoring/masterpoints/schemes.ts';
import { MASTERPOINT_ORACLES, masterpointCases } from '../../../conformance-answers/masterpoint-sessions.ts';

function tableOf(scheme: MasterpointSchemeCode, field: MasterpointField): MasterpointTable {
  const table = masterpointTable(MASTERPOINT_SCHEMES[scheme], field);
  if (!isMasterpointTable(table)) throw new Error(`${scheme}: ${table.code}`);
  return table;
}

const field = { entries: 12, tables: 6, winners: 1, boards: 24, contestants: 'pairs' } as const;

describe.each(MASTERPOINT_ORACLES)('$name, $scheme', (oracle) => {
  test.each(masterpointCases(oracle))('$what as they were published', ({ printed, answered }) => {
    expect(answered).toEqual(printed);
  });
});

describe('who gets none', () => {
  test.each([
    ['ebu-club', { entries: 5, tables: 2.5 }, { code: 'too-few-entries', least: 6, entries: 5 }],
    ['ebu-club', { entries: 7, contestants: 'individuals' }, { code: 'too-few-entries', least: 8 }],
    ['ebu-county', { boards: 11 }, { code: 'too-few-boards', least: 12, boards: 11 }],
    ['ebu-club', { winners: 2, entries: 2, tables: 2 }, { code: 'too-few-entries', least: 3, entries: 2 }],
    ['abf-green', { entries: 0 }, { code: 'field' }],
    ['nz-club', { tables: 6.3 }, { code: 'field' }],
    ['acbl-open', { boards: 2.5 }, { code: 'field' }],
  ] as const)('%s %o', (scheme, other, expected) => {
    expect(masterpointTable(MASTERPOINT_SCHEMES[scheme], { ...field, ...other })).toMatchObject({
      kind: 'problem',
      ...expected,
    });
  });
});

describe('EBU levels and lengths', () => {
  test.each([
    // 40 tables, the top half of 80 pairs in steps of 6 is 240; the most of 18 to 35 boards is 100
    ['ebu-club', 36, 80, 240],
    ['ebu-club', 35, 80, 100],
    ['ebu-club', 17, 80, 75],
    ['ebu-district', 17, 80, 113],
    ['ebu-national', 24, 12, 96],
  ] as const)('%s, %i boards, %i pairs: %i', (scheme, boards, entries, top) => {
    const table = tableOf(scheme, { ...field, boards, entries, tables: entries / 2 });
    expect(toNumber(placeMasterpoints(table, 1, 1))).toBe(top);
  });

  test('half steps of individuals are rounded up', () => {
    const table = tableOf('ebu-district', { ...field, contestants: 'individuals', entries: 12, tables: 3 });
    expect(table.places).toEqual([1800, 1400, 900, 900]);
  });
});

const fields = fc
  .record({
    winners: fc.constantFrom(1, 2),
    pairs: fc.integer({ min: 6, max: 120 }),
    boards: fc.integer({ min: 12, max: 60 }),
    contestants: fc.constantFrom('pairs', 'individuals'),
  })
  .map(({ winners, pairs, boards, contestants }): MasterpointField => {
    if (contestants === 'individuals')
      return { winners: 1, entries: pairs * 2, tables: pairs / 2, boards, contestants };
    return { winners, entries: winners === 2 ? Math.ceil(pairs / 2) : pairs, tables: pairs / 2, boards, contestants };
  });

/** Places of so many entries: each either follows the one before it or shares its place. */
const places = (entries: number): fc.Arbitrary<readonly { readonly place: number }[]> =>
  fc.array(fc.boolean(), { minLength: entries, maxLength: entries }).map((ties) => {
    let place = 1;
    return ties.map((tied, index) => {
      if (!tied) place = index + 1;
      return { place };
    });
  });

const rankedFields = fields.chain((played) =>
  fc.record({ played: fc.constant(played), ranking: places(played.entries) }),
);

describe.each(MASTERPOINT_SCHEME_CODES)('%s', (code) => {
  test('never gives a lower place more, nor equal places differently', () => {
    fc.assert(
      fc.property(rankedFields, ({ played, ranking }) => {
        const table = masterpointTable(MASTERPOINT_SCHEMES[code], played);
        fc.pre(isMasterpointTable(table));
        const awards = rankingMasterpoints(table, ranking);
        expect(awards).toEqual(awards.toSorted((a, b) => compare(b, a)));
        const byPlace = Map.groupBy(awards, (_, index) => ranking[index]?.place);
        for (const same of byPlace.values()) expect(new Set(same.map(writeExact)).size).toBe(1);
      }),
    );
  });

  test('gives the tied together what their places are worth, but for rounding and the smallest award', () => {
    fc.assert(
      fc.property(rankedFields, ({ played, ranking }) => {
        const table = masterpointTable(MASTERPOINT_SCHEMES[code], played);
        fc.pre(isMasterpointTable(table));
        const given = rankingMasterpoints(table, ranking).reduce((sum, award) => sum + toNumber(award) * 100, 0);
        const printed = table.places.slice(0, played.entries).reduce((sum, award) => sum + award, 0);
        const slack = played.entries * Math.max(table.unit, table.least);
        expect(Math.round(given)).toBeGreaterThanOrEqual(table.shared === 'up' ? printed : printed - slack);
        expect(Math.round(given)).toBeLessThanOrEqual(printed + slack);
      }),
    );
  });
});
