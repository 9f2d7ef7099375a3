import { exact, subtract, ZERO, type Exact } from '../../../src/scoring/numbers/exact.ts';
import type { OptionValue } from './options.ts';

/** A number with or without a sign, with point or comma, exactly; the minus is a hyphen or a true one. */
export function readSignedDecimal(value: OptionValue): Exact | null {
  const match = typeof value === 'string' ? /^\s*([-+\u2212]?)(.*)$/s.exec(value) : null;
  const size = match && readDecimal(match[2]);
  if (!match || !size) return null;
  return match[1] === '' || match[1] === '+' ? size : subtract(ZERO, size);
}

/** A number from 0 on with point or comma, exactly; null for anything else. */
export function readDecimal(value: OptionValue): Exact | null {
  const match = typeof value === 'string' ? /^(\d{1,6})(?:[.,](\d{1,12}))?$/.exec(value.trim()) : null;
  if (!match) return null;
  const [, whole = '', decimals = ''] = match;
  return exact(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}
