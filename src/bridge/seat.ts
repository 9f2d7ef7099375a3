/** The four compass seats, clockwise from North. */
export const SEATS = ['N', 'E', 'S', 'W'] as const;
export type Seat = (typeof SEATS)[number];

/** The two sides of a table. */
export const SIDES = ['NS', 'EW'] as const;
export type Side = (typeof SIDES)[number];

/** The seats of a side, the one that partners are named by first. */
export const SEATS_OF: Readonly<Record<Side, readonly [Seat, Seat]>> = { NS: ['N', 'S'], EW: ['E', 'W'] };

/** The side a seat belongs to. */
export function sideOf(seat: Seat): Side {
  return seat === 'N' || seat === 'S' ? 'NS' : 'EW';
}

/** The other side. */
export function opponentsOf(side: Side): Side {
  return side === 'NS' ? 'EW' : 'NS';
}
