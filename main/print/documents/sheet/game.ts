import { rubberOfDeals, storedMinibridgeDeals, storedRubberDeals } from '../../../../src/bridge/sheet/stored.ts';
import type { RubberDeal } from '../../../../src/bridge/rubber/deal.ts';
import type { RubberSheet } from '../../../../src/bridge/rubber/sheet.ts';
import type { MinibridgeDeal } from '../../../../src/bridge/sheet/minibridge-line.ts';
import type { SheetView } from '../../../club/model/sheet.ts';

/** The deals of a sheet, and the score of a rubber; its `rubber` is null for minibridge. */
export type PrintedGame =
  | { readonly rubber: RubberSheet; readonly deals: readonly RubberDeal[] }
  | { readonly rubber: null; readonly deals: readonly MinibridgeDeal[] };

/** What the lines of a sheet say. Nothing is kept that can't be read, or that makes an impossible rubber. */
export function printedGame({ lines, laws, isLeft }: SheetView): PrintedGame {
  const texts = lines.map(({ shorthand }) => shorthand);
  if (laws === null) return { rubber: null, deals: storedMinibridgeDeals(texts) ?? [] };
  const deals = storedRubberDeals(texts) ?? [];
  const rubber = rubberOfDeals(deals, { laws, isLeft });
  if (rubber.kind === 'problem') throw new Error(`a rubber is kept that can't be: ${rubber.code}`);
  return { rubber, deals };
}
