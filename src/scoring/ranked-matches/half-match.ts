import { halfScaleOf } from '../victory-points/scales.ts';
import type { MatchComparison, MatchStageRules, StageMatch } from './stage.ts';

/** What a half match is decided by: the same with the half scale; null where the scale has none. */
export function halfComparison(comparison: MatchComparison): MatchComparison | null {
  if (comparison.kind !== 'imps' && comparison.kind !== 'board-a-match') return null;
  const scale = comparison.scale && halfScaleOf(comparison.scale);
  return scale && { ...comparison, scale };
}

/** What a match is decided by. */
export function comparisonOf(
  { isHalf }: Pick<StageMatch, 'isHalf'>,
  { comparison }: Pick<MatchStageRules, 'comparison'>,
): MatchComparison {
  return isHalf ? (halfComparison(comparison) ?? comparison) : comparison;
}

/** Whether a match has the scale it is read with: a half match has none where no half scale is published. */
export function hasScale(
  { isHalf }: Pick<StageMatch, 'isHalf'>,
  { comparison }: Pick<MatchStageRules, 'comparison'>,
): boolean {
  return !isHalf || halfComparison(comparison) !== null;
}
