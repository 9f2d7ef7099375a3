import { describe, expect, test } from 'vitest';
import { dueBoards, tableRoundKey, resultsOffSchedule, countExpectedResults } from '../../../src/session/due.ts';

/** Two tables of round 1, two boards each. */
const table = (number: number, boards: readonly number[]) => {
  return { round: 1, table: number, boards, sitOut: false, left: [] as readonly number[] };
};
const cells = [table(1, [1, 2]), table(2, [3, 4])] as const;
const section = { id: 1, cells };
const at = (number: number, slotBoard: number) => ({ section: 1, round: 1, table: number, slotBoard });

describe('boards a result is expected of', () => {
  test('are all of the round; none at a table that sits out, none that a pair left unplayed', () => {
    expect(dueBoards(cells[0])).toEqual([1, 2]);
    expect(dueBoards({ ...cells[0], sitOut: true })).toEqual([]);
    expect(dueBoards({ ...cells[0], left: [2] })).toEqual([1]);
    expect(dueBoards({ ...cells[0], sitOut: true, left: [1, 2] })).toEqual([]);
  });
});

describe('how many results there will be', () => {
  test('is what the schedule expects, however many are in', () => {
    expect(countExpectedResults([section], [])).toBe(4);
    expect(countExpectedResults([section], [at(1, 1), at(2, 4)])).toBe(4);
  });

  test('is one more for a board played beside the round, whose own line waits', () => {
    expect(countExpectedResults([section], [at(1, 1), at(1, 9)])).toBe(5);
  });

  test('is one less for a board that a pair which withdrew leaves, and no less once it came in after all', () => {
    const left = { id: 1, cells: [{ ...cells[0], left: [2] }, cells[1]] };
    expect(countExpectedResults([left], [at(1, 1)])).toBe(3);
    expect(countExpectedResults([section], [at(1, 1), at(1, 2)])).toBe(4);
  });

  test('counts a result on a line that the schedule has no more', () => {
    expect(countExpectedResults([{ id: 1, cells: [cells[0]] }], [at(2, 3)])).toBe(3);
  });
});

test('results beside the schedule are found by their table and round', () => {
  const results = [at(1, 1), at(1, 9), at(2, 3), at(2, 1), { ...at(1, 9), section: 2 }];
  const beside = resultsOffSchedule(section, results);
  expect([...beside.keys()]).toEqual(['1 1', '1 2']);
  expect(beside.get(tableRoundKey(at(1, 9)))).toEqual([at(1, 9)]);
  expect(beside.get(tableRoundKey(at(2, 1)))).toEqual([at(2, 1)]);
});
