import { MATCH_RULES, type MatchRules } from '../../teams/match-rules.ts';
import type { Rule } from '../rule.ts';
import { choice, record } from '../shape.ts';

/** What averages of a match of teams are worth: 3 IMPs, or with the team's own average on its other boards. */
export const MATCH_AVERAGES = ['fixed', 'own'] as const satisfies readonly MatchRules['averages'][];

/**
 * Decimals that the IMPs of a board of a match are rounded to: null, only the match is rounded; `by-result`, none where
 * IMPs become victory points and one where they are final.
 */
export const MATCH_BOARD_DECIMALS = [null, 0, 1, 'by-result'] as const satisfies readonly (
  | MatchRules['boardDecimals']
  | 'by-result'
)[];

/** How the boards of a match of teams are scored. */
export interface MatchRegulation {
  readonly averages: (typeof MATCH_AVERAGES)[number];
  readonly boardDecimals: (typeof MATCH_BOARD_DECIMALS)[number];
}

export const matchesRule: Rule<MatchRegulation> = {
  scope: 'teams',
  usual: MATCH_RULES,
  shape: record<MatchRegulation>({
    averages: choice('matchAverages', MATCH_AVERAGES),
    boardDecimals: choice('matchBoardDecimals', MATCH_BOARD_DECIMALS),
  }),
};
