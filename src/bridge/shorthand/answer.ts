import type { Vulnerability } from '../board.ts';
import type { Rank, Suit } from '../card.ts';
import type { Contract, Level, Risk, Strain } from '../contract.ts';
import type { PossibleScore } from '../score/possible.ts';
import type { Outcome } from '../result/result.ts';
import type { Weight } from '../result/weight.ts';
import type { Seat } from '../seat.ts';

/** The answer to a typed line: a result, an unfinished line, or a problem. */
export type ParsedShorthand = ShorthandResult | ShorthandUnfinished | ShorthandProblem;

/** The line is complete. `score` is signed from North-South; null for an award, a board not played, a weighted or
 * split score. */
export interface ShorthandResult {
  readonly kind: 'result';
  readonly outcome: Outcome;
  readonly score: number | null;
}

/** The line is right so far and needs more. */
export interface ShorthandUnfinished {
  readonly kind: 'unfinished';
  /** What can come next, the likeliest first; never empty. */
  readonly expects: readonly ShorthandExpectation[];
  /** Where it is typed: the length of the text. */
  readonly at: number;
  readonly partial: PartialPlayed;
  /** The weight that a ruling's components leave; only where more components are expected. */
  readonly left?: Weight;
  /** What is wrong if the line ends here (50 where only 500 is possible); null when `expects` is enough. */
  readonly ifEnded: ShorthandProblem | null;
}

/** No continuation of the line is a result. `at` and `length` mark the wrong characters. */
export type ShorthandProblem = {
  readonly kind: 'problem';
  readonly at: number;
  readonly length: number;
  /** The parts that were read before the problem. */
  readonly partial: PartialPlayed;
} & ShorthandFault;

/** What an unfinished line can expect next. */
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

/** The known parts of a played contract while it is typed. */
export interface PartialPlayed {
  readonly level: Level | null;
  readonly strain: Strain | null;
  readonly risk: Risk;
  readonly declarer: Seat | null;
  readonly tricks: number | null;
  readonly leadSuit: Suit | null;
  readonly leadRank: Rank | null;
}

/** What is wrong, with the facts its sentence needs. The sentences are in src/language/game/shorthand.ts. */
export type ShorthandFault =
  /** No result begins like the line. */
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
  /**
   * A ruling: a component without its weight, weights that don't add up to all, too many components, or no result.
   */
  | { readonly code: 'weight' | 'weights' | 'components' | 'component' }
  /** The line was complete before this. */
  | { readonly code: 'afterEnd' };

export interface ImpossibleScoreFault {
  readonly code: 'impossibleScore';
  readonly board: number;
  readonly vulnerability: Vulnerability;
  /** As read, from North-South; with its last nought in a club that leaves it out. */
  readonly score: number;
  /** 'lastNought': the score is right in full, but the club leaves out the last nought. */
  readonly cause: 'vulnerability' | 'lastNought' | null;
  readonly corrections: readonly ScoreCorrection[];
}

/** A score that may have been meant. */
export interface ScoreCorrection extends PossibleScore {
  /** The line to type instead. */
  readonly text: string;
}
