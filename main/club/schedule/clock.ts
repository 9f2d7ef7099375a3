import { afterPlay, moveClock, lastRoundCalled, isSameClock, type ClockAction } from '../../../src/session/clock.ts';
import { timetableOf } from '../../../src/session/timetable.ts';
import { change, type Changed } from '../change.ts';
import type { Club } from '../club.ts';
import type { ClockView, SessionView } from '../model/session.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { readSession } from '../competitions/sessions.ts';

/** Moves the session's clock. Starting a clock that runs changes nothing. */
export function moveSessionClock(club: Club, session: number, action: ClockAction): ClockView | ClubProblem {
  const { store } = club;
  const answerOf = (): MovedClock => {
    const view = readSession(club, session);
    if (isProblem(view)) throw new Error(`session ${session} is not there any more`);
    return { clock: view.clock };
  };
  const moved = change(club, { session, kind: 'clock', answerOf }, ({ add }): MovedClock | ClubProblem => {
    const view = readSession(club, session);
    if (isProblem(view)) return view;
    const timetable = timetableOf(view);
    const clock = moveClock(view.clock, action, timetable, club.now());
    if (clock === null) return { kind: 'problem', code: 'clockNotStarted' };
    if (isSameClock(clock, view.clock)) return { clock };
    add();
    store.sessions.setClock(session, clock);
    return { clock };
  });
  if (isProblem(moved)) return moved;
  return moved.clock;
}

interface MovedClock {
  readonly clock: ClockView;
}

/** A break to put in or to change; without minutes it is taken out. */
export interface BreakChange {
  readonly after: number;
  readonly minutes: number | null;
}

/**
 * Puts a break after a round, changes its length, or takes it out. A break after the last round, or after a round that
 * is over, is refused: a break that has begun is made longer or shorter on the clock.
 */
export function changeBreak(
  club: Club,
  session: number,
  { after, minutes }: BreakChange,
): Changed<object> | ClubProblem {
  return change(club, { session, kind: 'clock' }, ({ add }): ClubProblem | null => {
    const view = readSession(club, session);
    if (isProblem(view)) return view;
    const first = Math.max(1, view.clock.round);
    const last = timetableOf(view).rounds - 1;
    if (after < first || after > last) return { kind: 'problem', code: 'breakNotPossible', first, last };
    add();
    club.store.sessions.setBreak(session, after, minutes);
    return null;
  });
}

/**
 * Adjusts the clock to rounds that were added or cut. Where play had ended and goes on, the clock stands at the end of
 * the round that was the last. Where the round after a break is cut, play has ended.
 */
export function fitClock({ store }: Club, { id, clock }: SessionView, before: number, after: number): void {
  if (lastRoundCalled(clock) > before && after > before) {
    store.sessions.setClock(id, { round: before, onBreak: false, endsAt: null, secondsLeft: 0 });
  }
  if (clock.onBreak && clock.round > after) store.sessions.setClock(id, afterPlay(after));
}
