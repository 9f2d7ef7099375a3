import { UNDERTRICK_SCALES, type UndertrickScale } from '../../../bridge/score/undertricks.ts';
import type { Rule } from '../rule.ts';
import { choice } from '../shape.ts';

/** What undertricks cost. */
export const undertricksRule: Rule<UndertrickScale> = {
  scope: 'both',
  usual: 'since-1987',
  shape: choice('undertricks', UNDERTRICK_SCALES),
};
