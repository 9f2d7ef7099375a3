import { boardsOfRound } from '../../src/movement/round-boards.ts';
import { addChange, announceChange } from './changes.ts';
import type { Club } from './club.ts';
import type { ClockView, SessionView } from './model.ts';
import { isProblem, type ClubProblem } from './problem.ts';
import { readSession } from './sessions.ts';

export type ClockAction =
  | { readonly action: 'start' | 'pause' | 'next' | 'previous' }
  | { readonly action: 'add'; readonly seconds: number };

/** How long a session's rounds take. */
export interface RoundPlan {
  readonly rounds: number;
  /** Seconds to play a round's boards. */
  readonly play: (round: number) => number;
  /** Seconds to move to the next round. */
  readonly move: number;
}

const BEFORE_PLAY: ClockView = { round: 0, endsAt: null, secondsLeft: null };

/**
 * Moves the session's clock. An action that changes nothing, as starting a clock that runs, is no change.
 * When play ends the club's file is copied.
 */
export function moveSessionClock(club: Club, session: number, action: ClockAction): ClockView | ClubProblem {
  const { store } = club;
  let change: number | null = null;
  let ends = false;
  const answer = store.action((): ClockView | ClubProblem => {
    const view = readSession(club, session);
    if (isProblem(view)) return view;
    const plan = roundPlan(view);
    const moved = moveClock(view.clock, action, plan, club.now());
    if (moved === null) return { kind: 'problem', code: 'clockNotStarted' };
    if (sameClock(moved, view.clock)) return moved;
    store.sessions.setClock(session, moved);
    change = addChange(club, session, 'clock');
    ends = moved.round > plan.rounds;
    return moved;
  });
  if (isProblem(answer)) return answer;
  if (change !== null) announceChange(club, session, change);
  if (ends) store.copy();
  return answer;
}

/** What the session's rounds take. Sections that share a clock go by the longest. */
export function roundPlan({ sections, minutesPerBoard, minutesToMove }: SessionView): RoundPlan {
  const rounds = Math.max(0, ...sections.map((section) => section.rounds));
  const play = (round: number) => boardsOfRound(sections, round) * minutesPerBoard * 60;
  return { rounds, play, move: minutesToMove * 60 };
}

/**
 * The clock after an action at the moment `now`; null when time is added while no round is in play.
 * A clock that runs goes on running into the next round and the one before, one that stands goes on standing.
 */
export function moveClock(clock: ClockView, action: ClockAction, plan: RoundPlan, now: Date): ClockView | null {
  const inPlay = clock.round >= 1 && clock.round <= plan.rounds;
  switch (action.action) {
    case 'start':
      if (clock.round === 0) return running(1, roundSeconds(1, plan), now);
      return inPlay && clock.secondsLeft !== null ? running(clock.round, clock.secondsLeft, now) : clock;
    case 'pause':
      return clock.endsAt === null ? clock : standing(clock.round, secondsUntil(clock.endsAt, now));
    case 'next':
      return toRound(clock, Math.min(clock.round + 1, plan.rounds + 1), plan, now);
    case 'previous':
      return toRound(clock, Math.max(clock.round - 1, 0), plan, now);
    case 'add':
      return inPlay ? withMoreTime(clock, action.seconds, now) : null;
  }
}

function toRound(clock: ClockView, round: number, plan: RoundPlan, now: Date): ClockView {
  if (round === clock.round) return clock;
  if (round === 0) return BEFORE_PLAY;
  if (round > plan.rounds) return { round, endsAt: null, secondsLeft: null };
  const runs = clock.endsAt !== null || clock.round === 0;
  return (runs ? running : standing)(round, roundSeconds(round, plan), now);
}

/** Time is added to what is left; a round that is over gets it from now. */
function withMoreTime({ round, endsAt, secondsLeft }: ClockView, seconds: number, now: Date): ClockView {
  if (endsAt === null) return standing(round, Math.max(0, (secondsLeft ?? 0) + seconds));
  const left = Math.max(0, Date.parse(endsAt) - now.getTime()) / 1000;
  return running(round, Math.max(0, left + seconds), now);
}

/** A round lasts until everybody sits at the next table; nobody moves after the last. */
function roundSeconds(round: number, { rounds, play, move }: RoundPlan): number {
  return play(round) + (round < rounds ? move : 0);
}

function running(round: number, seconds: number, now: Date): ClockView {
  return { round, endsAt: new Date(now.getTime() + seconds * 1000).toISOString(), secondsLeft: null };
}

function standing(round: number, seconds: number): ClockView {
  return { round, endsAt: null, secondsLeft: seconds };
}

/** Whole seconds, begun ones counted; 0 when the time is over. */
function secondsUntil(time: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(time) - now.getTime()) / 1000));
}

function sameClock(a: ClockView, b: ClockView): boolean {
  return a.round === b.round && a.endsAt === b.endsAt && a.secondsLeft === b.secondsLeft;
}
