import { expect, test } from 'vitest';
import { columnsOf, totalsIn, type Total } from '../../../../src/scoring/columns/total-columns.ts';
import { exact } from '../../../../src/scoring/exact.ts';

test('columns hold what the totals have', () => {
  const totals: readonly Total[] = [
    { entry: 7, points: exact(5, 3), available: 24, boards: 3, asNs: 2, asEw: 1 },
    { entry: -2, points: exact(-4), available: 0, boards: 5, asNs: 0, asEw: 6 },
  ];
  expect(totalsIn(columnsOf(totals))).toEqual(totals);
});
