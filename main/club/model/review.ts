import type { Finding } from '../../../src/review/finding.ts';

/** Something of a session that needs the director's eye, with the version of the line's result; 0 without one. */
export interface ReviewItem {
  readonly version: number;
  readonly finding: Finding;
}

/** The review queue of a session, as it stands after the change. */
export interface ReviewView {
  readonly change: number;
  readonly items: readonly ReviewItem[];
}
