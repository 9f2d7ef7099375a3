import type { AverageKind } from '../../bridge/result/average.ts';
import { awardedSides } from '../../bridge/result/award.ts';
import { outcomeScore } from '../../bridge/score/score.ts';
import type { UndertrickScale } from '../../bridge/score/undertricks.ts';
import { isComponents, type AwardedSide, type SplitSide, type WeightedScore } from '../../scoring/scoring-line.ts';
import type { AssignedScore, TableResult } from '../../scoring/teams/board.ts';
import { gradeOfPercent, type Grade } from '../../scoring/teams/grade.ts';
import type { PairsCsvOutcome } from '../results/award.ts';

/** Why an outcome has no result in a match: a percentage that is no average, or an award to one side only. */
export type NoTableResult = 'awardWithoutGrade' | 'splitWithAward';

/**
 * The result of an outcome at a table of a match.
 * @param scale of undertricks
 */
export function tableResultOf(
  entry: PairsCsvOutcome,
  board: number,
  scale: UndertrickScale,
): TableResult | NoTableResult {
  switch (entry.kind) {
    case 'weighted':
      return { kind: 'weighted', scores: entry.scores };
    case 'award':
      return graded(awardedSides(entry));
    case 'averages':
      return graded(entry);
    case 'split':
      return splitResult(entry);
    case 'played':
    case 'passedOut':
    case 'score':
    case 'notPlayed': {
      const score = outcomeScore(entry, board, scale);
      return score === null ? { kind: 'notPlayed' } : { kind: 'score', score };
    }
  }
}

function graded(sides: Readonly<Record<'ns' | 'ew', AwardedSide | null>>): TableResult | NoTableResult {
  const [ns, ew] = [gradeOf(sides.ns), gradeOf(sides.ew)];
  return ns && ew ? { kind: 'award', ns, ew } : 'awardWithoutGrade';
}

const GRADE_OF: Record<AverageKind, Grade> = { 'average-plus': 'plus', average: 'average', 'average-minus': 'minus' };

function gradeOf(side: AwardedSide | null): Grade | null {
  if (side === null) return null;
  return typeof side === 'number' ? gradeOfPercent(side) : GRADE_OF[side];
}

/** An average cancels the board at both tables, so it cannot be for one side only. */
function splitResult({ ns, ew }: Readonly<Record<'ns' | 'ew', SplitSide>>): TableResult | NoTableResult {
  if (isComponents(ns) && isComponents(ew)) return { kind: 'split', ns: assigned(ns), ew: assigned(ew) };
  return isComponents(ns) || isComponents(ew) ? 'splitWithAward' : graded({ ns, ew });
}

function assigned(scores: readonly WeightedScore[]): AssignedScore {
  const [only, ...more] = scores;
  return only && more.length === 0 ? { kind: 'score', score: only.score } : { kind: 'weighted', scores };
}
