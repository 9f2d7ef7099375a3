/** Paper sizes in CSS pixels: A4 is 210 x 297 mm, Letter 8½ x 11 inches. */
export const PAPER_SIZES = {
  A4: { width: 793.7, height: 1122.52 },
  Letter: { width: 816, height: 1056 },
} as const;
export type PaperName = keyof typeof PAPER_SIZES;

/** The printed part of a sheet. It has a fixed width in the middle, so that both papers look alike. */
export interface PrintArea {
  readonly left: number;
  readonly right: number;
  readonly width: number;
  readonly height: number;
}

/** The area of a width in the middle of a sheet, over its whole height. */
export function centredArea(paper: PaperName, width: number): PrintArea {
  const left = (PAPER_SIZES[paper].width - width) / 2;
  return { left, right: left + width, width, height: PAPER_SIZES[paper].height };
}
