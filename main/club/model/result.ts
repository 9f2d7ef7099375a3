import type { Slot } from '../../../src/session/slot.ts';
import type { Outcome } from '../../../src/bridge/result/result.ts';

/** A result as it stands now: where it was expected, and what really happened. */
export interface ResultView extends Slot {
  readonly version: number;
  readonly board: number;
  /** Entry ids of the pairs that really played, in the direction they really sat. */
  readonly ns: number;
  readonly ew: number;
  readonly outcome: Outcome;
  /** What the director typed; empty when it came another way. */
  readonly typed: string;
  /** The form of a fouled board that was played; left out while it is not fouled. */
  readonly form?: string;
  /** Why the director ruled so; left out where there is nothing to say. */
  readonly note?: string;
  /** Why it was corrected; left out where nobody said. */
  readonly reason?: string;
  /** Signed from North-South; null for an award, a board not played, a weighted or split score. */
  readonly score: number | null;
  readonly at: string;
}

/** What a recorded line said when it was read a second time. */
export interface VerificationView extends Slot {
  readonly outcome: Outcome;
  readonly at: string;
}

/** One version of a result, for its history. `outcome` is null where the result was taken away. */
export interface ResultVersionView {
  readonly version: number;
  readonly board: number;
  readonly ns: number;
  readonly ew: number;
  readonly outcome: Outcome | null;
  readonly typed: string;
  readonly form: string | null;
  readonly note: string;
  readonly reason: string;
  readonly author: string;
  readonly at: string;
}
