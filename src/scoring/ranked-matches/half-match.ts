import type { VictoryPointProblem } from '../victory-points/scale.ts';
import { halfScaleOf } from '../victory-points/scales.ts';
import type { MatchComparison, MatchStageRules, StageMatch } from './stage.ts';

/**
 * What a half match is decided by: the same with the half scale; null where the scale has none. Of pairs it is half of
 * what their scale gives for so many boards.
 */
export function halfComparison(comparison: MatchComparison): MatchComparison | null {
  if (comparison.kind === 'field') return { ...comparison, isHalved: true };
  if (comparison.kind !== 'imps' && comparison.kind !== 'board-a-match') return null;
  const scale = comparison.scale && halfScaleOf(comparison.scale);
  return scale && { ...comparison, scale };
}

/** Whether half matches over so many boards can be scored. */
export function canScoreHalf(comparison: MatchComparison, boards: number): boolean {
  const half = halfComparison(comparison);
  return half !== null && (half.kind !== 'field' || half.scale.tableFor(boards) !== null);
}

/** What a match is decided by. */
export function comparisonOf(
  { isHalf }: Pick<StageMatch, 'isHalf'>,
  { comparison }: Pick<MatchStageRules, 'comparison'>,
): MatchComparison {
  return isHalf ? (halfComparison(comparison) ?? comparison) : comparison;
}

/** Why a half match has no victory points; null where it has a half scale, or where no scale is read. */
export function halfScaleProblem(
  { isHalf }: Pick<StageMatch, 'isHalf'>,
  { comparison }: Pick<MatchStageRules, 'comparison'>,
): VictoryPointProblem | null {
  const scale = 'scale' in comparison ? comparison.scale : null;
  return isHalf && scale && !halfComparison(comparison) ? { kind: 'problem', code: 'no-half-scale', scale } : null;
}
