import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { masterpointSentence } from '../../../../src/language/derivation/masterpoints.ts';
import type { Language } from '../../../../src/language.ts';
import { deriveMasterpoints, type MasterpointDerivation } from '../../../../src/scoring/derivation/masterpoints.ts';
import { add, exact, writeExact, ZERO } from '../../../../src/scoring/numbers/exact.ts';
import { placeMasterpoints } from '../../../../src/scoring/masterpoints/award.ts';
import { clubMasterpoints, isClubMasterpoints } from '../../../../src/scoring/masterpoints/club.ts';
import {
  masterpointTable,
  isMasterpointTable,
  MASTERPOINT_SCHEME_CODES,
  type MasterpointReason,
  type MasterpointTable,
  type MasterpointField,
  type MasterpointScheme,
} from '../../../../src/scoring/masterpoints/scheme.ts';
import { MASTERPOINT_SCHEMES } from '../../../../src/scoring/masterpoints/schemes.ts';

const sixTables = { entries: 12, tables: 6, winners: 1, boards: 24, contestants: 'pairs' } as const;

function tableOf(scheme: MasterpointScheme, field: MasterpointField): MasterpointTable {
  const table = masterpointTable(scheme, field);
  if (!isMasterpointTable(table)) throw new Error(table.code);
  return table;
}

function say(
  code: (typeof MASTERPOINT_SCHEME_CODES)[number],
  field: Partial<MasterpointField>,
  place: number,
  tied = 1,
  language: Language = 'en',
): string {
  const table = tableOf(MASTERPOINT_SCHEMES[code], { ...sixTables, ...field });
  return masterpointSentence(deriveMasterpoints(code, table, place, tied), language).replace(/[\u202f\u00a0]/g, ' ');
}

// the worked examples of test/conformance/masterpoints
describe('in words', () => {
  test('EBU: steps, and the tie of the Scottish example', () => {
    expect(say('ebu-club', {}, 1)).toBe('24: place 1 gets 4 steps of 6 = 24 (EBU forum 1365).');
    expect(say('ebu-club', {}, 1, 2)).toBe(
      '21: place 1 gets 4 steps of 6 = 24; place 2 gets 3 steps of 6 = 18 (EBU forum 1365); places 1 to 2 are shared by 2, together 42, 21 each (EBU White Book 143.4).',
    );
    expect(say('ebu-club', {}, 3, 3)).toMatch(/place 5 gets nothing: only 4 places are awarded/);
    expect(say('ebu-club', {}, 4, 3, 'fr')).toMatch(/relevé à la plus petite dotation, 6 \(EBU White Book 143\.4\)\.$/);
    expect(say('ebu-club', { contestants: 'individuals', entries: 24 }, 8)).toMatch(/1 step of 3, at least 6 = 6/);
    expect(say('ebu-club', { entries: 80, tables: 40 }, 1)).toMatch(/steps of 6, at most 100 = 100/);
  });

  test('ABF: a Mitchell of 6.5 tables', () => {
    const mitchell = { entries: 7, tables: 6.5, winners: 2 } as const;
    expect(say('abf-green', mitchell, 1)).toBe(
      '0.21: place 1 gets the first award, 7 tables × 0.02 × 1.5 = 0.21 (ABF Masterpoint Manual, book 4).',
    );
    expect(say('abf-green', mitchell, 2)).toMatch(/70 % of the first award, 7 tables × 0\.02 × 1\.5, × 0\.7 = 0\.15/);
    expect(say('abf-green', mitchell, 3, 2)).toBe(
      '0.06: place 3 gets the first award divided by 2, 7 tables × 0.02 × 1.5, / 2 = 0.11; place 4 gets nothing: only 3 places are awarded (ABF Masterpoint Manual, book 4); places 3 to 4 are shared by 2, together 0.11, 0.055 each, rounded up 0.06 (EBU White Book 143.4).',
    );
  });

  test('ACBL: a percentage, a part, the most there is', () => {
    expect(say('acbl-open', { entries: 30, tables: 15 }, 5)).toMatch(
      /^0\.30: place 5 gets the first award divided by 5, 30 entries × 0\.1, at most 1\.5, \/ 5 = 0\.30/,
    );
    expect(say('acbl-open', { entries: 11, tables: 5.5 }, 3, 1, 'fr')).toBe(
      '0,55 : la place 3 reçoit 50 % de la première dotation, 11 inscrits × 0,1, × 0,5 = 0,55 (ACBL Handbook, Calculating the Awards).',
    );
  });

  test('New Zealand, and a table of the club’s own', () => {
    expect(say('nz-club', { entries: 13, tables: 13, winners: 2 }, 4)).toMatch(/40 × 1 \/ 4 = 10/);
    const club = clubMasterpoints({ by: 'tables', rows: [{ least: 6, most: 8, places: [2000, 1400] }] });
    if (!isClubMasterpoints(club)) throw new Error(club.code);
    const derived = deriveMasterpoints('club', tableOf(club, sixTables), 2, 1);
    expect(masterpointSentence(derived, 'en')).toBe(
      '14.00: place 2 gets what the row for 6 to 8 tables of the club’s own table says: 14.00.',
    );
  });
});

