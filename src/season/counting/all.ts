import type { Counting } from './counting.ts';

/** Every result counts. */
export interface CountAll {
  readonly kind: 'all';
}

export const countAll: Counting<CountAll> = {
  counted: (_, played) => played,
  isPossible: () => true,
};
