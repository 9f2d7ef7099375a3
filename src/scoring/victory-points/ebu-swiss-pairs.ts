import type { VictoryPointScale } from './scale.ts';
import { onePointABand, tabulatedScale, type TableForBoards } from './tables.ts';

/** Numbers of boards, and the percentages not exceeded by each result but the last. */
type Column = readonly [least: number, most: number, percentages: readonly number[]];

/** EBU White Book 3.1.7: up to these percentages the match is 10-10, 11-9 ... 19-1; beyond, 20-0. */
const FULL: readonly Column[] = [
  [1, 4, [50.92, 52.8, 54.71, 56.7, 58.8, 61.08, 63.63, 66.61, 70.36, 75.95]],
  [5, 6, [50.78, 52.39, 54.02, 55.72, 57.51, 59.45, 61.62, 64.17, 67.37, 72.13]],
  [7, 9, [50.65, 51.98, 53.33, 54.74, 56.23, 57.83, 59.64, 61.75, 64.4, 68.35]],
  [10, 13, [50.54, 51.65, 52.78, 53.95, 55.19, 56.53, 58.04, 59.8, 62.01, 65.3]],
  [14, 19, [50.45, 51.38, 52.32, 53.3, 54.34, 55.45, 56.71, 58.18, 60.03, 62.78]],
  [20, 27, [50.38, 51.16, 51.94, 52.77, 53.63, 54.57, 55.62, 56.85, 58.4, 60.71]],
];

/** The same for a half match, 5-5 to 10-0, by the boards of the half. */
const HALF: readonly Column[] = [
  [1, 2, [51.86, 55.7, 59.94, 65.12, 73.15]],
  [3, 3, [51.59, 54.87, 58.48, 62.89, 69.75]],
  [4, 4, [51.32, 54.03, 57.03, 60.7, 66.38]],
  [5, 6, [51.09, 53.36, 55.86, 58.92, 63.66]],
  [7, 9, [50.92, 52.81, 54.93, 57.45, 61.41]],
  [10, 13, [50.77, 52.36, 54.1, 56.24, 59.56]],
];

/** EBU Swiss pairs, 20-0 by the percentage of the match. Exactly on a limit is nearer to average. */
export const EBU_SWISS_PAIRS: VictoryPointScale = tabulatedScale(
  { code: 'ebu-swiss-pairs', takes: 'percentage', sum: 2000, decimals: 0 },
  tablesOf(FULL, 20),
);

/** EBU Swiss pairs, half matches: 10-0. */
export const EBU_SWISS_PAIRS_HALF: VictoryPointScale = tabulatedScale(
  { code: 'ebu-swiss-pairs-half', takes: 'percentage', sum: 1000, decimals: 0 },
  tablesOf(HALF, 10),
);

function tablesOf(columns: readonly Column[], sum: number): readonly TableForBoards[] {
  return columns.map(([least, most, percentages]) => ({
    least,
    most,
    table: onePointABand(percentages.map(hundredthsFrom50), sum),
  }));
}

function hundredthsFrom50(percentage: number): number {
  return Math.round((percentage - 50) * 100);
}
