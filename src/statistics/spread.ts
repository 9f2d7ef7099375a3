/** How far apart the scores of a board lie, signed from North-South. */
export interface Spread {
  readonly least: number;
  /** Half of the scores below the median, and half of those above it, lie beyond these. */
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
  readonly most: number;
}

/**
 * The spread of scores; null without any. Quartiles are Tukey's hinges: the medians of the lower and the upper half, to
 * which with an odd number the median itself belongs (J. W. Tukey, Exploratory Data Analysis, 2C). Between two scores a
 * median is half-way, so seen from East-West everything is mirrored. Scores are multiples of 10, so all are whole.
 */
export function spreadOf(scores: readonly number[]): Spread | null {
  const sorted = scores.toSorted((a, b) => a - b);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return null;
  const half = Math.ceil(sorted.length / 2);
  return {
    least,
    lowerQuartile: medianOf(sorted.slice(0, half)),
    median: medianOf(sorted),
    upperQuartile: medianOf(sorted.slice(-half)),
    most,
  };
}

/** Of scores in order, one or more. */
function medianOf(sorted: readonly number[]): number {
  const [below, above] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return ((below ?? 0) + (above ?? 0)) / 2;
}
