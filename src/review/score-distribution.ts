import { imps } from '../scoring/boards/imps.ts';
import type { Distance } from './finding.ts';

/**
 * The fewest other results that a result is compared with. With fewer, one unusual table moves the median too far: a
 * session of five tables has no findings by the distance from it.
 */
export const LEAST_OTHERS = 5;

/** A score is ordinary on a board that so many others had it on. */
const LEAST_TO_BE_ORDINARY = 2;

/** The scores of a board in order, so that each is compared with the others without reading all of them. */
export interface ScoreDistribution {
  /** Lowest first. */
  readonly scores: readonly number[];
  /** The first index of each score. */
  readonly places: ReadonlyMap<number, number>;
  readonly times: ReadonlyMap<number, number>;
}

export function scoreDistribution(scores: readonly number[]): ScoreDistribution {
  const sorted = scores.toSorted((a, b) => a - b);
  const [places, times] = [new Map<number, number>(), new Map<number, number>()];
  for (const [place, score] of sorted.entries()) {
    if (!places.has(score)) places.set(score, place);
    times.set(score, (times.get(score) ?? 0) + 1);
  }
  return { scores: sorted, places, times };
}

/** The distance of one of the scores from the others. Scores are multiples of ten, so the median is whole. */
export function distanceOf(score: number, distribution: ScoreDistribution): Distance {
  const own = distribution.places.get(score) ?? 0;
  const others = distribution.scores.length - 1;
  const other = (place: number) => distribution.scores[place < own ? place : place + 1] ?? 0;
  const median = (other(Math.floor((others - 1) / 2)) + other(Math.floor(others / 2))) / 2;
  return { score, median, imps: impsBetween(score, median), others };
}

/** The IMPs from one of the scores to the nearest other. */
export function impsToNearest(score: number, distribution: ScoreDistribution): number {
  const own = distribution.places.get(score) ?? 0;
  const beside = [distribution.scores[own - 1], distribution.scores[own + 1]].filter((other) => other !== undefined);
  return Math.min(...beside.map((other) => impsBetween(score, other)));
}

/** IMPs of the difference, without sign. */
export function impsBetween(one: number, other: number): number {
  return Math.abs(imps(one - other));
}

/** Whether a score is ordinary on a board. `own` is one of the board's scores not to count; null counts all. */
export function isOrdinary(score: number, own: number | null, { times }: ScoreDistribution): boolean {
  return (times.get(score) ?? 0) - (score === own ? 1 : 0) >= LEAST_TO_BE_ORDINARY;
}
