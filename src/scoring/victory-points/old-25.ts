import type { VictoryPointScale } from './scale.ts';
import { tabulatedScale, type TableForBoards } from './tables.ts';

/** Upper limits in IMPs of 15-15, 16-14 ... 24-6, 25-5, 25-4 ... 25-1 by the number of boards; beyond them 25-0. */
const LIMITS: readonly (readonly [boards: number, limits: readonly number[]])[] = [
  [8, [1, 5, 8, 11, 14, 17, 20, 23, 26, 29, 33, 37, 41, 45, 50]],
  [12, [1, 6, 9, 12, 16, 20, 24, 28, 32, 36, 40, 45, 50, 55, 61]],
  [16, [2, 7, 11, 15, 19, 23, 27, 31, 36, 41, 46, 52, 58, 64, 71]],
  [20, [2, 8, 12, 16, 21, 26, 31, 36, 41, 47, 53, 59, 65, 72, 79]],
  [24, [3, 9, 14, 19, 24, 29, 34, 39, 45, 51, 57, 64, 71, 79, 87]],
  [28, [3, 10, 15, 20, 25, 31, 37, 43, 49, 55, 61, 68, 76, 85, 94]],
  [32, [3, 10, 16, 22, 28, 34, 40, 46, 52, 58, 65, 73, 82, 91, 100]],
];

/**
 * The scale before 2013, 25-0: the winner's points stop at 25 while the loser's go on falling to 0. Tables are
 * known for these numbers of boards only.
 */
export const OLD_25: VictoryPointScale = tabulatedScale(
  { code: 'old-25', takes: 'imps', sum: null, decimals: 0 },
  LIMITS.map(([boards, limits]): TableForBoards => {
    const bands = [...limits.keys(), limits.length];
    return {
      least: boards,
      most: boards,
      table: {
        limits,
        winner: bands.map((band) => Math.min(25, 15 + band) * 100),
        loser: bands.map((band) => (15 - band) * 100),
      },
    };
  }),
);
