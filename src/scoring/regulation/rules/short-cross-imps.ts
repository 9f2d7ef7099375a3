import type { Rule } from '../rule.ts';
import { choice } from '../shape.ts';

/**
 * Cross-IMPs with fewer results than the rest: each result stands for E/A of them, or each comparison for
 * (E - 1)/(A - 1) of them.
 */
export const SHORT_CROSS_IMPS = ['results', 'comparisons'] as const;
export type ShortCrossImps = (typeof SHORT_CROSS_IMPS)[number];

export const shortCrossImpsRule: Rule<ShortCrossImps> = {
  scope: 'cross-imps',
  usual: 'results',
  shape: choice('shortCrossImps', SHORT_CROSS_IMPS),
};
