import { describe, expect, test } from 'vitest';
import { boardsOf, isComplete, neighbour, nextOpenBoard } from '../../renderer/director/entry/boards.ts';
import { firstLine, linesOf, resultsBySlot } from '../../renderer/director/entry/lines.ts';
import { howellSpec, mitchellSpec, sessionView } from '../builders.ts';

const evening = sessionView();

describe('the lines of a traveller', () => {
  test('one for every table, in order of the North-South pair, as the schedule has them', () => {
    const lines = linesOf(evening.sections, 7);
    expect(lines.map((line) => line.ns.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(lines.map((line) => line.slot.round)).toEqual([4, 3, 2, 1, 13, 12, 11, 10, 9, 8, 7, 6, 5]);
    expect(lines.every((line) => line.slot.slotBoard === 7 && line.letter === null)).toBe(true);
  });

  test('in a Howell the order of North-South pairs is not that of the tables', () => {
    const lines = linesOf(sessionView({ sections: [howellSpec(5)] }).sections, 1);
    const pairs = lines.map((line) => line.ns.number);
    expect(pairs).toEqual(pairs.toSorted((a, b) => a - b));
    expect(lines).toHaveLength(5);
  });

  test('a table without opponents has no line', () => {
    const half = sessionView({ sections: [mitchellSpec(5, { phantom: 'EW' })] });
    expect(linesOf(half.sections, 1)).toHaveLength(4);
  });

  test('all sections that play the board are on it, each under its letter', () => {
    const two = sessionView({ sections: [mitchellSpec(5), mitchellSpec(7)] });
    const lines = linesOf(two.sections, 1);
    expect(lines.map((line) => line.letter).join('')).toBe('AAAAABBBBBBB');
    expect(new Set(lines.map((line) => line.key)).size).toBe(12);
    expect(linesOf(two.sections, 13).every((line) => line.letter === 'B')).toBe(true);
  });

  test('it opens at the first line without a result, passing over what is begun', () => {
    const lines = linesOf(evening.sections, 7);
    const keys = lines.map((line) => line.key);
    const open = (recorded: string[], begun: string[]) =>
      firstLine(
        lines,
        (line) => recorded.includes(line.key),
        (line) => begun.includes(line.key),
      )?.key;
    expect(open([], [])).toBe(keys[0]);
    expect(open(keys.slice(0, 3), keys.slice(3, 5))).toBe(keys[5]);
    expect(open(keys.slice(1), keys.slice(0, 1))).toBe(keys[0]);
    expect(open(keys, [])).toBe(keys[0]);
  });
});

describe('the boards of a session', () => {
  const boards = boardsOf(evening.sections, resultsBySlot(evening.results.filter((result) => result.slotBoard < 5)));

  test('every board once, with its sets and how many results are in', () => {
    expect(boards.map(({ board }) => board)).toEqual(Array.from({ length: 26 }, (_, at) => at + 1));
    expect(boards.filter(({ startsSet }) => startsSet).map(({ board }) => board)).toEqual([
      1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25,
    ]);
    expect(boards[3]).toMatchObject({ board: 4, expected: 13, recorded: 13 });
    expect(boards[4]).toMatchObject({ board: 5, expected: 13, recorded: 0 });
    expect(boards.filter(isComplete)).toHaveLength(4);
  });

  test('a sit-out expects no result', () => {
    const half = sessionView({ sections: [mitchellSpec(5, { phantom: 'NS' })] });
    expect(boardsOf(half.sections, new Map()).map(({ expected }) => expected)).toEqual(Array(10).fill(4));
  });

  test('the next board that lacks results follows, or is looked for from the beginning', () => {
    expect(nextOpenBoard(boards, 2)).toBe(5);
    expect(nextOpenBoard(boards, 7)).toBe(8);
    expect(nextOpenBoard(boards, 26)).toBe(5);
    const done = boards.map((progress) => ({ ...progress, recorded: progress.expected }));
    expect(nextOpenBoard(done, 26)).toBeNull();
    expect(nextOpenBoard(done.with(6, { ...boards[6]!, recorded: 3 }), 7)).toBeNull();
  });

  test('beside the first board lies the last', () => {
    expect(neighbour(boards, 1, -1)).toBe(26);
    expect(neighbour(boards, 26, 1)).toBe(1);
    expect(neighbour(boards, 7, 1)).toBe(8);
  });
});
