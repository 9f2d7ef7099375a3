import type { Finding } from '../../../src/review/finding.ts';

/** A finding for the director to look at, with the version of the line's result; 0 without a result. */
export interface ReviewItem {
  readonly version: number;
  readonly finding: Finding;
}

/** The review queue of a session as of the change. */
export interface ReviewView {
  readonly change: number;
  readonly items: readonly ReviewItem[];
}
