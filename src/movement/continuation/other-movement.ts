import { SIDES, type Side } from '../../bridge/seat.ts';
import { numbersTo } from '../../basics/numbers-to.ts';
import { boardsOfSet } from '../board-set.ts';
import { movementChoices } from '../choice/choices.ts';
import type { OwnSpec } from '../families/own.ts';
import { isMovement, makeMovement } from '../make.ts';
import type { Movement } from '../movement.ts';
import { lineOf } from '../pairs.ts';
import type { ContinuationProblem } from './change.ts';
import type { Candidate } from './proposal.ts';
import { presentPairs, type RunningSchedule, type ScheduleCell } from './schedule.ts';

/** What a new movement is chosen from, beside the pairs that are there. */
export interface MovementWishes {
  /** Boards a pair is to play; movements with slightly fewer or more are among the candidates. */
  readonly boards: number;
  /** The club's own movements. */
  readonly own: readonly OwnSpec[];
  /** With several sections all have as many rankings. */
  readonly winners: 1 | 2 | null;
}

/** Boards by which a candidate may miss what was asked for. */
const BOARDS_OFF = 2;
/** The most movements among which a director can choose at a glance. */
const MOST_MOVEMENTS = 8;

/** The list is ranked alike at whatever time play begins. */
const ANY_TIMES = { minutesPerBoard: 7, minutesToMove: 1, start: '19:30' } as const;

/**
 * Other movements for the pairs that are there, best first; play begins with their first round. Possible until the
 * first result: results belong to the lines of a schedule.
 */
export function otherMovementCandidates(
  running: RunningSchedule,
  { boards, own, winners }: MovementWishes,
): Candidate[] | ContinuationProblem {
  const [typed] = running.plays;
  if (typed) return { kind: 'problem', code: 'has-results', round: typed.round, table: typed.table };
  const present = presentPairs(running).map(({ number }) => number);
  const wishes = { ...ANY_TIMES, tables: present.length / 2, own };
  const bounds = { boardsFrom: Math.max(1, boards - BOARDS_OFF), boardsTo: boards + BOARDS_OFF };
  const candidates = movementChoices({ ...wishes, ...bounds })
    .filter(({ spec }) => JSON.stringify(spec) !== JSON.stringify(running.spec))
    .filter((choice) => winners === null || choice.winners === winners)
    .slice(0, MOST_MOVEMENTS)
    .flatMap(({ spec, boards: played }): Candidate[] => {
      const movement = makeMovement(spec);
      if (!isMovement(movement)) return [];
      const rule = { kind: 'other-movement', spec, winners: movement.winners, boards: played } as const;
      return [{ rule, ...begunAgain(running, movement, present) }];
    })
    .filter(({ schedule }) => !isSamePlay(schedule, running));
  return candidates.length > 0 ? candidates : { kind: 'problem', code: 'no-such-movement', boards };
}

/** Whether everybody meets the same opponents on the same boards at the same tables: then it is no other movement. */
function isSamePlay(one: RunningSchedule, other: RunningSchedule): boolean {
  return playOf(one) === playOf(other);
}

function playOf({ rounds }: RunningSchedule): string {
  return JSON.stringify(rounds.map((cells) => cells.map(({ table, ns, ew, boards }) => [table, ns, ew, boards])));
}

/** The schedule of a movement that nobody has played yet, with the pairs that are there. */
function begunAgain(
  running: RunningSchedule,
  movement: Movement,
  present: readonly number[],
): Pick<Candidate, 'schedule' | 'numberBefore'> {
  const { tables, winners, phantom, boardsPerRound, spec } = movement;
  const rounds = movement.rounds.map((seatings) =>
    seatings.map(({ table, ns, ew, set }): ScheduleCell => {
      const absent = [ns, ew].filter((pair) => pair === phantom);
      return { table, ns, ew, boards: boardsOfSet(set, boardsPerRound), absent };
    }),
  );
  const pairs = numbersTo(2 * tables).map((number) => ({
    number,
    line: winners === 2 ? lineOf(movement, number) : null,
  }));
  return {
    schedule: {
      ...running,
      tables,
      winners,
      pairs,
      gone: [],
      rounds,
      frozen: 0,
      inPlay: false,
      fromInPlay: false,
      spec,
    },
    numberBefore: numbersBefore(running.rounds[0] ?? [], rounds[0] ?? [], present),
  };
}

/** Each number of the new movement that has a pair, and the number the pair had: as many as can keep their seats. */
function numbersBefore(
  before: readonly ScheduleCell[],
  after: readonly ScheduleCell[],
  present: readonly number[],
): ReadonlyMap<number, number> {
  const seats = new Map(seatsIn(before).map(({ seat, pair }) => [seat, pair]));
  const free = seatsIn(after).filter(({ isMissing }) => !isMissing);
  const kept = free.flatMap(({ seat, pair }): [number, number][] => {
    const there = seats.get(seat);
    return there !== undefined && present.includes(there) ? [[pair, there]] : [];
  });
  const numbers = new Map(kept);
  const seated = new Set(numbers.values());
  const left = present.filter((pair) => !seated.has(pair));
  const unused = [...new Set(free.map(({ pair }) => pair))].filter((pair) => !numbers.has(pair));
  unused
    .toSorted((a, b) => a - b)
    .forEach((pair, place) => {
      const one = left[place];
      if (one !== undefined) numbers.set(pair, one);
    });
  return numbers;
}

function seatsIn(
  cells: readonly ScheduleCell[],
): readonly { readonly seat: string; readonly pair: number; readonly isMissing: boolean }[] {
  return cells.flatMap(({ table, ns, ew, absent }) =>
    SIDES.map((side: Side) => {
      const pair = side === 'NS' ? ns : ew;
      return { seat: `${table} ${side}`, pair, isMissing: absent.includes(pair) };
    }),
  );
}
