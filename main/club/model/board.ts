/**
 * The scores of one board. Scores are signed from North-South's side. Points and percentages are exact numbers as text,
 * `n` or `n/d`.
 */
import type { Slot } from '../../../src/session/slot.ts';
import type { Side } from '../../../src/bridge/seat.ts';

export interface BoardScoresView {
  readonly board: number;
  /** How many results were compared, and how many a fully played board has. */
  readonly actual: number;
  readonly expected: number;
  /** Matchpoints of a top; 0 at IMPs. */
  readonly top: number;
  /** The score that the others are compared with, from North-South; null by a method without a datum. */
  readonly datum: number | null;
  readonly results: readonly ScoredResultView[];
  readonly frequencies: readonly FrequencyView[];
  /** The groups in which results were compared: the forms of a fouled board, the two sides of a split score. */
  readonly subfields?: readonly SubfieldView[];
}

/** Results of a board that were compared only with each other. */
export interface SubfieldView {
  readonly form: string | null;
  /** The side whose figures it gives; null where it gives both. */
  readonly side: Side | null;
  readonly actual: number;
  readonly frequencies: readonly FrequencyView[];
}

export interface ScoredResultView extends Slot {
  /** Matchpoints or IMPs; null where the result counts for neither side. */
  readonly nsPoints: string | null;
  readonly ewPoints: string | null;
  /** Shares of a top; null at IMPs. */
  readonly nsPercentage: string | null;
  readonly ewPercentage: string | null;
}

/** A score of a board and how often it occurred. The best for North-South comes first. */
export interface FrequencyView {
  readonly score: number;
  readonly times: number;
  readonly nsPoints: string;
  readonly ewPoints: string;
  /** Shares of a top; null at IMPs. In a small group the two sides together may have more or less than a top. */
  readonly nsPercentage: string | null;
  readonly ewPercentage: string | null;
}
