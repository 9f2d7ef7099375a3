import type { Outcome } from '../../../src/bridge/result/result.ts';
import type { PenaltyView } from './scoring.ts';
import type { BoardScoresView } from './board.ts';

/** What a ruling would change: its board in the line's section as it stands, and as it would be. */
export interface RulingPreview {
  /** Null while nothing of the board is recorded. */
  readonly before: BoardScoresView | null;
  readonly after: BoardScoresView | null;
}

/** Something the director ruled that stands. */
export interface RulingView {
  readonly at: string;
  readonly what:
    /** A result that is assigned, awarded, of a form, explained by a note, or corrected for a reason; `tables` that have it. */
    | {
        readonly kind: 'result';
        readonly board: number;
        readonly section: number;
        readonly round: number;
        readonly tables: readonly number[];
        /** Empty where it is every table's. */
        readonly pairs: readonly number[];
        readonly outcome: Outcome;
        readonly form: string | null;
        readonly corrected: boolean;
      }
    | { readonly kind: 'penalty'; readonly penalty: PenaltyView };
  readonly note: string;
}
