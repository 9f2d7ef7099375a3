import type { Language } from '../../../src/language/language.ts';
import { formatExact, formatShort } from '../../../src/language/numbers.ts';
import { exact, type Exact } from '../../../src/scoring/exact.ts';

/** A number 0 or more as a calculation writes it: whole, or cut after `most` decimals with an ellipsis, 0.70833… */
export function cutDecimals(value: Exact, most: number, language: Language): string {
  const scale = 10n ** BigInt(most);
  const cut = exact((value.numerator * scale) / value.denominator, scale);
  const isAll = cut.numerator * value.denominator === value.numerator * cut.denominator;
  return isAll ? formatShort(value, most, language) : `${formatExact(cut, most, language)}…`;
}
