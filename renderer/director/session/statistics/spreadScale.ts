import type { BoardStatistics } from '../../../../src/statistics/board-statistics.ts';

/** The scale of the scores of all boards. It includes 0. */
export interface ScoreScale {
  readonly least: number;
  readonly most: number;
}

export function scoreScale(boards: readonly BoardStatistics[]): ScoreScale {
  const ends = boards.flatMap(({ spread }) => (spread ? [spread.least, spread.most] : []));
  return { least: Math.min(0, ...ends), most: Math.max(0, ...ends) };
}

/** The position of a score on the scale, from 0 to 1. */
export function placeOnScale(score: number, { least, most }: ScoreScale): number {
  return most === least ? 0.5 : (score - least) / (most - least);
}

/** The scores labelled on the scale: every 500, or every 100 on a short scale. */
export function scoreMarks({ least, most }: ScoreScale): readonly number[] {
  const step = most - least > 1000 ? 500 : 100;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, index) => (first + index) * step);
}

/** The radius of a dot whose area grows with the frequency of its score. */
export function dotRadius(times: number): number {
  return Math.round(Math.min(2 * Math.sqrt(times), 8) * 10) / 10;
}
