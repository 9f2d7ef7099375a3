import { add, compare, divide, exact, multiply, subtract, type Exact } from '../numbers/exact.ts';

/** A Swiss match against the wrong opponents, as one of the teams sees it. */
export interface Mismatch {
  /** Victory points of the match. */
  readonly score: Exact;
  /** The victory points of the largest win: 20, or 10 for a half match. */
  readonly maximum: Exact;
  /** What the opponents had before the match. */
  readonly actual: Exact;
  /** What each possible right opponent had before the match; never empty. */
  readonly correct: readonly Exact[];
  readonly ownFault: boolean;
}

/**
 * What the match counts for the team (EBU White Book 3.5). It is a mismatch when the opponents were more than a
 * quarter of the maximum (5 of 20) away from every right opponent. Against a team too high, not by own fault: 5 and
 * three quarters of the score. Against one too low, by own fault: the score less a quarter of what exceeds 5.
 * Otherwise the score stands.
 */
export function mismatchScore({ score, maximum, actual, correct, ownFault }: Mismatch): Exact {
  const quarter = divide(maximum, exact(4));
  const tooHigh = correct.every((right) => compare(subtract(actual, right), quarter) > 0);
  const tooLow = correct.every((right) => compare(subtract(right, actual), quarter) > 0);
  if (tooHigh && !ownFault) return add(quarter, multiply(exact(3, 4), score));
  if (tooLow && ownFault && compare(score, quarter) > 0) {
    return subtract(score, divide(subtract(score, quarter), exact(4)));
  }
  return score;
}
