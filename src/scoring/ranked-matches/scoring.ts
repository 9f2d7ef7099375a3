import { exact } from '../numbers/exact.ts';
import { matchRulesOf, victoryPointScaleOf } from '../regulation/match.ts';
import type { Regulation } from '../regulation/regulation.ts';
import type { MatchScale } from '../regulation/rules/victory-points.ts';
import type { ScaleInput, VictoryPointScale } from '../victory-points/scale.ts';
import type { FieldComparison, MatchComparison, MatchStageRules, WithdrawalRule } from './stage.ts';

/**
 * What the matches of a stage can be decided by. Patton adds a second part to the points a board: the team's share of
 * all total points that changed hands, of a pool or by the club's own table; or the IMPs by a scale. The last three
 * compare pairs with all tables that played the board.
 */
export const MATCH_COMPARISON_CODES = [
  'imps',
  'board-a-match',
  'patton-ratio',
  'patton-imps',
  'aggregate',
  'matchpoints',
  'cross-imps',
  'butler',
] as const;
export type MatchComparisonCode = (typeof MATCH_COMPARISON_CODES)[number];

/** Those of pairs, which are compared with all tables that played the board. */
export type FieldComparisonCode = FieldComparison['method'];

/** Whether pairs are compared with all tables that played the board. */
export function isFieldComparison(code: string): code is FieldComparisonCode {
  return code === 'matchpoints' || code === 'cross-imps' || code === 'butler';
}

/** How the matches of a stage are scored, as a value that is stored beside its regulation. */
export interface MatchStageScoring {
  readonly comparison: MatchComparisonCode;
  /** Null: the figure of the match itself is its result; for `patton-ratio` it is shared out of the pool. */
  readonly scale: MatchScale | null;
  /** Points of `patton-ratio`; null for all others, and where a scale is read with the share. */
  readonly pool: number | null;
  /** Hundredths of what a bye gives; null: nothing, as in a poule. */
  readonly bye: number | null;
  readonly withdrawals: WithdrawalRule;
}

const BY_IMPS: ReadonlySet<MatchComparisonCode> = new Set(['imps', 'patton-imps', 'cross-imps', 'butler']);

/** Whether the IMPs of a match are part of its result. */
export function countsImps({ comparison }: Pick<MatchStageScoring, 'comparison'>): boolean {
  return BY_IMPS.has(comparison);
}

/** Whether a match is worth its boards and a second part. */
export function hasSecondPart({ comparison }: Pick<MatchStageScoring, 'comparison'>): boolean {
  return comparison === 'patton-ratio' || comparison === 'patton-imps';
}

/** Why a stage can't be scored so. */
export interface MatchScoringProblem {
  readonly kind: 'problem';
  readonly code:
    /** The club's own scale was chosen, and there is none that can be read. */
    | 'no-club-scale'
    /** The comparison needs a scale, or a pool. */
    | 'no-scale'
    /** The comparison has no scale. */
    | 'scale-not-used'
    /** The scale is read with percentages where there are IMPs, or the other way round. */
    | 'other-input'
    /** The comparison is one of pairs with all tables that played the board, and teams meet. */
    | 'only-pairs'
    /** The comparison is one of the two tables of a match of teams, and pairs meet. */
    | 'only-teams'
    /** Half matches are drawn, and the scale has no half scale. */
    | 'no-half-scale';
}

/**
 * The rules of a stage, from what is stored.
 * @param rounds of the stage
 */
export function matchStageRules(
  { comparison: code, scale: chosen, pool, bye, withdrawals }: MatchStageScoring,
  regulation: Regulation,
  rounds: number,
): MatchStageRules | MatchScoringProblem {
  const scale = chosen === null ? null : victoryPointScaleOf({ ...regulation, victoryPoints: chosen });
  if (scale === null && chosen !== null) return { kind: 'problem', code: 'no-club-scale' };
  const comparison = comparisonOf(code, scale, pool, regulation);
  if (comparison.kind === 'problem') return comparison;
  return {
    comparison,
    boards: matchRulesOf(regulation, scale),
    bye: bye === null ? null : exact(bye, 100),
    withdrawals,
    rounds,
    ties: regulation.teamTies,
  };
}

/** Whether `matchStageRules` answered with rules. */
export function isMatchStageRules(answer: MatchStageRules | MatchScoringProblem): answer is MatchStageRules {
  return !('kind' in answer);
}

function comparisonOf(
  code: MatchComparisonCode,
  scale: VictoryPointScale | null,
  pool: number | null,
  regulation: Regulation,
): MatchComparison | MatchScoringProblem {
  const read = INPUTS[code];
  if (scale && read === null) return { kind: 'problem', code: 'scale-not-used' };
  if (scale && scale.takes !== read) return { kind: 'problem', code: 'other-input' };
  switch (code) {
    case 'imps':
    case 'board-a-match':
      return { kind: code, scale };
    case 'aggregate':
      return { kind: 'aggregate' };
    case 'patton-imps':
      return scale ? { kind: 'patton', second: { from: 'imps', scale } } : { kind: 'problem', code: 'no-scale' };
    case 'patton-ratio':
      if (scale) return { kind: 'patton', second: { from: 'aggregate', scale } };
      if (pool === null) return { kind: 'problem', code: 'no-scale' };
      return { kind: 'patton', second: { from: 'aggregate', pool: exact(pool) } };
    case 'matchpoints':
    case 'cross-imps':
    case 'butler':
      return scale ? { kind: 'field', method: code, scale, regulation } : { kind: 'problem', code: 'no-scale' };
  }
}

/** What a scale of each comparison is read with; null where there is none. */
const INPUTS: Readonly<Record<MatchComparisonCode, ScaleInput | null>> = {
  imps: 'imps',
  'board-a-match': 'percentage',
  'patton-ratio': 'percentage',
  'patton-imps': 'imps',
  aggregate: null,
  matchpoints: 'percentage',
  'cross-imps': 'imps',
  butler: 'imps',
};
