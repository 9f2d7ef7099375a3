import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestArrowSwitch } from '../../../../src/movement/arrow-switch.ts';
import type { LineSpec } from '../../../../src/movement/movement.ts';
import { numbersTo } from '../../../../src/basics/numbers-to.ts';
import { qualityOf } from '../../../../src/movement/quality.ts';
import { roverSeats } from '../../../../src/movement/families/rover.ts';
import { validateMovement } from '../../../../src/movement/validate.ts';
import { webLayout } from '../../../../src/movement/families/web.ts';
import { build, faults, lines, mitchell, written } from '../build.ts';
import { figures } from '../figures.ts';

const sizes = (first: number, last: number, step = 1): number[] =>
  numbersTo(last).filter((tables) => tables >= first && (tables - first) % step === 0);

function errors(spec: Parameters<typeof build>[0]): unknown[] {
  return validateMovement(build(spec)).filter(({ severity }) => severity === 'error');
}

describe('Blackpool', () => {
  test.each(sizes(4, 30))('%i tables: everyone meets everyone of the other line, nobody shares', (tables) => {
    const movement = build(lines('blackpool', tables, { rounds: tables }));
    expect(faults(movement)).toEqual([]);
    expect(qualityOf(movement)).toMatchObject({ opponents: { least: tables, most: tables }, repeats: 0 });
  });

  test.each(sizes(4, 30))('%i tables with two revenge rounds: all sets are played, 2T meetings again', (tables) => {
    const quality = qualityOf(build(lines('blackpool', tables)));
    expect(quality).toMatchObject({ boardsPlayed: { least: tables + 2, most: tables + 2 }, repeats: 2 * tables });
  });
});

test.each(sizes(4, 40, 4))('double weave of %i tables: complete, no sharing, no bye stand', (tables) => {
  const movement = build(lines('double-weave', tables));
  expect(faults(movement)).toEqual([]);
  expect(qualityOf(movement)).toMatchObject({
    balance: 100,
    byeStands: 0,
    opponents: { least: tables, most: tables },
    boardsPlayed: { least: tables, most: tables },
  });
});

test('a double weave begins as a straight Mitchell: pair T+t on set t at table t', () => {
  expect(written(build(lines('double-weave', 8)), 1)).toBe('1-9:1 2-10:2 3-11:3 4-12:4 5-13:5 6-14:6 7-15:7 8-16:8');
});

test.each(sizes(6, 42, 4))('twin of %i tables: complete on two copies', (tables) => {
  const movement = build(lines('twin', tables));
  expect(faults(movement, [], 2)).toEqual([]);
  expect(qualityOf(movement)).toMatchObject({ balance: 100, copies: 2, sharing: { rounds: 0 } });
  expect(qualityOf(movement).opponents.least).toBe(tables);
});

describe('appendix', () => {
  test.each(sizes(5, 40))('Bowman of %i tables: everyone plays all sets', (tables) => {
    const movement = build(lines('appendix', tables));
    expect(faults(movement, numbersTo(tables))).toEqual([]);
    expect(qualityOf(movement).boardsPlayed).toEqual({ least: tables - 2, most: tables - 2 });
  });

  test.each(sizes(5, 40))('one and a half tables (%i places): East-West sit out once, two tables share', (tables) => {
    const movement = build(lines('appendix', tables, { phantom: 'NS' }));
    expect(faults(movement, [1, tables - 1])).toEqual([]);
    expect(qualityOf(movement).sitOuts).toEqual({ least: 0, most: 1 });
  });
});

describe('web', () => {
  const { rows } = figures('webs') as { readonly rows: readonly (readonly [number, number, number | null])[] };

  test.each(rows)('%i tables, %i rounds: %s copies', (tables, rounds, copies) => {
    const layout = webLayout(tables, rounds);
    expect(layout?.copies ?? null).toBe(copies);
    if (!layout) return;
    const movement = build(lines('web', tables, { sets: rounds, rounds }));
    expect(faults(movement, [], layout.copies)).toEqual([]);
    expect(qualityOf(movement).boardsPlayed).toEqual({ least: rounds, most: rounds });
  });
});

/** Sizes at which the search comes upon the published way. */
const SAME = [6, 7, 8, 9, 10, 11, 15];

describe('rover', () => {
  const published = figures('rovers') as {
    readonly share: Record<string, string>;
    readonly skip: Record<string, string>;
  };

  test.each(sizes(4, 20))(
    'round %i tables: no set twice, nobody unseated twice, no opponents met again but one',
    (base) => {
      const spec = lines('rover', base + 1, { phantom: 'EW', even: 'share' });
      const quality = qualityOf(build(spec));
      expect(errors(spec)).toEqual([]);
      expect(quality.pairs).toBe(2 * base + 1);
      expect(quality.sitOuts).toEqual({ least: 0, most: 1 });
      expect(quality.repeats).toBe(base === 9 || base === 15 ? 1 : 0);
    },
  );

  test.each(['share', 'skip'] as const)('published ways round are ways the search allows (%s)', (even) => {
    for (const [base, way] of Object.entries(published[even])) {
      const walk = { tables: Number(base), even, rounds: even === 'skip' ? Number(base) - 1 : Number(base) };
      const rounds = build(mitchell(walk.tables, walk)).rounds;
      const seats = way.split(' ').map(Number);
      const played = seats.map((table, index) => rounds[index + 1]?.[table - 1]?.set);
      expect(new Set(played).size).toBe(seats.length);
      expect(new Set(seats).size).toBe(seats.length);
      const found = roverSeats(rounds).join(' ');
      expect(SAME.includes(walk.tables) ? found : way).toBe(way);
    }
  });
});

test('the arrow switch of the kin is chosen by balance', () => {
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

test('any of them may end early, switched or not, with or without a half table', () => {
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
