/** The artificial adjusted scores of Law 12C2, best first. */
export const AVERAGE_KINDS = ['average-plus', 'average', 'average-minus'] as const;
export type AverageKind = (typeof AVERAGE_KINDS)[number];

/** The sign an average is typed and shown with: A+, A=, A-. */
export const AVERAGE_SIGNS: Record<AverageKind, '+' | '=' | '-'> = {
  'average-plus': '+',
  average: '=',
  'average-minus': '-',
};
