import type { Penalty } from '../../../src/scoring/standing/penalty.ts';
import type { HandicapUnit } from '../../../src/scoring/standing/handicap.ts';
import type { PairPenaltyUnit, SessionScoring } from '../../../src/scoring/session-scoring.ts';

/** How a session is scored. */
export interface ScoringView extends SessionScoring {
  /** Counts up whenever another way is chosen. */
  readonly version: number;
}

/** What the director took from a total, or gave to it (Law 90). */
export interface PenaltyView {
  /** Counts the penalties of the session. */
  readonly number: number;
  readonly entry: number;
  readonly kind: Penalty['kind'];
  /** Hundredths of the unit. */
  readonly amount: number;
  readonly unit: PairPenaltyUnit;
  readonly reason: string;
  readonly at: string;
}

/** On what terms the pairs of a session are ranked. */
export interface TermsView {
  /** What handicaps are in: percent added to the percentage, or points added to the total. */
  readonly unit: HandicapUnit;
  /** The pairs that have a handicap, a stratum or no standing. */
  readonly entries: readonly EntryTerms[];
}

/** The terms of a pair. */
export interface EntryTerms {
  readonly entry: number;
  /** Hundredths of the unit, less than 0 too; null without one. */
  readonly handicap: number | null;
  /** 0 is A, the highest; null without one. */
  readonly stratum: number | null;
  /** Its results count for the others, and it has no place. */
  readonly withoutStanding: boolean;
  /** It has left: no place, and its results are cancelled or stand by how much it has played; left out while it plays. */
  readonly withdrawn?: true;
}

/** The score a board's results are held against, from North-South. */
export interface DatumView {
  readonly board: number;
  readonly score: number;
}
