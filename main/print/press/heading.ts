import { shrinkOrStack, shrinkOrWrap } from './fit.ts';
import { horizontalRule, textMark, type LetterheadMark, type Mark, type MeasureText } from './marks.ts';
import type { PrintArea } from './sheet.ts';
import type { TextStack } from './table.ts';

/** The head of a sheet: a small line over a large one at the left, further lines at the right. */
export interface SheetHeading {
  readonly small: string;
  readonly large: string;
  /** The large line in parts that are kept whole where it takes several lines. */
  readonly stacked?: readonly string[];
  readonly right: readonly string[];
}

/** Marks of a heading, and its rule. Names that take several lines move it down. */
export interface PlacedHeading {
  readonly marks: readonly Mark[];
  readonly rule: number;
}

const SMALL = { size: 13 } as const;
const LEAST_SMALL = 11;
const LARGE = { size: 26, bold: true } as const;
const LEAST_LARGE = 18;
const SMALL_BASELINE = 74;
const LARGE_BASELINE = 103;
const RIGHT_BASELINE = 106;
const RULE = 121;
const SMALL_LEADING = 16;
const LARGE_LEADING = 1.2;
const RIGHT_LEADING = 18;
/** Between left and right. */
const GAP = 32;
/** The share of the width that belongs to the right where both sides need more. */
const RIGHT_SHARE = 0.45;

/** Lays out the head of a sheet over a heavy rule. Each name stands whole: smaller, then broken into lines. */
export function sheetHeading(
  { small, large, stacked = [large], right }: SheetHeading,
  area: PrintArea,
  measure: MeasureText,
): PlacedHeading {
  const wanted = Math.max(measure(small, SMALL), measure(large, LARGE));
  const column = rightColumn(right, area.width - Math.min(wanted, area.width * (1 - RIGHT_SHARE) - GAP) - GAP, measure);
  const room = area.width - column.width - GAP;
  const above = shrinkOrWrap(small, room, SMALL, LEAST_SMALL, measure);
  const below = shrinkOrStack(large, stacked, room, LARGE, LEAST_LARGE, measure);
  const top = LARGE_BASELINE + (above.lines.length - 1) * SMALL_LEADING;
  const leading = below.size * LARGE_LEADING;
  const further = Math.max(top + (below.lines.length - 1) * leading - LARGE_BASELINE, column.further);
  return {
    marks: [
      letterheadRoom(area, column, right.length),
      ...stackedAt(above, area.left, SMALL_BASELINE, SMALL_LEADING),
      ...stackedAt(below, area.left, top, leading),
      ...column.at(area.right, RIGHT_BASELINE),
      horizontalRule(RULE + further, area.left, area.right, 2),
    ],
    rule: RULE + further,
  };
}

/** So many lines at the right of a heading leave the margin over it free. */
const LINES_BELOW_MARGIN = 2;

/** Room for the club's letterhead over a heading: beside its lines at the right, where these reach into the margin. */
export function letterheadRoom(area: PrintArea, column: RightColumn, rightLines: number): LetterheadMark {
  const taken = rightLines > LINES_BELOW_MARGIN ? column.width + GAP : 0;
  return { kind: 'letterhead', left: area.left, width: area.width - taken };
}

/** Lines at the right of a head, the last of which usually stands at a baseline. */
export interface RightColumn {
  readonly width: number;
  /** How much lower the last line stands than usual. */
  readonly further: number;
  readonly at: (right: number, baseline: number) => readonly Mark[];
}

/** Lines at the right of a head, no wider than a width. */
export function rightColumn(texts: readonly string[], width: number, measure: MeasureText): RightColumn {
  const stacks = texts.map((text) => shrinkOrWrap(text, width, SMALL, LEAST_SMALL, measure));
  const lines = stacks.flatMap(({ lines, ...style }) => lines.map((text) => ({ text, style })));
  return {
    width: Math.max(0, ...lines.map(({ text, style }) => measure(text, style))),
    further: (lines.length - texts.length) * RIGHT_LEADING,
    at: (right, baseline) => {
      const first = baseline - (texts.length - 1) * RIGHT_LEADING;
      return lines.map(({ text, style }, index) =>
        textMark(text, right, first + index * RIGHT_LEADING, style, 'right'),
      );
    },
  };
}

function stackedAt({ lines, ...style }: TextStack, x: number, baseline: number, leading: number): Mark[] {
  return lines.map((line, index) => textMark(line, x, baseline + index * leading, style));
}
