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

/** Seats tried before the search ends. */
const MOST_STEPS = 60_000;
/** The cost of a seat: an opponent met again, a pair that sits out once more, a seat of the other line. */
const COST = { repeat: 100, sitOut: 10, otherLine: 1 } as const;

/** The rover's seat in a round; the pair of that seat sits out. */
interface RoverSeat {
  readonly cell: ScheduleCell;
  readonly side: Side;
}

/**
 * The late pair takes another seat every round; the pair of that seat sits out and comes back. With two rankings the
 * rover belongs to the line it takes its seats from. Of all sequences in which no pair plays a board twice the search
 * takes the one that costs least: few meetings again, and no pair sits out twice.
 */
export function roverCandidates(running: RunningSchedule): Candidate[] {
  const lines: readonly (Side | null)[] = running.winners === 2 ? SIDES : [null];
  return lines.flatMap((line): Candidate[] => {
    const number = newPairNumber(running);
    const seats = bestSeats(running, line);
    if (!seats) return [];
    const rounds = openRounds(running).map((cells, index) =>
      cells.map((cell) => (cell === seats[index]?.cell ? withPairAt(cell, seats[index].side, number) : cell)),
    );
    const pairs = [...running.pairs, { number, line }];
    return [{ rule: { kind: 'rover', pair: number, line }, schedule: withOpenRounds({ ...running, pairs }, rounds) }];
  });
}

/** One seat a round, cheapest in total; null where every sequence makes the rover play a board twice. */
function bestSeats(running: RunningSchedule, line: Side | null): readonly RoverSeat[] | null {
  const rounds = openRounds(running);
  if (rounds.length === 0) return null;
  const sides: readonly Side[] = line ? [line] : SIDES;
  const idle = new Map(playHistoryOf(running).sitOuts);
  let best: readonly RoverSeat[] | null = null;
  let least = Infinity;
  let steps = 0;
  const played = new Set<number>();
  const met = new Set<string>();
  const chosen: RoverSeat[] = [];
  const placeRound = (index: number, cost: number): void => {
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
      placeRound(index + 1, cost + option.cost);
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
  placeRound(0, 0);
  return best;
}
