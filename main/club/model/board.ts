/**
 * The scores of one board. Scores are signed from North-South's side; points and percentages are exact numbers as text, `n` or
 * `n/d`.
 */
import type { Slot } from '../../../src/session/slot.ts';
import type { Side } from '../../../src/bridge/seat.ts';

export interface BoardScoresView {
  readonly board: number;
  /** Results compared, and results of a fully played board. */
  readonly actual: number;
  readonly expected: number;
  /** Matchpoints of a top; 0 at IMPs. */
  readonly top: number;
  /** Butler: the score the others are held against, from North-South; null by other methods. */
  readonly datum: number | null;
  readonly results: readonly ScoredResultView[];
  readonly frequencies: readonly FrequencyView[];
  /** Where results of the board were compared apart: the forms of a fouled board, the two charts of a split score. */
  readonly fields?: readonly FieldView[];
}

/** Results of a board that were compared with each other and not with the rest. */
export interface FieldView {
  readonly form: string | null;
  /** Whose figures it gives; null where it gives both sides'. */
  readonly side: Side | null;
  readonly actual: number;
  readonly frequencies: readonly FrequencyView[];
}

export interface ScoredResultView extends Slot {
  /** Matchpoints or IMPs, exact; null where the result counts for nobody. */
  readonly nsPoints: string | null;
  readonly ewPoints: string | null;
  /** Shares of a top; null at IMPs too. */
  readonly nsPercentage: string | null;
  readonly ewPercentage: string | null;
}

/** A score that occurred on a board; best for North-South first. */
export interface FrequencyView {
  readonly score: number;
  readonly times: number;
  readonly nsPoints: string;
  readonly ewPoints: string;
  /** Null at IMPs. */
  readonly nsPercentage: string | null;
}
