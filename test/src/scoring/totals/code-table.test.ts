import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { scoreKey, CodeTable } from '../../../../src/scoring/totals/code-table.ts';

const board = fc.oneof(fc.nat(70), fc.constantFrom(-4, 2 ** 40));
const score = fc.oneof(
  fc.integer({ min: -40, max: 40 }).map((tens) => 10 * tens),
  fc.constantFrom(-7600, 7600, -8000, 10 ** 9),
);

test('whatever is put into a cell stays there, however many boards and scores come after', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(board, score), { maxLength: 400, size: 'max' }), (list) => {
      const table = new CodeTable();
      const known = new Map<string, number>();
      for (const [number, points] of list) {
        const cell = table.cell(table.row(number), points);
        const key = `${number}: ${points}`;
        expect(table.cells[cell]).toBe(known.get(key) ?? 0);
        known.set(key, (known.get(key) ?? 0) + 1);
        table.cells[cell] = known.get(key) as number;
      }
    }),
  );
});

test('rows and columns are numbered from 1 on; 0 is what is not known, and empty', () => {
  const table = new CodeTable();
  const cell = table.cell(table.row(7), -50);
  expect([table.rowOf[7], table.rowOf[8]]).toEqual([1, 0]);
  expect([table.columnOf[scoreKey(-50)], table.columnOf[scoreKey(-60)]]).toEqual([1, 0]);
  expect(cell).toBe(table.width + 1);
  expect(table.row(9)).toBe(2);
  expect(scoreKey(-7600)).toBe(0);
});

test('a column is always lower than the width, and a row always there', () => {
  const table = new CodeTable();
  for (let number = 1; number <= 130; number += 1) {
    const row = table.row(number);
    expect(row * table.width).toBeLessThan(table.cells.length);
    table.cell(row, 10 * number);
    expect(table.columnOf[scoreKey(10 * number)]).toBe(number);
    expect(number).toBeLessThan(table.width);
  }
  expect(table.cells).toHaveLength(table.width * 256);
});
