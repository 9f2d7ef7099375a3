import { victoryPointScaleOf } from '../regulation/match.ts';
import type { SessionScoring } from '../session-scoring.ts';
import type { VictoryPointScale } from '../victory-points/scale.ts';
import { halfScaleOf } from '../victory-points/scales.ts';
import type { StageMatch } from './stage.ts';

/** The scale that a match of a session is read with, a half match with the half scale; null where there is none. */
export function stageScaleOf(
  { regulation, matches }: Pick<SessionScoring, 'regulation' | 'matches'>,
  { isHalf }: Pick<StageMatch, 'isHalf'>,
): VictoryPointScale | null {
  const scale = matches?.scale ? victoryPointScaleOf({ ...regulation, victoryPoints: matches.scale }) : null;
  return isHalf ? scale && halfScaleOf(scale) : scale;
}
