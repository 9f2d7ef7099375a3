import { describe, expect, test } from 'vitest';
import {
  boardsAfterRound,
  boardsComeFromStand,
  boardsGoTo,
  cardSchedule,
  moveAfterRound,
  sharesWith,
  stationaryEntry,
} from '../../../../../main/print/documents/table-cards/moves.ts';
import type { CellView } from '../../../../../main/club/model/session.ts';
import type { MovementSpec } from '../../../../../src/movement/movement.ts';
import { howellSpec, mitchellSpec, sessionView } from '../../../../builders.ts';

function cellsOf(spec: MovementSpec): readonly CellView[] {
  return sessionView({ sections: [spec], results: 0 }).sections[0]?.cells ?? [];
}

function cellAt(cells: readonly CellView[], round: number, table: number): CellView {
  const cell = cells.find((candidate) => candidate.round === round && candidate.table === table);
  if (!cell) throw new Error(`no table ${table} in round ${round}`);
  return cell;
}

describe('where pairs go', () => {
  test('in a Mitchell North-South stay and East-West go up one', () => {
    const cells = cellsOf(mitchellSpec(7));
    expect(moveAfterRound(cells, cellAt(cells, 1, 3), 'NS')).toEqual({ kind: 'stay' });
    expect(moveAfterRound(cells, cellAt(cells, 1, 3), 'EW')).toEqual({ kind: 'to', table: 4, side: 'EW' });
    expect(moveAfterRound(cells, cellAt(cells, 1, 7), 'EW')).toEqual({ kind: 'to', table: 1, side: 'EW' });
    expect(moveAfterRound(cells, cellAt(cells, 7, 3), 'EW')).toEqual({ kind: 'end' });
    expect(cardSchedule({ cells })).toMatchObject({ nsMove: false, linesChange: false });
  });

  test('a pair whose seat a rover has for a round sits out; after the last round it is through', () => {
    const cells = cellsOf(mitchellSpec(7));
    const out = cellAt(cells, 2, 3).ns;
    const roving = cells.map((cell) => (cell.round === 2 && cell.ns === out ? { ...cell, ns: 99 } : cell));
    expect(moveAfterRound(roving, cellAt(roving, 1, 3), 'NS')).toEqual({ kind: 'sitOut', table: null });
    expect(moveAfterRound(roving, cellAt(roving, 7, 3), 'NS')).toEqual({ kind: 'end' });
  });

  test('after an arrow switch the line is said', () => {
    const cells = cellsOf(mitchellSpec(9, { arrowSwitch: 1 }));
    expect(moveAfterRound(cells, cellAt(cells, 8, 3), 'NS')).toEqual({ kind: 'change', side: 'EW' });
    expect(moveAfterRound(cells, cellAt(cells, 8, 3), 'EW')).toEqual({ kind: 'to', table: 4, side: 'NS' });
    expect(cardSchedule({ cells })).toMatchObject({ nsMove: true, linesChange: true });
  });

  test('a skip is on the card of the round it comes after', () => {
    const cells = cellsOf(mitchellSpec(8, { even: 'skip', rounds: 7 }));
    const targets = [1, 2, 3, 4, 5, 6].map((round) => moveAfterRound(cells, cellAt(cells, round, 1), 'EW'));
    expect(targets.map((move) => (move.kind === 'to' ? move.table : move.kind))).toEqual([2, 2, 2, 3, 2, 2]);
  });

  test('a pair that goes to the missing pair sits out; one that stays there just stays', () => {
    const cells = cellsOf(mitchellSpec(7, { phantom: 'NS' }));
    expect(moveAfterRound(cells, cellAt(cells, 1, 6), 'EW')).toEqual({ kind: 'sitOut', table: 7 });
    const other = cellsOf(mitchellSpec(7, { phantom: 'EW' }));
    expect(moveAfterRound(other, cellAt(other, 1, 1), 'NS')).toEqual({ kind: 'stay' });
  });

  test('in a Howell every pair that moves is told table and line', () => {
    const cells = cellsOf(howellSpec(5));
    for (const cell of cells.filter(({ round }) => round < 9)) {
      for (const side of ['NS', 'EW'] as const) {
        const move = moveAfterRound(cells, cell, side);
        const next = cells.find(
          (other) => other.round === cell.round + 1 && other.table === ('table' in move ? move.table : cell.table),
        );
        const seat = 'side' in move ? move.side : side;
        expect(seat === 'NS' ? next?.ns : next?.ew).toBe(side === 'NS' ? cell.ns : cell.ew);
      }
    }
  });
});

