/** The tones of a session's clock: one when the last minutes of a round or a break begin, one when its time is up. */

/** Which window plays the tones: none, the director's, or the second display. */
export const CLOCK_SOUNDS = ['off', 'desk', 'display'] as const;
export type ClockSound = (typeof CLOCK_SOUNDS)[number];

/** Minutes before the end of a round or a break at which the room is warned. */
export const WARNING_MINUTES = 3;

export type ClockTone = 'warning' | 'end';

/** Milliseconds between two looks after which the machine has been asleep: tones it missed are not played late. */
const LONGEST_LOOK = 90_000;

/**
 * The tone due between two looks at a clock that runs to `endsAt`, all in milliseconds since 1970; null where none is.
 * Where both are due it is the later. A clock moved by hand has another end and starts again with its first look.
 */
export function toneBetween(before: number, now: number, endsAt: number): ClockTone | null {
  if (now - before > LONGEST_LOOK) return null;
  const passed = (moment: number) => before < moment && moment <= now;
  if (passed(endsAt)) return 'end';
  return passed(endsAt - WARNING_MINUTES * 60_000) ? 'warning' : null;
}
