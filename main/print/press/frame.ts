import { shrinkOrWrap } from './fit.ts';
import { horizontalRule, textMark, type Mark, type MeasureText } from './marks.ts';
import type { PrintArea } from './sheet.ts';

/** Distances from the sheet's lower edge to the foot's rule and to the last row above it. */
const FOOT_RULE = 75;
const LAST_ROW = 88;
const FOOT = { size: 11 } as const;
const LEAST_FOOT = 9;
const FOOT_UNDER_RULE = 20;
const FOOT_LEADING = 13;
/** Between the note and the state. */
const GAP = 16;

/** The foot of a sheet. The note says what its figures mean; the state says how complete they are. */
export interface PageFoot {
  readonly note: string;
  readonly state: string;
  readonly page: string;
}

/** The lowest y that rows of a sheet may reach. */
export function bodyBottom(area: PrintArea): number {
  return area.height - LAST_ROW;
}

export function footMarks(area: PrintArea, foot: PageFoot, measure: MeasureText): Mark[] {
  const rule = area.height - FOOT_RULE;
  const baseline = rule + FOOT_UNDER_RULE;
  const right = `${foot.state}\u2003${foot.page}`;
  const room = area.width - measure(right, FOOT) - GAP;
  const { lines, ...style } = shrinkOrWrap(foot.note, room, FOOT, LEAST_FOOT, measure);
  return [
    horizontalRule(rule, area.left, area.right, 1),
    ...lines.map((line, index) => textMark(line, area.left, baseline + index * FOOT_LEADING, style)),
    textMark(right, area.right, baseline, FOOT, 'right'),
  ];
}
