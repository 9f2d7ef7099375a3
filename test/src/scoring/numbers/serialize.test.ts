import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exact } from '../../../../src/scoring/numbers/exact.ts';
import { deserializeExacts, serializeExacts } from '../../../../src/scoring/numbers/serialize.ts';

test('exact numbers are text, wherever they stand; all else is as it was', () => {
  const value = { points: exact(17, 2), board: 7, boards: [{ each: exact(-1, 3) }], own: null, given: 'average' };
  const json = {
    points: { exact: '17/2' },
    board: 7,
    boards: [{ each: { exact: '-1/3' } }],
    own: null,
    given: 'average',
  };
  expect(serializeExacts(value)).toEqual(json);
});

const leaf = fc.oneof(
  fc.tuple(fc.bigInt(), fc.bigInt({ min: 1n })).map(([numerator, denominator]) => exact(numerator, denominator)),
  fc.integer(),
  fc.string(),
  fc.boolean(),
  fc.constant(null),
);
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'points'), tie('tree'), { noNullPrototype: true }),
  ),
}));

test('what is written and travels as JSON is read as it was', () => {
  fc.assert(
    fc.property(tree, (value) => {
      const travelled = JSON.parse(JSON.stringify(serializeExacts(value))) as ReturnType<
        typeof serializeExacts<typeof value>
      >;
      expect(deserializeExacts(travelled)).toEqual(value);
    }),
  );
});

test('what only looks like an exact number stays as it is', () => {
  const data = [{ numerator: 1, denominator: 2 }, { numerator: 5n }, { denominator: 7n }, { exact: 5 }, {}];
  expect(serializeExacts(data)).toEqual(data);
  expect(deserializeExacts(data)).toEqual(data);
});
