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
