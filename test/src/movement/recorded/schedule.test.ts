import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardsOfSet } from '../../../../src/movement/board-set.ts';
import { isMovement, makeMovement } from '../../../../src/movement/make.ts';
import type { MovementSpec } from '../../../../src/movement/movement.ts';
import { recordedSchedule } from '../../../../src/movement/recorded/schedule.ts';
import type { RecordedLine } from '../../../../src/movement/recorded/sittings.ts';

const noRound = { round: null, table: null };

/** Lines of pairs, or of players, where nobody has a board twice. */
const recordedLines = fc
  .record({
    four: fc.boolean(),
    wished: fc.array(fc.tuple(fc.integer({ min: 1, max: 12 }), fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9])), {
      maxLength: 60,
    }),
    rounds: fc.boolean(),
  })
  .map(({ four, wished, rounds }) => {
    const had = new Set<string>();
    return wished.flatMap(([board, order], index): RecordedLine[] => {
      const seats = order.slice(0, four ? 4 : 2);
      const keys = seats.map((seat) => `${seat} ${board}`);
      if (seats.length < (four ? 4 : 2) || keys.some((key) => had.has(key))) return [];
      for (const key of keys) had.add(key);
      return [{ seats, board, round: rounds ? 1 + (index % 9) : null, table: null }];
    });
  });

function linesOf(spec: MovementSpec): RecordedLine[] {
  const movement = makeMovement(spec);
  if (!isMovement(movement)) throw new Error('not possible');
  return movement.rounds
    .flat()
    .flatMap(({ ns, ew, set }) =>
      boardsOfSet(set, movement.boardsPerRound).map((board) => ({ seats: [ns, ew], board, ...noRound })),
    );
}

function line(ns: number, ew: number, round: number, table: number): RecordedLine {
  return { seats: [ns, ew], board: round, round, table };
}

describe('the schedule of a recorded event', () => {
  it('has every line at a table of its seats with its board, and nobody twice in a round', () => {
    fc.assert(
      fc.property(recordedLines, (lines) => {
        const { cells, places, rounds, tables } = recordedSchedule(lines);
        for (const [index, { round, table, turned }] of places.entries()) {
          const cell = cells.find((one) => one.round === round && one.table === table);
          expect(turned ? cell?.seats.toReversed() : cell?.seats).toEqual(lines[index]?.seats);
          expect(cell?.boards).toContain(lines[index]?.board);
        }
        expect(cells.flatMap(({ boards }) => boards)).toHaveLength(lines.length);
        const seated = cells.flatMap(({ round, seats }) => seats.map((seat) => `${round} ${seat}`));
        expect(new Set(seated).size).toBe(seated.length);
        expect(new Set(cells.map(({ round, table }) => `${round} ${table}`)).size).toBe(cells.length);
        expect(cells.every(({ round, table }) => round <= rounds && table <= tables)).toBe(true);
      }),
    );
  });

  it('finds rounds, tables and sets of a Mitchell from who met whom', () => {
    const spec = {
      kind: 'mitchell',
      tables: 7,
      phantom: null,
      even: 'share',
      rounds: 7,
      boardsPerRound: 3,
      arrowSwitch: 0,
    };
    const lines = linesOf(spec as MovementSpec);
    const schedule = recordedSchedule(lines);
    expect(schedule).toMatchObject({ rounds: 7, tables: 7, boardsPerRound: 3, origin: 'laid-out' });
    const first = schedule.cells.filter(({ round }) => round === 1);
    expect(first.map(({ seats }) => seats[0])).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(new Set(first.map(({ boards }) => boards[0])).size).toBe(7);
  });

  it('needs no more rounds than a Howell has', () => {
    const spec = { kind: 'howell', tables: 5, phantom: false, rounds: 9, boardsPerRound: 3 };
    expect(recordedSchedule(linesOf(spec as MovementSpec))).toMatchObject({ rounds: 9, tables: 5, boardsPerRound: 3 });
  });

  it('keeps the rounds and tables of the lines, and lays them out anew where somebody would sit twice', () => {
    const known = recordedSchedule([line(1, 2, 3, 5), line(3, 4, 3, 2), line(1, 4, 7, 5)]);
    expect(known).toMatchObject({ origin: 'known', rounds: 2, tables: 5 });
    expect(known.places).toMatchObject([
      { round: 1, table: 5 },
      { round: 1, table: 2 },
      { round: 2, table: 5 },
    ]);
    const twice = recordedSchedule([line(1, 2, 1, 1), { ...line(1, 3, 1, 2), board: 2 }]);
    expect(twice).toMatchObject({ origin: 'laid-out-anew', rounds: 2 });
  });

  it('has one table for two pairs that changed sides for a board, as they sat for most', () => {
    const round = [line(2, 1, 1, 3), { ...line(1, 2, 1, 3), board: 2 }, { ...line(1, 2, 1, 3), board: 3 }];
    const { cells, places, origin } = recordedSchedule(round);
    expect(cells).toEqual([{ round: 1, table: 3, seats: [1, 2], boards: [1, 2, 3] }]);
    expect(places.map(({ turned }) => turned)).toEqual([true, false, false]);
    expect(origin).toBe('known');
  });
});
