import { writeExact, type Exact } from '../../../src/scoring/numbers/exact.ts';

/** What a command prints with --json: one document and a line's end. */
export function jsonDocument(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

/** A copy of plain data in which every exact number is its text, `n` or `n/d`: how derivations are printed as JSON. */
export function withExactText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withExactText);
  if (typeof value !== 'object' || value === null) return value;
  if (isExact(value)) return writeExact(value);
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withExactText(one)]));
}

function isExact(value: object): value is Exact {
  return 'numerator' in value && 'denominator' in value && typeof value.numerator === 'bigint';
}
