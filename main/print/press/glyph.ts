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
 * filled, the dealer's has a dot. `x` and `y` are the top left corner; `scale` makes it smaller.
 */
export function boardGlyph(board: number, x: number, y: number, scale = 1): Mark[] {
  const middle = (GLYPH_SIZE * scale) / 2;
  const style = { ...NUMBER, size: NUMBER.size * scale };
  return [
    ...SEATS.flatMap((seat) => bar(board, seat, x, y, scale)),
    textMark(String(board), x + middle, y + middle + style.size * 0.36, style, 'centre'),
  ];
}

function bar(board: number, seat: Seat, x: number, y: number, scale: number): Mark[] {
  const vulnerable = isVulnerable(board, seat);
  const box = barBox(seat, x, y, scale);
  const shape: BoxMark = vulnerable ? { ...box, filled: true } : reduced(box, 0.5);
  if (dealerOf(board) !== seat) return [shape];
  const centre = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return [shape, { kind: 'dot', centre, radius: DEALER_RADIUS * scale, ink: vulnerable ? 'white' : 'black' }];
}

function barBox(seat: Seat, x: number, y: number, scale: number): BoxMark {
  const { length, thickness, inset } = {
    length: BAR.length * scale,
    thickness: BAR.thickness * scale,
    inset: BAR.inset,
  };
  const along = (GLYPH_SIZE * scale - length) / 2;
  const far = GLYPH_SIZE * scale - thickness - inset;
  const lying = { kind: 'box', width: length, height: thickness, filled: false } as const;
  const standing = { kind: 'box', width: thickness, height: length, filled: false } as const;
  switch (seat) {
    case 'N':
      return { ...lying, x: x + along, y: y + inset };
    case 'S':
      return { ...lying, x: x + along, y: y + far };
    case 'W':
      return { ...standing, x: x + inset, y: y + along };
    case 'E':
      return { ...standing, x: x + far, y: y + along };
  }
}

/** A box reduced on all sides, so that the stroke of its outline stays inside the bar. */
function reduced(box: BoxMark, by: number): BoxMark {
  return { ...box, x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by };
}
