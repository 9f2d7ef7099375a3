/** The figures of a season's ranking, from exact text. */
import { exact, readExact, type Exact } from '../../scoring/numbers/exact.ts';
import type { SeasonRule } from '../../season/rule.ts';
import type { Language } from '../../language.ts';
import { formatExact, formatShort } from '../numbers.ts';
import { seasonWords } from './words.ts';

const FIGURE_PLACES = 2;
const CELL_PLACES = 1;

/** A figure of the ranking: 59.34. */
export function seasonFigureText(figure: string, { total, worth }: SeasonRule, language: Language): string {
  const value = readExact(figure) ?? exact(0);
  if (worth.kind === 'masterpoints') return formatPoints(value, language);
  const isWhole = worth.kind === 'place' && total === 'sum';
  return isWhole ? formatShort(value, FIGURE_PLACES, language) : formatExact(value, FIGURE_PLACES, language);
}

/** The head of a column of figures: a percentage, points, or their sum. */
export function seasonFigureHead({ total, worth }: SeasonRule, language: Language): string {
  const words = seasonWords[language];
  if (total === 'sum') return words.sum;
  return words.unit[worth.kind];
}

/** What one session is worth, short: 61.4, or 3 points. */
export function seasonCellText(worth: string, rule: SeasonRule, language: Language): string {
  return formatWorth(worth, rule, CELL_PLACES, language);
}

/** The same with all its decimals: 61.38. */
export function seasonWorthText(worth: string, rule: SeasonRule, language: Language): string {
  return formatWorth(worth, rule, FIGURE_PLACES, language);
}

/** What the figure is made of: 474.73 / 8 of a mean, the sum where it is one. */
export function seasonTotalText(total: string, language: Language): string {
  return formatExact(readExact(total) ?? exact(0), FIGURE_PLACES, language);
}

function formatWorth(worth: string, rule: SeasonRule, places: number, language: Language): string {
  const value = readExact(worth) ?? exact(0);
  if (rule.worth.kind === 'masterpoints') return formatPoints(value, language);
  return rule.worth.kind === 'percent'
    ? formatExact(value, places, language)
    : formatShort(value, FIGURE_PLACES, language);
}

/** Masterpoints with hundredths where they are not whole: 0.30, and 12. */
function formatPoints(value: Exact, language: Language): string {
  return formatExact(value, value.denominator === 1n ? 0 : FIGURE_PLACES, language);
}
