import { minibridgeDealer } from '../../../../src/bridge/sheet/minibridge-sheet.ts';
import { minibridgeDeclarer } from '../../../../src/bridge/sheet/minibridge-line.ts';
import { minibridgeLevel } from '../../../../src/bridge/score/minibridge.ts';
import type { SheetGame } from './game.ts';
import type { DealsState } from './useDeals.ts';

/** The level for the points of the deal with the cursor; null while nobody knows them. */
export function offeredLevel(game: Extract<SheetGame, { kind: 'minibridge' }>, deals: DealsState): number | null {
  const { cursor } = deals;
  const reading = deals.readingOf(cursor);
  const points =
    reading?.kind === 'unfinished'
      ? reading.points
      : reading === null
        ? (game.deals[cursor]?.points ?? null)
        : reading.kind === 'ready'
          ? (reading.minibridge?.points ?? null)
          : null;
  return points && minibridgeLevel(minibridgeDeclarer(points, minibridgeDealer(cursor)).points);
}
