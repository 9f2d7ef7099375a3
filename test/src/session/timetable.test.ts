import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { numbersTo } from '../../../src/basics/numbers-to.ts';
import {
  breakHalfway,
  minutesToEnd,
  minutesToStart,
  timetableOf,
  withBreak,
  type Timetable,
} from '../../../src/session/timetable.ts';

/** A section of one table, that plays so many boards in each round. */
function sectionOf(boards: readonly number[]) {
  const cells = boards.map((count, index) => ({ round: index + 1, boards: numbersTo(count) }));
  return { rounds: boards.length, cells };
}

/** Thirteen rounds of two boards at seven minutes, and one to move. */
const THIRTEEN: Timetable = { rounds: 13, play: () => 14, move: 1, breaks: [{ after: 6, minutes: 20 }] };

test.each([
  [0, 0],
  [6, 90],
  [7, 125],
  [13, 215],
  [14, 215],
])('to the end of round %i it takes %i minutes', (round, minutes) => {
  expect(minutesToEnd(THIRTEEN, round)).toBe(minutes);
});

test('a break comes before the round that follows it', () => {
  expect([1, 6, 7, 8].map((round) => minutesToStart(THIRTEEN, round))).toEqual([0, 75, 110, 125]);
});

test('there is none after the last round, however few rounds are left', () => {
  const cut = { ...THIRTEEN, rounds: 6 };
  expect([minutesToEnd(cut, 6), minutesToStart(cut, 7)]).toEqual([90, 90]);
});

test('half-way is after the longer half', () => {
  expect([breakHalfway(13, 15), breakHalfway(6, 15), breakHalfway(1, 15), breakHalfway(13, 0)]).toEqual([
    [{ after: 7, minutes: 15 }],
    [{ after: 3, minutes: 15 }],
    [],
    [],
  ]);
});

test('sections that share a clock go by the longest, round by round', () => {
  const sections = [sectionOf([2, 2, 3, 3]), sectionOf([3, 3])];
  const timetable = timetableOf({ sections, minutesPerBoard: 7, minutesToMove: 1, breaks: [] });
  expect([1, 2, 3, 4].map((round) => minutesToEnd(timetable, round))).toEqual([22, 44, 66, 88]);
  expect(
    timetableOf({ sections: sections.slice(0, 1), minutesPerBoard: 7, minutesToMove: 1, breaks: [] }).play(2),
  ).toBe(14);
});

test('breaks stay in order, one after a round; the whole takes its rounds and its breaks', () => {
  const asked = fc.array(
    fc.record({ after: fc.integer({ min: 1, max: 12 }), minutes: fc.option(fc.integer({ min: 1, max: 60 })) }),
  );
  fc.assert(
    fc.property(asked, (changes) => {
      const breaks = changes.reduce<Timetable['breaks']>(
        (all, { after, minutes }) => withBreak(all, after, minutes),
        [],
      );
      const rounds = breaks.map(({ after }) => after);
      expect(rounds).toEqual([...new Set(rounds)].toSorted((a, b) => a - b));
      const rest = breaks.reduce((sum, { minutes }) => sum + minutes, 0);
      expect(minutesToEnd({ ...THIRTEEN, breaks }, 13)).toBe(13 * 15 + rest);
    }),
  );
});
