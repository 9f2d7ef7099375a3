/** Measures of the drawing, in pixels. `step` is from one table to the next. */
export const MEASURES = {
  boxHeight: 48,
  roundHeight: 84,
  top: 24,
  leastStep: 43,
  mostStep: 68,
  leastGap: 4,
  mostGap: 14,
} as const;
