import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Seating } from '../../../src/movement/seating.ts';
import type { Movement, MovementSpec } from '../../../src/movement/movement.ts';
import type { MovementProblem } from '../../../src/movement/problem.ts';
import { validateMovement } from '../../../src/movement/validate.ts';
import { build, howell, mitchell } from './build.ts';

const named = (what: string) => ({ severity: 'error', code: 'not-as-asked', what });

/** The movement with one seating changed. */
function changed(movement: Movement, round: number, table: number, change: Partial<Seating>): Movement {
  const rounds = movement.rounds.map((seatings, index) =>
    seatings.map((seating) => (index + 1 === round && seating.table === table ? { ...seating, ...change } : seating)),
  );
  return { ...movement, rounds };
}

function codes(movement: Movement): string[] {
  return [...new Set(validateMovement(movement).map(({ code }) => code))];
}

describe('each error has its code', () => {
  const movement = build(mitchell(7));

  test('a table missing, twice, unknown', () => {
    const without = { ...movement, rounds: movement.rounds.map((round, i) => (i === 2 ? round.slice(1) : round)) };
    expect(validateMovement(without)).toContainEqual({ severity: 'error', code: 'table-missing', round: 3, table: 1 });
    expect(validateMovement(without)).toContainEqual({ severity: 'error', code: 'not-seated', round: 3, pair: 1 });
    expect(codes(changed(movement, 1, 2, { table: 1 }))).toEqual(
      expect.arrayContaining(['table-twice', 'table-missing']),
    );
    expect(codes(changed(movement, 1, 2, { table: 8 }))).toContain('table-unknown');
  });

  test('a set or a pair that does not exist', () => {
    expect(codes(changed(movement, 1, 2, { set: 8 }))).toContain('set-unknown');
    expect(codes(changed(movement, 1, 2, { set: 1.5 }))).toContain('set-unknown');
    expect(codes(changed(movement, 1, 2, { ew: 15 }))).toEqual(expect.arrayContaining(['pair-unknown', 'not-seated']));
  });

  test('a pair against itself, or in two places', () => {
    expect(validateMovement(changed(movement, 2, 3, { ew: 3 }))).toContainEqual({
      severity: 'error',
      code: 'against-itself',
      round: 2,
      table: 3,
      pair: 3,
    });
    expect(validateMovement(changed(movement, 2, 3, { ns: 4 }))).toContainEqual({
      severity: 'error',
      code: 'seated-twice',
      round: 2,
      pair: 4,
    });
  });

  test('a pair in the other line', () => {
    expect(validateMovement(changed(movement, 1, 2, { ns: 9, ew: 2 }))).toEqual(
      expect.arrayContaining([
        { severity: 'error', code: 'wrong-line', round: 1, table: 2, pair: 9 },
        { severity: 'error', code: 'wrong-line', round: 1, table: 2, pair: 2 },
      ]),
    );
  });

  test('an arrow switch at one table only', () => {
    const switched = build(mitchell(7, { arrowSwitch: 1 }));
    expect(codes(changed(switched, 7, 2, { ns: 2, ew: 10 }))).toContain('half-switched');
    expect(codes(changed(switched, 1, 2, { ns: 9, ew: 2 }))).toContain('half-switched');
  });

  test('a set played twice by a pair', () => {
    expect(validateMovement(changed(movement, 2, 3, { set: 3 }))).toContainEqual({
      severity: 'error',
      code: 'replay',
      round: 2,
      table: 3,
      pair: 3,
      set: 3,
      earlier: 1,
    });
  });

  test('a set that lies where nobody plays is not replayed', () => {
    const half = build(mitchell(7, { phantom: 'NS' }));
    expect(validateMovement(changed(half, 2, 7, { set: 7 })).some(({ code }) => code === 'replay')).toBe(false);
  });

  test('sharing where it is not meant', () => {
    expect(validateMovement(changed(movement, 1, 5, { set: 4 }))).toContainEqual({
      severity: 'error',
      code: 'not-shared',
      round: 1,
      set: 4,
      tables: [4, 5],
    });
    const shared = build(mitchell(6));
    expect(codes({ ...shared, spec: { ...mitchell(6), even: 'skip', rounds: 6 } })).toContain('not-shared');
  });

  test('a walk that is not the one announced', () => {
    const crossed = { ...movement, rounds: [movement.rounds[0] ?? [], ...movement.rounds.slice(2)] };
    expect(codes({ ...crossed, spec: { ...mitchell(7), rounds: 6 } })).toEqual(['pairs-walk', 'boards-walk']);
    const turned = build(howell(5));
    expect(
      codes(changed(turned, 4, 2, { ns: turned.rounds[3]?.[1]?.ew ?? 0, ew: turned.rounds[3]?.[1]?.ns ?? 0 })),
    ).toEqual(['pairs-walk']);
  });

  test('figures that differ from the specification', () => {
    const differ = (change: Partial<Movement>): unknown =>
      validateMovement({ ...movement, ...change }).find(({ code }) => code === 'not-as-asked');
    expect(differ({ rounds: movement.rounds.slice(1) })).toEqual(named('rounds'));
    expect(differ({ winners: 1 })).toEqual(named('winners'));
    expect(differ({ boardsPerRound: 3 })).toEqual(named('boardsPerRound'));
    expect(differ({ sets: 8 })).toEqual(named('sets'));
    expect(differ({ phantom: 7 })).toEqual(named('phantom'));
    expect(differ({ tables: 6 })).toEqual(named('tables'));
  });
});

