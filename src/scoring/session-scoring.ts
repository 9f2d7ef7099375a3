import { REGULATIONS, type Regulation, type RegulationCode, type UnequalBoards } from './regulation/regulation.ts';
import type { Method, MethodCode } from './method.ts';
import type { PenaltyUnit } from './standing/penalty.ts';

/**
 * The methods a session of pairs can be scored by: from its results, or against the datums that the director gives its
 * boards. Board-a-match is none of them: it needs to be told which two results are held against each other.
 */
export const SESSION_METHODS = [
  'matchpoints',
  'cross-imps',
  'butler',
  'fixed-datum',
] as const satisfies readonly MethodCode[];
export type SessionMethod = (typeof SESSION_METHODS)[number];

/** What of several sections is compared and ranked together: all of them, or each section by itself. */
export const SECTION_FIELDS = ['all', 'section'] as const;
export type SectionFields = (typeof SECTION_FIELDS)[number];

/** A regulation, and the preset it is or was made from. */
export interface RegulationValue {
  readonly preset: RegulationCode;
  readonly regulation: Regulation;
}

/** How a session is scored. */
export interface SessionScoring extends RegulationValue {
  readonly method: SessionMethod;
  readonly fields: SectionFields;
}

/** A regulation as it is chosen: a preset by its code, or the club's own. */
export type RegulationChoice = RegulationCode | 'own';

/** How a session is to be scored, as somebody chooses it. */
export interface ScoringChoice {
  readonly method: SessionMethod;
  readonly regulation: RegulationChoice;
  /** Where it is left out, as it is; all sections are one field in a new event. */
  readonly fields?: SectionFields;
}

/** The value of a choice; null where the club's own is chosen and there is none. */
export function regulationOf(choice: RegulationChoice, own: RegulationValue | null): RegulationValue | null {
  return choice === 'own' ? own : { preset: choice, regulation: REGULATIONS[choice] };
}

/** What may be taken from a pair's total, by what the total is in; the usual one first. */
export const PENALTY_UNITS_OF = {
  matchpoints: ['percent-of-top', 'matchpoints'],
  imps: ['imps'],
} as const satisfies Record<'matchpoints' | 'imps', readonly PenaltyUnit[]>;
export type PairPenaltyUnit = (typeof PENALTY_UNITS_OF)[keyof typeof PENALTY_UNITS_OF][number];

/** What the points of a ranking are, and what its places go by. */
export interface RankingUnits {
  readonly unit: Method['unit'];
  readonly rankedBy: UnequalBoards;
}
