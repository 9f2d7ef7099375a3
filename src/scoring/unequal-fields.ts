import type { UnequalFields } from './regulation.ts';

/**
 * What makes points of the matchpoints M earned among the results that exist:
 * (M x multiply + add) / divide. Whole numbers, divide 1 or more.
 */
export interface Adjustment {
  readonly multiply: number;
  readonly add: number;
  readonly divide: number;
}

const RULES: Record<UnequalFields, (actual: number, expected: number) => Adjustment> = { neuberg };

/** Brings matchpoints (2-1-0) from a field of `actual` results (1 or more) to one of `expected` results. */
export function adjustment(rule: UnequalFields, actual: number, expected: number): Adjustment {
  return RULES[rule](actual, expected);
}

/**
 * Neuberg: M' = (M + 1) x E / A - 1 on the 2-1-0 scale (WBF; EBU White Book 4.2.3). In lowest terms, so that
 * a full field stays in whole matchpoints. A single result becomes the average of the full field.
 */
function neuberg(actual: number, expected: number): Adjustment {
  const divisor = greatestCommonDivisor(actual, expected);
  const multiply = expected / divisor;
  const divide = actual / divisor;
  return { multiply, add: multiply - divide, divide };
}

/** Of two whole numbers, 0 or more. */
export function greatestCommonDivisor(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}
