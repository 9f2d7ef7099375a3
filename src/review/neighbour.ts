import { slotOf } from '../session/slot.ts';
import type { Played } from '../bridge/result/result.ts';
import { outcomeScore } from '../bridge/score/score.ts';
import { sideOf } from '../bridge/seat.ts';
import { isSameReading } from '../bridge/result/second-reading.ts';
import type { UndertrickScale } from '../bridge/score/undertricks.ts';
import { isOutlier, type ReviewedBoard, type ScoredReviewResult } from './board-rules.ts';
import { distanceOf, isOrdinary, LEAST_OTHERS } from './score-distribution.ts';
import type { Finding, ReviewedCell, ReviewedResult } from './finding.ts';

/** So many other tables in the strain make a contract plausible on a board. */
const LEAST_IN_STRAIN = 2;

export type NeighbourFinding = Extract<Finding, { readonly code: 'neighbour' }>;

/** What a line is held against to see whether its result belongs to the one beside it. */
export interface TableInReview {
  readonly cell: ReviewedCell;
  /** The results of the table and round. */
  readonly results: readonly ReviewedResult[];
  /** A board as the field of the table has played it; null where nobody has. */
  readonly boardOf: (board: number) => ReviewedBoard | null;
  readonly undertricks: UndertrickScale;
}

/**
 * A result typed one line too high or too low: on the board beside it on the slip it is ordinary, and that line is
 * empty or says the very same. On its own board it is far from the others; or, where both lines say the same, nobody
 * else played in its strain from its side. Where the line beside has another result there is nothing to tell a slip
 * from an unusual board, unless both are far: then the two are exchanged, which is found by itself.
 */
export function findNeighbour(
  result: ScoredReviewResult,
  at: TableInReview,
  own: ReviewedBoard,
): NeighbourFinding | null {
  const isFar = isOutlier(result, own);
  if (result.board !== result.slotBoard || !(isFar || isForeign(result, own))) return null;
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
  if (others < LEAST_OTHERS || !isOrdinary(score, isThere ? score : null, played.field)) return false;
  if (outcome.kind !== 'played') return true;
  const inStrain = played.results.filter((one) => one.outcome.kind === 'played' && isLike(one.outcome, outcome));
  return inStrain.length - (isThere ? 1 : 0) >= LEAST_IN_STRAIN;
}

/** Nobody else on the board played in the strain from that side. */
function isForeign({ outcome }: ScoredReviewResult, { results }: ReviewedBoard): boolean {
  if (outcome.kind !== 'played' || results.length <= LEAST_OTHERS) return false;
  return results.every(
    (one) => one.outcome === outcome || one.outcome.kind !== 'played' || !isLike(one.outcome, outcome),
  );
}

function isLike(one: Played, other: Played): boolean {
  return one.contract.strain === other.contract.strain && sideOf(one.declarer) === sideOf(other.declarer);
}

/** The line waits for its own result; what was typed on it goes to the empty one. */
function found(result: ScoredReviewResult, other: number, same: boolean, own: ReviewedBoard): NeighbourFinding {
  const line = { ...slotOf(result), board: result.board, ns: result.ns, ew: result.ew };
  const moved = { ...line, slotBoard: other, board: other, outcome: result.outcome };
  const fix = [{ ...line, outcome: null }, ...(same ? [] : [moved])];
  const distance = distanceOf(result.score, own.field);
  return { code: 'neighbour', slot: slotOf(result), distance, other, same, fixes: [fix] };
}
