import type { Clause } from '../../scoring/derivation/clause.ts';
import type { RoundingStep } from '../../scoring/derivation/figure.ts';
import { compare, exact, multiply, roundedUnits, type Exact } from '../../scoring/numbers/exact.ts';
import type { ShownDecimals } from '../../scoring/regulation/regulation.ts';
import { clauseName } from './clause.ts';
import { weightedPartsSum, weightedValues, type WeightedPart } from './weighted-sum.ts';
import { derivationWords, type DerivationWords } from './words.ts';
import type { EventRanks } from '../../session/event-ranks.ts';
import { wordsFor } from '../typography.ts';
import type { Language } from '../../language.ts';
import { formatCount, formatShortPercentage, formatShort, withSign } from '../numbers.ts';

/** One step of a derivation and the clause it follows. */
export interface DerivationStep {
  readonly text: string;
  readonly clause: Clause | null;
}

/** Formats the figures of a derivation, with the decimals of the regulation, in the language. */
export interface DerivationWriter {
  readonly words: DerivationWords;
  readonly language: Language;
  readonly points: (value: Exact) => string;
  /** Formats the values of a weighted sum so that they add up to the sum as shown. */
  readonly weightedPoints: (parts: readonly WeightedPart[]) => readonly string[];
  /** Formats a number of results; weighted results count in parts. */
  readonly count: (value: Exact) => string;
  /** Formats IMPs, with their sign. */
  readonly signed: (value: Exact) => string;
  readonly imps: (value: Exact) => string;
  /** Formats a share as a percentage; 1 is 100 %. */
  readonly share: (value: Exact) => string;
}

/** @param rounding the last step, if the figure is rounded; the steps before it show more decimals */
export function derivationWriter(
  shown: ShownDecimals,
  language: Language,
  rounding: RoundingStep | null,
  ranks: EventRanks = 'pair',
): DerivationWriter {
  const words = wordsFor(derivationWords, language, ranks);
  const places = (value: Exact): number => (rounding ? decimalsBeforeRounding(value, rounding.decimals) : shown.points);
  const points = (value: Exact): string => formatShort(value, places(value), language);
  const signed = (value: Exact): string => withSign(points(value));
  return {
    words,
    language,
    points,
    weightedPoints: (parts) => weightedValues(parts, places(weightedPartsSum(parts)), language),
    signed,
    count: (value) => formatCount(value, language),
    imps: (value) => words.imps(signed(value), isOneImp(value)),
    share: (value) => formatShortPercentage(value, shown.percentages, language),
  };
}

/** At most so many decimals more than the unit are shown. */
const MORE_DECIMALS_BEFORE_ROUNDING = 6;

/**
 * The decimals with which a value is written before it is rounded to so many: one more, or as many as it takes so that
 * the value as written is rounded to the same figure and isn't half way between two where the value itself is not.
 */
function decimalsBeforeRounding(value: Exact, decimals: number): number {
  for (let more = 1; more < MORE_DECIMALS_BEFORE_ROUNDING; more += 1) {
    const written = exact(roundedUnits(value, decimals + more), 10n ** BigInt(decimals + more));
    if (compare(written, value) === 0) return decimals + more;
    const halves = multiply(written, exact(2n * 10n ** BigInt(decimals)));
    const isHalf = halves.denominator === 1n && halves.numerator % 2n !== 0n;
    if (!isHalf && roundedUnits(written, decimals) === roundedUnits(value, decimals)) return decimals + more;
  }
  return decimals + MORE_DECIMALS_BEFORE_ROUNDING;
}

function isOneImp({ numerator, denominator }: Exact): boolean {
  return denominator === 1n && (numerator === 1n || numerator === -1n);
}

/** A step with its clause: 17 of 24 matchpoints (Law 78A). */
export function derivationStepText({ text, clause }: DerivationStep, language: Language): string {
  return clause ? `${text} (${clauseName(clause, language)})` : text;
}
