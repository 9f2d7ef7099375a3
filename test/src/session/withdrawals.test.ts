import { expect, test } from 'vitest';
import type { ResultLine } from '../../../src/session/result-line.ts';
import { pairWithdrawals } from '../../../src/session/withdrawals.ts';
import { seated, sectionOf } from './section.ts';

const SECTION = sectionOf([
  seated(1, 1, 1, 2),
  seated(1, 2, 3, 4),
  seated(2, 1, 1, 4, [1]),
  seated(2, 2, 3, 9, [9]),
  seated(3, 1, 1, 9, [9, 1]),
  seated(3, 2, 2, 1, [2]),
]);

function line(round: number, board: number, score: number | null): ResultLine {
  return { section: 1, round, table: 1, slotBoard: board, board, ns: 1, ew: 2, score, award: null };
}

test('what a pair was still to play are its lines by the schedule without a score, against somebody who is there', () => {
  const [withdrawal] = pairWithdrawals([SECTION], [1], [line(1, 1, 420), line(1, 2, null)]);
  expect(withdrawal).toMatchObject({ entry: 1, emptySeat: 10 });
  expect(withdrawal?.due.map(({ round, slotBoard, ns, ew }) => [round, slotBoard, ns, ew])).toEqual([
    [1, 2, 1, 2],
    [2, 3, 1, 4],
    [2, 4, 1, 4],
  ]);
});

test('each leaves a seat of its own; pairs of other sections are left out', () => {
  expect(pairWithdrawals([SECTION], [3, 77, 4], []).map(({ entry, emptySeat }) => [entry, emptySeat])).toEqual([
    [3, 10],
    [4, 11],
  ]);
  expect(pairWithdrawals([SECTION], [77], [])).toEqual([]);
});
