import type { ClockView, SessionView } from '../../../main/club/model/session.ts';
import { MINUS } from '../../../src/language/numbers.ts';
import { endOfRound, startOfRound } from '../../../src/session/evenings.ts';
import { WARNING_MINUTES } from '../../../src/session/clock-tone.ts';
import { breakMinutes, roundMinutes, timetableOf } from '../../../src/session/timetable.ts';

/** The phase of play by the clock. It does not depend on results, as the clock may never be started. */
export type PlayPhase = 'before' | 'during' | 'after';

/** Rounds of the session: those of its longest section. */
export function roundsOf(session: SessionView): number {
  return Math.max(1, ...session.sections.map((section) => section.rounds));
}

export function playPhase(clock: ClockView, rounds: number): PlayPhase {
  if (clock.round === 0) return 'before';
  return clock.round > rounds ? 'after' : 'during';
}

/** The planned minutes of the current round with its move, or of the current break. */
export function plannedMinutes(session: SessionView): number {
  const timetable = timetableOf(session);
  const { round, onBreak } = session.clock;
  return onBreak ? breakMinutes(timetable, round - 1) : roundMinutes(timetable, Math.max(1, round));
}

/** When a round should be over by the plan, local hh:mm. */
export function plannedEnd(session: SessionView, round: number): string {
  return endOfRound(session, round);
}

/** When a round should begin by the plan, local hh:mm. */
export function plannedStart(session: SessionView, round: number): string {
  return startOfRound(session, round);
}

/** The round in play. A break counts as half a round: the round before is over, the one after has not begun. */
export function placeInPlay({ round, onBreak }: ClockView): number {
  return onBreak ? round - 0.5 : round;
}

/**
 * Seconds left of the round or break, negative after its end; null while there is neither.
 * @param now milliseconds since 1970
 */
export function secondsLeft(clock: ClockView, now: number): number | null {
  if (clock.endsAt !== null) return Math.ceil((Date.parse(clock.endsAt) - now) / 1000);
  return clock.secondsLeft;
}

/** Whether the end is far, within the last minutes, or over. */
export function clockUrgency(seconds: number): 'none' | 'soon' | 'up' {
  if (seconds <= 0) return 'up';
  return seconds <= WARNING_MINUTES * 60 ? 'soon' : 'none';
}

/** Whole minutes since the end of the round's time; 0 before, in a break, and while the clock is paused. */
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

/** Share of the planned time that has passed, 0 to 1. */
export function shareGone(seconds: number, minutes: number): number {
  return Math.min(1, Math.max(0, 1 - seconds / (minutes * 60)));
}

/**
 * The round at which a screen opens: the one in play, without a clock the first that lacks results, at the end the
 * last.
 */
export function openingRound(clock: ClockView, rounds: number, isComplete: (round: number) => boolean): number {
  if (clock.round > 0) return Math.min(clock.round, rounds);
  for (let round = 1; round < rounds; round++) if (!isComplete(round)) return round;
  return rounds;
}
