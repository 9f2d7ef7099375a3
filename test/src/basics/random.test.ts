import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chance, maxBy, randomFrom, gaussian, shuffled, randomInteger } from '../../../src/basics/random.ts';

function numbers(count: number, ...seeds: number[]): number[] {
  const random = randomFrom(...seeds);
  return Array.from({ length: count }, () => random.next());
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe('chance that can be repeated', () => {
  test('the same seeds give the same numbers, from now on', () => {
    expect(numbers(3, 1)).toEqual(numbers(3, 1));
    expect(numbers(3, 1).map((number) => Math.floor(number * 1e6))).toEqual([916559, 99595, 16631]);
  });

  test('other seeds, another order of them, or one more give others', () => {
    const streams = [numbers(4, 1), numbers(4, 2), numbers(4, 1, 2), numbers(4, 2, 1), numbers(4, 1, 0), numbers(4, 0)];
    expect(new Set(streams.map(String)).size).toBe(streams.length);
  });

  test('numbers lie from 0 to below 1 and are spread evenly', () => {
    const tenths = Array.from({ length: 10 }, () => 0);
    for (const number of numbers(20_000, 7)) {
      expect(number).toBeGreaterThanOrEqual(0);
      expect(number).toBeLessThan(1);
      const tenth = Math.floor(number * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  test('neighbouring seeds have nothing in common', () => {
    const firsts = Array.from({ length: 5000 }, (_, seed) => numbers(1, seed)[0] ?? 0);
    expect(Math.abs(mean(firsts) - 0.5)).toBeLessThan(0.02);
    const products = firsts.slice(1).map((number, index) => (number - 0.5) * ((firsts[index] ?? 0) - 0.5));
    expect(Math.abs(mean(products))).toBeLessThan(0.005);
  });

  test('gaussian numbers have the deviation given', () => {
    const random = randomFrom(3);
    const values = Array.from({ length: 20_000 }, () => gaussian(random, 2));
    expect(Math.abs(mean(values))).toBeLessThan(0.06);
    expect(Math.abs(Math.sqrt(mean(values.map((value) => value ** 2))) - 2)).toBeLessThan(0.06);
  });

  test('a chance of 0 never comes, of 1 always', () => {
    const random = randomFrom(5);
    const tries = Array.from({ length: 100 }, () => [chance(random, 0), chance(random, 1)]);
    expect(tries.every(([never, always]) => never === false && always === true)).toBe(true);
  });

  test('a shuffle keeps every item, and a whole number stays below its limit', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.integer()), fc.integer({ min: 1, max: 60 }), (seed, items, limit) => {
        const random = randomFrom(seed);
        const order = shuffled(items, random);
        expect(order.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
        const whole = randomInteger(random, limit);
        expect(Number.isInteger(whole) && whole >= 0 && whole < limit).toBe(true);
      }),
    );
  });

  test('maxBy computes the worth of an item once', () => {
    const asked: number[] = [];
    const best = maxBy([3, 8, 5], (item) => {
      asked.push(item);
      return item;
    });
    expect(best).toBe(8);
    expect(asked).toEqual([3, 8, 5]);
  });
});
