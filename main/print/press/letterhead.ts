import { shrinkOrWrap } from './fit.ts';
import { textMark, type LetterheadMark, type Logo, type Mark, type MeasureText, type PrintedPage } from './marks.ts';

/** What a club has on its sheets over their headings. */
export interface Letterhead {
  /** Its address, or what else it wants to say; empty where there is nothing. */
  readonly line: string;
  readonly logo: Logo | null;
}

const LINE = { size: 11 } as const;
const LEAST_LINE = 8;
const LINE_LEADING = 12;
/** The last line of text, and the lower edge of the logo. */
const LINE_BASELINE = 54;
const LOGO_BOTTOM = 55;
/** A printer leaves a quarter of an inch of a sheet white. */
const LOGO_TOP = 24;
const WIDEST_LOGO = 240;
const GAP = 14;

/**
 * The pages with the club's letterhead in the place that their headings leave free. It stands in the margin over the
 * heading, so that it never moves anything.
 */
export function withLetterhead(
  pages: readonly PrintedPage[],
  letterhead: Letterhead,
  measure: MeasureText,
): readonly PrintedPage[] {
  return pages.map((page) =>
    page.flatMap((mark) => (mark.kind === 'letterhead' ? letterheadMarks(mark, letterhead, measure) : [mark])),
  );
}

function letterheadMarks({ left, width }: LetterheadMark, { line, logo }: Letterhead, measure: MeasureText): Mark[] {
  const size = logo && logoSize(logo, width);
  const textLeft = left + (size ? size.width + GAP : 0);
  const { lines, ...style } = shrinkOrWrap(line, left + width - textLeft, LINE, LEAST_LINE, measure);
  const first = LINE_BASELINE - (lines.length - 1) * LINE_LEADING;
  return [
    ...(logo && size ? [{ kind: 'picture' as const, logo, x: left, y: LOGO_BOTTOM - size.height, ...size }] : []),
    ...(line === '' ? [] : lines.map((text, index) => textMark(text, textLeft, first + index * LINE_LEADING, style))),
  ];
}

/** As large as the margin lets it be, in its own proportions. */
function logoSize(logo: Logo, room: number) {
  const scale = Math.min((LOGO_BOTTOM - LOGO_TOP) / logo.height, Math.min(WIDEST_LOGO, room / 3) / logo.width);
  return { width: logo.width * scale, height: logo.height * scale };
}
