/** A fraction rounded to so many decimals, halves up. */
export function rounded(figure: string, places: number): string {
  const [top = '0', bottom = '1'] = figure.split('/');
  const scale = 10n ** BigInt(places);
  const units = (BigInt(top) * scale * 2n + BigInt(bottom)) / (BigInt(bottom) * 2n);
  const digits = String(units).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
