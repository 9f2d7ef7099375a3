import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeLines } from '../../../../src/scoring/totals/encoded-lines.ts';
import { entryNumberRange, indexSeats } from '../../../../src/scoring/totals/seat-index.ts';
import { entriesOfSide } from '../../../../src/scoring/boards/individual.ts';
import type { ScoringLine } from '../../../../src/scoring/scoring-line.ts';

const entry = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 30 }) },
  { weight: 1, arbitrary: fc.constantFrom(-5, 150, 5000, 2 ** 40) },
);
const line = fc
  .record({
    board: fc.nat(2),
    ns: entry,
    ew: entry,
    score: fc.constantFrom(420, -50, 100),
    partners: fc.option(fc.record({ ns: entry, ew: entry }), { freq: 8, nil: undefined }),
  })
  .map(({ partners, ...seats }): ScoringLine => ({ ...seats, award: null, ...(partners && { partners }) }));

function seatingOfLines(list: readonly ScoringLine[]) {
  return indexSeats(encodeLines(list));
}

function lineOf(ns: number, ew: number): ScoringLine {
  return { board: 1, ns, ew, score: 420, award: null };
}

test('whoever plays: everybody sits where the lines have them, with the result of their line', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), (list) => {
      const encoded = encodeLines(list);
      const seating = indexSeats(encoded);
      const seats = (['ns', 'ew'] as const).map((side) =>
        seating.lines.map((line, index) => [seating.entries[line[side] - seating.first], seating.codes[index]]),
      );
      const expected = (['ns', 'ew'] as const).map((side) =>
        list.flatMap((line, index) => entriesOfSide(line, side).map((who) => [who, encoded.codes[index]])),
      );
      expect(seats).toEqual(expected);
      expect(seating.entries.length).toBe(seating.length);
      expect(new Set(seating.entries).size).toBe(seating.length);
      expect(seating.codes.length).toBe(seating.lines.length);
    }),
    { numRuns: 300 },
  );
});

describe('the indexes', () => {
  test('are the numbers where these lie close together, and the lines are as they came', () => {
    const list = [lineOf(12, 15), lineOf(10, 13)];
    const seating = seatingOfLines(list);
    expect(seating.lines).toBe(list);
    expect(seating).toMatchObject({ first: 10, length: 6, entries: [10, 11, 12, 13, 14, 15] });
  });

  test.each([
    ['few enough stay empty', 1 + 63 + 4, [1, 68], 68],
    ['one more would stay empty', 1 + 64 + 4, [1, 69], 2],
  ])('%s', (_, most, [first], length) => {
    const seating = seatingOfLines([lineOf(1, most)]);
    expect(seating.length).toBe(length);
    expect(seating.entries[0]).toBe(first);
    expect(seating.entries.at(-1)).toBe(most);
  });

  test('may be further apart the more lines there are', () => {
    const [held, beyond] = [76, 77].map((most) => [lineOf(1, most), lineOf(1, most), lineOf(1, 1)]);
    expect(seatingOfLines(held ?? []).length).toBe(76);
    expect(seatingOfLines(beyond ?? []).length).toBe(2);
  });

  test('are in order of appearance where the numbers lie far apart', () => {
    const seating = seatingOfLines([lineOf(5000, -2), lineOf(7, 5000), lineOf(2 ** 40, 7)]);
    expect(seating).toMatchObject({
      lines: [
        { ns: 0, ew: 1 },
        { ns: 2, ew: 0 },
        { ns: 3, ew: 2 },
      ],
      first: 0,
      length: 4,
      entries: [5000, -2, 7, 2 ** 40],
    });
  });

  test('hold the partners, though only they are far apart', () => {
    const seating = seatingOfLines([{ ...lineOf(1, 2), partners: { ns: 9000, ew: 3 } }, lineOf(2, 3)]);
    expect(seating).toMatchObject({ entries: [1, 2, 9000, 3], codes: Int32Array.of(0, 0, 1) });
  });
});

test('the lowest and the highest number of either side', () => {
  expect(entryNumberRange([])).toEqual({ least: 0, most: 0 });
  expect(entryNumberRange([lineOf(4, 4)])).toEqual({ least: 4, most: 4 });
  expect(entryNumberRange([lineOf(4, 5), lineOf(3, 9), lineOf(8, 2)])).toEqual({ least: 2, most: 9 });
  expect(entryNumberRange([lineOf(4, 5), lineOf(9, 3), lineOf(2, 8)])).toEqual({ least: 2, most: 9 });
});
