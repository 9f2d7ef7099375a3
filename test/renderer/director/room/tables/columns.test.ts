import { expect, test } from 'vitest';
import { columnsFor, rowsOf } from '../../../../../renderer/director/room/tables/columns.ts';

test.each([
  [1, 3, 1],
  [5, 3, 2],
  [9, 3, 3],
  [10, 3, 4],
  [13, 4, 4],
  [20, 5, 4],
  [24, 6, 4],
])('%i tables stand in %i columns and %i rows', (tables, columns, rows) => {
  expect([columnsFor(tables), rowsOf(tables)]).toEqual([columns, rows]);
});
