import { expect, test } from 'vitest';
import { columnsFor, hasSpaceForNames } from '../../../../../renderer/director/room/tables/columns.ts';

test.each([
  [1, 3, true],
  [5, 3, true],
  [9, 3, true],
  [10, 3, false],
  [13, 4, false],
  [20, 5, false],
  [24, 6, false],
])('%i tables stand in %i columns; full names: %o', (tables, columns, full) => {
  expect([columnsFor(tables), hasSpaceForNames(tables)]).toEqual([columns, full]);
});
