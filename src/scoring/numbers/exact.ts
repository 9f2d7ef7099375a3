/**
 * Exact rational numbers. Scores are calculated and compared in them, and rounded only where a regulation says so and
 * when they are shown. Always in lowest terms with a positive denominator.
 */
export interface Exact {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const ZERO: Exact = { numerator: 0n, denominator: 1n };

/** The fraction numerator / denominator in lowest terms. Both whole numbers, denominator not 0. */
export function exact(numerator: bigint | number, denominator: bigint | number = 1): Exact {
  let top = BigInt(numerator);
  let bottom = BigInt(denominator);
  if (bottom === 0n) throw new RangeError('exact: the denominator is 0');
  if (bottom < 0n) {
    top = -top;
    bottom = -bottom;
  }
  const divisor = greatestCommonDivisor(top < 0n ? -top : top, bottom);
  return { numerator: top / divisor, denominator: bottom / divisor };
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

export function add(a: Exact, b: Exact): Exact {
  return exact(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function subtract(a: Exact, b: Exact): Exact {
  return exact(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);
}

export function multiply(a: Exact, b: Exact): Exact {
  return exact(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** a / b; b not 0. */
export function divide(a: Exact, b: Exact): Exact {
  return exact(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** Negative, 0 or positive as a is less than, equal to or more than b. */
export function compare(a: Exact, b: Exact): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The nearest floating-point number, for drawing and for JSON read by machines; never for comparing. */
export function toNumber(a: Exact): number {
  const top = Number(a.numerator);
  const bottom = Number(a.denominator);
  // one division of two exact floats rounds once; longer numbers lose less when the whole part is divided apart
  if (Number.isSafeInteger(top)) return top / bottom;
  return Number(a.numerator / a.denominator) + Number(a.numerator % a.denominator) / bottom;
}

/** The number as whole units of 10^-places, exact halves away from zero: 58.335 at 2 places is 5834n. */
export function roundedUnits(a: Exact, places: number): bigint {
  const scaled = a.numerator * 10n ** BigInt(places) * 2n;
  const size = scaled < 0n ? -scaled : scaled;
  const units = (size + a.denominator) / (a.denominator * 2n);
  return scaled < 0n ? -units : units;
}

/** The number as text, `n` or `n/d`, as it is sent in JSON. `readExact` undoes it. */
export function writeExact(a: Exact): string {
  return a.denominator === 1n ? String(a.numerator) : `${a.numerator}/${a.denominator}`;
}

/** The number of a text by `writeExact`; null for any other text. */
export function readExact(text: string): Exact | null {
  const match = /^(-?\d+)(?:\/([1-9]\d*))?$/.exec(text);
  return match ? exact(BigInt(match[1] as string), BigInt(match[2] ?? '1')) : null;
}

/** Parses a figure as it is typed or stored: 17, -3, 13.78, 31/2. Null for anything else. */
export function parseExact(text: string): Exact | null {
  const [whole = '', ...more] = text.split('.');
  const [decimals = ''] = more;
  if (more.length === 0) return readExact(text);
  if (more.length > 1 || !/^-?\d+$/.test(whole) || !/^\d+$/.test(decimals)) return null;
  return exact(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}