test.each<[string, Pick<MasterpointTable, 'unit' | 'shared' | 'least'>, number, string, string | null]>([
  ['rounded to nothing: the smallest award', { unit: 1, shared: 'nearest', least: 1 }, 1, '1/100', '1/100'],
  ['rounded to the smallest award', { unit: 1, shared: 'nearest', least: 1 }, 2, '1/100', null],
  ['rounded up to it', { unit: 1, shared: 'up', least: 1 }, 1, '1/100', null],
  ['rounded up and still below it', { unit: 100, shared: 'up', least: 600 }, 1200, '6', '6'],
])('three share one award, %s', (_, rules, award, points, raisedTo) => {
  const table: MasterpointTable = { places: [award], reasons: [], ...rules };
  const derived = deriveMasterpoints('club', table, 1, 3);
  expect(writeExact(derived.points)).toBe(points);
  expect(derived.shared?.raisedTo && writeExact(derived.shared.raisedTo)).toBe(raisedTo);
});

const anyField = fc
  .record({
    tables: fc.integer({ min: 6, max: 120 }).map((halves) => halves / 2),
    boards: fc.integer({ min: 12, max: 60 }),
    winners: fc.constantFrom(1 as const, 2 as const),
    contestants: fc.constantFrom('pairs' as const, 'individuals' as const),
  })
  .map(({ tables, winners, contestants, boards }): MasterpointField => {
    const entries = Math.ceil((tables * (contestants === 'pairs' ? 2 : 4)) / winners);
    return { entries, tables, winners, contestants, boards };
  });

function nearest(value: number): number {
  return Math.floor(value + 0.5 + 1e-9);
}

/** The hundredths of a place from its rule alone, in floating point: none of these figures is near the edge of it. */
function again(reason: MasterpointReason): number {
  switch (reason.kind) {
    case 'steps': {
      const product = Math.ceil((reason.steps * reason.step) / 100) * 100;
      return Math.max(reason.least, Math.min(reason.most, product));
    }
    case 'of-first': {
      const { each, times, weight, most } = reason.first;
      const first = Math.min(most ?? Infinity, (each * times * (weight ?? 100)) / 100);
      return nearest('divisor' in reason.part ? first / reason.part.divisor : (first * reason.part.percent) / 100);
    }
    case 'falling':
      return nearest((reason.first * reason.steps) / reason.of / 100) * 100;
    case 'listed':
      throw new Error('no scheme has one');
  }
}

/** What each gets, from the derivation alone. */
function shareAgain({ filled, shared, points }: MasterpointDerivation, unit: number): number {
  if (!shared) return filled.reduce((sum, { reason }) => sum + (reason ? again(reason) : 0), 0);
  const sum = filled.reduce((total, { award }) => add(total, award), ZERO);
  expect(writeExact(sum)).toBe(writeExact(shared.sum));
  if (shared.raisedTo) return Number(shared.raisedTo.numerator * 100n) / Number(shared.raisedTo.denominator);
  const mean = Number(shared.each.numerator * 100n) / Number(shared.each.denominator) / unit;
  const share = (shared.rounded === 'up' ? Math.ceil(mean - 1e-9) : Math.floor(mean + 0.5 + 1e-9)) * unit;
  expect(writeExact(points)).toBe(writeExact(exact(share, 100)));
  return share;
}

test.each(MASTERPOINT_SCHEME_CODES)('%s: every award can be worked out again from its derivation', (code) => {
  fc.assert(
    fc.property(anyField, fc.nat(), fc.integer({ min: 1, max: 5 }), (field, at, tied) => {
      const table = masterpointTable(MASTERPOINT_SCHEMES[code], field);
      if (!isMasterpointTable(table)) return;
      const place = 1 + (at % (table.places.length + 2));
      const derived = deriveMasterpoints(code, table, place, tied);
      expect(writeExact(derived.points)).toBe(writeExact(placeMasterpoints(table, place, tied)));
      for (const { reason, award } of derived.filled) {
        expect(writeExact(award)).toBe(writeExact(exact(reason ? again(reason) : 0, 100)));
      }
      expect(writeExact(exact(shareAgain(derived, table.unit), 100))).toBe(writeExact(derived.points));
    }),
  );
});
