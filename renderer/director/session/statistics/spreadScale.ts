import type { BoardStatistics } from '../../../../src/statistics/board-statistics.ts';

/** One scale for the scores of all boards, from the least to the most there is; 0 is on it. */
export interface ScoreScale {
  readonly least: number;
  readonly most: number;
}

export function scoreScale(boards: readonly BoardStatistics[]): ScoreScale {
  const ends = boards.flatMap(({ spread }) => (spread ? [spread.least, spread.most] : []));
  return { least: Math.min(0, ...ends), most: Math.max(0, ...ends) };
}

/** Where a score stands on the scale, from 0 at its least to 1 at its most. */
export function placeOnScale(score: number, { least, most }: ScoreScale): number {
  return most === least ? 0.5 : (score - least) / (most - least);
}

/** Scores written over the scale: round ones, 500 apart, on a short scale 100. */
export function scoreMarks({ least, most }: ScoreScale): readonly number[] {
  const step = most - least > 1000 ? 500 : 100;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, index) => (first + index) * step);
}

/** The radius of a dot, by its area as many times as large as the score occurred. */
export function dotRadius(times: number): number {
  return Math.round(Math.min(2 * Math.sqrt(times), 8) * 10) / 10;
}
