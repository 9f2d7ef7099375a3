import type { Outcome } from '../../../src/bridge/result/result.ts';
import type { PenaltyView } from './scoring.ts';
import type { BoardScoresView } from './board.ts';

/** What a ruling would change: the scores of its board before and after. */
export interface RulingPreview {
  /** Null while the board has no result. */
  readonly before: BoardScoresView | null;
  readonly after: BoardScoresView | null;
}

/** A ruling of the director that stands. */
export interface RulingView {
  readonly at: string;
  readonly what:
    /** A result that is assigned, awarded, of a form, explained by a note, or corrected for a reason. */
    | {
        readonly kind: 'result';
        readonly board: number;
        readonly section: number;
        readonly round: number;
        readonly tables: readonly number[];
        /** Entry ids; empty where the ruling is on every table. */
        readonly pairs: readonly number[];
        readonly outcome: Outcome;
        readonly form: string | null;
        readonly corrected: boolean;
      }
    | { readonly kind: 'penalty'; readonly penalty: PenaltyView };
  readonly note: string;
}
