import type { Vulnerability } from '../board.ts';
import type { Rank, Suit } from '../card.ts';
import type { Contract, Level, Risk, Strain } from '../contract.ts';
import type { PossibleScore } from '../score/possible.ts';
import type { Outcome } from '../result/result.ts';
import type { Seat } from '../seat.ts';

/** What a typed line says. */
export type ParsedShorthand = ShorthandResult | ShorthandUnfinished | ShorthandProblem;

/** The line is whole. `score` is signed from North-South; null for an award, a board not played, a weighted or
 * split score. */
export interface ShorthandResult {
  readonly kind: 'result';
  readonly outcome: Outcome;
  readonly score: number | null;
}

/** The line is good so far and wants more. */
export interface ShorthandUnfinished {
  readonly kind: 'unfinished';
  /** What can come next, the likeliest first; never empty. */
  readonly expects: readonly ShorthandExpectation[];
  /** Where it would be typed: the length of the text. */
  readonly at: number;
  readonly partial: PartialPlayed;
  /** What is wrong if nothing more comes (50 where only 500 can be), or null where `expects` says it all. */
  readonly ifEnded: ShorthandProblem | null;
}

/** No continuation of the line is a result. `at` and `length` say which characters are to blame. */
export type ShorthandProblem = {
  readonly kind: 'problem';
  readonly at: number;
  readonly length: number;
  /** What was understood before the place of the problem. */
  readonly partial: PartialPlayed;
} & ShorthandFault;

/** What a line can be waiting for. */
export type ShorthandExpectation =
  | 'line'
  | 'level'
  | 'strain'
  | 'risk'
  | 'declarer'
  | 'outcome'
  | 'overtricks'
  | 'undertricks'
  | 'card'
  | 'suit'
  | 'rank'
  | 'score'
  | 'figure'
  | 'award'
  | 'side'
  | 'passedOut'
  | 'notPlayed'
  | 'weight'
  | 'weights';

/** As much of a played contract as is known while it is typed. */
export interface PartialPlayed {
  readonly level: Level | null;
  readonly strain: Strain | null;
  readonly risk: Risk;
  readonly declarer: Seat | null;
  readonly tricks: number | null;
  readonly leadSuit: Suit | null;
  readonly leadRank: Rank | null;
}

/** What is wrong, with what its sentence needs (src/language/game/shorthand.ts). */
export type ShorthandFault =
  /** The line begins like no result. */
  | { readonly code: 'line' }
  | { readonly code: 'level' }
  | { readonly code: 'strain' }
  | { readonly code: 'tooManyDoubles' }
  /** English D after the strain: it is diamonds, a double is X. */
  | { readonly code: 'doubleIsX' }
  | { readonly code: 'riskAfterDeclarer' }
  | { readonly code: 'declarer' }
  | { readonly code: 'declarerTwice' }
  | { readonly code: 'outcome'; readonly level: Level }
  | { readonly code: 'overtricks'; readonly contract: Contract; readonly most: number }
  | { readonly code: 'undertricks'; readonly most: number }
  | { readonly code: 'tricks' }
  /** +0 or -0 for a contract made exactly. */
  | { readonly code: 'zeroTricks' }
  | { readonly code: 'card' }
  /** 0 for a board passed out. */
  | { readonly code: 'zeroScore' }
  /** No score begins with 0, or has more than four figures. */
  | { readonly code: 'score' }
  | ImpossibleScoreFault
  | { readonly code: 'award' }
  | { readonly code: 'percentage' }
  /** A ruling: no percent before a component, percents that don't add up to 100, too many, or what is no result. */
  | { readonly code: 'weight' | 'weights' | 'components' | 'component' }
  /** The line was whole before this. */
  | { readonly code: 'afterEnd' };

export interface ImpossibleScoreFault {
  readonly code: 'impossibleScore';
  readonly board: number;
  readonly vulnerability: Vulnerability;
  /** As understood, from North-South: with the last nought where the club leaves it out. */
  readonly score: number;
  /** 'lastNought': typed in full in a club that leaves it out, and right without. */
  readonly cause: 'vulnerability' | 'lastNought' | null;
  readonly cures: readonly ScoreCorrection[];
}

/** A score that may have been meant. */
export interface ScoreCorrection extends PossibleScore {
  /** The line to type instead. */
  readonly text: string;
}
