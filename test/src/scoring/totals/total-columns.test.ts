import { expect, test } from 'vitest';
import {
  totalColumnsOf,
  indexesWhere,
  withoutUnseated,
  totalsFromColumns,
  type EntryTotal,
} from '../../../../src/scoring/totals/total-columns.ts';
import { exact } from '../../../../src/scoring/numbers/exact.ts';

test('columns hold what the totals have', () => {
  const totals: readonly EntryTotal[] = [
    { entry: 7, points: exact(5, 3), available: 24, boards: 3, asNs: 2, asEw: 1 },
    { entry: -2, points: exact(-4), available: 0, boards: 5, asNs: 0, asEw: 6 },
  ];
  expect(totalsFromColumns(totalColumnsOf(totals))).toEqual(totals);
});

const TOTALS: readonly EntryTotal[] = [
  { entry: 1, points: exact(4), available: 24, boards: 3, asNs: 2, asEw: 1 },
  { entry: 2, points: exact(0), available: 0, boards: 0, asNs: 0, asEw: 0 },
  { entry: 3, points: exact(-6), available: 8, boards: 1, asNs: 0, asEw: 1 },
  { entry: 4, points: exact(2), available: 16, boards: 2, asNs: 2, asEw: 0 },
];

test('an index that nobody sat at is left out', () => {
  const seated = TOTALS.filter(({ entry }) => entry !== 2);
  const columns = totalColumnsOf(TOTALS);
  const whole = { ...columns, points: { sums: Float64Array.of(8, 0, -12, 4), denominator: 2 } };
  expect(withoutUnseated(columns)).toEqual(totalColumnsOf(seated));
  expect(withoutUnseated(whole)).toEqual({
    ...totalColumnsOf(seated),
    points: { sums: Float64Array.of(8, -12, 4), denominator: 2 },
  });
});

test('columns without such an index stay the same', () => {
  const columns = totalColumnsOf(TOTALS.filter(({ entry }) => entry !== 2));
  expect(withoutUnseated(columns)).toBe(columns);
});

test('the indexes of those that pass', () => {
  expect(indexesWhere(totalColumnsOf(TOTALS), (at) => at % 3 === 0)).toEqual(Int32Array.of(0, 3));
});
