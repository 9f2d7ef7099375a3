/** How the worked Swiss of twelve teams is scored. */
export const SWISS_SCORING = {
  comparison: 'imps',
  scale: 'wbf-continuous',
  pool: null,
  bye: 1200,
  withdrawals: 'session',
} as const;
