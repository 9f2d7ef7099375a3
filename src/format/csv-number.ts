import type { Language } from '../language.ts';
import { roundedUnits, type Exact } from '../scoring/numbers/exact.ts';
import type { CsvSeparator } from './csv.ts';

/** A French spreadsheet reads a comma as the decimal sign, so its cells are separated by semicolons. */
export const CSV_SEPARATOR: Readonly<Record<Language, CsvSeparator>> = { en: ',', fr: ';' };
const DECIMAL: Readonly<Record<Language, string>> = { en: '.', fr: ',' };

/**
 * A number as a spreadsheet of the language reads it: at most `places` decimals and no trailing zeros, exact halves
 * away from zero, a hyphen for minus, and no separator between thousands.
 */
export function formatCsvNumber(value: Exact, places: number, language: Language): string {
  const units = roundedUnits(value, places);
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const decimals = digits.slice(digits.length - places).replace(/0+$/, '');
  return (units < 0n ? '-' : '') + whole + (decimals === '' ? '' : DECIMAL[language] + decimals);
}
