import { expect, test } from 'vitest';
import { Interner } from '../../../../src/scoring/totals/interner.ts';

const MILLION = 2 ** 20;

test.each([
  ['rising', Array.from({ length: 300 }, (_, key) => key)],
  ['falling', Array.from({ length: 300 }, (_, index) => 300 - index)],
  ['powers of two and what stands beside them', [64, 63, 65, 128, 1024, 1023, MILLION - 1, MILLION, MILLION + 1]],
  ['beyond any array', [-1, 2 ** 40, -(2 ** 40), 2 ** 31]],
])('numbers %s: 0, 1, 2 ... in order of appearance, the same whenever asked', (_, keys) => {
  const numbering = new Interner();
  expect(keys.map((key) => numbering.intern(key))).toEqual([...keys.keys()]);
  expect(keys.toReversed().map((key) => numbering.intern(key))).toEqual([...keys.keys()].toReversed());
  expect(numbering.keys).toEqual(keys);
});
