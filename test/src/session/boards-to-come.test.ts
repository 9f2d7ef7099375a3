import { describe, expect, test } from 'vitest';
import { boardsToCome, type PlayedSession } from '../../../src/session/boards-to-come.ts';

const cell = (round: number, table: number, boards: readonly number[], change: object = {}) => ({
  round,
  table,
  boards,
  sitOut: false,
  left: [],
  ...change,
});
const SECTION = {
  id: 1,
  rounds: 2,
  cells: [cell(1, 1, [1, 2]), cell(1, 2, [3, 4]), cell(2, 1, [3, 4]), cell(2, 2, [1, 2])],
};

const result = (round: number, table: number, slotBoard: number, section = 1) => ({
  section,
  round,
  table,
  slotBoard,
  board: slotBoard,
});

function toCome(change: Partial<PlayedSession>, boards = [1, 2, 3, 4]) {
  return [...boardsToCome({ clock: { round: 1 }, sections: [SECTION], results: [], ...change }, boards)];
}

describe('a board may still be played', () => {
  test('while a table lacks its result: the first of these is named', () => {
    expect(toCome({ results: [result(1, 1, 1), result(1, 2, 3), result(2, 1, 3)] })).toEqual([
      [1, { section: 1, round: 2, table: 2 }],
      [2, { section: 1, round: 1, table: 1 }],
      [4, { section: 1, round: 1, table: 2 }],
    ]);
  });

  test('while another section that shares it is to play it', () => {
    const other = { id: 2, rounds: 1, cells: [cell(1, 1, [1])] };
    const results = [result(1, 1, 1), result(2, 2, 1)];
    expect(toCome({ results }, [1])).toEqual([]);
    expect(toCome({ sections: [SECTION, other], results }, [1])).toEqual([[1, { section: 2, round: 1, table: 1 }]]);
    expect(toCome({ sections: [SECTION, other], results: [...results, result(1, 1, 1, 2)] }, [1])).toEqual([]);
  });

  test('where a table played another board instead, until every result is there', () => {
    const all = SECTION.cells.flatMap(({ round, table, boards }) => boards.map((board) => result(round, table, board)));
    const wrong = all.map((one, index) => (index === 0 ? { ...one, board: 3 } : one));
    expect(toCome({ results: wrong.slice(0, -1) }, [1, 3])).toEqual([[1, { section: 1, round: 1, table: 1 }]]);
    expect(toCome({ results: wrong }, [1, 3])).toEqual([]);
  });

  test('where no table is to play it yet', () => {
    expect(toCome({}, [5])).toEqual([[5, null]]);
  });
});

describe('no more', () => {
  test('where the tables that lack its result sit out, or a pair has withdrawn', () => {
    const sections = [{ id: 1, rounds: 1, cells: [cell(1, 1, [1], { sitOut: true }), cell(1, 2, [2], { left: [2] })] }];
    expect(toCome({ sections }, [1, 2])).toEqual([]);
  });

  test('once the last round is over, played or not', () => {
    expect(toCome({ clock: { round: 2 } })).toHaveLength(4);
    expect(toCome({ clock: { round: 3 } }, [1, 2, 3, 4, 5])).toEqual([]);
  });
});
