import type { Slot } from '../../../src/session/slot.ts';
import type { Outcome } from '../../../src/bridge/result/result.ts';

/** The current version of a result: the line it stands on, and what was really played. */
export interface ResultView extends Slot {
  readonly version: number;
  readonly board: number;
  /** Ids of the pairs, or of the partnerships, that really played, in the direction they really sat. */
  readonly ns: number;
  readonly ew: number;
  readonly outcome: Outcome;
  /** What the director typed; empty where it was not typed. */
  readonly typed: string;
  /** The form of a fouled board that was played; left out where the board is not fouled. */
  readonly form?: string;
  /** The note on a ruling; left out where there is none. */
  readonly note?: string;
  /** Why it was corrected; left out where no reason was given. */
  readonly reason?: string;
  /** From North-South; null for an award, a board not played, a weighted or split score. */
  readonly score: number | null;
  readonly at: string;
}

/** What was read on a recorded line the second time. */
export interface VerificationView extends Slot {
  readonly outcome: Outcome;
  readonly at: string;
}

/** One version of a result, for its history. `outcome` is null where the result was erased. */
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
