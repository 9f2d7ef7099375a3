import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameView } from '../../../main/club/same-view.ts';

test('a copy says the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (view) => {
      expect(isSameView(view, structuredClone(view))).toBe(true);
    }),
  );
});

test('two views say the same where their texts do', () => {
  const small = fc.jsonValue({ maxDepth: 2 });
  fc.assert(
    fc.property(small, small, (one, other) => {
      expect(isSameView(one, other)).toBe(canonical(one) === canonical(other));
    }),
  );
});

test.each([
  [[], {}],
  [null, {}],
  [[null], [undefined]],
  [{ a: 1 }, { a: 1, b: 2 }],
  [
    { a: 1, b: 2 },
    { a: 1, c: 2 },
  ],
  ['1', 1],
])('%j and %j do not', (one, other) => {
  expect(isSameView(one, other)).toBe(false);
  expect(isSameView(other, one)).toBe(false);
});

function canonical(view: unknown): string {
  return JSON.stringify(view, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
