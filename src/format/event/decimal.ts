import { roundedUnits, type Exact } from '../../scoring/numbers/exact.ts';

/** A number as decimal text, with a point and no plus: `-150.0`. Null for any other text. */
export function decimalText(text: string): string | null {
  const [, sign = '', digits] = /^([+\-\u2212]?)\s*(\d{1,12}(?:[.,]\d{1,12})?)\s*%?$/.exec(text) ?? [];
  if (digits === undefined) return null;
  return `${sign === '' || sign === '+' ? '' : '-'}${digits.replace(',', '.')}`;
}

/** A number as decimal text with so many places, exact halves away from zero: `-150.0`. */
export function writeDecimal(value: Exact, places: number): string {
  return (Number(roundedUnits(value, places)) / 10 ** places).toFixed(places);
}
