import type { Side } from '../../bridge/seat.ts';
import type { MovementSpec } from '../movement.ts';

/** The schedule of a section in play, and the results so far. A pair is a number, unique in the section. */
export interface RunningSchedule {
  readonly tables: number;
  readonly winners: 1 | 2;
  readonly pairs: readonly RunningPair[];
  /** Pairs that have left. */
  readonly gone: readonly number[];
  /** rounds[r] lists the tables of round r + 1. A pair at none of them sits out, or has not arrived. */
  readonly rounds: readonly (readonly ScheduleCell[])[];
  /** Rounds that have started at some table; they do not change. */
  readonly frozen: number;
  /** Whether the last started round is still in play: a late pair may be seated at a table that sits idle in it. */
  readonly inPlay: boolean;
  /** Whether the director named that round, or one before it, as the first to change: a pair may leave in it. */
  readonly fromInPlay: boolean;
  /** The lines that have a result, on the schedule or not. */
  readonly plays: readonly RecordedPlay[];
  /** The movement the schedule follows exactly; null once the schedule has changed. */
  readonly spec: MovementSpec | null;
}

export interface RunningPair {
  readonly number: number;
  /** The line it is ranked in; null with one ranking. */
  readonly line: Side | null;
}

/** One table in one round. */
export interface ScheduleCell {
  readonly table: number;
  readonly ns: number;
  readonly ew: number;
  readonly boards: readonly number[];
  /** Which of the two pairs are missing: the other sits out. Empty where the table plays. */
  readonly absent: readonly number[];
}

/** A line with a result: its place, and what was really played there. */
export interface RecordedPlay {
  readonly round: number;
  readonly table: number;
  /** The board the schedule expects on the line. */
  readonly slotBoard: number;
  /** The board that was played; null where it was not: a ruling decides. */
  readonly board: number | null;
  readonly ns: number;
  readonly ew: number;
}

/** A seat in a round, and the boards played there. */
export interface ScheduledSeat {
  readonly table: number;
  readonly side: Side;
  readonly boards: readonly number[];
}

export function isPlayed(cell: ScheduleCell): boolean {
  return cell.absent.length === 0;
}

/** The rounds that have not started. */
export function openRounds({ rounds, frozen }: RunningSchedule): readonly (readonly ScheduleCell[])[] {
  return rounds.slice(frozen);
}

export function withOpenRounds(running: RunningSchedule, open: readonly (readonly ScheduleCell[])[]): RunningSchedule {
  return { ...running, rounds: [...running.rounds.slice(0, running.frozen), ...open], spec: null };
}

/** The seats of a round by pair; pairs without opponents have none. */
export function seatsOf(cells: readonly ScheduleCell[]): ReadonlyMap<number, ScheduledSeat> {
  return new Map(
    cells.filter(isPlayed).flatMap(({ table, ns, ew, boards }): [number, ScheduledSeat][] => [
      [ns, { table, side: 'NS', boards }],
      [ew, { table, side: 'EW', boards }],
    ]),
  );
}

/** The pair that sits North-South, or East-West, at a table. */
export function pairAt(cell: ScheduleCell, side: Side): number {
  return side === 'NS' ? cell.ns : cell.ew;
}

/** The cell with another pair in one of its seats; the pair that had the seat is no longer missing there. */
export function withPairAt(cell: ScheduleCell, side: Side, pair: number): ScheduleCell {
  const absent = cell.absent.filter((gone) => gone !== pairAt(cell, side));
  return side === 'NS' ? { ...cell, ns: pair, absent } : { ...cell, ew: pair, absent };
}

/**
 * Pairs that play on: they have a seat in some round where they are not missing, have not left, and are not missing in
 * the rounds to come.
 */
export function presentPairs(running: RunningSchedule): readonly RunningPair[] {
  const { rounds, gone, frozen } = running;
  const ahead = frozen < rounds.length ? openRounds(running) : rounds.slice(-1);
  const absent = new Set([...gone, ...ahead.flat().flatMap((cell) => cell.absent)]);
  const seated = new Set(
    rounds.flat().flatMap((cell) => [cell.ns, cell.ew].filter((pair) => !cell.absent.includes(pair))),
  );
  return running.pairs.filter(({ number }) => seated.has(number) && !absent.has(number));
}

/** The sets of the section in order of their first board, each with all boards it ever had. */
export function boardSets({ rounds }: RunningSchedule): readonly (readonly number[])[] {
  const sets = new Map<number, readonly number[]>();
  for (const { boards } of rounds.flat()) {
    const [first] = boards;
    if (first === undefined) continue;
    if (boards.length > (sets.get(first)?.length ?? 0)) sets.set(first, boards);
  }
  return [...sets.values()].toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
}

/** The sets as they are played from now on, without the boards that were dropped. */
export function setsInPlay(running: RunningSchedule): readonly (readonly number[])[] {
  const size = boardsPerRound(running);
  return boardSets(running).map((set) => set.slice(0, size));
}

/** Boards of a round to come; of the last round, where none is to come. */
export function boardsPerRound(running: RunningSchedule): number {
  const open = openRounds(running);
  return Math.max(1, ...(open.length > 0 ? open : running.rounds.slice(-1)).flat().map(({ boards }) => boards.length));
}

/** The highest number of a board. */
export function lastBoard({ rounds }: RunningSchedule): number {
  return Math.max(0, ...rounds.flat().flatMap(({ boards }) => boards));
}

/** A set of new boards, numbered after the last. `place` counts the new sets from 0. */
export function newBoardSet(running: RunningSchedule, place = 0): readonly number[] {
  const size = boardsPerRound(running);
  return Array.from({ length: size }, (_, index) => lastBoard(running) + place * size + index + 1);
}

/** The number for a pair that arrives. */
export function newPairNumber({ pairs }: RunningSchedule): number {
  return Math.max(0, ...pairs.map(({ number }) => number)) + 1;
}
