import { describe, expect, test } from 'vitest';
import {
  BOOLEAN,
  choice,
  DECIMALS,
  IMPS,
  list,
  mergeStored,
  nullable,
  oneOrList,
  PERCENT,
  record,
  shapeProblems,
  whole,
  type AnyShape,
} from '../../../../src/scoring/regulation/shape.ts';

/** The values that a shape accepts. */
function taken(shape: AnyShape, values: readonly unknown[]): readonly unknown[] {
  return values.filter((value) => mergeStored(shape, value, undefined) !== undefined);
}

const PAIR = record<{ readonly a: number; readonly b: boolean }>({ a: PERCENT, b: BOOLEAN });

describe('a stored value', () => {
  test.each<[string, AnyShape, readonly unknown[], readonly unknown[]]>([
    ['a choice', choice('c', ['x', 1, null]), ['x', 1, null], ['y', '1', 0, undefined, true]],
    ['a boolean', BOOLEAN, [true, false], [0, 'true', null]],
    ['a percentage', PERCENT, [0, 100, 33.33], [-0.01, 100.01, 33.333, '50', null, Number.NaN]],
    ['IMPs', IMPS, [-24, 0, 24], [-25, 25, 0.5, '3', null]],
    ['decimals', DECIMALS, [0, 4], [-1, 5, 1.5, '2', null]],
    ['a whole number', whole(2, 9), [2, 5, 9], [1, 10, 2.5, '5', null]],
  ])('that is %s', (_, shape, known, unknown) => {
    expect(taken(shape, [...known, ...unknown])).toEqual(known);
    for (const value of unknown) expect(mergeStored(shape, value, 'usual')).toBe('usual');
  });

  test('that may be null is null, or merged', () => {
    const shape = nullable(PAIR);
    expect(mergeStored(shape, null, { a: 1, b: true })).toBeNull();
    expect(mergeStored(shape, { a: 2 }, { a: 1, b: true })).toEqual({ a: 2, b: true });
    expect(mergeStored(shape, { a: 2 }, null)).toBeNull();
    expect(mergeStored(shape, { a: 2, b: false }, null)).toEqual({ a: 2, b: false });
    expect(mergeStored(shape, undefined, { a: 1, b: true })).toEqual({ a: 1, b: true });
  });

  test('of several parts has the usual ones where its own are not known, and no others', () => {
    const usual = { a: 1, b: true };
    expect(mergeStored(PAIR, { a: 101, b: false, c: 3 }, usual)).toEqual({ a: 1, b: false });
    for (const none of [null, 7, 'a', []]) expect(mergeStored(PAIR, none, usual)).toEqual(usual);
    expect(mergeStored(PAIR, { a: 1 }, undefined)).toBeUndefined();
    expect(mergeStored(record<{ readonly toString: number }>({ toString: PERCENT }), {}, { toString: 5 })).toEqual({
      toString: 5,
    });
  });

  test('that is a list has what is known of it, up to its length', () => {
    const shape = list(PAIR, 2);
    const one = { a: 1, b: true };
    expect(mergeStored(shape, [{ a: 1 }, one, 'x', { ...one, a: 2 }, { ...one, a: 3 }], [])).toEqual([
      one,
      { a: 2, b: true },
    ]);
    expect(mergeStored(shape, [], [one])).toEqual([]);
    expect(mergeStored(shape, one, [one])).toEqual([one]);
  });

  test('that is one value or a list is merged as what it is', () => {
    const shape = oneOrList(choice('c', ['all']), list(PERCENT, 9));
    expect(['all', [1, 'x', 2], 'none', 5].map((value) => mergeStored(shape, value, 'usual'))).toEqual([
      'all',
      [1, 2],
      'usual',
      'usual',
    ]);
  });
});

test('what can’t be is found in every part', () => {
  const shape = record({
    one: choice('one', ['x', null]),
    list: list(record({ percent: PERCENT, imps: IMPS }), 9),
    maybe: nullable(DECIMALS),
    either: oneOrList(choice('either', ['all']), list(PERCENT, 9)),
    rest: record({ on: BOOLEAN, count: whole(0, 1) }),
  });
  const rest = { on: true, count: 7 };
  const none = { one: 'x', list: [], maybe: null, either: 'all', rest };
  expect(shapeProblems(shape, none)).toEqual([]);
  expect(shapeProblems(shape, { ...none, one: null, list: [{ percent: 0, imps: 0 }], maybe: 0, either: [0] })).toEqual(
    [],
  );
  const wrong = { one: 7, list: [{ percent: 101, imps: 0.5 }], maybe: 5, either: [-1], rest };
  expect(shapeProblems(shape, wrong)).toEqual([
    { kind: 'problem', code: 'choice', rule: 'one', given: '7' },
    { kind: 'problem', code: 'percent', given: 101 },
    { kind: 'problem', code: 'imps', given: 0.5 },
    { kind: 'problem', code: 'decimals', given: 5 },
    { kind: 'problem', code: 'percent', given: -1 },
  ]);
  expect(shapeProblems(shape, { ...none, either: 'none' })).toMatchObject([{ rule: 'either', given: 'none' }]);
});
