import type { Outcome } from '../../../src/bridge/result/result.ts';
import type { Slot } from '../../../src/session/slot.ts';

/** A result to be recorded. */
export interface ResultInput extends Slot {
  readonly board: number;
  /** The entries that really played, in the direction they really sat. */
  readonly ns: number;
  readonly ew: number;
  /** Null erases the result. */
  readonly outcome: Outcome | null;
  readonly typed: string;
  /** The form of a fouled board; null where it is not fouled. Left out, it stays what it was. */
  readonly form?: string | null;
  /** A note on a ruling. */
  readonly note?: string;
  /** Why a recorded result is corrected; empty, or left out, where no reason is given. */
  readonly reason?: string;
  /** The version that the writer saw; null where there was no result. */
  readonly expectedVersion: number | null;
}
