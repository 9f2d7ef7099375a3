import { scoreBoardAMatch } from './boards/board-a-match.ts';
import { scoreButler } from './boards/butler.ts';
import { scoreCrossImps } from './boards/cross-imps.ts';
import { scoreFixedDatum } from './boards/fixed-datum.ts';
import { scoreMatchpoints } from './boards/matchpoints.ts';
import type { ScoreBoard } from './boards/split-scores.ts';
import type { AverageBasis } from './standing/basis.ts';

/** The methods of scoring a session of pairs; the codes are the options of the command line. */
export const METHOD_CODES = ['matchpoints', 'cross-imps', 'butler', 'fixed-datum', 'board-a-match'] as const;
export type MethodCode = (typeof METHOD_CODES)[number];

/** A method of scoring: how a board becomes figures, and what entries are ranked by. */
export interface Method {
  readonly code: MethodCode;
  readonly scoreBoard: ScoreBoard;
  /** The unit of its figures. */
  readonly unit: 'matchpoints' | 'imps';
  readonly rankedBy: AverageBasis;
}

export const METHODS: Record<MethodCode, Method> = {
  matchpoints: { code: 'matchpoints', scoreBoard: scoreMatchpoints, unit: 'matchpoints', rankedBy: 'percentage' },
  'cross-imps': { code: 'cross-imps', scoreBoard: scoreCrossImps, unit: 'imps', rankedBy: 'mean' },
  butler: { code: 'butler', scoreBoard: scoreButler, unit: 'imps', rankedBy: 'mean' },
  'fixed-datum': { code: 'fixed-datum', scoreBoard: scoreFixedDatum, unit: 'imps', rankedBy: 'mean' },
  'board-a-match': { code: 'board-a-match', scoreBoard: scoreBoardAMatch, unit: 'matchpoints', rankedBy: 'percentage' },
};
