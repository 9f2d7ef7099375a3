import { dealerOf, isVulnerable } from '../../../src/bridge/board.ts';
import { SEATS } from '../../../src/bridge/seat.ts';
import type { PageGlyph } from '../../../src/page/sheet.ts';

/** A board's number, dealer and vulnerability as they are drawn. */
export function glyphOf(board: number): PageGlyph {
  return { board, dealer: dealerOf(board), vulnerable: SEATS.filter((seat) => isVulnerable(board, seat)) };
}
