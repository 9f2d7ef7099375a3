import { SIDES, type Side } from '../../bridge/seat.ts';
import type { Candidate } from './proposal.ts';
import { addedTableCandidates } from './added-table.ts';
import { roverCandidates } from './rover.ts';
import {
  newPairNumber,
  openRounds,
  pairAt,
  withPairAt,
  withOpenRounds,
  type RunningSchedule,
  type ScheduleCell,
} from './schedule.ts';

/**
 * A late pair takes the seat of a missing pair; where no pair is missing it becomes a rover, or a table is added. Of
 * two late pairs the first takes the first free seat and the second is then placed alike; where no pair is missing
 * the two have a table of their own.
 */
export function latePairCandidates(running: RunningSchedule, pairs: 1 | 2): Candidate[] {
  const joined = joins(running);
  if (pairs === 1) {
    if (joined.length > 0) return joined;
    return [...roverCandidates(running), ...addedTableCandidates(running, 1)];
  }
  const [first] = joined;
  if (!first) return addedTableCandidates(running, 2);
  const second = latePairCandidates(first.schedule, 1);
  return second.map(({ rule, schedule }) => ({ rule, schedule }));
}

/** The late pair takes the seat of a missing pair. */
function joins(running: RunningSchedule): Candidate[] {
  const missing = missingPairs(running);
  return missing.flatMap(({ pair, hasPlayed }): Candidate[] => {
    const open = openRounds(running);
    const cell = open[0]?.find((one) => one.absent.includes(pair));
    const table = cell?.table ?? 0;
    const line: Side = cell?.ew === pair ? 'EW' : 'NS';
    if (!hasPlayed) {
      const rounds = open.map((cells) => cells.map((one) => arrived(one, pair)));
      return [{ rule: { kind: 'joins', pair, table, line }, schedule: withOpenRounds(running, rounds) }];
    }
    // The pair that had the seat has results: the new pair gets a number of its own.
    const number = newPairNumber(running);
    const { line: ranked = null } = running.pairs.find((one) => one.number === pair) ?? {};
    const rounds = open.map((cells) =>
      cells.map((one) => {
        const side = SIDES.find((candidate) => pairAt(one, candidate) === pair && one.absent.includes(pair));
        return side ? withPairAt(one, side, number) : one;
      }),
    );
    const schedule = withOpenRounds({ ...running, pairs: [...running.pairs, { number, line: ranked }] }, rounds);
    return [{ rule: { kind: 'takes-seat', pair: number, of: pair }, schedule }];
  });
}

function arrived(cell: ScheduleCell, pair: number): ScheduleCell {
  return cell.absent.includes(pair) ? { ...cell, absent: cell.absent.filter((gone) => gone !== pair) } : cell;
}

/** Missing pairs that have a seat in the rounds to come, and whether they have ever played. */
function missingPairs(running: RunningSchedule): { readonly pair: number; readonly hasPlayed: boolean }[] {
  const gone = [...new Set(openRounds(running).flatMap((cells) => cells.flatMap(({ absent }) => absent)))];
  return gone.map((pair) => ({
    pair,
    hasPlayed: running.rounds
      .slice(0, running.frozen)
      .flat()
      .some(({ ns, ew, absent }) => (ns === pair || ew === pair) && !absent.includes(pair)),
  }));
}
