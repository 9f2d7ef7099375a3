import type { MasterpointChoice } from '../masterpoints/choice.ts';
import type { SessionScoring } from '../session-scoring.ts';
import type { HandicapUnit } from './handicap.ts';
import type { WithdrawalOutcome } from '../ranked-session/withdrawals.ts';

/** The terms of a pair, before or after a change. */
export interface ConditionTerms {
  /** Hundredths of the unit; null without one. */
  readonly handicap: number | null;
  /** 0 is A, the highest; null without one. */
  readonly stratum: number | null;
  readonly withoutStanding: boolean;
  readonly withdrawn?: true;
}

/** A change of something beside results and penalties that a ranking depends on. */
export type ConditionChange =
  | {
      readonly kind: 'terms';
      readonly entry: number;
      readonly before: ConditionTerms;
      readonly after: ConditionTerms;
      /** What became of its results if it withdrew. */
      readonly outcome: WithdrawalOutcome | null;
    }
  | {
      readonly kind: 'masterpoints';
      /** Null: none. */
      readonly before: MasterpointChoice | null;
      readonly after: MasterpointChoice | null;
    }
  | { readonly kind: 'handicap-unit'; readonly before: HandicapUnit; readonly after: HandicapUnit }
  | { readonly kind: 'scoring'; readonly before: SessionScoring; readonly after: SessionScoring }
  /** Scores from North-South; null without a datum. */
  | { readonly kind: 'datum'; readonly board: number; readonly before: number | null; readonly after: number | null };
