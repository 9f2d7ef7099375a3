import { dealerOf, isVulnerable } from '../../../src/bridge/board.ts';
import { SEATS, type Seat } from '../../../src/bridge/seat.ts';
import { textMark, type BoxMark, type Mark } from './marks.ts';

/** The width and height of the board glyph. */
export const GLYPH_SIZE = 64;
const BAR = { length: 36, thickness: 8, inset: 1 } as const;
const DEALER_RADIUS = 2.4;
const NUMBER = { size: 26, bold: true } as const;

/**
 * A board as it lies on the table: its number between four bars, one for each seat. The bar of a vulnerable seat is
 * filled, the dealer's has a dot. `x` and `y` are the top left corner.
 */
export function boardGlyph(board: number, x: number, y: number): Mark[] {
  const middle = GLYPH_SIZE / 2;
  return [
    ...SEATS.flatMap((seat) => bar(board, seat, x, y)),
    textMark(String(board), x + middle, y + middle + NUMBER.size * 0.36, NUMBER, 'centre'),
  ];
}

function bar(board: number, seat: Seat, x: number, y: number): Mark[] {
  const vulnerable = isVulnerable(board, seat);
  const box = barBox(seat, x, y);
  const shape: BoxMark = vulnerable ? { ...box, filled: true } : inset(box, 0.5);
  if (dealerOf(board) !== seat) return [shape];
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return [shape, { kind: 'dot', centre, radius: DEALER_RADIUS, ink: vulnerable ? 'white' : 'black' }];
}

function barBox(seat: Seat, x: number, y: number): BoxMark {
  const along = (GLYPH_SIZE - BAR.length) / 2;
  const far = GLYPH_SIZE - BAR.thickness - BAR.inset;
  const lying = { kind: 'box', width: BAR.length, height: BAR.thickness, filled: false } as const;
  const standing = { kind: 'box', width: BAR.thickness, height: BAR.length, filled: false } as const;
  switch (seat) {
    case 'N':
      return { ...lying, x: x + along, y: y + BAR.inset };
    case 'S':
      return { ...lying, x: x + along, y: y + far };
    case 'W':
      return { ...standing, x: x + BAR.inset, y: y + along };
    case 'E':
      return { ...standing, x: x + far, y: y + along };
  }
}

/** A box reduced on all sides, so that the stroke of its outline stays inside the bar. */
function inset(box: BoxMark, by: number): BoxMark {
  return { ...box, x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by };
}
