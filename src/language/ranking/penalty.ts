import { exact } from '../../scoring/numbers/exact.ts';
import type { PairPenaltyUnit } from '../../scoring/session-scoring.ts';
import type { Penalty } from '../../scoring/standing/penalty.ts';
import type { Language } from '../../language.ts';
import { formatShort } from '../numbers.ts';
import { scoringScreenWords } from '../screens/scoring.ts';

/** `Penalty 10 % of a top`. @param amount hundredths of the unit */
export function penaltyText(
  { kind, amount, unit }: { readonly kind: Penalty['kind']; readonly amount: number; readonly unit: PairPenaltyUnit },
  language: Language,
): string {
  const words = scoringScreenWords[language].penalties;
  const named = words.isOne(amount) ? words.oneUnit : words.unit;
  return words.line(words.kind[kind], formatShort(exact(amount, 100), 2, language), named[unit]);
}
