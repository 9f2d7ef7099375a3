import type { AverageKind } from '../regulation/regulation.ts';
import { isComponents, type AwardedSide, type ScoringLine, type SplitSide } from '../scoring-line.ts';
import type { SideResult, TableResult } from './board.ts';
import { gradeOfPercent, type Grade } from './grade.ts';

/** The result of a scorer's line at a table of a match; without score or award it was not played. */
export function lineResult({
  score,
  award,
  weighted,
  split,
}: Pick<ScoringLine, 'score' | 'award' | 'weighted' | 'split'>): TableResult {
  if (award) return awardResult(award.ns, award.ew);
  if (split) return splitResult(split.ns, split.ew);
  if (weighted) return assigned(weighted);
  return score === null ? { kind: 'notPlayed' } : { kind: 'score', score };
}

function awardResult(first: AwardedSide | null, second: AwardedSide | null): TableResult {
  const [ns, ew] = [gradeOf(first), gradeOf(second)];
  return ns && ew ? { kind: 'award', ns, ew } : { kind: 'otherAward' };
}

const GRADE_OF: Record<AverageKind, Grade> = { 'average-plus': 'plus', average: 'average', 'average-minus': 'minus' };

function gradeOf(side: AwardedSide | null): Grade | null {
  if (side === null) return null;
  return typeof side === 'number' ? gradeOfPercent(side) : GRADE_OF[side];
}

function splitResult(first: SplitSide, second: SplitSide): TableResult {
  const [ns, ew] = [sideResult(first), sideResult(second)];
  return ns && ew ? { kind: 'split', ns, ew } : { kind: 'otherAward' };
}

function sideResult(side: SplitSide): SideResult | null {
  if (isComponents(side)) return assigned(side);
  const grade = gradeOf(side);
  return grade && { kind: 'average', grade };
}

function assigned(scores: Extract<SplitSide, object>): Extract<SideResult, { kind: 'score' | 'weighted' }> {
  const [only, ...more] = scores;
  return only && more.length === 0 ? { kind: 'score', score: only.score } : { kind: 'weighted', scores };
}
