import { BETWEEN_NAMES, fitNames } from '../../../src/names/fit.ts';
import { withInitials } from '../../../src/names/forms.ts';

/** Names are read from far away: none stands in smaller type than this share of the usual size. */
export const LEAST_SCALE = 0.75;

/** What is known of the place of names: its width and how wide a text is in it. */
export interface NameWidths {
  readonly width: number;
  readonly measure: (text: string, scale?: number) => number;
  /** Whether they are names of teams, which have no shorter form. */
  readonly whole?: boolean;
}

/** How high each row of a list is, in lines of type, and in how many lines its names may stand. */
export interface RowHeights {
  readonly lines: 1 | 2;
  readonly heights: readonly number[];
}

/** Whether all rows have room for their names with initials at least, on one line and legible. */
export function fitOneLine(rows: readonly (readonly string[])[], widths: NameWidths): boolean {
  return rows.every((names) => {
    const initials = (widths.whole ? names : names.map(withInitials)).join(BETWEEN_NAMES);
    const { fits, names: forms } = fitNames(names, { ...widths, lines: 1, leastScale: LEAST_SCALE });
    return fits && (forms.join(BETWEEN_NAMES) === initials || forms.every((form, at) => form === names[at]));
  });
}

/** The heights of rows whose names stand on one line where all fit so, and else one below the other. */
export function rowHeights(rows: readonly (readonly string[])[], widths: NameWidths): RowHeights {
  if (fitOneLine(rows, widths)) return { lines: 1, heights: rows.map(() => 1) };
  return {
    lines: 2,
    heights: rows.map((names) => {
      const { fits, stacked, names: forms, scale } = fitNames(names, { ...widths, lines: 2, leastScale: LEAST_SCALE });
      if (fits) return stacked ? Math.max(1, forms.length * scale) : 1;
      // What is wider than the place is broken, between words where there are any.
      const broken = forms.map((form) => Math.ceil((1.25 * widths.measure(form, scale)) / widths.width));
      return Math.max(1, scale * broken.reduce((sum, lines) => sum + lines, 0));
    }),
  };
}
