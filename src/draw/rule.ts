/** How a round of a Swiss is drawn. */
export const DRAW_RULES = [
  /** From the top: the highest meets the next that it has not met. */
  'top',
  /** The least sum of squared differences between the totals of those who meet. */
  'closest',
  /** The same with wins in place of totals. */
  'score-groups',
] as const;
export type DrawRule = (typeof DRAW_RULES)[number];

/** How it is drawn before anybody has a total: number i against i + half of the field, or from the top of the lot. */
export const FIRST_DRAWS = ['halves', 'lot'] as const;
export type FirstDraw = (typeof FIRST_DRAWS)[number];

/**
 * What is done with an odd number: somebody has a bye, or three meet each other, over two rounds or within one, in half
 * matches.
 */
export const ODD_FIELDS = ['bye', 'triangle', 'half-matches'] as const;
export type OddField = (typeof ODD_FIELDS)[number];
