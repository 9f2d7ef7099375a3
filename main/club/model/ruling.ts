import type { Outcome } from '../../../src/bridge/result/result.ts';
import type { PenaltyView } from './scoring.ts';
import type { BoardScoresView } from './board.ts';

/** What a ruling would change: the scores of its board before and after. */
export interface RulingPreview {
  /** Null while the board has no result. */
  readonly before: BoardScoresView | null;
  readonly after: BoardScoresView | null;
}

/** A table of a section. */
export interface RuledTable {
  readonly section: number;
  readonly table: number;
}

/** A ruling of the director that stands. */
export interface RulingView {
  readonly at: string;
  readonly what:
    /** A result that is assigned, awarded, of a form, explained by a note, or corrected for a reason. */
    | {
        readonly kind: 'result';
        readonly board: number;
        /** The tables it is on, in order. */
        readonly tables: readonly RuledTable[];
        /** Whether these are all tables that play the board, and more than one. */
        readonly everywhere: boolean;
        /** Entry ids; empty where the ruling is on several tables. */
        readonly pairs: readonly number[];
        /** Null where the tables of a form have results of their own. */
        readonly outcome: Outcome | null;
        readonly form: string | null;
        readonly corrected: boolean;
      }
    | { readonly kind: 'penalty'; readonly penalty: PenaltyView };
  readonly note: string;
}
