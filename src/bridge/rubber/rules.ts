import type { UndertrickScale } from '../score/undertricks.ts';

/** What changed between two editions of the laws of rubber bridge. */
export interface RubberRules {
  readonly undertricks: UndertrickScale;
  /** The most for making a doubled or redoubled contract. */
  readonly mostInsult: 50 | 100;
  /** For the only part score in the game in which a rubber is left. */
  readonly unfinishedPartScore: 50 | 100;
}

export const RUBBER_LAWS = ['current', 'before-1993'] as const;
export type RubberLaws = (typeof RUBBER_LAWS)[number];

/** `current` are the Laws of Contract Bridge since 1993; until then a redouble made and a part score left gave 50. */
export const RUBBER_RULES: Record<RubberLaws, RubberRules> = {
  current: { undertricks: 'since-1987', mostInsult: 100, unfinishedPartScore: 100 },
  'before-1993': { undertricks: 'before-1987', mostInsult: 50, unfinishedPartScore: 50 },
};
