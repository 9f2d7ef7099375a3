import type { Rule } from '../rule.ts';
import { choice } from '../shape.ts';

/** A split score among the others' results: each side's score in its own chart, or each half a result of one chart. */
export const SPLIT_SCORES = ['two-charts', 'half-frequencies'] as const;
export type SplitScores = (typeof SPLIT_SCORES)[number];

export const splitScoresRule: Rule<SplitScores> = {
  scope: 'sessions',
  usual: 'two-charts',
  shape: choice('splitScores', SPLIT_SCORES),
};
