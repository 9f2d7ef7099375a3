import { isDeepStrictEqual } from 'node:util';
import type { Club } from './club.ts';
import type { ClubProblem } from './problem.ts';

/** What a request says of a value: as its sender saw it before, as it is now, and as it is to be. */
export interface Expectation<T> {
  /** Left out by a sender that doesn't care. */
  readonly before: T | undefined;
  readonly now: T;
  readonly asked: T;
}

/** Whether somebody else changed a value since its sender saw it, to something else than is asked for. */
export function isChangedMeanwhile<T>({ before, now, asked }: Expectation<T>): boolean {
  return before !== undefined && !isDeepStrictEqual(before, now) && !isDeepStrictEqual(asked, now);
}

/** The problem of a session's value that somebody else changed. */
export function changedMeanwhile({ store }: Club, session: number): ClubProblem {
  return { kind: 'problem', code: 'changedMeanwhile', at: store.changes.last(session).at };
}
