import type { Rule } from '../rule.ts';
import { choice } from '../shape.ts';

/** Cross-IMPs: all comparisons of a board added up, or their mean. */
export const CROSS_IMP_FIGURES = ['sum', 'mean'] as const;
export type CrossImpFigure = (typeof CROSS_IMP_FIGURES)[number];

export const crossImpsRule: Rule<CrossImpFigure> = {
  scope: 'cross-imps',
  usual: 'mean',
  shape: choice('crossImps', CROSS_IMP_FIGURES),
};
