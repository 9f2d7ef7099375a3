import type { ClubScaleProblem } from '../victory-points/club.ts';

/** What can't be in a regulation. */
export type RegulationProblem =
  | {
      readonly kind: 'problem';
      readonly code: 'no-name' | 'drops' | 'averages-order' | 'percent-twice' | 'tie-break-twice' | 'no-scale';
    }
  | { readonly kind: 'problem'; readonly code: 'own-scale'; readonly problem: ClubScaleProblem }
  | { readonly kind: 'problem'; readonly code: 'preset-name'; readonly name: string }
  /** `rule`: what is chosen, a rule or a part of one. */
  | { readonly kind: 'problem'; readonly code: 'choice'; readonly rule: string; readonly given: string }
  | { readonly kind: 'problem'; readonly code: NumberUnit; readonly given: number };

/** What a number of a rule counts. */
export type NumberUnit = 'percent' | 'imps' | 'decimals';
