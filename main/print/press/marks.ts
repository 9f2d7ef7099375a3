/**
 * A mark of a printed page. Positions are in CSS pixels (96 to the inch) from the page's top left corner.
 * Documents lay out pages of marks, and the press prints them.
 */
export type Mark = TextMark | RuleMark | BoxMark | DotMark | PictureMark | LetterheadMark;

/** A run of text on its baseline. `align` says which end of it, or its middle, is at `x`. */
export interface TextMark extends TextStyle {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  readonly align: Align;
}

export type Align = 'left' | 'right' | 'centre';

export interface TextStyle {
  readonly size: number;
  readonly bold?: boolean;
}

/** A straight line, half its thickness on either side. Grey is for hairlines only. */
export interface RuleMark {
  readonly kind: 'rule';
  readonly from: PagePoint;
  readonly to: PagePoint;
  readonly thickness: number;
  readonly ink: 'black' | 'grey';
  readonly dashed: boolean;
}

/** A rectangle, filled black or outlined. */
export interface BoxMark {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly filled: boolean;
}

export interface DotMark {
  readonly kind: 'dot';
  readonly centre: PagePoint;
  readonly radius: number;
  readonly ink: 'black' | 'white';
}

/** A logo in its own colours. */
export interface PictureMark {
  readonly kind: 'picture';
  readonly logo: Logo;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture of a club, PNG or JPEG. */
export interface Logo {
  readonly type: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
  readonly picture: Uint8Array;
}

/** Room for the club's letterhead, over a heading in the margin of a sheet. */
export interface LetterheadMark {
  readonly kind: 'letterhead';
  readonly left: number;
  readonly width: number;
}

export interface PagePoint {
  readonly x: number;
  readonly y: number;
}

export type PrintedPage = readonly Mark[];

/** Measures the width of a text in pixels. */
export type MeasureText = (text: string, style: TextStyle) => number;

export function textMark(
  content: string,
  x: number,
  baseline: number,
  style: TextStyle,
  align: Align = 'left',
): TextMark {
  return { kind: 'text', text: content, x, baseline, align, ...style };
}

export function horizontalRule(
  y: number,
  left: number,
  right: number,
  thickness: number,
  ink: RuleMark['ink'] = 'black',
): RuleMark {
  return { kind: 'rule', from: { x: left, y }, to: { x: right, y }, thickness, ink, dashed: false };
}

export function verticalRule(
  x: number,
  top: number,
  bottom: number,
  thickness: number,
  ink: RuleMark['ink'] = 'black',
): RuleMark {
  return { kind: 'rule', from: { x, y: top }, to: { x, y: bottom }, thickness, ink, dashed: false };
}

/** A black line from one point to another. */
export function lineMark(from: PagePoint, to: PagePoint, thickness: number, dashed = false): RuleMark {
  return { kind: 'rule', from, to, thickness, ink: 'black', dashed };
}

/** A dashed line along which the sheet is to be cut. */
export function cutLine(from: PagePoint, to: PagePoint): RuleMark {
  return lineMark(from, to, 0.75, true);
}

/** The marks moved by a distance. */
export function translateMarks(marks: readonly Mark[], by: PagePoint): Mark[] {
  const shift = (point: PagePoint): PagePoint => ({ x: point.x + by.x, y: point.y + by.y });
  return marks.map((mark): Mark => {
    switch (mark.kind) {
      case 'text':
        return { ...mark, x: mark.x + by.x, baseline: mark.baseline + by.y };
      case 'rule':
        return { ...mark, from: shift(mark.from), to: shift(mark.to) };
      case 'box':
        return { ...mark, ...shift(mark) };
      case 'picture':
        return { ...mark, ...shift(mark) };
      case 'letterhead':
        return { ...mark, left: mark.left + by.x };
      case 'dot':
        return { ...mark, centre: shift(mark.centre) };
    }
  });
}
