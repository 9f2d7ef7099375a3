/** Measures of the drawing in pixels. */
export const MEASURES = {
  boxHeight: 48,
  roundHeight: 84,
  top: 24,
  leastGap: 4,
  mostGap: 14,
} as const;

/** The distance between two tables, by how many sit on a side: a box has room for all their numbers. */
export const STEPS: Readonly<Record<1 | 2, { readonly least: number; readonly most: number }>> = {
  1: { least: 43, most: 68 },
  2: { least: 86, most: 122 },
};

/** The top of the boxes of a round; the first drawn is row 0. */
export function rowTop(row: number): number {
  return MEASURES.top + row * MEASURES.roundHeight;
}
