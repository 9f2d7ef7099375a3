import { expect, test, vi } from 'vitest';
import { memoizeByObject } from '../../../src/basics/memoize-by-object.ts';

test('an answer is worked out once for each object, also where it is nothing', () => {
  const make = vi.fn<(key: { readonly of: number }) => number | undefined>(({ of }) => (of === 0 ? undefined : 2 * of));
  const double = memoizeByObject(make);
  const [one, alike, none] = [{ of: 1 }, { of: 1 }, { of: 0 }];
  expect([double(one), double(one), double(alike), double(none), double(none)]).toEqual([
    2,
    2,
    2,
    undefined,
    undefined,
  ]);
  expect(make).toHaveBeenCalledTimes(3);
});
