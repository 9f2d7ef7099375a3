import { slotOf } from '../session/slot.ts';
import type { Played } from '../bridge/result/result.ts';
import { outcomeScore } from '../bridge/score/score.ts';
import { sideOf } from '../bridge/seat.ts';
import { isSameReading } from '../bridge/result/second-reading.ts';
import type { UndertrickScale } from '../bridge/score/undertricks.ts';
import { isOutlier, type ReviewedBoard, type ScoredReviewResult } from './board-rules.ts';
import { distanceOf, isOrdinary, LEAST_OTHERS } from './score-distribution.ts';
import type { Finding, ReviewedCell, ReviewedResult } from './finding.ts';

/** A contract is plausible on a board that so many other tables played in its strain. */
const LEAST_IN_STRAIN = 2;

export type NeighbourFinding = Extract<Finding, { readonly code: 'neighbour' }>;

/** What decides whether a result belongs on the next line. */
export interface TableInReview {
  readonly cell: ReviewedCell;
  /** The results of the table and round. */
  readonly results: readonly ReviewedResult[];
  /** A board in the table's field; null where nobody has played it. */
  readonly boardOf: (board: number) => ReviewedBoard | null;
  readonly undertricks: UndertrickScale;
}

/**
 * A result typed one line too high or too low. It is ordinary on the board of the next line on the slip, which is empty
 * or has the same result. On its own board it is far from the others; or both lines have the same result, and nobody
 * else played in its strain from its side. Where the next line has another result, nothing tells a slip from an unusual
 * board, unless both are far: that is the finding of swapped boards.
 */
export function findNeighbour(
  result: ScoredReviewResult,
  at: TableInReview,
  own: ReviewedBoard,
): NeighbourFinding | null {
  const isFar = isOutlier(result, own);
  if (result.board !== result.slotBoard || !(isFar || isAloneInStrain(result, own))) return null;
  const place = at.cell.boards.indexOf(result.slotBoard);
  if (place < 0) return null;
  const beside = [at.cell.boards[place - 1], at.cell.boards[place + 1]].filter((board) => board !== undefined);
  for (const board of beside) {
    const there = at.results.find(({ slotBoard }) => slotBoard === board);
    const same = there !== undefined && there.board === board && isSameReading(there.outcome, result.outcome);
    const mayBeSlip = same || (isFar && !there);
    if (mayBeSlip && belongsTo(result, board, same, at)) return found(result, board, same, own);
  }
  return null;
}

/** Whether a result is ordinary on another board, at that board's vulnerability. */
function belongsTo(
  { outcome }: ScoredReviewResult,
  board: number,
  isThere: boolean,
  { boardOf, undertricks }: TableInReview,
): boolean {
  const score = outcomeScore(outcome, board, undertricks);
  const played = boardOf(board);
  if (score === null || !played) return false;
  const others = played.results.length - (isThere ? 1 : 0);
  if (others < LEAST_OTHERS || !isOrdinary(score, isThere ? score : null, played.distribution)) return false;
  if (outcome.kind !== 'played') return true;
  const inStrain = played.results.filter((one) => one.outcome.kind === 'played' && isLike(one.outcome, outcome));
  return inStrain.length - (isThere ? 1 : 0) >= LEAST_IN_STRAIN;
}

/** Nobody else on the board played in the strain from that side. */
function isAloneInStrain({ outcome }: ScoredReviewResult, { results }: ReviewedBoard): boolean {
  if (outcome.kind !== 'played' || results.length <= LEAST_OTHERS) return false;
  return results.every(
    (one) => one.outcome === outcome || one.outcome.kind !== 'played' || !isLike(one.outcome, outcome),
  );
}

function isLike(one: Played, other: Played): boolean {
  return one.contract.strain === other.contract.strain && sideOf(one.declarer) === sideOf(other.declarer);
}

/** The finding whose fix clears the line and moves its result to the empty one. */
function found(result: ScoredReviewResult, other: number, same: boolean, own: ReviewedBoard): NeighbourFinding {
  const line = { ...slotOf(result), board: result.board, ns: result.ns, ew: result.ew };
  const moved = { ...line, slotBoard: other, board: other, outcome: result.outcome };
  const fix = [{ ...line, outcome: null }, ...(same ? [] : [moved])];
  const distance = distanceOf(result.score, own.distribution);
  return { code: 'neighbour', slot: slotOf(result), distance, other, same, fixes: [fix] };
}
