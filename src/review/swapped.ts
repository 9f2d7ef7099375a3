import { slotOf } from '../session/slot.ts';
import { outcomeScore } from '../bridge/score/score.ts';
import type { UndertrickScale } from '../bridge/score/undertricks.ts';
import { isOutlier, type ReviewedBoard, type ScoredReviewResult } from './board-rules.ts';
import { isOrdinary } from './score-distribution.ts';
import type { Finding } from './finding.ts';

/**
 * Two results of one table and round, each far from the others of its own board and ordinary on the other board: their
 * lines were exchanged. A contract is scored at the vulnerability of the other board; a score typed alone stays as it
 * is.
 * @param results of one table and round
 */
export function findSwappedBoards(
  results: readonly ScoredReviewResult[],
  boardOf: (result: ScoredReviewResult) => ReviewedBoard,
  scale: UndertrickScale,
): readonly Finding[] {
  // In order of boards, so that a pair of lines always has the same finding.
  const outliers = results
    .filter((result) => isOutlier(result, boardOf(result)))
    .toSorted((a, b) => a.slotBoard - b.slotBoard);
  const fits = (moved: ScoredReviewResult, to: ScoredReviewResult) => {
    const score = outcomeScore(moved.outcome, to.board, scale);
    return score !== null && isOrdinary(score, to.score, boardOf(to).distribution);
  };
  return outliers.flatMap((one, place) =>
    outliers.slice(place + 1).flatMap((other): readonly Finding[] => {
      const samePairs = one.ns === other.ns && one.ew === other.ew;
      if (!samePairs || !fits(one, other) || !fits(other, one)) return [];
      const fix = [
        { ...slotOf(one), board: one.board, ns: one.ns, ew: one.ew, outcome: other.outcome },
        { ...slotOf(other), board: other.board, ns: other.ns, ew: other.ew, outcome: one.outcome },
      ];
      return [{ code: 'swapped', slot: slotOf(one), other: other.board, fixes: [fix] }];
    }),
  );
}
