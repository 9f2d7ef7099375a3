import { artificialRule } from './rules/artificial.ts';
import { boardRoundingRule } from './rules/board-rounding.ts';
import { butlerRule } from './rules/butler.ts';
import { crossImpsRule } from './rules/cross-imps.ts';
import { leastBoardsRule } from './rules/least-boards.ts';
import { matchesRule } from './rules/matches.ts';
import { matchpointsRule } from './rules/matchpoints.ts';
import { neubergRule } from './rules/neuberg.ts';
import { shortCrossImpsRule } from './rules/short-cross-imps.ts';
import { shownRule } from './rules/shown.ts';
import { sitOutRule } from './rules/sit-out.ts';
import { splitScoresRule } from './rules/split-scores.ts';
import { teamTiesRule, tiesRule } from './rules/ties.ts';
import { undertricksRule } from './rules/undertricks.ts';
import { unequalBoardsRule } from './rules/unequal-boards.ts';
import { ownScaleRule, victoryPointsRule } from './rules/victory-points.ts';

/**
 * Every rule of a regulation by its name, in the order of the settings screen. A new rule is a file in rules/ and a
 * line here. The compiler then asks for its words in src/language/regulation/rules.ts, and for a control where
 * the rule has several parts.
 */
export const RULES = {
  matchpoints: matchpointsRule,
  neuberg: neubergRule,
  boardRounding: boardRoundingRule,
  splitScores: splitScoresRule,
  artificial: artificialRule,
  sitOut: sitOutRule,
  crossImps: crossImpsRule,
  shortCrossImps: shortCrossImpsRule,
  butler: butlerRule,
  unequalBoards: unequalBoardsRule,
  leastBoards: leastBoardsRule,
  ties: tiesRule,
  matches: matchesRule,
  victoryPoints: victoryPointsRule,
  ownScale: ownScaleRule,
  teamTies: teamTiesRule,
  undertricks: undertricksRule,
  shown: shownRule,
};

export type RuleName = keyof typeof RULES;

export const RULE_NAMES = Object.keys(RULES) as readonly RuleName[];

type RuleValues = { readonly [Name in RuleName]: (typeof RULES)[Name]['usual'] };

/** How an event is scored: a value of every rule. */
export interface Regulation extends RuleValues {
  /** A preset's, or the club's own name for its value. */
  readonly code: string;
}

/** Rules of several parts, and the scale of a match, which may be the club's own: each has a control of its own. */
export type CompositeRule =
  | { [Name in RuleName]: Regulation[Name] extends string | number ? never : Name }[RuleName]
  | 'victoryPoints';

/** Rules of one choice or number, whose control follows from their shape. */
export type SimpleRule = Exclude<RuleName, CompositeRule>;

export type ChoiceRule = { [Name in SimpleRule]: Regulation[Name] extends string ? Name : never }[SimpleRule];
