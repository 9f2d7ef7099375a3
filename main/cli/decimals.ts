import { exact, type Exact } from '../../src/scoring/exact.ts';
import type { Value } from './options.ts';

/** A number from 0 on with point or comma, exactly; null for anything else. */
export function readDecimal(value: Value): Exact | null {
  const match = typeof value === 'string' ? /^(\d{1,6})(?:[.,](\d{1,12}))?$/.exec(value.trim()) : null;
  if (!match) return null;
  const [, whole = '', decimals = ''] = match;
  return exact(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}
