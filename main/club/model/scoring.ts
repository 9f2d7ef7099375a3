import type { Penalty } from '../../../src/scoring/standing/penalty.ts';
import type { HandicapUnit } from '../../../src/scoring/standing/handicap.ts';
import type { MasterpointChoice, MasterpointsOfFile } from '../../../src/scoring/masterpoints/choice.ts';
import type { SessionScoring } from '../../../src/scoring/session-scoring.ts';

/** How a session is scored. */
export interface ScoringView extends SessionScoring {
  /** Goes up by one with every change of the scoring. */
  readonly version: number;
}

/** A penalty or a bonus that changes a pair's total (Law 90). */
export interface PenaltyView {
  /** From 1 within the session. */
  readonly number: number;
  readonly entry: number;
  /** The match it is in; left out for one of the whole event. */
  readonly match?: number;
  readonly kind: Penalty['kind'];
  /** Hundredths of the unit. */
  readonly amount: number;
  readonly unit: Penalty['unit'];
  readonly reason: string;
  readonly at: string;
}

/** The terms on which the pairs of a session are ranked. */
export interface TermsView {
  /** The unit of handicaps: percent added to the percentage, or points added to the total. */
  readonly unit: HandicapUnit;
  /** By which scheme places get masterpoints; left out where there are none. */
  readonly masterpoints?: MasterpointChoice;
  /** What the file gave from which the event came; left out where it gave none. */
  readonly ofFile?: readonly MasterpointsOfFile[];
  /** Only pairs whose terms are not the usual ones. */
  readonly entries: readonly EntryTerms[];
}

/** The terms of a pair. */
export interface EntryTerms {
  readonly entry: number;
  /** Hundredths of the unit, which may be negative; null without a handicap. */
  readonly handicap: number | null;
  /** 0 is A, the highest; null without a stratum. */
  readonly stratum: number | null;
  /** Its results count for the others, and it has no place. */
  readonly withoutStanding: boolean;
  /** It has no place. Whether its results stand depends on how much it has played. Left out while it plays. */
  readonly withdrawn?: true;
}

/** The score that the results of a board are compared with, from North-South. */
export interface DatumView {
  readonly board: number;
  readonly score: number;
}
