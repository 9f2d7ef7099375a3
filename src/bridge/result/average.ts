/** The artificial adjusted scores of Law 12C2, best first. */
export const AVERAGE_KINDS = ['average-plus', 'average', 'average-minus'] as const;
export type AverageKind = (typeof AVERAGE_KINDS)[number];

/** The sign an average is typed and shown with: A+, A=, A-. */
export const AVERAGE_SIGNS: Record<AverageKind, '+' | '=' | '-'> = {
  'average-plus': '+',
  average: '=',
  'average-minus': '-',
};

/** The usual worth of each in percent (Law 12C2(a)), before the regulation or the pair's own average changes it. */
export const AVERAGE_PERCENTS: Record<AverageKind, number> = {
  'average-plus': 60,
  average: 50,
  'average-minus': 40,
};
