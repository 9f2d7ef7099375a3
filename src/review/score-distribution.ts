import { imps } from '../scoring/boards/imps.ts';
import type { Distance } from './finding.ts';

/**
 * How many other results make a room to be held against. With fewer, one unusual table moves the middle: an evening of
 * five tables is never bothered.
 */
export const LEAST_OTHERS = 5;

/** A score is ordinary on a board when so many others had it. */
const LEAST_TO_BE_ORDINARY = 2;

/**
 * The scores of a board, laid out once so that each result is held against the others without looking at all of them.
 */
export interface ScoreDistribution {
  /** Lowest first. */
  readonly scores: readonly number[];
  /** Where each score stands first. */
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

/** A score of the field among the others. Scores are multiples of ten, so the middle of two is whole. */
export function distanceOf(score: number, field: ScoreDistribution): Distance {
  const own = field.places.get(score) ?? 0;
  const others = field.scores.length - 1;
  const other = (place: number) => field.scores[place < own ? place : place + 1] ?? 0;
  const median = (other(Math.floor((others - 1) / 2)) + other(Math.floor(others / 2))) / 2;
  return { score, median, imps: impsBetween(score, median), others };
}

/** The IMPs from a score of the field to the nearest of the others. */
export function impsToNearest(score: number, field: ScoreDistribution): number {
  const own = field.places.get(score) ?? 0;
  const beside = [field.scores[own - 1], field.scores[own + 1]].filter((other) => other !== undefined);
  return Math.min(...beside.map((other) => impsBetween(score, other)));
}

/** Without sign. */
export function impsBetween(one: number, other: number): number {
  return Math.abs(imps(one - other));
}

/** Whether a score is ordinary among those of a field without `own`; null where none of them is left out. */
export function isOrdinary(score: number, own: number | null, { times }: ScoreDistribution): boolean {
  return (times.get(score) ?? 0) - (score === own ? 1 : 0) >= LEAST_TO_BE_ORDINARY;
}
