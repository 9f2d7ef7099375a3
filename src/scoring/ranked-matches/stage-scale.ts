import { victoryPointScaleOf } from '../regulation/match.ts';
import type { SessionScoring } from '../session-scoring.ts';
import type { VictoryPointScale } from '../victory-points/scale.ts';
import { halfScaleOf } from '../victory-points/scales.ts';
import { isFieldComparison } from './scoring.ts';
import type { StageMatch } from './stage.ts';

/**
 * The scale that a match of a session is read with, a half match with the half scale; null where there is none. Of
 * pairs it is the same, and half of it counts.
 */
export function stageScaleOf(
  { regulation, matches }: Pick<SessionScoring, 'regulation' | 'matches'>,
  { isHalf }: Pick<StageMatch, 'isHalf'>,
): VictoryPointScale | null {
  const scale = matches?.scale ? victoryPointScaleOf({ ...regulation, victoryPoints: matches.scale }) : null;
  const isOther = isHalf && matches && !isFieldComparison(matches.comparison);
  return isOther ? scale && halfScaleOf(scale) : scale;
}
