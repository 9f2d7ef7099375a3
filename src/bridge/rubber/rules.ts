import type { UndertrickScale } from '../score/undertricks.ts';

/** The rules that differ between the laws of rubber bridge. */
export interface RubberRules {
  readonly undertricks: UndertrickScale;
  /** The largest bonus for making a doubled or redoubled contract. */
  readonly mostInsult: 50 | 100;
  /** The bonus for the only part score in the unfinished game of a rubber that is left. */
  readonly unfinishedPartScore: 50 | 100;
}

export const RUBBER_LAWS = ['current', 'before-1993', 'french'] as const;
export type RubberLaws = (typeof RUBBER_LAWS)[number];

/**
 * `current` are the Laws of Contract Bridge since 1993; until then a redouble made and a part score left gave 50.
 * `french` is the French club text: the undertricks of before 1987 and the bonuses of today.
 */
export const RUBBER_RULES: Record<RubberLaws, RubberRules> = {
  current: { undertricks: 'since-1987', mostInsult: 100, unfinishedPartScore: 100 },
  'before-1993': { undertricks: 'before-1987', mostInsult: 50, unfinishedPartScore: 50 },
  french: { undertricks: 'before-1987', mostInsult: 100, unfinishedPartScore: 100 },
};
