import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumLines, sumLinesLong } from '../../../../src/scoring/totals/seat-sums.ts';
import type { SeatIndex } from '../../../../src/scoring/totals/seat-index.ts';

const FIRST = -3;
const LENGTH = 8;
const FIGURES = { ns: [0, 5, -7, 2 ** 40], ew: [3, 0, 11, -(2 ** 40)] };

const entry = fc.integer({ min: FIRST, max: FIRST + LENGTH - 1 });
const lines = fc.array(fc.record({ ns: entry, ew: entry, code: fc.nat(3) }), { maxLength: 60 });

function seatIndexOf(list: readonly { ns: number; ew: number; code: number }[]): SeatIndex {
  const entries = Array.from({ length: LENGTH }, (_, at) => FIRST + at);
  return { lines: list, codes: Int32Array.from(list, ({ code }) => code), first: FIRST, length: LENGTH, entries };
}

test('an entry has what its seats are worth, and how often it sat where, in plain numbers and in long ones', () => {
  fc.assert(
    fc.property(lines, (list) => {
      const seating = seatIndexOf(list);
      const plain = sumLines(seating, { ns: Float64Array.from(FIGURES.ns), ew: Float64Array.from(FIGURES.ew) });
      const long = sumLinesLong(seating, { ns: FIGURES.ns.map(BigInt), ew: FIGURES.ew.map(BigInt) });
      const expected = seating.entries.map((who) => {
        const asNs = list.filter(({ ns }) => ns === who);
        const asEw = list.filter(({ ew }) => ew === who);
        const worth = [...asNs.map(({ code }) => FIGURES.ns[code]), ...asEw.map(({ code }) => FIGURES.ew[code])];
        return [worth.reduce<number>((sum, figure = 0) => sum + figure, 0), asNs.length, asEw.length];
      });
      const rowsOf = ({ sums, asNs, asEw }: ReturnType<typeof sumLines> | ReturnType<typeof sumLinesLong>) =>
        seating.entries.map((_, at) => [Number(sums[at]), asNs[at], asEw[at]]);
      expect(rowsOf(plain)).toEqual(expected);
      expect(rowsOf(long)).toEqual(expected);
      expect([plain, long].map(({ sums }) => sums.length)).toEqual([LENGTH, LENGTH]);
    }),
  );
});

test('long numbers are as long as it takes', () => {
  const seating = seatIndexOf([
    { ns: 0, ew: 1, code: 0 },
    { ns: 0, ew: 1, code: 0 },
  ]);
  const { sums } = sumLinesLong(seating, { ns: [2n ** 80n + 1n], ew: [-(2n ** 90n) - 1n] });
  expect(sums).toEqual([0n, 0n, 0n, 2n ** 81n + 2n, -(2n ** 91n) - 2n, 0n, 0n, 0n]);
});
