import type { MatchStageScoring } from '../../scoring/ranked-matches/scoring.ts';
import { MATCH_SCALES, type MatchScale } from '../../scoring/regulation/rules/victory-points.ts';
import { VICTORY_POINT_SCALES } from '../../scoring/victory-points/scales.ts';
import { pattonPool, usualBye } from './usual-scoring.ts';

/** The ways to score the matches of teams among which a director chooses. */
export const MATCH_WAYS = [
  'victory-points',
  'imps',
  'board-a-match',
  'patton-ratio',
  'patton-imps',
  'aggregate',
] as const;
export type MatchWay = (typeof MATCH_WAYS)[number];

/** The way a scoring is. */
export function matchWay({ comparison, scale }: MatchStageScoring): MatchWay {
  if (comparison === 'imps') return scale === null ? 'imps' : 'victory-points';
  return MATCH_WAYS.find((method) => method === comparison) ?? 'victory-points';
}

/** The scale where the one in use can't be read with IMPs. */
const USUAL_SCALE: MatchScale = 'wbf-continuous';

/** A scoring of another way, which keeps what both have. In a Swiss a bye gives what is usual by the scale. */
export function scoringBy(method: MatchWay, now: MatchStageScoring, boardsPerMatch: number): MatchStageScoring {
  const scoring = scoringWithout(method, now, boardsPerMatch);
  return now.withdrawals === 'session' ? { ...scoring, bye: usualBye(scoring.scale) } : scoring;
}

function scoringWithout(method: MatchWay, now: MatchStageScoring, boardsPerMatch: number): MatchStageScoring {
  const scale = now.scale !== null && readsImps(now.scale) ? now.scale : USUAL_SCALE;
  switch (method) {
    case 'victory-points':
      return { ...now, comparison: 'imps', scale, pool: null };
    case 'patton-imps':
      return { ...now, comparison: method, scale, pool: null };
    case 'patton-ratio':
      return { ...now, comparison: method, scale: null, pool: pattonPool(boardsPerMatch) };
    case 'imps':
    case 'board-a-match':
    case 'aggregate':
      return { ...now, comparison: method, scale: null, pool: null };
  }
}

/** The scales that a scoring can be read by; none where it has no scale. */
export function scalesOf({ comparison, scale }: MatchStageScoring, hasClubScale: boolean): readonly MatchScale[] {
  if (scale === null || (comparison !== 'imps' && comparison !== 'patton-imps')) return [];
  return MATCH_SCALES.filter((code) => readsImps(code) && (code !== 'club' || hasClubScale));
}

function readsImps(scale: MatchScale): boolean {
  return scale === 'club' || VICTORY_POINT_SCALES[scale].takes === 'imps';
}
