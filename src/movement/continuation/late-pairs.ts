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
 * Where late pairs go: to the seats of missing pairs; otherwise one becomes a rover, or a table is added. A
 * second one follows the best place of the first, and two may also have a table of their own.
 */
export function latePairCandidates(running: RunningSchedule, pairs: 1 | 2): Candidate[] {
  const joined = joins(running);
  if (pairs === 1) {
    if (joined.length > 0) return joined;
    return [...roverCandidates(running), ...addedTableCandidates(running, 1)];
  }
  const [first] = joined;
  if (!first) return addedTableCandidates(running, 2);
  const then = latePairCandidates(first.schedule, 1);
  return then.map(({ rule, schedule }) => ({ rule, schedule }));
}

/** The late pair takes the number of a missing one. */
function joins(running: RunningSchedule): Candidate[] {
  const missing = missingPairs(running);
  return missing.flatMap(({ pair, seen }): Candidate[] => {
    const open = openRounds(running);
    const cell = open[0]?.find((one) => one.absent.includes(pair));
    const table = cell?.table ?? 0;
    const line: Side = cell?.ew === pair ? 'EW' : 'NS';
    if (!seen) {
      const rounds = open.map((cells) => cells.map((one) => arrived(one, pair)));
      return [{ rule: { kind: 'joins', pair, table, line }, schedule: withOpenRounds(running, rounds) }];
    }
    // Whoever had the seat has played: the newcomer gets a number of its own.
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

/** Pairs the schedule keeps a seat for although they are not there; whether they ever played. */
function missingPairs(running: RunningSchedule): { readonly pair: number; readonly seen: boolean }[] {
  const gone = [...new Set(openRounds(running).flatMap((cells) => cells.flatMap(({ absent }) => absent)))];
  return gone.map((pair) => ({
    pair,
    seen: running.rounds
      .slice(0, running.frozen)
      .flat()
      .some(({ ns, ew, absent }) => (ns === pair || ew === pair) && !absent.includes(pair)),
  }));
}
