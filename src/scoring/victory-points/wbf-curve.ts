/** The curve of the WBF's scales since 2013: R = sqrt(5) - 2, the golden section to the third power. */
const R = Math.sqrt(5) - 2;

/** The margin in IMPs from which a match of so many boards is won by as much as it can be. Rarely whole. */
export function blitzMargin(boards: number): number {
  return 15 * Math.sqrt(boards);
}

/** How far from a draw (0) to the largest win (1) a margin leads, itself as a part of the blitz margin. */
export function wbfCurve(margin: number): number {
  return margin >= 1 ? 1 : (1 - R ** margin) / (1 - R);
}

/** The margin, as a part of the blitz margin, that leads so far: undoes `curve`. */
export function inverseWbfCurve(share: number): number {
  return Math.log(1 - (1 - R) * share) / Math.log(R);
}
