import { describe, expect, test } from 'vitest';
import { movementSpec } from '../../../../../main/app/director/schemas/movement.ts';
import { FAMILIES } from '../../../../../src/movement/families/index.ts';

describe.each(FAMILIES)('$kind', (family) => {
  const spec = family.usual({ tables: 12, isHalf: true, rounds: null, even: null, phantom: null });

  test('is accepted as its family makes it', () => {
    expect(movementSpec.parse(spec)).toEqual(spec);
  });

  test('no figure may lack, and nothing may be beside them', () => {
    for (const left of Object.keys(spec)) {
      const { [left as keyof typeof spec]: _, ...rest } = spec;
      expect(movementSpec.safeParse(rest).success, `without ${left}`).toBe(false);
    }
    expect(movementSpec.safeParse({ ...spec, surprise: 1 }).success).toBe(false);
  });
});

test('a rover lacks its pair East-West', () => {
  const rover = FAMILIES.find(({ kind }) => kind === 'rover');
  const spec = rover?.usual({ tables: 12, isHalf: true, rounds: null, even: null, phantom: null });
  expect(movementSpec.safeParse({ ...spec, phantom: 'NS' }).success).toBe(false);
});
