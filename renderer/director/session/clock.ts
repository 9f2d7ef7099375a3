import type { ClockView, SessionView } from '../../../main/club/model/session.ts';
import { addMinutes } from '../../../src/basics/time-of-day.ts';
import { MINUS } from '../../../src/language/numbers.ts';
import { WARNING_MINUTES } from '../../../src/session/clock-tone.ts';
import {
  breakMinutes,
  minutesToEnd,
  minutesToStart,
  roundMinutes,
  timetableOf,
} from '../../../src/session/timetable.ts';

/** Where play stands. A clock that was never started tells nothing about the results. */
export type PlayPhase = 'before' | 'during' | 'after';

/** Rounds of the session: those of its longest section. */
export function roundsOf(session: SessionView): number {
  return Math.max(1, ...session.sections.map((section) => section.rounds));
}

export function playPhase(clock: ClockView, rounds: number): PlayPhase {
  if (clock.round === 0) return 'before';
  return clock.round > rounds ? 'after' : 'during';
}

/** Minutes of what the clock is at, as planned: a round with its move, or a break. */
export function plannedMinutes(session: SessionView): number {
  const timetable = timetableOf(session);
  const { round, onBreak } = session.clock;
  return onBreak ? breakMinutes(timetable, round - 1) : roundMinutes(timetable, Math.max(1, round));
}

/** When a round should be over by the plan, local hh:mm. */
export function plannedEnd(session: SessionView, round: number): string {
  return addMinutes(session.start, minutesToEnd(timetableOf(session), round));
}

/** When a round should begin by the plan, local hh:mm. */
export function plannedStart(session: SessionView, round: number): string {
  return addMinutes(session.start, minutesToStart(timetableOf(session), round));
}

/** The round in play; half-way between two in a break: the one before is over, the one after has not begun. */
export function placeInPlay({ round, onBreak }: ClockView): number {
  return onBreak ? round - 0.5 : round;
}

/**
 * Seconds left of the round or the break, negative when its time is up; null while the clock has neither.
 * @param now milliseconds since 1970
 */
export function secondsLeft(clock: ClockView, now: number): number | null {
  if (clock.endsAt !== null) return Math.ceil((Date.parse(clock.endsAt) - now) / 1000);
  return clock.secondsLeft;
}

/** How near the end is: nothing yet, the last minutes, or over. */
export function clockUrgency(seconds: number): 'none' | 'soon' | 'up' {
  if (seconds <= 0) return 'up';
  return seconds <= WARNING_MINUTES * 60 ? 'soon' : 'none';
}

/** Whole minutes since the time of the round was up; 0 before that, in a break, and while the clock stands. */
export function lateMinutes(clock: ClockView, now: number): number {
  if (clock.endsAt === null || clock.onBreak) return 0;
  return Math.max(0, Math.floor((now - Date.parse(clock.endsAt)) / 60_000));
}

/** Minutes and seconds as a clock shows them: 4:12, 62:05, and −0:42 when the time is up. */
export function clockText(seconds: number): string {
  const size = Math.abs(seconds);
  const text = `${Math.floor(size / 60)}:${String(size % 60).padStart(2, '0')}`;
  return seconds < 0 ? MINUS + text : text;
}

/** Share of the planned time that has gone by, 0 to 1. */
export function shareGone(seconds: number, minutes: number): number {
  return Math.min(1, Math.max(0, 1 - seconds / (minutes * 60)));
}

/** The round a screen opens at: the one in play; without a clock the first that lacks results; at the end the last. */
export function openingRound(clock: ClockView, rounds: number, isComplete: (round: number) => boolean): number {
  if (clock.round > 0) return Math.min(clock.round, rounds);
  for (let round = 1; round < rounds; round++) if (!isComplete(round)) return round;
  return rounds;
}
