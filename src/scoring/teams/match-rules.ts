/** How a regulation scores the boards of a match. */
export interface MatchRules {
  /**
   * Average plus and minus: `fixed` at 3 IMPs and 60 and 40 percent, or at least and at most the side's `own`
   * average on the other boards of the match (Law 12C2; the window is the match in a Swiss, EBU White Book 8.80.6).
   */
  readonly averages: 'fixed' | 'own';
  /**
   * Decimals the IMPs of a board are rounded to, exact halves away from zero: EBU 0 where IMPs become victory points
   * and 1 where they are final (White Book 4.2.6.1, 8.12.3). Null: only the match is rounded.
   */
  readonly boardDecimals: 0 | 1 | null;
}

/** Averages as Law 12C2 fixes them at IMPs, nothing rounded before the end of the match. */
export const MATCH_RULES: MatchRules = { averages: 'fixed', boardDecimals: null };
