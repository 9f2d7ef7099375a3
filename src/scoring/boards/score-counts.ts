import { PARTS_OF_A_RESULT, weightParts } from '../component-weight.ts';
import { isCompared, type ScoringLine, type WeightedScore } from '../scoring-line.ts';
import { greatestCommonDivisor } from '../numbers/whole-numbers.ts';

/**
 * The scores of a field and how often each occurred. A result counts `unit`; a component of a weighted score counts its
 * share.
 */
export interface ScoreCounts {
  /** Best for North-South first. */
  readonly scores: readonly number[];
  readonly units: ReadonlyMap<number, number>;
  readonly unit: number;
  readonly results: number;
}

/** Counts the results of a board; awards and boards not played are none. */
export function countScores(lines: readonly ScoringLine[]): ScoreCounts {
  const unit = weightUnit(lines);
  const units = new Map<number, number>();
  let results = 0;
  for (const line of lines) {
    if (!isCompared(line)) continue;
    const { times = 1 } = line;
    results += times;
    if (line.weighted) {
      for (const one of line.weighted) count(units, one.score, times * weightUnits(one, unit));
    } else if (line.score !== null) {
      count(units, line.score, times * unit);
    }
  }
  return { scores: [...units.keys()].toSorted((a, b) => b - a), units, unit, results };
}

function count(units: Map<number, number>, score: number, by: number): void {
  units.set(score, (units.get(score) ?? 0) + by);
}

/** The smallest number of units in a result with which every weight of these lines is whole. */
export function weightUnit(lines: readonly Pick<ScoringLine, 'weighted'>[]): number {
  let divisor = PARTS_OF_A_RESULT;
  for (const { weighted = [] } of lines) {
    for (const one of weighted) divisor = greatestCommonDivisor(divisor, weightParts(one));
  }
  return PARTS_OF_A_RESULT / divisor;
}

/** A weight in the units of a result. */
function weightUnits(weight: WeightedScore, unit: number): number {
  return (weightParts(weight) * unit) / PARTS_OF_A_RESULT;
}

/**
 * The figure of a weighted score (Law 12C1): each component is scored first, then weighted. It is whole where every
 * figure is a multiple of `unit`.
 */
export function weightedFigure(
  weighted: readonly WeightedScore[],
  ofScore: ReadonlyMap<number, number>,
  unit: number,
): number {
  let sum = 0;
  for (const one of weighted) sum += ((ofScore.get(one.score) ?? 0) / unit) * weightUnits(one, unit);
  return sum;
}
