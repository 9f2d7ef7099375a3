import { outcomeScore } from '../bridge/score.ts';
import type { UndertrickScale } from '../bridge/undertricks.ts';
import { distanceOf, impsToNearest, isOrdinary, LEAST_OTHERS } from './distance.ts';
import { LEAST_IMPS_OF_A_SLIP } from './board-rules.ts';
import { slotOnly, type Finding, type ReviewedResult } from './finding.ts';

/** The score of a result on another board: a contract follows the vulnerability, a score alone stays. */
function scoreOn({ outcome }: ReviewedResult, board: number, scale: UndertrickScale): number | null {
  return outcomeScore(outcome, board, scale);
}

/**
 * Two results of one table and round, each far from the others of its own board and ordinary on the other's: their
 * lines were exchanged.
 * @param results of one table and round, a scored result on each of their boards
 * @param othersOf the scores of a result's board at the other tables
 */
export function swappedBoards(
  results: readonly ReviewedResult[],
  othersOf: (result: ReviewedResult) => readonly number[],
  scale: UndertrickScale,
): readonly Finding[] {
  const strange = results.filter((result) => isStrange(result, othersOf(result)));
  return strange.flatMap((one, place) =>
    strange.slice(place + 1).flatMap((other): readonly Finding[] => {
      if (one.ns !== other.ns || one.ew !== other.ew) return [];
      const here = scoreOn(other, one.board, scale);
      const there = scoreOn(one, other.board, scale);
      const fits =
        here !== null && there !== null && isOrdinary(here, othersOf(one)) && isOrdinary(there, othersOf(other));
      if (!fits) return [];
      const fix = [
        { ...slotOnly(one), board: one.board, ns: one.ns, ew: one.ew, outcome: other.outcome },
        { ...slotOnly(other), board: other.board, ns: other.ns, ew: other.ew, outcome: one.outcome },
      ];
      return [{ code: 'swapped', slot: slotOnly(one), other: other.board, fixes: [fix] }];
    }),
  );
}

function isStrange({ score }: ReviewedResult, others: readonly number[]): boolean {
  return (
    score !== null &&
    others.length >= LEAST_OTHERS &&
    distanceOf(score, others).imps >= LEAST_IMPS_OF_A_SLIP &&
    impsToNearest(score, others) >= LEAST_IMPS_OF_A_SLIP
  );
}
