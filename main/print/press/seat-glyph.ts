import { SEATS, type Seat } from '../../../src/bridge/seat.ts';
import type { BoxMark, Mark } from './marks.ts';

/** The side of the table, and of the chairs around it their length, their thickness and their distance. */
const TABLE = 8;
const CHAIR = { length: 8, thickness: 3.5, away: 2 } as const;

/** A table with its four chairs; those taken are filled. `x` and `y` are its middle. */
export function seatGlyph(taken: readonly Seat[], x: number, y: number): Mark[] {
  const half = TABLE / 2;
  return [
    { kind: 'box', x: x - half, y: y - half, width: TABLE, height: TABLE, filled: false },
    ...SEATS.map((seat) => ({ ...chair(seat, x, y), filled: taken.includes(seat) })),
  ];
}

function chair(seat: Seat, x: number, y: number): Omit<BoxMark, 'filled'> {
  const { length, thickness, away } = CHAIR;
  const near = TABLE / 2 + away;
  const lying = { kind: 'box', x: x - length / 2, width: length, height: thickness } as const;
  const standing = { kind: 'box', y: y - length / 2, width: thickness, height: length } as const;
  switch (seat) {
    case 'N':
      return { ...lying, y: y - near - thickness };
    case 'S':
      return { ...lying, y: y + near };
    case 'W':
      return { ...standing, x: x - near - thickness };
    case 'E':
      return { ...standing, x: x + near };
  }
}
