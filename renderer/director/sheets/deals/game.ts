import type { SheetView } from '../../../../main/club/model/sheet.ts';
import type { RubberDeal } from '../../../../src/bridge/rubber/deal.ts';
import type { RubberLaws } from '../../../../src/bridge/rubber/rules.ts';
import type { RubberSheet } from '../../../../src/bridge/rubber/sheet.ts';
import type { MinibridgeDeal } from '../../../../src/bridge/sheet/minibridge-line.ts';
import { rubberOfDeals, storedMinibridgeDeals, storedRubberDeals } from '../../../../src/bridge/sheet/stored.ts';

/** The deals of a sheet, and a rubber's score sheet. */
export type SheetGame =
  | {
      readonly kind: 'rubber';
      readonly laws: RubberLaws;
      readonly deals: readonly RubberDeal[];
      readonly rubber: RubberSheet;
    }
  | { readonly kind: 'minibridge'; readonly deals: readonly MinibridgeDeal[] };

/** Whether lines make a game: those being written may not, once another window has written one of its own. */
export function isPossibleGame({ lines, laws, isLeft }: Pick<SheetView, 'lines' | 'laws' | 'isLeft'>): boolean {
  if (laws === null) return true;
  const deals = storedRubberDeals(lines.map(({ shorthand }) => shorthand));
  return deals !== null && rubberOfDeals(deals, { laws, isLeft }).kind === 'sheet';
}

/** What the lines of a sheet say. Nothing is kept that can't be read, or that makes an impossible rubber. */
export function gameOf({ lines, laws, isLeft }: Pick<SheetView, 'lines' | 'laws' | 'isLeft'>): SheetGame {
  const texts = lines.map(({ shorthand }) => shorthand);
  if (laws === null) return { kind: 'minibridge', deals: storedMinibridgeDeals(texts) ?? [] };
  const deals = storedRubberDeals(texts) ?? [];
  const rubber = rubberOfDeals(deals, { laws, isLeft });
  if (rubber.kind === 'problem') throw new Error(`a rubber is kept that can't be: ${rubber.code}`);
  return { kind: 'rubber', laws, deals, rubber };
}
