import { horizontal, text, type Mark } from './marks.ts';
import type { Area } from './sheet.ts';

/** From the sheet's lower edge: the foot's rule, and the last row above it. */
const FOOT_RULE = 75;
const LAST_ROW = 88;
const FOOT = { size: 11 } as const;
const FOOT_UNDER_RULE = 20;

/** The foot of a sheet: what its figures mean at the left, how far they stand and the page at the right. */
export interface PageFoot {
  readonly note: string;
  readonly state: string;
  readonly page: string;
}

/** How low the rows of a sheet may reach. */
export function bodyBottom(area: Area): number {
  return area.height - LAST_ROW;
}

export function footMarks(area: Area, foot: PageFoot): Mark[] {
  const rule = area.height - FOOT_RULE;
  const baseline = rule + FOOT_UNDER_RULE;
  const right = `${foot.state}\u2003${foot.page}`;
  return [
    horizontal(rule, area.left, area.right, 1),
    text(foot.note, area.left, baseline, FOOT),
    text(right, area.right, baseline, FOOT, 'right'),
  ];
}
