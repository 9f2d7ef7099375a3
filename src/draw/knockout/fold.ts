import { numbersTo } from '../../basics/numbers-to.ts';
import type { KnockoutRules } from './rules.ts';

/** Who meets in a round, by positions from 1: the best first. */
export type PairOfPositions = readonly [higher: number, lower: number | null];

export interface FoldedRound {
  /** By the higher position; null for a bye. */
  readonly pairs: readonly PairOfPositions[];
  /** The last three, where their number is odd and nobody has a bye. */
  readonly triangle: readonly [number, number, number] | null;
}

/**
 * Who meets whom among so many positions: the first meets the last, the second the last but one. A match leaves its
 * winner at the higher position, so that the next round is folded alike: as long as the higher wins, 1 and 2 meet in
 * the final and 1 to 4 in the semi-finals.
 *
 *     foldRound(5, 'byes'); // pairs [1, null], [2, null], [3, null], [4, 5]
 *     foldRound(5, 'triangles'); // pairs [1, 2], triangle [3, 4, 5]
 */
export function foldRound(positions: number, odd: KnockoutRules['odd']): FoldedRound {
  if (odd === 'triangles' && positions > 1 && positions % 2 === 1) {
    const paired = positions - 3;
    return { pairs: folded(paired, paired), triangle: [positions - 2, positions - 1, positions] };
  }
  return { pairs: folded(positions, odd === 'byes' ? bracketSize(positions) : positions), triangle: null };
}

function folded(positions: number, size: number): readonly PairOfPositions[] {
  return numbersTo(Math.ceil(size / 2)).map((higher): PairOfPositions => {
    const lower = size + 1 - higher;
    return [higher, lower > positions || lower === higher ? null : lower];
  });
}

/** The next power of two. */
export function bracketSize(positions: number): number {
  let size = 1;
  while (size < positions) size *= 2;
  return size;
}

/** So many of a triangle go on that an even number does; `others` win their matches of the round. */
export function usualSurvivors(others: number): 1 | 2 {
  return others % 2 === 0 ? 2 : 1;
}