describe('warnings', () => {
  test('a straight Mitchell has none', () => {
    expect(validateMovement(build(mitchell(13)))).toEqual([]);
  });

  test('sharing, bye stands', () => {
    expect(validateMovement(build(mitchell(6)))).toEqual([
      { severity: 'warning', code: 'sharing', rounds: 6, tables: 2 },
    ]);
    expect(validateMovement(build(howell(4)))).toEqual([
      { severity: 'warning', code: 'bye-stands', places: 2 },
      { severity: 'warning', code: 'never-changes-direction', pairs: [8] },
    ]);
  });

  test('few boards for everyone when a long movement is cut', () => {
    expect(validateMovement(build(mitchell(20, { even: 'skip', rounds: 13 })))).toContainEqual({
      severity: 'warning',
      code: 'few-boards',
      pairs: 40,
      boards: 26,
      of: 40,
    });
  });

  test('sets played unequally often', () => {
    expect(validateMovement(build(howell(5, { rounds: 8 })))).toContainEqual({
      severity: 'warning',
      code: 'uneven-tops',
      least: 4,
      most: 5,
    });
  });

  test('pairs that are never compared in one ranking', () => {
    expect(codes(build(howell(2, { rounds: 1 })))).toContain('fields-apart');
    expect(codes(build(howell(5)))).not.toContain('fields-apart');
  });
});

/** Any movement that can be built with at least two rounds, not too large to damage often. */
const specs: fc.Arbitrary<MovementSpec> = fc.oneof(
  fc
    .record({
      tables: fc.integer({ min: 3, max: 14 }),
      even: fc.constantFrom('share' as const, 'skip' as const),
      phantom: fc.constantFrom(null, 'NS' as const, 'EW' as const),
      cut: fc.integer({ min: 0, max: 12 }),
      switched: fc.integer({ min: 0, max: 4 }),
    })
    .map(({ tables, even, phantom, cut, switched }) => {
      const complete = mitchell(tables, { even, phantom });
      const rounds = Math.max(2, complete.rounds - cut);
      return { ...complete, rounds, arrowSwitch: Math.min(switched, rounds - 1) };
    }),
  fc
    .record({ tables: fc.integer({ min: 2, max: 8 }), phantom: fc.boolean(), cut: fc.integer({ min: 0, max: 12 }) })
    .map(({ tables, phantom, cut }) => howell(tables, { phantom, rounds: Math.max(2, 2 * tables - 1 - cut) })),
);

