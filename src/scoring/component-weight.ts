import { thirdsOfWeight, WHOLE_WEIGHT, type Weight } from '../bridge/result/weight.ts';
import { exact, type Exact } from './numbers/exact.ts';

/** A result in parts so small that every weight is a whole number of them, and half of every weight too. */
export const PARTS_OF_A_RESULT = 2 * WHOLE_WEIGHT;

/** A weight, or half of one, in parts of a result. */
export function weightParts(weight: Weight): number {
  return Math.round(2 * thirdsOfWeight(weight));
}

/** A weight as a share; 1 for all. */
export function weightShare(weight: Weight): Exact {
  return exact(weightParts(weight), PARTS_OF_A_RESULT);
}
