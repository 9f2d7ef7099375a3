import { roundedUnits, type Exact } from '../scoring/numbers/exact.ts';
import type { Language } from '../language.ts';
import { groupThousands, withPercentSign } from './typography.ts';

/** The true minus sign; a hyphen is too short beside figures. */
export const MINUS = '\u2212';
const DECIMAL: Record<Language, string> = { en: '.', fr: ',' };

/**
 * An exact number with `places` decimals in the language: 58.33 or 58,33. Exact halves are rounded away from zero.
 * Thousands are separated by a narrow space, and the minus is the true one.
 */
export function formatExact(value: Exact, places: number, language: Language): string {
  const units = roundedUnits(value, places);
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const decimals = places > 0 ? DECIMAL[language] + digits.slice(-places) : '';
  return (units < 0n ? MINUS : '') + groupThousands(whole) + decimals;
}

/** An exact number with as few decimals as it needs, at most `most`: 17 matchpoints, 17.5, 16.78. */
export function formatShort(value: Exact, most: number, language: Language): string {
  const text = formatExact(value, most, language);
  return most > 0 ? text.replace(/0+$/, '').replace(/[.,]$/, '') : text;
}

/** A percentage with its sign: 58.33 %. `value` is the share, 1 for all. */
export function formatPercentage(value: Exact, places: number, language: Language): string {
  return withPercentSign(formatPercentFigure(value, places, language));
}

/** A percentage with as few decimals as it needs, at most `most`: 70 %, 62.5 %. `value` is the share, 1 for all. */
export function formatShortPercentage(value: Exact, most: number, language: Language): string {
  return withPercentSign(
    formatShort({ numerator: value.numerator * 100n, denominator: value.denominator }, most, language),
  );
}

/** The figure of a percentage without its sign, for columns with the sign in their head. */
export function formatPercentFigure(value: Exact, places: number, language: Language): string {
  return formatExact({ numerator: value.numerator * 100n, denominator: value.denominator }, places, language);
}

/** A floating-point figure, such as a balance, with `places` decimals in the language. Never for scores. */
export function formatDecimal(value: number, places: number, language: Language): string {
  const text = value.toFixed(places).replace('.', DECIMAL[language]);
  return text.replace('-', isNothing(text) ? '' : MINUS);
}

/** A figure written by another program, such as -3.20: with a true minus and the decimal of the language. */
export function formatDecimalText(text: string, language: Language): string {
  return text.replace(/^-/, MINUS).replace('.', DECIMAL[language]);
}

/** A number of tables, which may end in a half: 7, 6.5, in French 6,5. */
export function formatTables(tables: number, language: Language): string {
  return formatDecimal(tables, Number.isInteger(tables) ? 0 : 1, language);
}

/** A whole number with a true minus and narrow spaces between thousands. */
export function formatWhole(value: number): string {
  return (value < 0 ? MINUS : '') + groupThousands(String(Math.abs(value)));
}

/** A score from North-South with its sign: +620, −50, 0. */
export function formatSigned(value: number): string {
  return withSign(formatWhole(value));
}

/** An exact number with its sign, for IMPs: +2.50, −1.00. A number that rounds to nothing is 0.00. */
export function formatSignedExact(value: Exact, places: number, language: Language): string {
  return withSign(formatExact(value, places, language));
}

/** The same with as few decimals as it needs, at most `most`: +2.5, −12, 0. */
export function formatSignedShort(value: Exact, most: number, language: Language): string {
  return withSign(formatShort(value, most, language));
}

/** A formatted figure with a plus, unless it has a minus or is 0. */
export function withSign(figure: string): string {
  return figure.startsWith(MINUS) || isNothing(figure) ? figure : `+${figure}`;
}

/** Whether a formatted figure is 0 with all its decimals. */
function isNothing(figure: string): boolean {
  return !/[1-9]/.test(figure);
}

const MOST_DECIMALS_OF_COUNTS = 3;

/** A number of results of 0 or more, among which weighted ones count in parts: 12, 0.67, 1 2/3. */
export function formatCount(value: Exact, language: Language): string {
  const scale = 10n ** BigInt(MOST_DECIMALS_OF_COUNTS);
  if ((value.numerator * scale) % value.denominator === 0n)
    return formatShort(value, MOST_DECIMALS_OF_COUNTS, language);
  const whole = value.numerator / value.denominator;
  const rest = `${value.numerator % value.denominator}/${value.denominator}`;
  return whole === 0n ? rest : `${groupThousands(String(whole))} ${rest}`;
}

/** An English word in the number of the formatted figure before it: 1 board, +1 IMP, 0.5 boards, 2 boards. */
export function englishPlural(figure: string, word: string): string {
  return /^[+\u2212]?1$/.test(figure) ? word : `${word}s`;
}

/** A French word in the number of the formatted figure before it: 1,5 point, 2 points. */
export function frenchPlural(figure: string, word: string): string {
  return Math.abs(Number.parseFloat(figure.replace(MINUS, '-'))) < 2 ? word : `${word}s`;
}
