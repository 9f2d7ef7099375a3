import { awardedSides } from '../../bridge/result/award.ts';
import { outcomeScore } from '../../bridge/score/score.ts';
import type { UndertrickScale } from '../../bridge/score/undertricks.ts';
import type { TableResult } from '../../scoring/teams/board.ts';
import { lineResult } from '../../scoring/teams/line-result.ts';
import type { PairsCsvOutcome } from '../results/award.ts';

/** Why an outcome has no result in a match: a percentage that is no average. */
export type NoTableResult = 'awardWithoutGrade';

/**
 * The result of an outcome at a table of a match.
 * @param scale of undertricks
 */
export function tableResultOf(
  entry: PairsCsvOutcome,
  board: number,
  scale: UndertrickScale,
): TableResult | NoTableResult {
  const result = resultOf(entry, board, scale);
  return result.kind === 'otherAward' ? 'awardWithoutGrade' : result;
}

function resultOf(entry: PairsCsvOutcome, board: number, scale: UndertrickScale): TableResult {
  const nothing = { score: null, award: null };
  switch (entry.kind) {
    case 'weighted':
      return lineResult({ ...nothing, weighted: entry.scores });
    case 'award':
      return lineResult({ ...nothing, award: awardedSides(entry) });
    case 'averages':
      return lineResult({ ...nothing, award: entry });
    case 'split':
      return lineResult({ ...nothing, split: entry });
    case 'played':
    case 'passedOut':
    case 'score':
    case 'notPlayed':
      return lineResult({ ...nothing, score: outcomeScore(entry, board, scale) });
  }
}
