/** Sheets as they are kept: lines in the English shorthand, in the order of play. */
import { leaveRubberUnfinished, rubberSheet, type RubberProblem, type RubberSheet } from '../rubber/sheet.ts';
import type { RubberDeal } from '../rubber/deal.ts';
import { RUBBER_RULES, type RubberLaws } from '../rubber/rules.ts';
import { parseMinibridgeLine, type MinibridgeDeal } from './minibridge-line.ts';
import { minibridgeDealer } from './minibridge-sheet.ts';
import { parseRubberLine } from './rubber-line.ts';

export const SHEET_KINDS = ['rubber', 'minibridge'] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

/** The deals of a rubber; null where a line is none. */
export function storedRubberDeals(lines: readonly string[]): readonly RubberDeal[] | null {
  return allOrNull(lines, (line) => parseRubberLine(line, 'en', null));
}

/** The deals of a minibridge sheet; null where a line is none. */
export function storedMinibridgeDeals(lines: readonly string[]): readonly MinibridgeDeal[] | null {
  return allOrNull(lines, (line, index) => parseMinibridgeLine(line, 'en', minibridgeDealer(index)));
}

/** The rubber that deals make, left as it stands where `isLeft`; or the first deal that can't be. */
export function rubberOfDeals(
  deals: readonly RubberDeal[],
  { laws, isLeft }: { readonly laws: RubberLaws; readonly isLeft: boolean },
): RubberSheet | RubberProblem {
  const sheet = rubberSheet(deals, RUBBER_RULES[laws]);
  return sheet.kind === 'sheet' && isLeft ? leaveRubberUnfinished(sheet, RUBBER_RULES[laws]) : sheet;
}

function allOrNull<Deal>(
  lines: readonly string[],
  parse: (line: string, index: number) => { readonly kind: string; readonly deal?: Deal },
): readonly Deal[] | null {
  const deals = lines.flatMap((line, index) => parse(line, index).deal ?? []);
  return deals.length === lines.length ? deals : null;
}
