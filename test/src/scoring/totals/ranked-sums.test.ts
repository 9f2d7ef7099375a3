import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { totalsFromColumns, type TotalColumns } from '../../../../src/scoring/totals/total-columns.ts';
import { rankTotals, rankColumns, type RankedEntry } from '../../../../src/scoring/totals/ranking.ts';

const MOST = Number.MAX_SAFE_INTEGER;

/** Close together, so that some are equal; far apart; and as far as they can be. */
const sum = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -3, max: 3 }) },
  { weight: 3, arbitrary: fc.integer({ min: 2_000_000, max: 2_000_300 }) },
  { weight: 1, arbitrary: fc.constantFrom(MOST, MOST - 1, -MOST, 1 - MOST, 2 ** 52, 2 ** 52 - 1) },
);

const row = (divisor: fc.Arbitrary<number>) => fc.record({ entry: fc.nat(999), sum, boards: divisor });
const divisors = fc.oneof(fc.constantFrom(0, 1, 24).map(fc.constant), fc.constant(fc.constantFrom(0, 1, 23, 24)));

const columns = fc
  .tuple(
    divisors.chain((divisor) =>
      fc.uniqueArray(row(divisor), { selector: ({ entry }) => entry, maxLength: 40, size: 'max' }),
    ),
    fc.constantFrom(1, 3, 9_999_991),
  )
  .map(([rows, denominator]): TotalColumns => ({
    entries: rows.map(({ entry }) => entry),
    points: { sums: Float64Array.from(rows, (one) => one.sum), denominator },
    available: Float64Array.from(rows, ({ boards }) => 10 * boards),
    boards: Int32Array.from(rows, ({ boards }) => boards),
    asNs: Int32Array.from(rows, ({ boards }) => boards),
    asEw: new Int32Array(rows.length),
  }));

function placesOf(rows: readonly RankedEntry[]) {
  return rows.map(({ entry, place, tied }) => [entry, place, tied]);
}

test('sums are ranked as the fractions they stand for', () => {
  fc.assert(
    fc.property(columns, fc.constantFrom('percentage', 'mean'), (totals, basis) => {
      const all = Int32Array.from(totals.entries.keys());
      expect(placesOf(rankColumns(totals, all, basis))).toEqual(placesOf(rankTotals(totalsFromColumns(totals), basis)));
    }),
    { numRuns: 500 },
  );
});
