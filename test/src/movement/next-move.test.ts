import { describe, expect, test } from 'vitest';
import { nextMove } from '../../../src/movement/next-move.ts';
import { reducedRounds } from '../../../src/movement/families/reduced-howell.ts';
import { build, field, howell, lines, mitchell } from './build.ts';

describe('the change of round', () => {
  test('straight Mitchell', () => {
    expect(nextMove(build(mitchell(13)), 3)).toEqual({
      pairs: { kind: 'lines', ns: 0, ew: 1 },
      boards: { kind: 'down', stands: [] },
      shared: [],
      arrow: null,
    });
  });

  test('share and relay: the tables that share, the stand between', () => {
    expect(nextMove(build(mitchell(12)), 3)).toEqual({
      pairs: { kind: 'lines', ns: 0, ew: 1 },
      boards: { kind: 'down', stands: [{ from: 7, to: 6 }] },
      shared: [[1, 12]],
      arrow: null,
    });
  });

  test('a half table opposite takes the sharing away', () => {
    expect(nextMove(build(mitchell(12, { phantom: 'NS' })), 3)?.shared).toEqual([]);
  });

  test('the skip', () => {
    const movement = build(mitchell(8, { even: 'skip' }));
    const steps = [1, 2, 3, 4, 5, 6].map((round) => nextMove(movement, round)?.pairs);
    expect(steps.map((pairs) => pairs?.kind === 'lines' && pairs.ew)).toEqual([1, 1, 1, 2, 1, 1]);
  });

  test('the arrow switch is announced once', () => {
    const movement = build(mitchell(7, { arrowSwitch: 2 }));
    expect([1, 4, 5, 6].map((round) => nextMove(movement, round)?.arrow)).toEqual([null, null, 'begins', null]);
  });

  test('nothing after the last round', () => {
    expect(nextMove(build(mitchell(7)), 7)).toBeNull();
    expect(nextMove(build(mitchell(7)), 0)).toBeNull();
  });

  test('two tables get new boards, three look at their cards', () => {
    expect(nextMove(build(howell(2)), 1)?.boards).toEqual({ kind: 'new' });
    expect(nextMove(build(howell(3)), 1)?.boards).toEqual({ kind: 'table-card' });
    expect(nextMove(build(howell(3)), 4)?.shared).toEqual([[1, 2, 3]]);
  });

  test.each([6, 8, 9, 11, 13])('reduced Howells of %i tables are announced by tables, directions by card', (tables) => {
    for (const sets of reducedRounds(tables)) {
      const movement = build(field('reduced-howell', tables, { sets, rounds: sets }));
      movement.rounds.slice(1).forEach((after, index) => {
        const pairs = nextMove(movement, index + 1)?.pairs;
        if (pairs?.kind !== 'follow' && pairs?.kind !== 'follow-tables') throw new Error(`${sets}: ${pairs?.kind}`);
        const table = (seatings: typeof after, pair: number) =>
          seatings.find(({ ns, ew }) => ns === pair || ew === pair)?.table;
        const before = movement.rounds[index] ?? [];
        for (const pair of pairs.stationary) expect(table(after, pair)).toBe(table(before, pair));
        pairs.movers.forEach((pair, place) =>
          expect(table(after, pair)).toBe(table(before, pairs.movers.at(place - 1) ?? 0)),
        );
        expect(pairs.movers.length + pairs.stationary.length).toBe(2 * tables);
      });
    }
  });

  test.each([4, 8, 12, 16])('a double weave of %i tables is announced by odd and even', (tables) => {
    const movement = build(lines('double-weave', tables));
    movement.rounds.slice(1).forEach((_, index) => {
      expect(nextMove(movement, index + 1)?.pairs).toEqual({ kind: 'weave' });
    });
  });

  test.each([4, 8, 12, 16])(
    'the boards of a double weave of %i tables, by odd and even, half way to the table opposite',
    (tables) => {
      const movement = build(lines('double-weave', tables));
      movement.rounds.slice(1).forEach((after, index) => {
        const boards = nextMove(movement, index + 1)?.boards;
        if (boards?.kind !== 'weave' && boards?.kind !== 'opposite')
          throw new Error(`${boards?.kind} after ${index + 1}`);
        expect(boards.kind === 'opposite').toBe(index + 1 === tables / 2);
        for (const { table, set } of movement.rounds[index] ?? []) {
          const isDown = boards.kind === 'weave' && (table % 2 === 1) === (boards.down === 'odd');
          const step = boards.kind === 'opposite' ? boards.half : isDown ? -1 : 1;
          const there = ((table + step + tables - 1) % tables) + 1;
          expect(after.find((seating) => seating.table === there)?.set).toBe(set);
        }
      });
    },
  );

  test.each([6, 10, 14, 18])(
    'a twin of %i tables goes round in its halves, and half way over to the other',
    (tables) => {
      const half = tables / 2;
      const around = (table: number, step: number) => {
        const first = table <= half ? 0 : half;
        return first + ((table - first - 1 + step + half) % half) + 1;
      };
      for (const arrowSwitch of [0, 2]) {
        const movement = build(lines('twin', tables, { arrowSwitch }));
        movement.rounds.slice(1).forEach((after, index) => {
          const isHalfWay = index + 1 === half;
          const { pairs, boards } = nextMove(movement, index + 1) ?? {};
          expect(pairs).toEqual({ kind: 'halves', half, across: isHalfWay });
          expect(boards?.kind).toBe(isHalfWay ? 'new' : 'down');
          for (const { table, ns, ew, set } of movement.rounds[index] ?? []) {
            const visitor = Math.max(ns, ew);
            const up = around(table, 1);
            const there = isHalfWay ? ((up + half - 1) % tables) + 1 : up;
            const seat = after.find((seating) => seating.table === there);
            expect([seat?.ns, seat?.ew]).toContain(visitor);
            const below = after.find((seating) => seating.table === around(table, -1));
            expect(isHalfWay ? set : below?.set).toBe(set);
          }
        });
      }
    },
  );

  test('a schedule out of order sends everyone to the cards', () => {
    const movement = build(howell(5));
    const rounds = movement.rounds.toSpliced(1, 1);
    expect(nextMove({ ...movement, rounds }, 1)?.pairs).toEqual({ kind: 'guide-card' });
    const lines = build(mitchell(5));
    const crossed = lines.rounds.map((round, i) =>
      i === 0 ? round.map((s, j) => ({ ...s, ew: round[[1, 0, 2, 3, 4][j] ?? 0]?.ew ?? 0 })) : round,
    );
    expect(nextMove({ ...lines, rounds: crossed }, 1)?.pairs).toEqual({ kind: 'guide-card' });
  });
});
