import { SIDES, type Side } from '../../bridge/seat.ts';
import type { Candidate } from './proposal.ts';
import { playHistoryOf, meetingKey } from './play-history.ts';
import {
  isPlayed,
  newPairNumber,
  openRounds,
  pairAt,
  withPairAt,
  withOpenRounds,
  type RunningSchedule,
  type ScheduleCell,
} from './schedule.ts';

/** Seats tried before a line is given up. */
const MOST_STEPS = 60_000;
/** Against a place of the rover: an opponent met again, a pair that sits out once more, a seat of the other line. */
const COST = { repeat: 100, sitOut: 10, otherLine: 1 } as const;

/** Where the rover sits in a round: the pair of that seat sits out. */
interface Place {
  readonly cell: ScheduleCell;
  readonly side: Side;
}

/**
 * The late pair takes another seat every round; whoever has it sits out and comes back. With two rankings the
 * rover belongs to the line it takes its seats from. The sequence is the one that costs least of all there are,
 * as far as the search comes: nobody plays a board twice, few meet again, nobody sits out twice.
 */
export function roverCandidates(running: RunningSchedule): Candidate[] {
  const lines: readonly (Side | null)[] = running.winners === 2 ? SIDES : [null];
  return lines.flatMap((line): Candidate[] => {
    const number = newPairNumber(running);
    const places = bestPlaces(running, line);
    if (!places) return [];
    const rounds = openRounds(running).map((cells, index) =>
      cells.map((cell) => (cell === places[index]?.cell ? withPairAt(cell, places[index].side, number) : cell)),
    );
    const pairs = [...running.pairs, { number, line }];
    return [{ rule: { kind: 'rover', pair: number, line }, schedule: withOpenRounds({ ...running, pairs }, rounds) }];
  });
}

/** One seat a round, cheapest together; null when there is none without a board played twice. */
function bestPlaces(running: RunningSchedule, line: Side | null): readonly Place[] | null {
  const rounds = openRounds(running);
  if (rounds.length === 0) return null;
  const sides: readonly Side[] = line ? [line] : SIDES;
  const idle = new Map(playHistoryOf(running).sitOuts);
  let best: readonly Place[] | null = null;
  let least = Infinity;
  let steps = 0;
  const played = new Set<number>();
  const met = new Set<string>();
  const chosen: Place[] = [];
  const place = (index: number, cost: number): void => {
    if (cost >= least || (steps += 1) > MOST_STEPS) return;
    const cells = rounds[index];
    if (!cells) {
      best = [...chosen];
      least = cost;
      return;
    }
    const options = cells
      .filter((cell) => isPlayed(cell) && !cell.boards.some((board) => played.has(board)))
      .flatMap((cell) => sides.map((side) => ({ cell, side, cost: costOf(cell, side) })))
      .toSorted((a, b) => a.cost - b.cost);
    for (const option of options) {
      const bumped = pairAt(option.cell, option.side);
      const opponent = meetingKey(0, pairAt(option.cell, option.side === 'NS' ? 'EW' : 'NS'));
      const isNew = !met.has(opponent);
      for (const board of option.cell.boards) played.add(board);
      met.add(opponent);
      idle.set(bumped, (idle.get(bumped) ?? 0) + 1);
      chosen.push(option);
      place(index + 1, cost + option.cost);
      chosen.pop();
      idle.set(bumped, (idle.get(bumped) ?? 1) - 1);
      if (isNew) met.delete(opponent);
      for (const board of option.cell.boards) played.delete(board);
      if (least === 0) return;
    }
  };
  const costOf = (cell: ScheduleCell, side: Side): number => {
    const opponent = pairAt(cell, side === 'NS' ? 'EW' : 'NS');
    return (
      (met.has(meetingKey(0, opponent)) ? COST.repeat : 0) +
      COST.sitOut * (idle.get(pairAt(cell, side)) ?? 0) +
      (side === 'EW' && line === null ? COST.otherLine : 0)
    );
  };
  place(0, 0);
  return best;
}
