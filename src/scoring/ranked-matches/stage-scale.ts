import { victoryPointScaleOf } from '../regulation/match.ts';
import type { SessionScoring } from '../session-scoring.ts';
import type { VictoryPointScale } from '../victory-points/scale.ts';

/** The scale that the matches of a session are read with; null where there is none. */
export function stageScaleOf({
  regulation,
  matches,
}: Pick<SessionScoring, 'regulation' | 'matches'>): VictoryPointScale | null {
  return matches?.scale ? victoryPointScaleOf({ ...regulation, victoryPoints: matches.scale }) : null;
}
