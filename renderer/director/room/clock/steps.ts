import type { ClockView } from '../../../../main/club/model/session.ts';
import type { roomWords } from '../../../../src/language/screens/room.ts';
import { moveClock } from '../../../../src/session/clock.ts';
import { breakMinutes, type Timetable } from '../../../../src/session/timetable.ts';

/** The next and the previous state of the clock. */
export interface ClockStep {
  readonly next:
    | { readonly kind: 'break'; readonly minutes: number }
    | { readonly kind: 'round'; readonly round: number }
    | { readonly kind: 'end' };
  /** Null where there is nothing to go back to. */
  readonly back: { readonly kind: 'break' } | { readonly kind: 'round'; readonly round: number } | null;
  readonly onBreak: boolean;
}

const ANY_TIME = new Date(0);

export function stepOf(clock: ClockView, timetable: Timetable): ClockStep {
  const next = moveClock(clock, { action: 'next' }, timetable, ANY_TIME) ?? clock;
  const back = moveClock(clock, { action: 'previous' }, timetable, ANY_TIME) ?? clock;
  return {
    next: next.onBreak
      ? { kind: 'break', minutes: breakMinutes(timetable, clock.round) }
      : next.round > timetable.rounds
        ? { kind: 'end' }
        : { kind: 'round', round: next.round },
    back: back.onBreak ? { kind: 'break' } : back.round === 0 ? null : { kind: 'round', round: back.round },
    onBreak: clock.onBreak,
  };
}

type Words = (typeof roomWords)['en'];

/** The words of the key that calls the next state. */
export function callWords(words: Words, { next, onBreak }: ClockStep): string {
  if (next.kind === 'end') return words.callEnd;
  if (next.kind === 'break') return words.callBreak;
  return onBreak ? words.callRound(next.round) : words.callMove;
}

export function backWords(words: Words, back: NonNullable<ClockStep['back']>): string {
  return back.kind === 'break' ? words.backToBreak : words.back(back.round);
}
