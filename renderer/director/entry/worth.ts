import type { BoardScoresView, ResultView } from '../../../main/club/model.ts';
import type { Outcome } from '../../../src/bridge/result.ts';
import { outcomeScore } from '../../../src/bridge/score.ts';
import type { Exact } from '../../../src/scoring/exact.ts';
import type { ScoringLine } from '../../../src/scoring/lines.ts';
import { percentageOf, scoreBoard } from '../../../src/scoring/matchpoints.ts';
import { REGULATIONS } from '../../../src/scoring/regulation.ts';
import { slotKey } from './lines.ts';

/**
 * North-South's share of a top on a board if one of its results were another, as the standings would then have it.
 * Null where it would count for nobody.
 * @param onBoard the recorded results of the board in its section
 * @param key the slot of the result that changes
 */
export function percentageIf(
  onBoard: readonly ResultView[],
  key: string,
  outcome: Outcome,
  scores: BoardScoresView,
): Exact | null {
  const lines = onBoard.map((result) => scoringLine(result, slotKey(result) === key ? outcome : result.outcome));
  const scored = scoreBoard(lines, scores.expected, REGULATIONS.wbf);
  const at = onBoard.findIndex((result) => slotKey(result) === key);
  const figure = scored.results[at]?.ns ?? null;
  return figure === null ? null : percentageOf(scored, figure);
}

function scoringLine({ board, ns, ew }: ResultView, outcome: Outcome): ScoringLine {
  const award = outcome.kind === 'award' ? { ns: outcome.ns, ew: outcome.ew } : null;
  return { board, ns, ew, score: outcomeScore(outcome, board), award };
}
