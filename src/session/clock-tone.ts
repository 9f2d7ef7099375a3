/** When the clock of a session is heard: as the last minutes of a round or a break begin, and as its time is up. */

/** Which window sounds: none, the director's, or the second display. */
export const CLOCK_SOUNDS = ['off', 'desk', 'display'] as const;
export type ClockSound = (typeof CLOCK_SOUNDS)[number];

/** Minutes before the end of a round or a break from which the room is told. */
export const WARNING_MINUTES = 3;

export type ClockTone = 'warning' | 'end';

/** Longer between two looks, and the machine has slept: what it slept through is not told late. */
const LONGEST_LOOK = 90_000;

/**
 * What is to be heard of a clock that runs to `endsAt`, looked at twice; all in milliseconds since 1970. Nothing while
 * neither moment lies between the looks; the later where both do. A clock that was put forward by hand runs to another
 * end, and begins anew with its first look.
 */
export function toneBetween(before: number, now: number, endsAt: number): ClockTone | null {
  if (now - before > LONGEST_LOOK) return null;
  const passed = (moment: number) => before < moment && moment <= now;
  if (passed(endsAt)) return 'end';
  return passed(endsAt - WARNING_MINUTES * 60_000) ? 'warning' : null;
}
