import { shrinkOrWrap } from './fit.ts';
import { textMark, type Mark, type MeasureText } from './marks.ts';
import type { PrintArea } from './sheet.ts';

const STYLE = { size: 12 } as const;
const LEAST = 10;
/** The last line, unless there are more than the margin has room for. */
const BASELINE = 54;
const LEADING = 14;
const MOST_LINES = 2;
const BOTTOM = 60;
/** The share of the width that belongs to the lines, and the space between them and the letterhead. */
const SHARE = 0.55;
const GAP = 32;

/**
 * The head of a sheet whose parts have large heads of their own: in the margin, so that it takes no room from them. The
 * club's letterhead stands at the left, lines at the right. What follows begins at `bottom`.
 */
export function marginHead(
  right: readonly string[],
  area: PrintArea,
  measure: MeasureText,
): { readonly marks: readonly Mark[]; readonly bottom: number } {
  const lines = right.flatMap((text) => {
    const { lines: own, ...style } = shrinkOrWrap(text, area.width * SHARE, STYLE, LEAST, measure);
    return own.map((line) => ({ line, style }));
  });
  const further = Math.max(0, lines.length - MOST_LINES) * LEADING;
  const taken = Math.max(...lines.map(({ line, style }) => measure(line, style)));
  return {
    marks: [
      { kind: 'letterhead', left: area.left, width: area.width - taken - GAP },
      ...lines.map(({ line, style }, index) =>
        textMark(line, area.right, BASELINE + further - (lines.length - 1 - index) * LEADING, style, 'right'),
      ),
    ],
    bottom: BOTTOM + further,
  };
}
