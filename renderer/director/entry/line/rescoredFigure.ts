import type { BoardScoresView } from '../../../../main/club/model/board.ts';
import type { ResultView } from '../../../../main/club/model/result.ts';
import type { Outcome } from '../../../../src/bridge/result/result.ts';
import type { UndertrickScale } from '../../../../src/bridge/score/undertricks.ts';
import { percentageOfFigure, pointsOfFigure } from '../../../../src/scoring/boards/board-scores.ts';
import type { Exact } from '../../../../src/scoring/numbers/exact.ts';
import type { ScoringLine } from '../../../../src/scoring/scoring-line.ts';
import { scoredOutcome } from '../../../../src/session/scored-outcome.ts';
import { METHODS } from '../../../../src/scoring/method.ts';
import type { SessionScoring } from '../../../../src/scoring/session-scoring.ts';
import { slotKey } from '../../../../src/session/slot.ts';

/** A result that is replaced to see what its board would then be worth. */
export interface RescoredResult {
  readonly outcome: Outcome;
  /** The slot key of the result that changes. */
  readonly key: string;
  readonly scoring: SessionScoring;
}

/**
 * North-South's share of a top or IMPs on a result, if its outcome were another, as the standings would show it. Null
 * where the result would count for nobody.
 * @param onBoard the recorded results of the board in its section
 */
export function rescoredFigure(
  onBoard: readonly ResultView[],
  scores: BoardScoresView,
  { outcome, key, scoring }: RescoredResult,
): Exact | null {
  const datum = scoring.method === 'fixed-datum' ? scores.datum : null;
  const lines = onBoard.map((result) => {
    const isChanged = slotKey(result) === key;
    const line = scoringLine(result, isChanged ? outcome : result.outcome, scoring.regulation.undertricks);
    return datum === null ? line : { ...line, datum };
  });
  const method = METHODS[scoring.method];
  const scored = method.scoreBoard(lines, scores.expected, scoring.regulation);
  const at = onBoard.findIndex((result) => slotKey(result) === key);
  const figure = scored.results[at]?.ns ?? null;
  if (figure === null) return null;
  return method.unit === 'imps' ? pointsOfFigure(scored, figure) : percentageOfFigure(scored, figure);
}

function scoringLine({ board, ns, ew, form }: ResultView, outcome: Outcome, scale: UndertrickScale): ScoringLine {
  return { board, ns, ew, ...scoredOutcome(outcome, board, scale), ...(form === undefined ? {} : { form }) };
}
