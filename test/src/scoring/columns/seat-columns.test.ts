import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SeatColumns } from '../../../../src/scoring/columns/seat-columns.ts';

const entry = fc.oneof(fc.nat(300), fc.constantFrom(-1, 2 ** 20, 2 ** 40));
const seats = fc.array(fc.record({ entry, points: fc.integer({ min: -50, max: 50 }), isNs: fc.boolean() }), {
  maxLength: 600,
  size: 'max',
});

test('however many entries appear, each has its own seats and points, in order of appearance', () => {
  fc.assert(
    fc.property(seats, (list) => {
      const columns = new SeatColumns();
      for (const seat of list) {
        if (seat.isNs) columns.addNs(seat.entry, seat.points);
        else columns.addEw(seat.entry, seat.points);
      }
      expect(columns.entries).toEqual([...new Set(list.map((seat) => seat.entry))]);
      const rows = columns.entries.map((_, at) => [columns.sums[at], columns.asNs[at], columns.asEw[at]]);
      const expected = columns.entries.map((one) => {
        const own = list.filter((seat) => seat.entry === one);
        const asNs = own.filter(({ isNs }) => isNs).length;
        return [own.reduce((sum, { points }) => sum + points, 0), asNs, own.length - asNs];
      });
      expect(rows).toEqual(expected);
    }),
  );
});

test('cleared columns are at nothing, and entries keep their places', () => {
  const columns = new SeatColumns();
  columns.addNs(7, 5);
  columns.addEw(9, -5);
  columns.clear();
  columns.addEw(9, 2);
  expect(columns.entries).toEqual([7, 9]);
  expect([columns.sums, columns.asNs, columns.asEw].map((column) => [...column.subarray(0, 2)])).toEqual([
    [0, 2],
    [0, 0],
    [0, 1],
  ]);
});

test('a sum that is no longer exact is refused, even on its way to another', () => {
  const columns = new SeatColumns();
  columns.addNs(1, Number.MAX_SAFE_INTEGER);
  columns.addEw(2, -Number.MAX_SAFE_INTEGER);
  expect([...columns.sums.subarray(0, 2)]).toEqual([Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER]);
  const tooMany = new RangeError('totals: too many points to be added exactly');
  expect(() => columns.addNs(1, 1)).toThrow(tooMany);
  expect(() => columns.addNs(2, -1)).toThrow(tooMany);
});
