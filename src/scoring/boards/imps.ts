/**
 * Law 78B: the largest difference in total points that is worth 0, 1, 2 ... 23 IMPs. The next row begins ten points
 * higher; all beyond the last limit is worth 24.
 */
export const IMP_LIMITS = [
  10, 40, 80, 120, 160, 210, 260, 310, 360, 420, 490, 590, 740, 890, 1090, 1290, 1490, 1740, 1990, 2240, 2490, 2990,
  3490, 3990,
] as const;

/** Every score is a multiple of ten. */
const SCORE_UNIT = 10;

/** The IMPs by tens of the difference; the last number is for all beyond. */
const IMPS_OF_TENS = impsOfTens();

function impsOfTens(): Uint8Array {
  const most = IMP_LIMITS[IMP_LIMITS.length - 1] as number;
  const imps = new Uint8Array(most / SCORE_UNIT + 2);
  let row = 0;
  for (let tens = 0; tens < imps.length; tens += 1) {
    while (tens * SCORE_UNIT > (IMP_LIMITS[row] ?? Infinity)) row += 1;
    imps[tens] = row;
  }
  return imps;
}

/**
 * International matchpoints of a difference in total points (Law 78B): -24 to 24, with the sign of the difference.
 * @param difference any whole number; no two scores have one between two rows, which counts as the lower row
 */
export function imps(difference: number): number {
  const size = Math.abs(difference);
  const tens = Math.min(Math.floor(size / SCORE_UNIT), IMPS_OF_TENS.length - 1);
  const value = IMPS_OF_TENS[tens] as number;
  return difference < 0 ? 0 - value : value;
}
