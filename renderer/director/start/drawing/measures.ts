/** Measures of the drawing in pixels. A step is the distance between two tables. */
export const MEASURES = {
  boxHeight: 48,
  roundHeight: 84,
  top: 24,
  leastStep: 43,
  mostStep: 68,
  leastGap: 4,
  mostGap: 14,
} as const;

/** The top of the boxes of a round; the first drawn is row 0. */
export function rowTop(row: number): number {
  return MEASURES.top + row * MEASURES.roundHeight;
}
