/** A number as decimal text, with a point and no plus: `-150.0`. Null for any other text. */
export function decimalText(text: string): string | null {
  const [, sign = '', digits] = /^([+\-\u2212]?)\s*(\d{1,12}(?:[.,]\d{1,12})?)\s*%?$/.exec(text) ?? [];
  if (digits === undefined) return null;
  return `${sign === '' || sign === '+' ? '' : '-'}${digits.replace(',', '.')}`;
}
