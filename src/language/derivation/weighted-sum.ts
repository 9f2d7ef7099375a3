import { add, exact, multiply, roundedUnits, writeExact, ZERO, type Exact } from '../../scoring/numbers/exact.ts';
import type { Weight } from '../../bridge/result/weight.ts';
import { weightShare } from '../../scoring/component-weight.ts';
import type { Language } from '../../language.ts';
import { formatShort, MINUS } from '../numbers.ts';

/** A component of a weighted sum. */
export interface WeightedPart {
  /** 1 for all. */
  readonly weight: Exact;
  readonly value: Exact;
}

/** A component of a weighted sum, from the weight of a score. */
export function weightedPart(weight: Weight, value: Exact): WeightedPart {
  return { weight: weightShare(weight), value };
}

/** How many decimals more than usual are tried before values are written as fractions. */
const MORE_DECIMALS = 2;

/**
 * The values of a weighted sum, written so that what is shown adds up to the sum as shown. Values have the usual
 * decimals where that is enough, then one or two more; otherwise those that don't end are fractions, 4/3.
 * @param decimals of the sum as shown, and of the values where they are enough
 */
export function weightedValues(
  parts: readonly WeightedPart[],
  decimals: number,
  language: Language,
): readonly string[] {
  const shownSum = roundedUnits(weightedPartsSum(parts), decimals);
  for (let more = 0; more <= MORE_DECIMALS; more += 1) {
    const places = decimals + more;
    const rounded = parts.map(({ weight, value }) => ({ weight, value: roundedTo(value, places) }));
    if (roundedUnits(weightedPartsSum(rounded), decimals) === shownSum) {
      return parts.map(({ value }) => formatShort(value, places, language));
    }
  }
  return parts.map(({ value }) => fractionText(value, decimals, language));
}

/** The sum of the values by their weights. */
export function weightedPartsSum(parts: readonly WeightedPart[]): Exact {
  return parts.reduce((sum, { weight, value }) => add(sum, multiply(weight, value)), ZERO);
}

function roundedTo(value: Exact, places: number): Exact {
  return exact(roundedUnits(value, places), 10n ** BigInt(places));
}

/** A decimal number where the value has one with so many decimals, otherwise a fraction. */
function fractionText(value: Exact, places: number, language: Language): string {
  const rounded = roundedTo(value, places);
  const isWhole = rounded.numerator * value.denominator === value.numerator * rounded.denominator;
  return isWhole ? formatShort(value, places, language) : writeExact(value).replace('-', MINUS);
}
