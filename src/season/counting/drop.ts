import type { Counting } from './counting.ts';

/** Beyond `from` results, the lowest is dropped for every `every` more: from 5 and every 2, 2 of 9 and 5 of 15. */
export interface CountDrop {
  readonly kind: 'drop';
  readonly from: number;
  readonly every: number;
}

export const countDrop: Counting<CountDrop> = {
  counted: ({ from, every }, played) => played - Math.max(0, Math.floor((played - from) / every)),
  isPossible: ({ from, every }) => from >= 1 && every >= 1,
};
