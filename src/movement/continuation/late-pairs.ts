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
 * A late pair takes the seat of a missing pair, at once where the missing pair's opponents sit idle in the round in
 * play; where no pair is missing it becomes a rover, or a table is added. Of two late pairs the first takes the first
 * free seat and the second is then placed alike; where no pair is missing the two have a table of their own, or are
 * placed one after the other.
 */
export function latePairCandidates(running: RunningSchedule, pairs: 1 | 2): Candidate[] {
  const joined = joins(running);
  if (pairs === 1) {
    const seated = [...joinsNow(running), ...joined];
    if (seated.length > 0) return seated;
    return [...roverCandidates(running), ...addedTableCandidates(running, 1)];
  }
  const added = joined.length === 0 ? addedTableCandidates(running, 2) : [];
  if (added.length > 0) return added;
  const [first] = joined.length > 0 ? joined : latePairCandidates(running, 1);
  if (!first) return [];
  const second = latePairCandidates({ ...first.schedule, inPlay: false }, 1);
  return second.map(({ rule, schedule }) => ({
    rule: { kind: 'two-pairs', first: first.rule, second: rule },
    schedule,
  }));
}

/** The late pair takes the seat of a missing pair in the next round. */
function joins(running: RunningSchedule): Candidate[] {
  return missingPairs(running).flatMap((missing): Candidate[] => {
    const cell = openRounds(running)[0]?.find((one) => one.absent.includes(missing.pair));
    const { pair, schedule } = seated(running, missing);
    if (pair !== missing.pair) return [{ rule: { kind: 'takes-seat', pair, of: missing.pair }, schedule }];
    const line: Side = cell?.ew === pair ? 'EW' : 'NS';
    return [{ rule: { kind: 'joins', pair, table: cell?.table ?? 0, line }, schedule }];
  });
}

/** The same in the round in play, where the table of the missing pair is idle and nothing is typed there. */
function joinsNow(running: RunningSchedule): Candidate[] {
  const round = running.frozen;
  if (!running.inPlay || round === 0) return [];
  const before: RunningSchedule = { ...running, frozen: round - 1, inPlay: false };
  return missingPairs(before).flatMap((missing): Candidate[] => {
    const cell = openRounds(before)[0]?.find((one) => one.absent.includes(missing.pair));
    const isTyped = running.plays.some((play) => play.round === round && play.table === cell?.table);
    if (!cell || cell.absent.length > 1 || isTyped) return [];
    const { pair, schedule } = seated(before, missing);
    const { table, boards } = cell;
    const of = pair === missing.pair ? null : missing.pair;
    const line: Side = cell.ew === missing.pair ? 'EW' : 'NS';
    return [{ rule: { kind: 'joins-now', pair, of, round, table, line, boards }, schedule }];
  });
}

/**
 * The schedule with a pair in the seat of a missing one in all rounds to come. Where the missing pair has results, the
 * new pair gets a number of its own.
 */
function seated(
  running: RunningSchedule,
  { pair, hasPlayed }: MissingPair,
): { readonly pair: number; readonly schedule: RunningSchedule } {
  const open = openRounds(running);
  if (!hasPlayed) {
    // A pair that was said to be away is there after all.
    const there = { ...running, gone: running.gone.filter((one) => one !== pair) };
    return {
      pair,
      schedule: withOpenRounds(
        there,
        open.map((cells) => cells.map((one) => arrived(one, pair))),
      ),
    };
  }
  const number = newPairNumber(running);
  const { line = null } = running.pairs.find((one) => one.number === pair) ?? {};
  const rounds = open.map((cells) =>
    cells.map((one) => {
      const side = SIDES.find((candidate) => pairAt(one, candidate) === pair && one.absent.includes(pair));
      return side ? withPairAt(one, side, number) : one;
    }),
  );
  return {
    pair: number,
    schedule: withOpenRounds({ ...running, pairs: [...running.pairs, { number, line }] }, rounds),
  };
}

function arrived(cell: ScheduleCell, pair: number): ScheduleCell {
  return cell.absent.includes(pair) ? { ...cell, absent: cell.absent.filter((gone) => gone !== pair) } : cell;
}

/** A missing pair that has a seat in the rounds to come, and whether it has ever played. */
interface MissingPair {
  readonly pair: number;
  readonly hasPlayed: boolean;
}

function missingPairs(running: RunningSchedule): MissingPair[] {
  const gone = [...new Set(openRounds(running).flatMap((cells) => cells.flatMap(({ absent }) => absent)))];
  return gone.map((pair) => ({ pair, hasPlayed: hasPlayed(running, pair) }));
}

/**
 * Whether a pair has played a started round. A line without a result counts as played only while nothing is typed for
 * its round: travellers may be typed late.
 */
function hasPlayed({ rounds, frozen, plays }: RunningSchedule, pair: number): boolean {
  if (plays.some(({ round, ns, ew, board }) => round <= frozen && board !== null && (ns === pair || ew === pair))) {
    return true;
  }
  const typed = new Set(plays.map(({ round }) => round));
  return rounds
    .slice(0, frozen)
    .some(
      (cells, index) =>
        !typed.has(index + 1) &&
        cells.some(({ ns, ew, absent }) => (ns === pair || ew === pair) && !absent.includes(pair)),
    );
}
