import { isPlayed, type RecordedPlay, type RunningSchedule } from './schedule.ts';

/**
 * Rulings on boards to come whose line a continuation removes or gives to other pairs. A ruling on a board that nobody
 * has played stands in no way: it goes with its line.
 */
export function rulingsWithoutLine({ plays }: RunningSchedule, after: RunningSchedule): readonly RecordedPlay[] {
  return plays.filter(({ round, table, slotBoard, board, ns, ew }) => {
    if (round <= after.frozen || board !== null) return false;
    const cell = after.rounds[round - 1]?.find((one) => one.table === table);
    return !cell || !isPlayed(cell) || !cell.boards.includes(slotBoard) || cell.ns !== ns || cell.ew !== ew;
  });
}