describe('where boards go', () => {
  test('down one table in a Mitchell', () => {
    const cells = cellsOf(mitchellSpec(7));
    expect([1, 2, 7].map((table) => boardsGoTo(cells, table))).toEqual(
      [7, 1, 6].map((table) => ({ kind: 'to', tables: [table] })),
    );
    expect(sharesWith(cells, 1)).toBeNull();
  });

  test('the first and the last table of an even Mitchell share', () => {
    const cells = cellsOf(mitchellSpec(8));
    expect([sharesWith(cells, 1), sharesWith(cells, 8), sharesWith(cells, 4)]).toEqual([8, 1, null]);
    expect(boardsGoTo(cells, 2)).toEqual({ kind: 'to', tables: [1, 8] });
  });

  test.each([3, 4, 5, 6, 7])(
    'every table of a Howell of %i tables says where its boards go, round by round',
    (tables) => {
      const cells = cellsOf(howellSpec(tables));
      for (const table of new Set(cells.map((cell) => cell.table))) {
        for (const cell of cells.filter((one) => one.table === table)) {
          const { kind, tables: next } = boardsAfterRound(cells, cell);
          const later = cells.filter(({ round, boards }) => round > cell.round && boards[0] === cell.boards[0]);
          const soonest = Math.min(...later.map(({ round }) => round));
          expect(next).toEqual(
            later
              .filter(({ round }) => round === soonest)
              .map((one) => one.table)
              .toSorted((a, b) => a - b),
          );
          expect(kind === 'end').toBe(later.length === 0);
          expect(kind === 'stand').toBe(later.length > 0 && soonest > cell.round + 1);
        }
        expect(boardsGoTo(cells, table) ?? cardSchedule({ cells }).boardsVary).toBeTruthy();
      }
    },
  );

  test('in a Howell some go to the bye stand, where another table finds its next ones', () => {
    const cells = cellsOf(howellSpec(4));
    expect(boardsGoTo(cells, 1)).toEqual({ kind: 'stand', tables: [4] });
    expect(boardsComeFromStand(cells, 1)).toBe(false);
    expect(boardsComeFromStand(cells, 4)).toBe(true);
    expect(boardsGoTo(cells, 2)).toEqual({ kind: 'to', tables: [1] });
  });

  test('an even Mitchell with shared boards has a bye stand between two tables', () => {
    const cells = cellsOf(mitchellSpec(8));
    const moves = [1, 2, 3, 4, 5, 6, 7, 8].map((table) => boardsGoTo(cells, table));
    expect(moves.filter((move) => move?.kind === 'stand')).toHaveLength(1);
    expect(moves.some((move) => move === null)).toBe(false);
  });

  test('boards that do not always go the same way are told round by round', () => {
    const cells = cellsOf(mitchellSpec(5));
    const swapped = cells.map((cell) => {
      const other = cells.find(({ round, table }) => round === cell.round && table === 3 - cell.table);
      return cell.round === 3 && cell.table < 3 && other ? { ...cell, boards: other.boards } : cell;
    });
    expect(boardsGoTo(swapped, 3)).toBeNull();
    expect(cardSchedule({ cells: swapped }).boardsVary).toBe(true);
    expect(cardSchedule({ cells }).boardsVary).toBe(false);
  });
});

test('one pair of a Howell stays, and no other', () => {
  const cells = cellsOf(howellSpec(4));
  expect([1, 2, 3, 4].map((table) => stationaryEntry(cells, table) !== null)).toEqual([true, false, false, false]);
});
