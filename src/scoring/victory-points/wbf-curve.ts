/** The curve of the WBF's scales since 2013: R = sqrt(5) - 2, the golden section to the third power. */
const R = Math.sqrt(5) - 2;

/** The margin in IMPs of the largest win of a match of so many boards; rarely whole. */
export function blitzMargin(boards: number): number {
  return 15 * Math.sqrt(boards);
}

/** The share of the way from a draw (0) to the largest win (1). @param margin as a share of the blitz margin */
export function wbfCurve(margin: number): number {
  return margin >= 1 ? 1 : (1 - R ** margin) / (1 - R);
}

/** The inverse of `wbfCurve`: the margin, as a share of the blitz margin. */
export function inverseWbfCurve(share: number): number {
  return Math.log(1 - (1 - R) * share) / Math.log(R);
}
