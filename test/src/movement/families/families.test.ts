import { describe, expect, test } from 'vitest';
import { FAMILIES } from '../../../../src/movement/families/index.ts';
import { isMovement, makeMovement } from '../../../../src/movement/make.ts';
import { familyWords } from '../../../../src/language/movement/families.ts';

const SIZES = Array.from({ length: 60 }, (_, index) => (index + 3) / 2);

test('every family has a kind and a name of its own', () => {
  expect(new Set(FAMILIES.map(({ kind }) => kind)).size).toBe(FAMILIES.length);
  for (const language of ['en', 'fr'] as const) {
    expect(new Set(FAMILIES.map(({ kind }) => familyWords[language][kind].name)).size).toBe(FAMILIES.length);
  }
});

describe.each(FAMILIES)('$kind', (family) => {
  const sizes = SIZES.map((tables) => ({ tables: Math.ceil(tables), isHalf: !Number.isInteger(tables) }));

  test('can be built in every size it proposes', () => {
    const proposed = sizes.flatMap((size) => family.proposals(size).map((spec) => ({ size, spec })));
    expect(proposed.length).toBeGreaterThan(0);
    for (const { size, spec } of proposed) {
      expect(spec).toMatchObject({ kind: family.kind, tables: size.tables, boardsPerRound: 1 });
      expect(makeMovement(spec)).toMatchObject({ tables: size.tables, boardsPerRound: 1 });
      expect(Boolean(spec.phantom)).toBe(size.isHalf);
    }
  });

  test('as usual it can be built, or has no such number of tables', () => {
    const made = sizes.map((size) => makeMovement(family.usual({ ...size, rounds: null, even: null, phantom: null })));
    // Where a web or a reduced Howell has no number of sets at all, the rounds are at fault.
    const faults = made.flatMap((one) => (isMovement(one) ? [] : [one.code]));
    expect(faults.filter((code) => code !== 'tables' && code !== 'rounds')).toEqual([]);
    expect(faults.length).toBeLessThan(made.length);
  });

  test('it takes the rounds that are wished for', () => {
    for (const { tables, isHalf } of sizes) {
      expect(family.usual({ tables, isHalf, rounds: 6, even: null, phantom: null })).toMatchObject({
        tables,
        rounds: 6,
      });
    }
  });
});
