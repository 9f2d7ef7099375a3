import { breakMinutes, minutesToEnd, minutesToStart, roundMinutes, type Timetable } from './timetable.ts';

/**
 * The clock of a session: it runs until `endsAt`, or is paused with `secondsLeft`; both are null before play and after
 * it.
 */
export interface ClockState {
  /**
   * The round in play, from 1; in a break the round after it. 0 before play; one more than the rounds after play.
   */
  readonly round: number;
  readonly onBreak: boolean;
  /** When the time of the round or the break is up; null unless the clock runs. */
  readonly endsAt: string | null;
  /** Seconds left; null unless the clock is paused. */
  readonly secondsLeft: number | null;
}

export type ClockAction =
  | { readonly action: 'start' | 'pause' | 'next' | 'previous' }
  | { readonly action: 'add'; readonly seconds: number };

export const BEFORE_PLAY: ClockState = { round: 0, onBreak: false, endsAt: null, secondsLeft: null };

export function afterPlay(rounds: number): ClockState {
  return { ...BEFORE_PLAY, round: rounds + 1 };
}

/** The last round that was called. */
export function lastRoundCalled({ round, onBreak }: Pick<ClockState, 'round' | 'onBreak'>): number {
  return onBreak ? round - 1 : round;
}

/**
 * The clock after an action at the moment `now`; null when time is added before or after play. After a round comes its
 * break, if it has one. Moving to the next or the previous round or break leaves a running clock running and a paused
 * one paused.
 */
export function moveClock(clock: ClockState, action: ClockAction, timetable: Timetable, now: Date): ClockState | null {
  const inPlay = clock.round >= 1 && clock.round <= timetable.rounds;
  switch (action.action) {
    case 'start':
      if (clock.round === 0) return begin({ ...clock, round: 1 }, timetable, true, now);
      return inPlay && clock.secondsLeft !== null ? running(clock, clock.secondsLeft, now) : clock;
    case 'pause':
      return clock.endsAt === null ? clock : paused(clock, secondsUntil(clock.endsAt, now));
    case 'next':
      return goTo(clock, after(clock, timetable), timetable, now);
    case 'previous':
      return goTo(clock, before(clock, timetable), timetable, now);
    case 'add':
      return inPlay ? withMoreTime(clock, action.seconds, now) : null;
  }
}

type ClockPosition = Pick<ClockState, 'round' | 'onBreak'>;

function after({ round, onBreak }: ClockPosition, timetable: Timetable): ClockPosition {
  if (onBreak) return { round, onBreak: false };
  return { round: Math.min(round + 1, timetable.rounds + 1), onBreak: breakMinutes(timetable, round) > 0 };
}

function before({ round, onBreak }: ClockPosition, timetable: Timetable): ClockPosition {
  if (!onBreak && breakMinutes(timetable, round - 1) > 0) return { round, onBreak: true };
  return { round: Math.max(round - 1, 0), onBreak: false };
}

function goTo(clock: ClockState, to: ClockPosition, timetable: Timetable, now: Date): ClockState {
  if (to.round === clock.round && to.onBreak === clock.onBreak) return clock;
  if (to.round === 0) return BEFORE_PLAY;
  if (to.round > timetable.rounds) return afterPlay(timetable.rounds);
  return begin(to, timetable, clock.endsAt !== null || clock.round === 0, now);
}

function begin(to: ClockPosition, timetable: Timetable, runs: boolean, now: Date): ClockState {
  return (runs ? running : paused)(to, plannedSeconds(to, timetable), now);
}

/** Seconds of a round or a break as planned. */
export function plannedSeconds({ round, onBreak }: ClockPosition, timetable: Timetable): number {
  return Math.round((onBreak ? breakMinutes(timetable, round - 1) : roundMinutes(timetable, round)) * 60);
}

/** Adds time to what is left; where the time is over, from now. */
function withMoreTime(clock: ClockState, seconds: number, now: Date): ClockState {
  if (clock.endsAt === null) return paused(clock, Math.max(0, (clock.secondsLeft ?? 0) + seconds));
  const left = Math.max(0, Date.parse(clock.endsAt) - now.getTime()) / 1000;
  return running(clock, Math.max(0, left + seconds), now);
}

function running({ round, onBreak }: ClockPosition, seconds: number, now: Date): ClockState {
  return { round, onBreak, endsAt: new Date(now.getTime() + seconds * 1000).toISOString(), secondsLeft: null };
}

function paused({ round, onBreak }: ClockPosition, seconds: number): ClockState {
  return { round, onBreak, endsAt: null, secondsLeft: seconds };
}

/** Whole seconds, rounded up; 0 when the time is over. */
function secondsUntil(time: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(time) - now.getTime()) / 1000));
}

export function isSameClock(a: ClockState, b: ClockState): boolean {
  return a.round === b.round && a.onBreak === b.onBreak && a.endsAt === b.endsAt && a.secondsLeft === b.secondsLeft;
}

/**
 * When play is expected to end if all rounds and breaks to come take their planned time; null before and after play. A
 * round whose time is over ends now at the earliest.
 * @param now milliseconds since 1970, as the result
 * @param last the last round of the day
 */
export function expectedEnd(
  clock: ClockState,
  timetable: Timetable,
  now: number,
  last = timetable.rounds,
): number | null {
  if (clock.round < 1 || clock.round > timetable.rounds) return null;
  const ends = clock.endsAt === null ? now + (clock.secondsLeft ?? 0) * 1000 : Math.max(now, Date.parse(clock.endsAt));
  const plannedSoFar = clock.onBreak ? minutesToStart(timetable, clock.round) : minutesToEnd(timetable, clock.round);
  return ends + (minutesToEnd(timetable, last) - plannedSoFar) * 60_000;
}
