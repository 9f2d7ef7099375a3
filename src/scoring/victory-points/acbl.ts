import type { VictoryPointScale } from './scale.ts';
import { onePointABand, tabulatedScale } from './tables.ts';

/** ACBL, 20-0. */
export const ACBL_20: VictoryPointScale = tabulatedScale({ code: 'acbl-20', takes: 'imps', sum: 2000, decimals: 0 }, [
  { least: 6, most: 8, table: onePointABand([0, 2, 4, 7, 10, 13, 16, 19, 23, 27], 20) },
  { least: 9, most: 11, table: onePointABand([0, 2, 5, 9, 13, 17, 21, 25, 30, 35], 20) },
]);

/** 15-15, then at once 18-12: a match won by one IMP is worth three more than a draw. */
const WINNER_30 = [15, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30].map((points) => points * 100);
const LOSER_30 = WINNER_30.map((points) => 3000 - points);

/** ACBL, 30-0. 16-14 and 17-13 don't exist. */
export const ACBL_30: VictoryPointScale = tabulatedScale({ code: 'acbl-30', takes: 'imps', sum: 3000, decimals: 0 }, [
  {
    least: 6,
    most: 8,
    table: { limits: [0, 1, 2, 3, 4, 6, 8, 10, 13, 16, 19, 23, 27], winner: WINNER_30, loser: LOSER_30 },
  },
  {
    least: 9,
    most: 11,
    table: { limits: [0, 1, 2, 4, 6, 8, 11, 14, 17, 21, 25, 30, 35], winner: WINNER_30, loser: LOSER_30 },
  },
]);
