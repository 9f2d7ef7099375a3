import { REGULATIONS, type Regulation, type RegulationCode, type UnequalBoards } from './regulation/regulation.ts';
import type { Method, MethodCode } from './method.ts';
import type { MatchStageScoring } from './ranked-matches/scoring.ts';
import type { SessionCarry } from './stages/carry.ts';
import type { PenaltyUnit } from './standing/penalty.ts';

/**
 * The methods that a session of pairs can be scored by. Board-a-match is none of them: it needs to know which two
 * results are compared.
 */
export const SESSION_METHODS = [
  'matchpoints',
  'cross-imps',
  'butler',
  'fixed-datum',
] as const satisfies readonly MethodCode[];
export type SessionMethod = (typeof SESSION_METHODS)[number];

/** Whether all sections of a session are compared and ranked together, or each by itself. */
export const SECTION_FIELDS = ['all', 'section'] as const;
export type SectionFields = (typeof SECTION_FIELDS)[number];

/** A regulation, and the preset it was made from. */
export interface RegulationValue {
  readonly preset: RegulationCode;
  readonly regulation: Regulation;
}

/** How a session is scored. */
export interface SessionScoring extends RegulationValue {
  readonly method: SessionMethod;
  readonly fields: SectionFields;
  /** How its matches are scored; left out where it has none. */
  readonly matches?: MatchStageScoring;
  /** What it counts of the sessions of its event before it; left out where it is the first. */
  readonly carry?: SessionCarry;
}

/** The choice of a regulation: a preset by its code, or the club's own. */
export type RegulationChoice = RegulationCode | 'own';

/** The choice of how to score a session. */
export interface ScoringChoice {
  readonly method: SessionMethod;
  readonly regulation: RegulationChoice;
  /** Left out, it stays as it is; in a new event all sections are one field. */
  readonly fields?: SectionFields;
  /** Left out, it stays as it is; in a new event it is the usual way for its movement. */
  readonly matches?: MatchStageScoring;
  /** What counts of the sessions before; left out, it stays as it is. Only a session after another has any. */
  readonly carry?: SessionCarry['way'];
}

/** The regulation of a choice; null where the club's own is chosen and the club has none. */
export function regulationOf(choice: RegulationChoice, own: RegulationValue | null): RegulationValue | null {
  return choice === 'own' ? own : { preset: choice, regulation: REGULATIONS[choice] };
}

/** The units that penalties of a pair can be in, by the unit of its total; the usual one first. */
export const PENALTY_UNITS_OF = {
  matchpoints: ['percent-of-top', 'matchpoints'],
  imps: ['imps'],
} as const satisfies Record<'matchpoints' | 'imps', readonly PenaltyUnit[]>;

/** What the points of a ranking are, and what its places go by. */
export interface RankingUnits {
  readonly unit: Method['unit'];
  readonly rankedBy: UnequalBoards;
}
