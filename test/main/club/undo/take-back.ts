/** Steps of an event that are taken one by one, taken back one by one, and taken again. */
import { expect } from 'vitest';

/** One action of a director; `own` where it is taken back, and done again, by an action of its own. */
export type Step = readonly [
  what: string,
  act: () => unknown,
  own?: { readonly back: () => unknown; readonly again: () => unknown },
];

/** What takes steps back and takes them again, and what is there to be seen. */
export interface Played {
  readonly look: () => unknown;
  /** Answers what was undone; null where nothing was left. */
  readonly undo: () => unknown;
  readonly redo: () => unknown;
}

/** What is written anew has another number and another time, and more can be taken back or done again. */
const WRITTEN: ReadonlySet<string> = new Set([
  'version',
  'at',
  'change',
  'savedAt',
  'since',
  'scheduleVersion',
  'givenVersion',
  'undo',
  'redo',
  'canUndo',
  'canRedo',
]);

/** A view as JSON travels, without what is another each time it is written. */
export function asSeen(view: unknown): unknown {
  return JSON.parse(JSON.stringify(view, (key, value: unknown) => (WRITTEN.has(key) ? undefined : value)));
}

/**
 * Takes every step, each of which must change what is seen; takes all back, last first, each to what was seen before
 * it; and takes all again. Fails at the first that isn't as it was.
 * @returns how many there are
 */
export function stepsTakenBack({ look, undo, redo }: Played, steps: readonly Step[]): number {
  const seen = [asSeen(look())];
  for (const [what, act] of steps) {
    act();
    seen.push(asSeen(look()));
    expect(seen.at(-1), `${what} changes nothing`).not.toEqual(seen.at(-2));
  }
  for (const [at, [what, , own]] of [...steps.entries()].toReversed()) {
    (own?.back ?? undo)();
    expect(asSeen(look()), `${what} is taken back`).toEqual(seen[at]);
  }
  for (const [at, [what, , own]] of steps.entries()) {
    (own?.again ?? redo)();
    expect(asSeen(look()), `${what} is done again`).toEqual(seen[at + 1]);
  }
  return steps.length;
}
