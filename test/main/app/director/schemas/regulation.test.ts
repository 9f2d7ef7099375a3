import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { regulationValue } from '../../../../../main/app/director/schemas/regulation.ts';
import { REGULATION_CODES, REGULATIONS } from '../../../../../src/scoring/regulation/regulation.ts';
import { anyPreset, anyRegulation } from '../../../../src/scoring/regulation/any-regulation.ts';

/** The path to the first fault of a regulation; null where there is none. */
function faultIn(regulation: unknown): string | null {
  const read = regulationValue.safeParse({ preset: 'wbf', regulation });
  return read.success ? null : (read.error.issues[0]?.path.join('.') ?? '');
}

describe('the schema of a regulation', () => {
  test.each(REGULATION_CODES)('takes %s as it is', (preset) => {
    const value = { preset, regulation: REGULATIONS[preset] };
    expect(regulationValue.parse(JSON.parse(JSON.stringify(value)))).toEqual(value);
  });

  test('takes every regulation that can be', () => {
    fc.assert(
      fc.property(anyPreset, anyRegulation, (preset, regulation) => {
        const value: unknown = JSON.parse(JSON.stringify({ preset, regulation }));
        expect(regulationValue.parse(value)).toEqual(value);
      }),
    );
  });

  test('names the first part that is missing, unknown or of another type', () => {
    const { wbf } = REGULATIONS;
    const { fives: _, ...withoutFives } = wbf.butler;
    const row = { upTo: null, winner: 200, loser: 0 };
    const scale = { takes: 'imps', sum: null, tables: [{ least: 1, most: 8, rows: [row] }] };
    expect(faultIn({ ...wbf, ownScale: scale })).toBeNull();
    expect([
      faultIn({ ...wbf, leastBoards: undefined }),
      faultIn({ ...wbf, later: 1 }),
      faultIn({ ...wbf, code: 'a'.repeat(41) }),
      faultIn({ ...wbf, matchpoints: '3-1-0' }),
      faultIn({ ...wbf, leastBoards: '50' }),
      faultIn({ ...wbf, artificial: { ...wbf.artificial, ownAverage: 1 } }),
      faultIn({ ...wbf, sitOut: { percent: null } }),
      faultIn({ ...wbf, butler: withoutFives }),
      faultIn({ ...wbf, butler: { ...wbf.butler, drops: 'all' } }),
      faultIn({ ...wbf, butler: { ...wbf.butler, drops: [{ highest: 0.5, lowest: 1, from: 4 }] } }),
      faultIn({
        ...wbf,
        artificial: {
          ...wbf.artificial,
          otherImps: Array.from({ length: 10 }, (_row, percent) => ({ percent, imps: 5 })),
        },
      }),
      faultIn({ ...wbf, ownScale: { ...scale, tables: [{ least: 1, most: 1000, rows: [row] }] } }),
      faultIn({ ...wbf, ownScale: { ...scale, tables: [{ least: 1, most: 8, rows: [{ ...row, loser: 0.5 }] }] } }),
    ]).toEqual([
      'regulation.leastBoards',
      'regulation',
      'regulation.code',
      'regulation.matchpoints',
      'regulation.leastBoards',
      'regulation.artificial.ownAverage',
      'regulation.sitOut.imps',
      'regulation.butler.fives',
      'regulation.butler.drops',
      'regulation.butler.drops',
      'regulation.artificial.otherImps',
      'regulation.ownScale.tables.0.most',
      'regulation.ownScale.tables.0.rows.0.loser',
    ]);
  });

  test('leaves whether the values can be to the rules', () => {
    expect(faultIn({ ...REGULATIONS.wbf, leastBoards: 101 })).toBeNull();
  });
});
