import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestArrowSwitch } from '../../../../src/movement/arrow-switch.ts';
import type { LineSpec } from '../../../../src/movement/movement.ts';
import { qualityOf } from '../../../../src/movement/quality.ts';
import { validateMovement } from '../../../../src/movement/validate.ts';
import { build, lines } from '../build.ts';
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
    const faults = made.flatMap((one) => (isMovement(one) ? [] : [one.code]));
    expect(faults.filter((code) => code !== 'tables')).toEqual([]);
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

test('the best arrow switch is the one with the best balance', () => {
  for (const [kind, tables] of [
    ['double-weave', 8],
    ['double-weave', 12],
    ['blackpool', 8],
    ['twin', 10],
  ] as const) {
    const spec = lines(kind, tables, { rounds: tables }) as LineSpec;
    const balances = [0, 1, 2, 3].map((arrowSwitch) => qualityOf(build({ ...spec, arrowSwitch, rounds: tables })));
    const best = bestArrowSwitch(spec);
    const one = qualityOf(build({ ...spec, arrowSwitch: best })).balance;
    for (const { balance } of balances.slice(1)) expect(one).toBeGreaterThanOrEqual(balance - 1e-9);
  }
});

test('a movement of two lines may end early, switched or not, with or without a half table', () => {
  const kinds = fc.constantFrom('blackpool' as const, 'double-weave' as const, 'twin' as const, 'appendix' as const);
  fc.assert(
    fc.property(
      kinds,
      fc.integer({ min: 2, max: 7 }),
      fc.constantFrom(null, 'NS', 'EW'),
      fc.nat(),
      fc.nat(),
      (kind, size, phantom, fewer, switches) => {
        const tables = kind === 'double-weave' ? 4 * size : kind === 'twin' ? 4 * size - 2 : size + 4;
        const full = lines(kind, tables, { phantom });
        const rounds = 1 + (fewer % full.rounds);
        expect(errors({ ...full, rounds, arrowSwitch: switches % rounds } as LineSpec)).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
});

function errors(spec: Parameters<typeof build>[0]): unknown[] {
  return validateMovement(build(spec)).filter(({ severity }) => severity === 'error');
}
