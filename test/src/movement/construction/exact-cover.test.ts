import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findExactCover, type CoverOption } from '../../../../src/movement/construction/exact-cover.ts';

const byNumber = (a: number, b: number): number => a - b;

describe('exact cover', () => {
  test('takes every item once', () => {
    const options = [
      [0, 3, 6],
      [0, 3],
      [3, 4, 6],
      [2, 4, 5],
      [1, 2, 5, 6],
      [1, 6],
    ].map((items) => ({ items }));
    const cover = findExactCover(options, [0, 1, 2, 3, 4, 5, 6]);
    expect(cover?.flatMap(({ items }) => items).toSorted(byNumber)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('none when an item has no taker left', () => {
    expect(findExactCover([{ items: [0, 1] }, { items: [1, 2] }], [0, 1, 2])).toBeNull();
  });

  test('finds a cover exactly when one exists', () => {
    const items = [0, 1, 2, 3, 4];
    const option = fc.subarray(items, { minLength: 1 }).map((taken): CoverOption => ({ items: taken }));
    fc.assert(
      fc.property(fc.array(option, { maxLength: 9 }), (options) => {
        const cover = findExactCover(options, items);
        expect(cover !== null).toBe(coverExists(options, items));
        const taken = cover ? cover.flatMap((option) => option.items) : items;
        expect(taken.toSorted(byNumber)).toEqual(items);
      }),
    );
  });
});

/** By trying every selection of options. */
function coverExists(options: readonly CoverOption[], items: readonly number[]): boolean {
  for (let selection = 0; selection < 2 ** options.length; selection += 1) {
    const taken = options.flatMap((option, index) => ((selection >> index) & 1 ? option.items : []));
    if (taken.toSorted(byNumber).join() === items.join()) return true;
  }
  return false;
}