/** A movement, one of its rounds and two of its tables. */
const cases = fc.tuple(specs, fc.nat(), fc.nat(), fc.nat()).map(([spec, round, first, second]) => {
  const movement = build(spec);
  const one = (first % spec.tables) + 1;
  const other = ((one + (second % (spec.tables - 1))) % spec.tables) + 1;
  const at = (table: number): Seating => movement.rounds[round % spec.rounds]?.[table - 1] as Seating;
  return { movement, round: (round % spec.rounds) + 1, one: at(one), other: at(other) };
});

interface Given {
  readonly movement: Movement;
  readonly round: number;
  readonly one: Seating;
  readonly other: Seating;
}

/** The movement with the seatings of one round replaced. */
function withRound(movement: Movement, round: number, seatings: readonly Seating[]): Movement {
  return { ...movement, rounds: movement.rounds.with(round - 1, seatings) };
}

const damages: readonly [string, (given: Given) => Movement][] = [
  [
    'two pairs exchanged in one round',
    ({ movement, round, one, other }) =>
      changed(changed(movement, round, one.table, { ew: other.ew }), round, other.table, { ew: one.ew }),
  ],
  [
    'two pairs of different lines exchanged',
    ({ movement, round, one, other }) =>
      changed(changed(movement, round, one.table, { ns: other.ew }), round, other.table, { ew: one.ns }),
  ],
  [
    'a table turned round',
    ({ movement, round, one }) => changed(movement, round, one.table, { ns: one.ew, ew: one.ns }),
  ],
  ['a pair seated twice', ({ movement, round, one, other }) => changed(movement, round, one.table, { ns: other.ns })],
  [
    'a table dropped',
    ({ movement, round, one }) => {
      const seatings = movement.rounds[round - 1] ?? [];
      return withRound(
        movement,
        round,
        seatings.filter(({ table }) => table !== one.table),
      );
    },
  ],
  ['a round dropped', ({ movement, round }) => ({ ...movement, rounds: movement.rounds.toSpliced(round - 1, 1) })],
  [
    'the sets left at their tables for a round',
    ({ movement, round }) => {
      const kept = movement.rounds[round % movement.rounds.length] ?? [];
      const seatings = movement.rounds[round - 1] ?? [];
      return withRound(
        movement,
        round,
        seatings.map((seating, place) => ({ ...seating, set: kept[place]?.set ?? 0 })),
      );
    },
  ],
];

describe('every damage is noticed', () => {
  test.each(damages)('%s', (_, damage) => {
    fc.assert(
      fc.property(cases, (given) => {
        expect(errorsOf(given.movement)).toEqual([]);
        expect(errorsOf(damage(given))).not.toEqual([]);
      }),
    );
  });

  test('the sets of two tables exchanged', () => {
    // No harm is done to sets of a cut movement that are played in this round only, nor where two tables
    // always share or three share the last set.
    const harmful = cases.filter(({ movement, round, one, other }) => {
      const elsewhere = movement.rounds.toSpliced(round - 1, 1).flat();
      const isElsewhere = ({ set }: Seating) => elsewhere.some((seating) => seating.set === set);
      return movement.tables > 3 && one.set !== other.set && isElsewhere(one) && isElsewhere(other);
    });
    fc.assert(
      fc.property(harmful, ({ movement, round, one, other }) => {
        const half = changed(movement, round, one.table, { set: other.set });
        expect(errorsOf(changed(half, round, other.table, { set: one.set }))).not.toEqual([]);
      }),
    );
  });
});

function errorsOf(movement: Movement): MovementProblem[] {
  return validateMovement(movement).filter(({ severity }) => severity === 'error');
}
