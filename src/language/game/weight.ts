import type { Weight } from '../../bridge/result/weight.ts';
import type { Language } from '../../language.ts';
import { weightShare } from '../../scoring/component-weight.ts';
import { exact, multiply, writeExact, type Exact } from '../../scoring/numbers/exact.ts';
import { formatShortPercentage } from '../numbers.ts';

const DECIMALS = 2;
const UNITS = exact(100 * 10 ** DECIMALS);

/** A share of a weighted score, exact: 67 %, 22.11 %, or a fraction where no percentage with two decimals is, 1/3. */
export function weightShareText(share: Exact, language: Language): string {
  return multiply(share, UNITS).denominator === 1n
    ? formatShortPercentage(share, DECIMALS, language)
    : writeExact(share);
}

export function weightText(weight: Weight, language: Language): string {
  return weightShareText(weightShare(weight), language);
}
