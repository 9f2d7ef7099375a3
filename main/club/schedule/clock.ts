import { afterPlay, moveClock, roundCalled, sameClock, type ClockAction } from '../../../src/movement/clock.ts';
import { timetableOf } from '../../../src/movement/timetable.ts';
import { addChange, announceChange } from '../changes.ts';
import type { Club } from '../club.ts';
import type { ClockView, SessionView } from '../model/session.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { readSession } from '../competitions/sessions.ts';

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
    const timetable = timetableOf(view);
    const moved = moveClock(view.clock, action, timetable, club.now());
    if (moved === null) return { kind: 'problem', code: 'clockNotStarted' };
    if (sameClock(moved, view.clock)) return moved;
    store.sessions.setClock(session, moved);
    change = addChange(club, session, 'clock');
    ends = moved.round > timetable.rounds;
    return moved;
  });
  if (isProblem(answer)) return answer;
  if (change !== null) announceChange(club, session, change);
  if (ends) store.copy();
  return answer;
}

/** A break as it is asked for; without minutes there is to be none. */
export interface BreakChange {
  readonly after: number;
  readonly minutes: number | null;
}

/**
 * Puts a break after a round, changes how long it is, or takes it out. Not after the last round, nor after one that is
 * over: a break that has begun is made longer or shorter on the clock. @returns the session's change number
 */
export function changeBreak(
  club: Club,
  session: number,
  { after, minutes }: BreakChange,
): { readonly change: number } | ClubProblem {
  const answer = club.store.action((): { change: number } | ClubProblem => {
    const view = readSession(club, session);
    if (isProblem(view)) return view;
    const first = Math.max(1, view.clock.round);
    const last = timetableOf(view).rounds - 1;
    if (after < first || after > last) return { kind: 'problem', code: 'breakNotPossible', first, last };
    club.store.sessions.setBreak(session, after, minutes);
    return { change: addChange(club, session, 'clock') };
  });
  if (!isProblem(answer)) announceChange(club, session, answer.change);
  return answer;
}

/**
 * Brings the clock in line with rounds that were added or cut: where play had ended and goes on, it stands at the end of
 * the round that was the last; where the round a break leads to is gone, play has ended.
 */
export function fitClock({ store }: Club, { id, clock }: SessionView, before: number, after: number): void {
  if (roundCalled(clock) > before && after > before) {
    store.sessions.setClock(id, { round: before, onBreak: false, endsAt: null, secondsLeft: 0 });
  }
  if (clock.onBreak && clock.round > after) store.sessions.setClock(id, afterPlay(after));
}
