import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestFirst, Quotients } from '../../../../src/scoring/totals/quotients.ts';
import { pointsAt, type PointsColumn, type TotalColumns } from '../../../../src/scoring/totals/total-columns.ts';
import { exact, toNumber, type Exact } from '../../../../src/scoring/numbers/exact.ts';

interface Row {
  readonly entry: number;
  readonly sum: number;
  readonly boards: number;
}

function columnsWith(rows: readonly Row[], points: PointsColumn): TotalColumns {
  return {
    entries: rows.map(({ entry }) => entry),
    points,
    // tops of their own, so that percentages rank otherwise than points a board
    available: Float64Array.from(rows, ({ boards, entry }) => boards * (4 + (entry % 3))),
    boards: Int32Array.from(rows, ({ boards }) => boards),
    asNs: new Int32Array(rows.length),
    asEw: new Int32Array(rows.length),
  };
}

function sumsOf(rows: readonly Row[], denominator = 1): TotalColumns {
  return columnsWith(rows, { sums: Float64Array.from(rows, ({ sum }) => sum), denominator });
}

function allOf({ entries }: TotalColumns): Int32Array {
  return Int32Array.from(entries.keys());
}

/** Equal quotients of many sizes: the same one with sum and boards a few times as large, or a hair beside it. */
const row = fc
  .record({
    sum: fc.constantFrom(0, 7, -7, 20_000_001, 1_000_000_000_000_001, -1_000_000_000_000_001),
    boards: fc.constantFrom(0, 1, 3, 7),
    times: fc.constantFrom(1, 2, 3, 6),
    beside: fc.constantFrom(0, 0, 0, 1, -1),
    entry: fc.nat(999),
  })
  .map(({ sum, boards, times, beside, entry }): Row => ({ entry, sum: sum * times + beside, boards: boards * times }));

const rows = fc.uniqueArray(row, { selector: ({ entry }) => entry, maxLength: 12 });
const ofOneDivisor = rows.map((list) => list.map((one) => ({ ...one, entry: 3 * one.entry, boards: 6 })));

const columns = fc
  .tuple(fc.oneof(rows, ofOneDivisor), fc.constantFrom(1, 3, 9_999_991), fc.boolean())
  .map(([list, denominator, asFractions]) => {
    const totals = sumsOf(list, denominator);
    return asFractions
      ? columnsWith(
          list,
          list.map((_, at) => pointsAt(totals, at)),
        )
      : totals;
  });

/** What an entry is ranked by; null without a board. */
function quotientOf(totals: TotalColumns, basis: 'percentage' | 'mean', at: number): Exact | null {
  const divisor = (basis === 'percentage' ? totals.available : totals.boards)[at] as number;
  const { numerator, denominator } = pointsAt(totals, at);
  return divisor === 0 ? null : exact(numerator, denominator * BigInt(divisor));
}

/** Above 0 where b is better. */
function difference(a: Exact | null, b: Exact | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const [first, second] = [a.numerator * b.denominator, b.numerator * a.denominator];
  return first === second ? 0 : first < second ? 1 : -1;
}

const basis = fc.constantFrom('percentage', 'mean');

describe('whatever the columns', () => {
  test('entries stand as their fractions do, equal ones by their numbers, those without a board last', () => {
    fc.assert(
      fc.property(columns, basis, (totals, by) => {
        const quotients = [...totals.entries.keys()].map((at) => quotientOf(totals, by, at));
        const between = (a: number, b: number): number => difference(quotients[a] ?? null, quotients[b] ?? null);
        const expected = [...totals.entries.keys()].toSorted(
          (a, b) => between(a, b) || (totals.entries[a] as number) - (totals.entries[b] as number),
        );
        const { sorted, asPrevious } = bestFirst(new Quotients(totals, by, allOf(totals)));
        expect([...sorted]).toEqual(expected);
        expect([...asPrevious]).toEqual(
          expected.map((at, index) => Number(index > 0 && between(expected[index - 1] as number, at) === 0)),
        );
      }),
    );
  });

  test('any two are compared as their fractions are, and keys fall as quotients rise', () => {
    fc.assert(
      fc.property(columns, basis, (totals, by) => {
        const quotients = new Quotients(totals, by, allOf(totals));
        for (const a of totals.entries.keys()) {
          for (const b of totals.entries.keys()) {
            const expected = difference(quotientOf(totals, by, a), quotientOf(totals, by, b));
            expect(Math.sign(quotients.compare(a, b))).toBe(expected);
            const apart = Math.sign((quotients.keys[a] as number) - (quotients.keys[b] as number));
            expect(quotients.areNear(a, b) ? expected : apart).toBe(expected);
          }
        }
      }),
    );
  });
});

test('large quotients that floating point takes for different are equal', () => {
  const large = [
    { entry: 9, sum: 1_000_000_000_000_001, boards: 7 },
    { entry: 3, sum: 3_000_000_000_000_003, boards: 21 },
  ];
  const quotients = new Quotients(sumsOf(large, 3), 'mean', Int32Array.of(0, 1));
  expect(quotients.keys[0]).not.toBe(quotients.keys[1]);
  const { sorted, asPrevious } = bestFirst(quotients);
  expect([[...sorted], [...asPrevious]]).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

describe('keys', () => {
  const list: readonly Row[] = [
    { entry: 3, sum: 12, boards: 4 },
    { entry: 6, sum: -5, boards: 4 },
    { entry: 9, sum: 13, boards: 4 },
  ];

  test('where all are divided by the same: how much less than the best an entry has, on top of 2^52', () => {
    const { keys } = new Quotients(sumsOf(list, 7), 'mean', Int32Array.of(0, 1, 2));
    expect([...keys]).toEqual([1, 18, 0].map((less) => 2 ** 52 + less));
  });

  test('of those to be ranked, in their order', () => {
    const quotients = new Quotients(sumsOf(list), 'mean', Int32Array.of(1, 0));
    expect([...quotients.keys]).toEqual([17, 0].map((less) => 2 ** 52 + less));
    expect([0, 1].map((index) => quotients.entryOf(index))).toEqual([6, 3]);
    expect(new Quotients(sumsOf(list), 'mean', new Int32Array()).keys).toHaveLength(0);
  });

  test.each([
    ['divisors differ', sumsOf([...list, { entry: 12, sum: 13, boards: 5 }], 7)],
    [
      'the sums are fractions',
      columnsWith(
        list,
        list.map(({ sum }) => exact(sum, 7)),
      ),
    ],
    ['the sums lie too far apart', sumsOf([...list, { entry: 12, sum: 2 ** 52, boards: 4 }], 7)],
  ])('where %s: near the quotient', (_, totals) => {
    const { keys } = new Quotients(totals, 'mean', allOf(totals));
    for (const at of totals.entries.keys()) {
      const quotient = toNumber(quotientOf(totals, 'mean', at) as Exact);
      expect(Math.abs((keys[at] as number) + quotient)).toBeLessThanOrEqual(1e-12 * Math.max(1, Math.abs(quotient)));
    }
  });

  test('the last of all where no board counts', () => {
    const quotients = new Quotients(sumsOf([...list, { entry: 12, sum: 0, boards: 0 }]), 'mean', Int32Array.of(3, 0));
    expect(quotients.keys[0]).toBe(Number.POSITIVE_INFINITY);
  });
});
