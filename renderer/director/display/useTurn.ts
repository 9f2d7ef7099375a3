import { useTicking } from '../session/useTicking.ts';

/** How long each page of names or places is shown, in milliseconds. */
const PAGE_TIME = 12_000;

/** How many pages have been shown by now: it counts up with the clock, alike in every window. */
export function useTurn(): number {
  return useTicking((now) => Math.floor(now / PAGE_TIME)) ?? 0;
}
