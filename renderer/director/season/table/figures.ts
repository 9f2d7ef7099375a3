import type { Language } from '../../../../src/language.ts';
import { formatExact, formatShort } from '../../../../src/language/numbers.ts';
import { exact, readExact } from '../../../../src/scoring/numbers/exact.ts';
import type { SeasonRule } from '../../../../src/season/rule.ts';

const FIGURE_PLACES = 2;
const CELL_PLACES = 1;

/** A figure of the ranking: 59.34. */
export function seasonFigureText(figure: string, { total, worth }: SeasonRule, language: Language): string {
  const value = readExact(figure) ?? exact(0);
  const isWhole = worth.kind === 'place' && total === 'sum';
  return isWhole ? formatShort(value, FIGURE_PLACES, language) : formatExact(value, FIGURE_PLACES, language);
}

/** What one session is worth, short: 61.4, or 3 points. */
export function cellText(worth: string, rule: SeasonRule, language: Language): string {
  const value = readExact(worth) ?? exact(0);
  return rule.worth.kind === 'place'
    ? formatShort(value, FIGURE_PLACES, language)
    : formatExact(value, CELL_PLACES, language);
}

/** The same with all its decimals: 61.38. */
export function worthText(worth: string, rule: SeasonRule, language: Language): string {
  const value = readExact(worth) ?? exact(0);
  return rule.worth.kind === 'place'
    ? formatShort(value, FIGURE_PLACES, language)
    : formatExact(value, FIGURE_PLACES, language);
}
