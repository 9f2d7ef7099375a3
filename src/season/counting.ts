import { countAll, type CountAll } from './counting/all.ts';
import { countBest, type CountBest } from './counting/best.ts';
import type { Counting } from './counting/counting.ts';
import { countDrop, type CountDrop } from './counting/drop.ts';

export type CountingRule = CountAll | CountBest | CountDrop;

/** Every way to choose what counts. A new one is a file in counting/ and a line here. */
const COUNTINGS: { readonly [Kind in CountingRule['kind']]: Counting<Extract<CountingRule, { kind: Kind }>> } = {
  all: countAll,
  best: countBest,
  drop: countDrop,
};

/** How many of `played` results count: the highest. */
export function countedOf(rule: CountingRule, played: number): number {
  return (COUNTINGS[rule.kind] as Counting<CountingRule>).counted(rule, played);
}

export function isPossibleCounting(rule: CountingRule): boolean {
  return (COUNTINGS[rule.kind] as Counting<CountingRule>).isPossible(rule);
}
