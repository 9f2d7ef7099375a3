import { greatestCommonDivisor } from '../numbers/whole-numbers.ts';
import type { NeubergRule } from '../regulation/regulation.ts';

/** Results that are compared with each other: all of a board, or those of one form of a fouled board. */
export interface ComparedGroup {
  /** Its results, 1 or more. */
  readonly actual: number;
  /** Results of a fully played board. */
  readonly expected: number;
  /** Whether it has more results than any other form of the board; a board of one form has one group. */
  readonly largest: boolean;
  /**
   * Results of the smaller of two charts of a form, where a split score of a fouled board is in only one of them.
   */
  readonly smaller?: number;
}

/**
 * The points of either side for the matchpoints M earned in the group: (M x multiply + add) / divide. Whole numbers,
 * divide is 1 or more.
 */
export interface NeubergFactors {
  readonly multiply: number;
  readonly add: number;
  readonly divide: number;
}

/** Factors matchpoints (2-1-0) of the group to the top of a full field. */
export function neubergFactors(rule: NeubergRule, group: ComparedGroup): NeubergFactors {
  return isSmallGroup(rule, group) ? byPercentages(group) : neuberg(group);
}

/** Whether the group is scored by fixed percentages and not by Neuberg's formula. */
export function isSmallGroup(rule: NeubergRule, group: ComparedGroup): boolean {
  switch (rule) {
    case 'neuberg':
      return false;
    case 'neuberg-ebu':
      return isSmallToEbu(group);
    case 'neuberg-acbl':
      return isSmallToAcbl(group);
  }
}

/**
 * Neuberg: M' = (M + 1) x E / A - 1 on the 2-1-0 scale (WBF; EBU White Book 4.2.3). In lowest terms, so that a full
 * field stays in whole matchpoints. A single result becomes the average of the full field.
 */
function neuberg({ actual, expected }: ComparedGroup): NeubergFactors {
  const divisor = greatestCommonDivisor(actual, expected);
  const multiply = expected / divisor;
  const divide = actual / divisor;
  return { multiply, add: multiply - divide, divide };
}

/**
 * At most three results, and at most a third of all: White Book 4.2.3.3. The White Book names two and three results;
 * its formula gives a single one 60 %, as the ACBL does.
 */
function isSmallToEbu({ actual, expected }: ComparedGroup): boolean {
  return actual <= 3 && 3 * actual <= expected;
}

/**
 * Fewer than four results, but not three where that is the larger group: ACBLscore manual, 92. Where a split score
 * enlarges one chart of a form, both follow the rule of the smaller.
 */
function isSmallToAcbl({ actual, expected, largest, smaller = actual }: ComparedGroup): boolean {
  return actual < expected && (smaller < 3 || (smaller === 3 && !largest));
}

/**
 * Small groups: 60 + (M - (A - 1)) x 5 percent of a top, which is 70, 60 and 50 for three results, 65 and 55 for
 * two and 60 for one, ties shared (White Book 4.2.3.3; ACBLscore manual, 92). The sides together have 120.
 */
function byPercentages({ actual, expected }: ComparedGroup): NeubergFactors {
  const top = 2 * (expected - 1);
  return { multiply: top, add: top * (13 - actual), divide: 20 };
}
