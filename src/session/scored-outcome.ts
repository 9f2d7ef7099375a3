import { awardedSides } from '../bridge/result/award.ts';
import type { Outcome, RuledSide } from '../bridge/result/result.ts';
import { assignedResult, hasResults, isSplit } from '../bridge/result/ruling.ts';
import { outcomeScore } from '../bridge/score/score.ts';
import type { UndertrickScale } from '../bridge/score/undertricks.ts';
import type { ScoringLine, SplitSide } from '../scoring/scoring-line.ts';

/** What the scorer takes of an outcome. */
export type ScoredOutcome = Pick<ScoringLine, 'score' | 'award' | 'weighted' | 'split'>;

const NOTHING: ScoredOutcome = { score: null, award: null };

/**
 * An outcome on board `board` as a line of the scorer. A score assigned to both sides counts as if it had been made; a
 * weighted one with each component's matchpoints or IMPs, and a split one for each side apart (Law 12C1).
 */
export function scoredOutcome(outcome: Outcome, board: number, scale: UndertrickScale): ScoredOutcome {
  if (outcome.kind === 'award') return { ...NOTHING, award: awardedSides(outcome) };
  if (outcome.kind !== 'ruled' || assignedResult(outcome)) {
    return { ...NOTHING, score: outcomeScore(outcome, board, scale) };
  }
  const ns = sideOf(outcome.ns, board, scale);
  const ew = sideOf(outcome.ew, board, scale);
  if (isSplit(outcome)) return { ...NOTHING, split: { ns, ew } };
  return typeof ns === 'object' ? { ...NOTHING, weighted: ns } : { ...NOTHING, award: { ns, ew: ns } };
}

function sideOf(side: RuledSide, board: number, scale: UndertrickScale): SplitSide {
  if (!hasResults(side)) return side;
  return side.map(({ outcome, ...weight }) => ({ score: outcomeScore(outcome, board, scale) ?? 0, ...weight }));
}
