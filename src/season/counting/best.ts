import type { Counting } from './counting.ts';

/** The best `count` results count. */
export interface CountBest {
  readonly kind: 'best';
  readonly count: number;
}

export const countBest: Counting<CountBest> = {
  counted: ({ count }, played) => Math.min(count, played),
  isPossible: ({ count }) => count >= 1,
};
