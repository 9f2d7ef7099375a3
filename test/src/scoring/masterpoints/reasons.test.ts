import { describe, expect, test } from 'vitest';
import { roundHalfUp } from '../../../../src/scoring/masterpoints/award.ts';
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

const HOWELL: MasterpointField = { entries: 11, tables: 5.5, winners: 1, boards: 24, contestants: 'pairs' };
const MITCHELL: MasterpointField = { entries: 17, tables: 17, winners: 2, boards: 26, contestants: 'pairs' };
const LARGE: MasterpointField = { entries: 120, tables: 60, winners: 1, boards: 12, contestants: 'pairs' };
const PLAYERS: MasterpointField = { entries: 24, tables: 6, winners: 1, boards: 20, contestants: 'individuals' };

function tableOf(scheme: MasterpointScheme, field: MasterpointField): MasterpointTable | null {
  const table = masterpointTable(scheme, field);
  return isMasterpointTable(table) ? table : null;
}

/** What a place gets, worked out from the reason alone; null where it is only listed. */
function workedOut(reason: MasterpointReason): number | null {
  switch (reason.kind) {
    case 'steps': {
      const points = Math.ceil((reason.steps * reason.step) / 100) * 100;
      return Math.max(reason.least, Math.min(reason.most, points));
    }
    case 'of-first': {
      const { each, times, weight, most } = reason.first;
      const first = Math.min(each * times * (weight ?? 100), most === null ? Infinity : most * 100);
      const { part } = reason;
      return 'percent' in part ? roundHalfUp(first * part.percent, 10_000) : roundHalfUp(first, 100 * part.divisor);
    }
    case 'falling':
      return roundHalfUp((reason.first / 100) * reason.steps, reason.of) * 100;
    case 'listed':
      return null;
  }
}

describe.each(MASTERPOINT_SCHEME_CODES)('%s', (code) => {
  test.each([
    ['a Howell', HOWELL],
    ['a Mitchell', MITCHELL],
    ['a large field and a short session', LARGE],
    ['an individual', PLAYERS],
  ])('the award of every place of %s is what its reason comes to', (_, field) => {
    const table = tableOf(MASTERPOINT_SCHEMES[code], field);
    expect(table?.reasons.map(workedOut)).toEqual(table?.places);
  });
});

function firstOf(code: 'acbl-open' | 'abf-green', field: MasterpointField) {
  const reason = tableOf(MASTERPOINT_SCHEMES[code], field)?.reasons[0];
  return reason?.kind === 'of-first' ? reason.first : null;
}

test('a first place goes by the tables of a Mitchell, by the entries of one ranking, and in Australia by tables', () => {
  expect(firstOf('acbl-open', MITCHELL)).toEqual({ each: 10, times: 17, by: 'tables', weight: null, most: 150 });
  expect(firstOf('acbl-open', HOWELL)).toEqual({ each: 10, times: 11, by: 'entries', weight: null, most: 150 });
  expect(firstOf('abf-green', HOWELL)).toEqual({ each: 4, times: 6, by: 'tables', weight: 150, most: null });
});

test('a club’s award is listed in the row for so many tables', () => {
  const scheme = clubMasterpoints({ by: 'tables', rows: [{ least: 3, most: null, places: [30, 20] }] });
  if (!isClubMasterpoints(scheme)) throw new Error(scheme.code);
  expect(scheme.code).toBe('club');
  const listed = { kind: 'listed', by: 'tables', least: 3, most: null };
  expect(tableOf(scheme, HOWELL)?.reasons).toEqual([listed, listed]);
});
