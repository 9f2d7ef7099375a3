import { numbersTo } from '../basics/numbers-to.ts';
import { mostBoardsInRound, type SectionBoards } from './round-boards.ts';

/** A break of the whole room. */
export interface SessionBreak {
  /** The round it comes after. */
  readonly after: number;
  readonly minutes: number;
}

/** How long the rounds and breaks of a session take, in minutes (7.5 is possible). */
export interface Timetable {
  readonly rounds: number;
  /** Minutes to play a round's boards. */
  readonly play: (round: number) => number;
  /** Minutes to move to the next table; after the last round, to bring in the boards and slips. */
  readonly move: number;
  readonly breaks: readonly SessionBreak[];
}

/** What of a session decides its timetable. */
export interface SessionTimes {
  readonly sections: readonly (SectionBoards & { readonly rounds: number })[];
  readonly minutesPerBoard: number;
  readonly minutesToMove: number;
  readonly breaks: readonly SessionBreak[];
}

/** The timetable of a session. Its sections share a clock: the most rounds and the most boards count. */
export function timetableOf({ sections, minutesPerBoard, minutesToMove, breaks }: SessionTimes): Timetable {
  const rounds = Math.max(0, ...sections.map((section) => section.rounds));
  return { rounds, play: (round) => boardsInRound(sections, round) * minutesPerBoard, move: minutesToMove, breaks };
}

/** A round that is not drawn yet, and has no tables, is as long as the one before. */
function boardsInRound(sections: readonly SectionBoards[], round: number): number {
  const boards = mostBoardsInRound(sections, round);
  return boards === 0 && round > 1 ? boardsInRound(sections, round - 1) : boards;
}

/** The longest break that can be planned. */
export const MOST_BREAK_MINUTES = 240;

/** Minutes of a round, from its call to the next. */
export function roundMinutes({ play, move }: Pick<Timetable, 'play' | 'move'>, round: number): number {
  return play(round) + move;
}

/** Minutes of the break after a round; none after the last. */
export function breakMinutes({ rounds, breaks }: Pick<Timetable, 'rounds' | 'breaks'>, after: number): number {
  return after < rounds ? (breaks.find((each) => each.after === after)?.minutes ?? 0) : 0;
}

/** Minutes from the start of play to the end of a round; to the start of play for round 0. */
export function minutesToEnd(timetable: Timetable, round: number): number {
  return numbersTo(Math.min(round, timetable.rounds)).reduce(
    (sum, one) => sum + breakMinutes(timetable, one - 1) + roundMinutes(timetable, one),
    0,
  );
}

/** Minutes from the start of play to the start of a round, after the break before it. */
export function minutesToStart(timetable: Timetable, round: number): number {
  return minutesToEnd(timetable, round - 1) + breakMinutes(timetable, round - 1);
}

/**
 * One break half-way; with an odd number of rounds the longer half is the first. No break of 0 minutes, or in a single
 * round.
 */
export function breakHalfway(rounds: number, minutes: number): readonly SessionBreak[] {
  return minutes > 0 && rounds > 1 ? [{ after: Math.ceil(rounds / 2), minutes }] : [];
}

/** The breaks with the one after a round set to so many minutes, or removed; in order of round. */
export function withBreak(
  breaks: readonly SessionBreak[],
  after: number,
  minutes: number | null,
): readonly SessionBreak[] {
  const others = breaks.filter((each) => each.after !== after);
  return [...others, ...(minutes === null ? [] : [{ after, minutes }])].toSorted((a, b) => a.after - b.after);
}
