import { imps } from '../scoring/imps.ts';
import type { Distance } from './finding.ts';

/**
 * How many other results make a room to be held against. With fewer, one unusual table moves the middle; five is what
 * each result of a three-table evening lacks, so that the smallest games are never bothered.
 */
export const LEAST_OTHERS = 5;

/** A score is ordinary on a board when so many others had it. */
const LEAST_TO_BE_ORDINARY = 2;

/** A score of a board among the other scores of the board. Scores are multiples of ten, so the middle is whole. */
export function distanceOf(score: number, others: readonly number[]): Distance {
  const median = middle(others);
  return { score, median, imps: Math.abs(imps(score - median)), others: others.length };
}

/** The IMPs to the nearest of the other scores. */
export function impsToNearest(score: number, others: readonly number[]): number {
  return Math.min(...others.map((other) => Math.abs(imps(score - other))));
}

export function isOrdinary(score: number, others: readonly number[]): boolean {
  return others.filter((other) => other === score).length >= LEAST_TO_BE_ORDINARY;
}

function middle(scores: readonly number[]): number {
  const sorted = scores.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)] ?? 0, sorted[Math.floor(sorted.length / 2)] ?? 0];
  return (low + high) / 2;
}
